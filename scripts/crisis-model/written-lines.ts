import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { topicExamples } from '#engine/coach/load-coach-tables.ts'
import { readKnowledge } from '../read-knowledge.ts'

export type LineKind = 'explicit' | 'veiled' | 'others' | 'neutral'
export type Line = { kind: LineKind; text: string }

const SETS = join(import.meta.dirname, '../eval/sets')
const WRITTEN = join(import.meta.dirname, 'written')
const KNOWLEDGE = join(import.meta.dirname, '../../knowledge')
const TASKS_EACH = 3
const atsDocuments = z.object({ posting: z.string(), resumes: z.record(z.string(), z.string()) })
/** Sets that have been measured and looked at; whatever comes after them stays out. */
export const SEEN_SETS = [
  'dev',
  'held-out',
  'second',
  'third',
  'fourth',
  'fourth-held-out',
  'fifth',
  'sixth',
  'seventh',
  'seventh-held-out',
  'eighth',
  'eighth-held-out',
  'ninth',
  'ninth-held-out',
  'tenth',
  'tenth-held-out',
  'eleventh',
  'eleventh-held-out',
  'twelfth',
] as const

/** Written for training, by kind, but for some of the files. */
export function writtenLines(leftOut: readonly string[] = []): Line[] {
  return readdirSync(WRITTEN)
    .map(file => file.replace('.txt', ''))
    .sort()
    .filter(name => !leftOut.includes(name))
    .flatMap(writtenFile)
}

export function writtenFile(name: string): Line[] {
  const kind = kindOf(name.split('-')[0] ?? '')
  return textLines(join(WRITTEN, `${name}.txt`)).map(text => ({ kind, text }))
}

export function crisisMessages(part: string): Line[] {
  return textLines(join(SETS, 'crisis', part, 'messages.tsv')).map(line => {
    const [kind = '', text = ''] = line.split('\t')
    return { kind: kindOf(kind), text }
  })
}

/** What people ask the coach and say about their goals: about work, and neutral. */
export function workLines(): Line[] {
  const goals = [
    'dev',
    'held-out',
    'held-out-2',
    'held-out-3',
    'held-out-4',
    'held-out-5',
    'held-out-6',
  ].flatMap(part => readJson<{ text: string }>(join('goals', part, 'goals.json')).map(({ text }) => text))
  const questions = [
    'dev',
    'everyday',
    'held-out',
    'held-out-2',
    'held-out-3',
    'held-out-4',
    'voices',
    'held-out-5',
    'held-out-6',
    'working-people',
    'plain',
    'ninth',
    'tenth',
  ].flatMap(part =>
    readJson<{ turns: { message: string }[] }>(join('coach', part, 'questions.json')).flatMap(({ turns }) =>
      turns.map(({ message }) => message),
    ),
  )
  // With all of the coach's examples questions about work outweigh danger, and veiled lines are missed.
  const examples = topicExamples(readKnowledge, ['coach-examples.tsv']).map(({ message }) => message)
  return [...goals, ...questions, ...examples].map(text => ({ kind: 'neutral', text }))
}

/** What people tell and ask the coach, at less weight: some of it is said in words close to danger. */
export function toldLines(): Line[] {
  const told = textLines(join(KNOWLEDGE, 'tables', 'coach-advice-messages.tsv'))
    .filter(line => !line.startsWith('#'))
    .slice(1)
    .map(line => line.split('\t').at(-1) ?? '')
  const asked = topicExamples(readKnowledge, ['coach-everyday-examples.tsv']).map(({ message }) => message)
  return [...told, ...asked].map(text => ({ kind: 'neutral', text }))
}

/** What people paste and quote: postings, résumés, tasks of an occupation, advice. Nobody in it is in danger. */
export function proseLines(): Line[] {
  const documents = ['dev', 'held-out', 'held-out-2'].flatMap(part =>
    readdirSync(join(SETS, 'ats', part)).flatMap(file => {
      const { posting, resumes } = atsDocuments.parse(
        JSON.parse(readFileSync(join(SETS, 'ats', part, file), 'utf8')),
      )
      return [posting, ...Object.values(resumes)]
    }),
  )
  const tasks = textLines(join(KNOWLEDGE, 'tasks.tsv')).flatMap(line =>
    line.split('\t').slice(1, 1 + TASKS_EACH),
  )
  const advice = textLines(join(KNOWLEDGE, 'tables', 'coach-advice.tsv'))
    .filter(line => !line.startsWith('#'))
    .flatMap(line => line.split('\t'))
    .filter(cell => /\p{L}[.!?”"]+$/u.test(cell))
    // A line that names a helpline speaks of danger, and teaches that it is none.
    .filter(cell => !/\b988\b/u.test(cell))
  return [...documents, ...tasks, ...advice].map(text => ({ kind: 'neutral', text }))
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
