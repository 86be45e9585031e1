import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'

/** How each operation that removes something of a person is kept from doing so by accident, and the words that do it. */
const REMOVALS: Record<string, { screen: string; words: string }> = {
  'DELETE /api/check-ins/{id}': { screen: 'wellness/entry-view.tsx', words: "label: 'Undo'" },
  'DELETE /api/career-events/{id}': { screen: 'wellness/career-events.tsx', words: "label: 'Undo'" },
  'DELETE /api/learning-time/{id}': { screen: 'learning/recent-time.tsx', words: 'useDeleteWithUndo' },
  'DELETE /api/certificates/{id}': { screen: 'learning/certificates.tsx', words: 'useDeleteWithUndo' },
  // The same button saves it again.
  'DELETE /api/user-learning/{resource_id}': { screen: 'learning/resource-row.tsx', words: 'Saved: ' },
  'DELETE /api/resumes/{id}': {
    screen: 'career/saved-resumes/saved-resumes.tsx',
    words: 'Résumé and letter will be gone.',
  },
  'DELETE /api/conversations/{id}': {
    screen: 'coach/conversation-entry.tsx',
    words: 'All its messages will be gone for good.',
  },
  'DELETE /api/check-ins': { screen: 'account/settings/what-leaves.tsx', words: 'Every check-in, with' },
  'DELETE /api/check-in-notes': {
    screen: 'account/settings/what-leaves.tsx',
    words: 'All notes will be gone',
  },
  'DELETE /api/check-in-context': {
    screen: 'account/settings/what-leaves.tsx',
    words: 'Tags, sleep, hours and ease of every check-in will be gone',
  },
  'DELETE /api/career-events': {
    screen: 'account/settings/what-leaves.tsx',
    words: 'Every change at work you noted will be gone',
  },
  'DELETE /api/push-subscriptions': {
    screen: 'account/settings/what-leaves.tsx',
    words: 'No browser will show a reminder any more.',
  },
  // Nothing is lost: a plan is made again from what is saved and logged, which stays.
  'DELETE /api/learning-plan': { screen: 'learning/plan-form.tsx', words: 'Switch the plan off' },
  // What is removed is that a suggestion is hidden.
  'DELETE /api/hidden-suggestions/{code}': {
    screen: 'career/suggestions/none-of-these.tsx',
    words: 'Show again',
  },
  // Nothing is lost: one signs in again.
  'DELETE /auth/sessions/{id}': { screen: 'account/settings/active-sessions.tsx', words: 'Sign out' },
  'DELETE /api/api-keys/{id}': {
    screen: 'account/settings/api-keys.tsx',
    words: 'The key cannot be brought back.',
  },
  'POST /api/account/delete': { screen: 'account/settings/delete-account.tsx', words: 'are erased' },
}

const addresses = Object.values(contract)
  .flatMap(feature => Object.values(feature))
  .map(({ '~orpc': { route } }) => `${route.method} ${route.path}`)

test('whatever removes something of a person can be undone or says first what is lost', () => {
  const removing = addresses.filter(address => address.startsWith('DELETE') || /\/delete$/.test(address))
  expect(removing.toSorted()).toEqual(Object.keys(REMOVALS).toSorted())
  for (const [address, { screen, words }] of Object.entries(REMOVALS))
    expect(readFileSync(`src/web/${screen}`, 'utf8'), address).toContain(words)
})
