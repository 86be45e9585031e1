import { expect, test } from 'vitest'
import { conversationTitleOf } from './conversation-title.ts'

test.each([
  ['Should I quit?', 'Should I quit?'],
  ['  Should I\nquit?  I am tired. ', 'Should I quit?'],
  [
    'Would the hours be better as a physical therapist assistant in another clinic?',
    'Would the hours be better as a physical therapist …',
  ],
  ['x'.repeat(200), `${'x'.repeat(58)} …`],
])('%j is named %j', async (message, title) => {
  expect(await conversationTitleOf(message)).toBe(title)
})

test.each([
  'I want to kill myself. How do I tell my boss?',
  'my husband just slapped me and I have a shift at six',
])('no sentence of somebody in danger stands in the list: %s', async message => {
  expect(await conversationTitleOf(message)).toBe('A personal conversation')
})
