import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { conversationTexts } from './conversations.ts'

/** Prints every conversation, or with --write puts those of docs/coach.md there. */
const engine = loadEngine(readKnowledge)
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'coach.md')
  const text = readFileSync(file, 'utf8')
  const begin = text.indexOf('\n### ')
  writeFileSync(file, `${text.slice(0, begin)}\n${conversationTexts(engine, 'docs').join('\n\n')}\n`)
} else console.log(conversationTexts(engine, 'all').join('\n\n'))
