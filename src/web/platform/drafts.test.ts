import { beforeEach, expect, test } from 'vitest'
import { clearDraftsOnSignOut, loadDraft, saveDraft } from './drafts.ts'
import { deleteKept, loadKept, saveKept } from './kept.ts'
import { session } from './session.ts'

const ANA = '0192f000-0000-7000-8000-000000000001'
const BEN = '0192f000-0000-7000-8000-000000000002'

clearDraftsOnSignOut()

beforeEach(() => {
  sessionStorage.clear()
  enter(ANA)
  saveDraft(ANA, 'onboarding', { full_name: 'Ana' })
})

test('a draft is found again by its owner only', () => {
  expect(loadDraft(ANA, 'onboarding')).toEqual({ full_name: 'Ana' })
  expect(loadDraft(BEN, 'onboarding')).toBeNull()
})

test('a draft goes when it is done with', () => {
  saveDraft(ANA, 'onboarding', null)
  expect(loadDraft(ANA, 'onboarding')).toBeNull()
})

test('signing out forgets every draft', async () => {
  await session.signOut()
  expect(sessionStorage.length).toBe(0)
})

test('what one person typed is gone when another signs in', () => {
  enter(BEN)
  expect(sessionStorage.length).toBe(0)
})

test('what is kept beyond the tab goes at sign-out, for another person, and when asked', async () => {
  localStorage.setItem('waywell.theme', 'dark')
  saveKept(ANA, 'answers', { one: 1 })
  expect([loadKept(ANA, 'answers'), loadKept(BEN, 'answers')]).toEqual([{ one: 1 }, null])
  expect(deleteKept(ANA)).toBe(2)
  saveKept(ANA, 'answers', { one: 1 })
  enter(BEN)
  expect(loadKept(ANA, 'answers')).toBeNull()
  saveKept(BEN, 'answers', { two: 2 })
  await session.signOut()
  expect(Object.keys(localStorage)).toEqual(['waywell.theme'])
  localStorage.clear()
})

test('a draft that was damaged counts as none', () => {
  sessionStorage.setItem(`waywell.draft.${ANA}.onboarding`, '{half')
  expect(loadDraft(ANA, 'onboarding')).toBeNull()
})

function enter(id: string) {
  session.setSession({
    access_token: 'token',
    refresh_token: null,
    expires_at: 0,
    expires_in: 900,
    token_type: 'bearer',
    user: { id, email: 'a@b.co', user_metadata: { full_name: 'Ana', avatar_url: null } },
  })
}
