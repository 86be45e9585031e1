import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from './harness.ts'

const AT_ONCE = 512
const CALLS_EACH = 4
const PEOPLE = 6

let app: TestApp
let people: Person[]
beforeAll(async () => {
  app = await startTestApp()
  people = []
  for (let i = 0; i < PEOPLE; i += 1) {
    const person = await app.signUp(`person${i}`)
    for (const mood of [1, 2, 3])
      await person.api.wellness.saveCheckIn({ mood, energy: 3, notes: `of ${person.id}` })
    people.push(person)
  }
})
afterAll(() => app.close())

type Listed = { status: number; body: string }

/** Lists of different people, by turns, on so many connections at once; answers what each person was shown. */
async function listFromEverywhere(atOnce: number, during?: () => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  onTestFinished(() => agent.destroy())
  const list = (person: Person) =>
    new Promise<Listed>((resolve, reject) => {
      get(`${app.url}/api/check-ins`, { agent, headers: person.bearer }, response => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', chunk => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      }).on('error', reject)
    })
  const answers: { person: Person; answer: Listed }[] = []
  // On a machine under load some come too late; asked again, they are answered.
  const listInTime = async (person: Person): Promise<Listed> => {
    const answer = await list(person)
    return answer.status === 503 && !during ? listInTime(person) : answer
  }
  const caller = async (i: number) => {
    for (let call = 0; call < CALLS_EACH; call += 1) {
      const person = people[(i + call) % people.length]
      if (person) answers.push({ person, answer: await listInTime(person) })
    }
  }
  await Promise.all([...Array.from({ length: atOnce }, (_, i) => caller(i)), during?.()])
  return answers
}

const notesOf = (answer: Listed) =>
  JSON.parse(answer.body).map(({ notes }: { notes: string }) => notes) as string[]

test(`from ${AT_ONCE} connections at once everybody gets their own list, and nobody an error`, async () => {
  const answers = await listFromEverywhere(AT_ONCE)
  expect(answers).toHaveLength(AT_ONCE * CALLS_EACH)
  expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200]))
  for (const { person, answer } of answers) expect(notesOf(answer)).toEqual(Array(3).fill(`of ${person.id}`))
}, 120_000)

test('when connections to the database die in between, a list is late or one’s own, never another’s', async () => {
  const answers = await listFromEverywhere(64, async () => {
    for (let i = 0; i < 5; i += 1)
      await app.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'waywell-functions' and datname = current_database() order by random() limit 2`,
      )
  })
  expect(answers.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(0)
  for (const { person, answer } of answers) {
    expect([200, 503]).toContain(answer.status)
    if (answer.status === 200) expect(notesOf(answer)).toEqual(Array(3).fill(`of ${person.id}`))
  }
})
