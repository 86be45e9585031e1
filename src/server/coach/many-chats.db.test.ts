import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type AiServer, openAiServer } from '#tests/ai-server.ts'
import { insertCareerRows } from '#tests/career-rows.ts'
import { insertCoachRows } from '#tests/coach-rows.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'

const CHATS = 50
/** So many answers of the model are under way together; beyond 32 the engine answers. */
const MODEL_CALLS = 20
/** A machine with much to do refuses some of fifty at first, and takes the same message when it is sent again, as the screen does. */
const TRIES = 500
const TRY_AGAIN_MS = 200
const CANARY = /canary[a-z]{12}/g

type Chatter = Person & { canary: string; note: string }

let app: TestApp
let model: AiServer
const people: Chatter[] = []

beforeAll(async () => {
  model = await openAiServer()
  model.answer({ say: 'Hello.' })
  app = await startTestApp(model.settings)
  for (let at = 0; at < CHATS; at++) people.push(await personWithSecrets())
  // Threads of the engine are loaded before all ask at once.
  await people[0]?.api.coach.careerCoach({ message: 'hello', userId: people[0].id })
  model.requests.length = 0
}, 120_000)
afterAll(async () => {
  await app.close()
  await model.close()
})

test('of fifty people who talk at once nobody gets, sends or keeps a word of another', async () => {
  let endAnswers = () => {}
  const enough = new Promise<void>(resolve => {
    endAnswers = resolve
  })
  onTestFinished(() => endAnswers())
  // No answer ends before many have begun, and each says all secrets that its request holds.
  model.answer(request => {
    if (new Set(model.requests.flatMap(canariesIn)).size >= MODEL_CALLS) endAnswers()
    const secrets = canariesIn(request)
    return { say: `You wrote ${secrets.join(' and ')}. `, rest: enough.then(() => 'A walk helps.') }
  })
  const streams = await Promise.all(people.map(streamOf))

  const own = people.map(({ canary }) => [canary])
  // Whoever was answered by the engine may have got no secret, and nobody got one of another.
  const got = streams.map(canariesIn)
  expect(got.filter(secrets => secrets.length > 0).length).toBeGreaterThanOrEqual(MODEL_CALLS)
  expect(got).toEqual(own.map((secrets, at) => (got[at]?.length === 0 ? [] : secrets)))
  const sent = model.requests.map(canariesIn)
  expect(new Set(sent.flat()).size).toBeGreaterThanOrEqual(MODEL_CALLS)
  expect(own).toEqual(expect.arrayContaining(sent))
  for (const { api, canary } of people)
    expect(canariesIn(await api.coach.listConversations({ search: 'canary' }))).toEqual([canary])
  const kept = await keptByPerson()
  expect(kept).toEqual(new Map(people.map(({ id, canary, note }) => [id, [canary, note].sort()])))
  expect(canariesIn(app.logged)).toEqual([])
}, 120_000)

/** Their profile, rows of every tool, messages and goals have one secret; a note of a check-in, which no model gets, another. */
async function personWithSecrets(): Promise<Chatter> {
  const person = await app.signUp('chatter')
  const [canary, note] = [newCanary(), newCanary()]
  await insertCoachRows(app, person.id, canary)
  await insertCareerRows(app, person.id, canary)
  await app.sql(
    `update profiles set job_title = 'Registered Nurse', career_goals = $2, interests = $2 where user_id = $1`,
    [person.id, `Less of ${canary}`],
  )
  await app.sql('insert into check_ins (user_id, id, mood, energy, notes) values ($1, $2, 2, 2, $3)', [
    person.id,
    randomUUID(),
    note,
  ])
  for (const purpose of ['ai_coach', 'ai_check_ins'] as const)
    await person.api.account.setConsent({ purpose, granted: true })
  return { ...person, canary, note }
}

/** Every event that a person got, of all tries. */
async function streamOf({ api, canary }: Chatter): Promise<unknown[]> {
  const events: unknown[] = []
  const input = {
    message: `I am so tired of ${canary}, how do I rest after work?`,
    requestId: randomUUID(),
  }
  for (let left = TRIES; ; left--)
    try {
      for await (const event of await api.coach.streamAnswer(input)) events.push(event)
      return events
    } catch (error) {
      if (left === 0) throw error
      await sleep(TRY_AGAIN_MS)
    }
}

/** The secrets in all rows of each person, over every table that belongs to people. */
async function keptByPerson(): Promise<Map<string, string[]>> {
  const tables = await app.sql<{ name: string }>(
    `select c.table_schema || '.' || quote_ident(c.table_name) as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'user_id' and t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const kept = new Map<string, string>()
  for (const { name } of tables)
    for (const { id, row } of await app.sql<{ id: string; row: string }>(
      `select user_id as id, kept::text as row from ${name} kept where user_id is not null`,
    ))
      kept.set(id, `${kept.get(id) ?? ''} ${row}`)
  return new Map(people.map(({ id }) => [id, canariesIn(kept.get(id))]))
}

function newCanary(): string {
  const letters = randomUUID().replaceAll('-', '').slice(0, 12)
  return `canary${letters.replace(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? '')}`
}

function canariesIn(value: unknown): string[] {
  return [...new Set((JSON.stringify(value) ?? '').match(CANARY))].sort()
}
