import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { topicExamples } from '#engine/coach/load-coach-tables.ts'
import { readKnowledge } from '../read-knowledge.ts'

export type LineKind = 'explicit' | 'veiled' | 'others' | 'neutral'
export type Line = { kind: LineKind; text: string }

const SETS = join(import.meta.dirname, '../eval/sets')
/** Sets that have been measured and looked at; whatever comes after them stays out. */
export const SEEN_SETS = ['dev', 'held-out', 'second', 'third', 'fourth', 'fourth-held-out', 'fifth'] as const

/** Written for training, by kind. */
export function writtenLines(): Line[] {
  const folder = join(import.meta.dirname, 'written')
  return readdirSync(folder)
    .sort()
    .flatMap(file =>
      textLines(join(folder, file)).map(text => ({ kind: kindOf(file.split(/[-.]/)[0] ?? ''), text })),
    )
}

export function seenMessages(part: string): Line[] {
  return textLines(join(SETS, 'crisis', part, 'messages.tsv')).map(line => {
    const [kind = '', text = ''] = line.split('\t')
    return { kind: kindOf(kind), text }
  })
}

/** What people ask the coach and say about their goals: about work, and neutral. */
export function workLines(): Line[] {
  const goals = ['dev', 'held-out', 'held-out-2', 'held-out-3'].flatMap(part =>
    readJson<{ text: string }>(join('goals', part, 'goals.json')).map(({ text }) => text),
  )
  const questions = ['dev', 'everyday', 'held-out', 'held-out-2', 'held-out-3', 'held-out-4'].flatMap(part =>
    readJson<{ turns: { message: string }[] }>(join('coach', part, 'questions.json')).flatMap(({ turns }) =>
      turns.map(({ message }) => message),
    ),
  )
  const examples = topicExamples(readKnowledge).map(({ message }) => message)
  return [...goals, ...questions, ...examples].map(text => ({ kind: 'neutral', text }))
}

function readJson<Item>(file: string): Item[] {
  return JSON.parse(readFileSync(join(SETS, file), 'utf8'))
}

function textLines(file: string): string[] {
  return readFileSync(file, 'utf8').trim().split('\n')
}

function kindOf(name: string): LineKind {
  if (name === 'explicit' || name === 'veiled' || name === 'others' || name === 'neutral') return name
  throw new Error(`no kind of line: ${name}`)
}
