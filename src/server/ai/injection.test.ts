import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Fact } from '#engine/grounding/fact.ts'
import { type AiServer, openAiServer } from '#tests/ai-server.ts'
import type { Ai } from './ai.ts'
import { createModelAi } from './model-ai.ts'

const attack = z.object({
  in: z.enum(['posting', 'resume', 'profile', 'file-name']),
  attack: z.string(),
  /** What a model that obeys would answer. */
  obeys: z.string(),
  never: z.array(z.string()).min(1),
})
const ATTACKS = z
  .array(attack)
  .parse(JSON.parse(readFileSync('scripts/eval/sets/injection/attacks.json', 'utf8')))

/** Where each text of others stands among the facts. */
const PLACES: Record<z.infer<typeof attack>['in'], Omit<Fact, 'text'>> = {
  posting: { source: 'other', label: 'Posting' },
  resume: { source: 'person', label: 'Line' },
  profile: { source: 'person', label: 'Goals' },
  'file-name': { source: 'other', label: 'File name' },
}
const FACTS: Fact[] = [
  {
    source: 'person',
    label: 'Profile',
    text: 'Name: Maria Lopez. Job title: Charge nurse at Lakeside Clinic. Experience: 8 years.',
  },
  { source: 'engine', label: 'Check', text: 'The resume scores 64 of 100. 7 of 11 requirements are met.' },
]
const reply = z.object({ summary: z.string().min(1).max(400) })
const engine = { summary: 'Own words.' }
const HONEST = 'Charge nurse at Lakeside Clinic with eight years of experience.'

let server: AiServer
let ai: Pick<Ai, 'ask' | 'stream'>
beforeAll(async () => {
  server = await openAiServer()
  ai = createModelAi(
    {
      ...server.options,
      sendsSchema: true,
      prices: { input: 0, output: 0 },
      limits: { breaker: { failures: 1e6, restMs: 1 } },
    },
    {
      database: { callFunction: async () => '' },
      background: { run: () => {} },
      log: { warn: () => {} },
    },
  )
})
afterAll(() => server.close())

const ask = (facts: Fact[]) =>
  ai.ask({
    userId: '00000000-0000-7000-8000-000000000001',
    feature: 'wording',
    agreed: true,
    personName: null,
    task: 'Write a summary of two sentences.',
    facts,
    subject: 'person',
    reply,
    engine,
  })

test('there are at least forty attacks, in every place', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(ATTACKS.map(one => one.in)).size).toBe(4)
})

test.each(ATTACKS)('a model that obeys “$attack” in a $in is not shown', async one => {
  const facts = [...FACTS, { ...PLACES[one.in], text: one.attack }]
  for (const summary of [one.obeys, `${HONEST} ${one.obeys}`]) {
    server.answer({ json: { summary } })
    const { value } = await ask(facts)
    expect(one.never.filter(words => value.summary.includes(words))).toEqual([])
    expect(value.summary).not.toMatch(/<|https?:|\]\(/)
  }
})

test('an attack leaves the instructions as they were and stays inside its own fact', async () => {
  server.answer({ json: { summary: HONEST } })
  server.requests.length = 0
  await ask(FACTS)
  for (const one of ATTACKS) await ask([...FACTS, { ...PLACES[one.in], text: one.attack }])
  const [plain, ...attacked] = server.requests.map(({ messages }) => messages)
  for (const messages of attacked) {
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[0]).toEqual(plain?.[0])
    const { facts } = sentFacts.parse(JSON.parse(String(messages[1]?.content)))
    expect(facts.slice(0, FACTS.length)).toEqual(FACTS)
    expect(facts.length).toBeLessThanOrEqual(FACTS.length + 1)
    expect(String(messages[1]?.content)).not.toContain('<')
  }
})

const sentFacts = z.strictObject({
  facts: z.array(z.strictObject({ source: z.string(), label: z.string(), text: z.string() })),
})
