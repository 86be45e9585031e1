import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
let ana: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterAll(() => app.close())

const DAY_MS = 86_400_000
const today = new Date().toISOString().slice(0, 10)

test('progress, notes and time of a resource are kept, also when it is no longer saved', async () => {
  const { learning } = ana.api
  const [resource] = await learning.listLearningResources({ search: 'content marketing cert' })
  const resource_id = resource?.id ?? ''
  await learning.saveLearning({ resource_id })
  expect((await learning.getLearningProgress({})).items).toMatchObject([
    { resource_id, is_saved: true, progress: 0, notes: null, completed_at: null, minutes: 0 },
  ])
  await learning.setLearningProgress({ resource_id, notes: ' Chapter two is good ' })
  await learning.setLearningProgress({ resource_id, progress: 35 })
  const id = uuidV7()
  for (const minutes of [20, 25])
    await learning.logLearningTime({ id, resource_id, minutes, learned_on: today })
  await learning.logLearningTime({ id: uuidV7(), minutes: 40, learned_on: today })
  await learning.removeLearning({ resource_id })
  const known = await learning.getLearningProgress({})
  expect(known.items).toMatchObject([
    { resource_id, is_saved: false, progress: 35, notes: 'Chapter two is good', minutes: 25 },
  ])
  expect(known.time.map(({ minutes }) => minutes).toSorted()).toEqual([25, 40])
  expect(await ben.api.learning.getLearningProgress({})).toEqual({ items: [], time: [], certificates: [] })
  await learning.deleteLearningTime({ id })
  expect((await learning.getLearningProgress({})).time).toHaveLength(1)
})

test('what was completed keeps its first day, counts for the skill gap, and can be taken up again', async () => {
  const { learning, career } = ben.api
  const [resource] = await learning.listLearningResources({ skill_tags: 'SQL', limit: 1 })
  const resource_id = resource?.id ?? ''
  const levelOf = async () =>
    (await career.analyzeSkillGap({ career: { role: 'Data Analyst', key_skills: ['SQL'] } })).items.find(
      ({ skill }) => skill === 'SQL',
    )?.userLevel ?? 0
  const before = await levelOf()
  const { completed_at } = await learning.setLearningProgress({ resource_id, progress: 100 })
  expect(completed_at).not.toBeNull()
  expect((await learning.setLearningProgress({ resource_id, progress: 100 })).completed_at).toBe(completed_at)
  expect(await levelOf()).toBeGreaterThan(before)
  expect((await learning.setLearningProgress({ resource_id, progress: 90 })).completed_at).toBeNull()
  expect(await levelOf()).toBe(before)
})

test('of several skills each has material among the first', async () => {
  const found = await ben.api.learning.listLearningResources({ skill_tags: 'Linux|SQL|Psychology', limit: 6 })
  const titles = found.map(({ title }) => title).join('\n')
  for (const word of [/linux/i, /sql/i, /psycholog/i]) expect(titles).toMatch(word)
})

test('a certificate is added, changed and deleted', async () => {
  const { learning } = ben.api
  const id = uuidV7()
  await learning.saveCertificate({ id, name: 'First aid', issuer: 'Red Cross', issued_on: '2026-05-04' })
  const url = 'https://certs.example/1'
  await learning.saveCertificate({ id, name: 'First aid, renewed', url })
  expect((await learning.getLearningProgress({})).certificates).toEqual([
    { id, name: 'First aid, renewed', issuer: '', issued_on: null, url },
  ])
  await learning.deleteCertificate({ id })
  expect((await learning.getLearningProgress({})).certificates).toEqual([])
})

test.each([
  ['/api/learning-time', { minutes: 0, learned_on: today }],
  ['/api/learning-time', { minutes: 1441, learned_on: today }],
  ['/api/learning-time', { minutes: 20, learned_on: '0001-01-01' }],
  ['/api/learning-progress', { progress: 101 }],
  ['/api/learning-progress', { notes: 'x'.repeat(2001) }],
  ['/api/certificates', { name: ' ' }],
  ['/api/certificates', { name: 'X', url: 'javascript:alert(1)' }],
  [
    '/api/certificates',
    { name: 'X', issued_on: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10) },
  ],
])('%s refuses %j', async (path, body) => {
  const answer = await app.fetch(`${path}/${uuidV7()}`, {
    method: 'PUT',
    headers: { ...ana.bearer, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(422)
})

test('of 500 certificates each can be changed, and one more is refused', async () => {
  const cleo = await app.signUp('cleo')
  const id = uuidV7()
  await cleo.api.learning.saveCertificate({ id, name: 'First aid' })
  await app.sql(
    `insert into certificates (user_id, id, name, issuer) select $1, gen_random_uuid(), 'Another', '' from generate_series(1, 499)`,
    [cleo.id],
  )
  const changed = await cleo.api.learning.saveCertificate({ id, name: 'First aid, renewed' })
  expect(changed.name).toBe('First aid, renewed')
  await expect(cleo.api.learning.saveCertificate({ id: uuidV7(), name: 'One more' })).rejects.toMatchObject({
    status: 422,
  })
})

test('progress and time of a resource that nobody has are not found', async () => {
  const resource_id = uuidV7()
  await expect(ana.api.learning.setLearningProgress({ resource_id, progress: 5 })).rejects.toMatchObject({
    status: 404,
  })
  const logging = ana.api.learning.logLearningTime({
    id: uuidV7(),
    resource_id,
    minutes: 5,
    learned_on: today,
  })
  await expect(logging).rejects.toMatchObject({ status: 404 })
})

test('material for the largest gaps follows the best path suggested last, and what was set by hand', async () => {
  const cleo = await app.signUp('cleo')
  const { learning, career } = cleo.api
  expect(await learning.listGapLearning({})).toEqual({ role: null, skills: [] })
  const profile = {
    job_title: 'Web Developer',
    skills: ['JavaScript'],
    career_goals: 'Become a data scientist',
  }
  const { suggestions } = await career.generateCareerSuggestions({ profile })
  const before = await learning.listGapLearning({})
  expect(before.role).toBe(suggestions[0]?.role)
  expect(before.skills).toHaveLength(3)
  const [first, second] = before.skills
  expect(first?.level).toBeLessThanOrEqual(second?.level ?? 0)
  expect(before.skills.flatMap(({ resources }) => resources).length).toBeGreaterThan(0)
  await career.setSkillLevel({ skill: first?.skill ?? '', level: 100 })
  const after = await learning.listGapLearning({})
  expect(after.skills.map(({ skill }) => skill)).not.toContain(first?.skill)
})
