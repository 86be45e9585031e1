import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { conversationTexts } from './conversations.ts'

// Some ten answers of the whole engine, which is read at its first use.
test('docs/coach.md shows the conversations as the coach really answers', () => {
  const docs = readFileSync('docs/coach.md', 'utf8')
  // node scripts/run.mjs scripts/coach/converse.ts --write
  for (const text of conversationTexts(testEngine(), 'docs')) expect(docs).toContain(text)
})
