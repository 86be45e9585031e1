import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type Engine, loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { COMMANDS } from './commands.ts'

const [command = ''] = process.argv.slice(2)
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined

if (!run) {
  console.error(`Usage: npm run --silent engine -- <${Object.keys(COMMANDS).join('|')}> < lines.jsonl`)
  process.exitCode = 2
} else {
  // Whoever reads the replies may stop early, as head does.
  process.stdout.on('error', error => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
  const engine = loadEngine(readKnowledge)
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    if (!process.stdout.write(`${JSON.stringify(reply(engine, run, line))}\n`))
      await once(process.stdout, 'drain')
  }
}

function reply(engine: Engine, answer: (engine: Engine, line: unknown) => unknown, line: string): unknown {
  try {
    return answer(engine, JSON.parse(line))
  } catch (error) {
    if (error instanceof z.core.$ZodError)
      return {
        error: error.issues.map(issue => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; '),
      }
    return { error: error instanceof Error ? error.message : 'unreadable line' }
  }
}
