import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { API_KEYS_MAX } from '#shared/account/api-key.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { callOperation, operations } from '#tests/operations.ts'
import { signUpFree } from '#tests/subscriber.ts'

let app: TestApp
let ana: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterAll(() => app.close())

const makeKey = (person: Person, name = 'My script') =>
  person.api.account.createApiKey({ name, password: person.password })

const anyBody = z.looseObject({
  code: z.string().optional(),
  checkins: z.array(z.object({ notes: z.string() })).default([]),
  suggestions: z.array(z.unknown()).default([]),
  skills: z.array(z.object({ gap: z.number() })).default([]),
})

async function ask(key: string, path: string, body?: object) {
  const response = await app.fetch(`/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: anyBody.parse(await response.json()) }
}

describe('a key', () => {
  test('is shown once, kept as a hash, and told by mail', async () => {
    const made = await makeKey(ana, 'Home server')
    expect(made.key).toMatch(/^ww_[\w-]{43}$/)
    expect(made.key.endsWith(made.ending)).toBe(true)
    const [listed] = await ana.api.account.listApiKeys({})
    expect(listed).toEqual({ ...made, key: undefined })
    const kept = await app.sql('select key_hash from api_keys where id = $1', [made.id])
    expect(JSON.stringify(kept)).not.toContain(made.key)
    await app.internals.background.idle()
    expect(JSON.stringify(await app.mails(ana.email))).toContain('Home server')
  })

  test('is not made without the password', async () => {
    await expect(ana.api.account.createApiKey({ name: 'x', password: 'another one' })).rejects.toMatchObject({
      code: 'wrong_password',
    })
    await expect(ana.api.account.createApiKey({ name: 'x' })).rejects.toMatchObject({
      code: 'wrong_password',
    })
  })

  test('opens the four addresses of programs and nothing else', async () => {
    const { key } = await makeKey(ana)
    for (const operation of operations.filter(one => one.access.who === 'signed-in')) {
      const { status } = await callOperation(app, operation, { authorization: `Bearer ${key}` })
      expect([operation.name, status]).toEqual([operation.name, 401])
    }
    for (const wrong of [`${key}x`, key.slice(0, -1), 'ww_', `ww_${'A'.repeat(43)}`])
      expect((await ask(wrong, 'wellness/checkins')).status).toBe(401)
  })

  test('opens nothing once it is deleted, and nobody else can delete it', async () => {
    const { key, id } = await makeKey(ana)
    await expect(ben.api.account.deleteApiKey({ id })).rejects.toMatchObject({ code: 'not_found' })
    expect((await ask(key, 'wellness/checkins')).status).toBe(200)
    await ana.api.account.deleteApiKey({ id })
    expect((await ask(key, 'wellness/checkins')).status).toBe(401)
  })

  test('ends with the password that it was made under', async () => {
    const cleo = await app.signUp('cleo')
    const { key } = await makeKey(cleo)
    await cleo.api.account.changePassword({
      current_password: cleo.password,
      password: 'quite another 7 words',
    })
    expect((await ask(key, 'wellness/checkins')).status).toBe(401)
    expect(await cleo.api.account.listApiKeys({})).toEqual([])
  })

  test(`is one of ${API_KEYS_MAX} at most, also when they are made at once`, async () => {
    const dora = await app.signUp('dora')
    const made = await Promise.allSettled(
      Array.from({ length: API_KEYS_MAX + 3 }, (_, i) => makeKey(dora, `Key ${i}`)),
    )
    const kept = await dora.api.account.listApiKeys({})
    expect(kept.length).toBeLessThanOrEqual(API_KEYS_MAX)
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept.length)
  })
})

describe('an answer', () => {
  test('holds the check-ins of who made the key, and a day of use is noted', async () => {
    await ana.api.wellness.saveCheckIn({ mood: 2, energy: 5, notes: 'of ana' })
    await ben.api.wellness.saveCheckIn({ mood: 4, energy: 4, notes: 'of ben' })
    const { key, id } = await makeKey(ben)
    const { status, body } = await ask(key, 'wellness/checkins?limit=5')
    expect([status, body.checkins.map(({ notes }) => notes)]).toEqual([200, ['of ben']])
    const [listed] = (await ben.api.account.listApiKeys({})).filter(one => one.id === id)
    expect(listed?.last_used_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('holds suggestions, a résumé and the gaps of a role, widest first', async () => {
    const { key } = await makeKey(ben)
    const none = await ask(key, 'career/suggestions')
    expect(none.body).toMatchObject({ generated_at: null, suggestions: [] })
    await ben.api.career.generateCareerSuggestions({
      profile: { job_title: 'Data Analyst', skills: ['Python'], career_goals: 'I want to lead a data team' },
    })
    const { body: found } = await ask(key, 'career/suggestions')
    expect(found.suggestions[0]).toMatchObject({
      role: expect.any(String),
      match_score: expect.any(Number),
      salary_range: expect.stringContaining('$'),
      key_skills: expect.any(Array),
    })
    const resume = await ask(key, 'resume/generate', { target_role: 'Data Scientist', objective: '' })
    expect(resume).toMatchObject({
      status: 200,
      body: { resume: expect.stringContaining('Data Scientist'), cover_letter: expect.any(String) },
    })
    const { body: analysis } = await ask(key, 'skills/analysis', { role: 'Data Scientist' })
    const gaps = analysis.skills.map(({ gap }) => gap)
    expect(gaps.length).toBeGreaterThan(3)
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
  })

  test('is refused with the reason: bad input, another’s id, a feature the plan has not', async () => {
    const { key } = await makeKey(ana)
    expect((await ask(key, 'skills/analysis', { role: ' ' })).status).toBe(422)
    expect((await ask(key, 'skills/analysis', { role: 'Nurse', user_id: ben.id })).status).toBe(403)
    const free = await signUpFree(app, 'free')
    const made = await makeKey(free)
    const gated = await ask(made.key, 'skills/analysis', { role: 'Nurse' })
    expect([gated.status, gated.body.code]).toEqual([402, 'upgrade_required'])
  })
})

describe('the requests of a month', () => {
  test('count what was answered, not what was refused, and end at the limit of the plan', async () => {
    const free = await signUpFree(app, 'counted')
    const { key } = await makeKey(free)
    const used = async () =>
      (await free.api.billing.getBilling({})).usage.find(({ feature }) => feature === 'api-access')?.used
    await ask(key, 'wellness/checkins')
    await ask(key, 'wellness/checkins?limit=0')
    await ask(key, 'skills/analysis', { role: 'Nurse' })
    expect(await used()).toBe(1)
    await app.sql(`update usage_counters set used = 999 where user_id = $1 and feature = 'api-access'`, [
      free.id,
    ])
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(key, 'wellness/checkins')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402, 402, 402])
    expect(answers.find(({ status }) => status === 402)?.body.code).toBe('limit_reached')
    expect(await used()).toBe(1_000)
  })

  test('on Free, résumés are counted as those of the screen', async () => {
    const free = await signUpFree(app, 'drafts')
    const { key } = await makeKey(free)
    const statuses = []
    for (let i = 0; i < 3; i += 1)
      statuses.push((await ask(key, 'resume/generate', { target_role: 'Nurse' })).status)
    expect(statuses).toEqual([200, 200, 402])
  })
})
