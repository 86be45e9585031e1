import { expect, test } from 'vitest'
import type { ChatMessage, Conversation } from '#shared/coach/conversation.ts'
import { conversationFile } from './conversation-file.ts'

const message = (sender: ChatMessage['sender'], text: string, used: string[] = []): ChatMessage => ({
  id: crypto.randomUUID(),
  sender,
  text,
  created_at: '2026-11-16T10:00:00Z',
  used: used.map(source => ({ kind: 'source', text: source })),
  actions: [],
  wording: null,
  ended: 'complete',
  answer: 'given',
  request_id: null,
})
const CONVERSATION: Conversation = {
  id: crypto.randomUUID(),
  title: 'What does a résumé need?',
  message_count: 1,
  created_at: '2026-11-16T10:00:00Z',
  updated_at: '2026-11-16T10:00:00Z',
  messages: [
    message('user', '# Shouting\nsecond line'),
    message('coach', '**Five things.**', ['O*NET', 'BLS']),
  ],
  guide: null,
}

test('a conversation is a Markdown file in which what somebody typed stays a quotation', async () => {
  const file = conversationFile(CONVERSATION)
  expect([file.name, file.type]).toEqual(['what-does-a-resume-need.md', 'text/markdown'])
  expect(await file.text()).toBe(
    '# What does a résumé need?\n\nWaywell coach, 2026-11-16. The coach is a program.\n\n**You:**\n\n> # Shouting\n> second line\n\n**Coach:**\n\n**Five things.**\n\n_Based on O*NET; BLS_\n',
  )
})

test('a guide comes with its answers, its outcome and its table', async () => {
  const text = await conversationFile({
    ...CONVERSATION,
    messages: [],
    guide: {
      kind: 'decision',
      steps: [
        {
          prompt: 'Which?',
          hint: null,
          table: null,
          suggested: '',
          answer: 'Nurse',
          feedback: [],
          accepted: true,
        },
        {
          prompt: 'Open?',
          hint: null,
          table: null,
          suggested: '',
          answer: null,
          feedback: [],
          accepted: false,
        },
      ],
      outcome: {
        paragraphs: ['Side by side.'],
        table: { head: ['Stay', 'Move'], rows: [{ name: 'Pay', cells: ['a|b', 'c\nd'] }] },
      },
      used: [],
    },
  }).text()
  expect(text).toContain('**Which?**\n\n> Nurse')
  expect(text).not.toContain('Open?')
  expect(text).toContain('| | Stay | Move |\n|---|---|---|\n| Pay | a\\|b | c d |')
})
