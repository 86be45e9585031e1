import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { factsOf, reworded } from '#tests/ai-replies.ts'
import { type AiServer, openAiServer } from '#tests/ai-server.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { signUpFree } from '#tests/subscriber.ts'
import { waitUntil } from '#tests/wait-until.ts'

let app: TestApp
let model: AiServer
let ana: Person
beforeAll(async () => {
  model = await openAiServer()
  app = await startTestApp(model.settings)
  ana = await app.signUp('ana')
  await ana.api.account.setConsent({ purpose: 'ai_wording', granted: true })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(() => {
  model.requests.length = 0
  model.answer(reworded)
})

const PROFILE = {
  full_name: 'Ana Ruiz',
  job_title: 'Data Analyst',
  industry: 'Technology',
  years_experience: '2-5 years',
  skills: ['Python', 'Data Analysis'],
  career_goals: 'I want to lead a data team',
}
const RESUME =
  'Ana Ruiz\nana@example.com\n\nExperience\nData Analyst, Acme\nJan 2020 – Present\n• Built 12 reports in SQL\n'
const POSTING = 'Data Scientist\nRequirements\n• 3 years of Python\n• SQL\nNice to have\n• Tableau\n'

const suggest = (person: Person) => person.api.career.generateCareerSuggestions({ profile: PROFILE })
const draft = (person: Person) =>
  person.api.career.generateResume({ profile: PROFILE, targetRole: 'Data Scientist', resumeText: RESUME })
const check = (person: Person) =>
  person.api.career.checkResume({ resumeText: RESUME, jobDescription: POSTING, targetRole: 'Data Scientist' })
const look = (person: Person) =>
  person.api.career.getMarketInsights({ role: 'Data Scientist', location: 'Austin, TX', skills: ['Python'] })

test('suggestions are described by the model, each from its own figures, and stay so after a reload', async () => {
  const { suggestions, wording } = await suggest(ana)
  expect(wording).toMatchObject({ by: 'model', reason: null, sent: { model: 'stand-in', withheld: 0 } })
  expect(wording.sent?.facts[0]).toEqual({
    label: 'Your profile',
    text: 'Job title: Data Analyst. Industry: Technology. Experience: 2-5 years. Skills: Python, Data Analysis.',
  })
  for (const { description } of suggestions) expect(description).toMatch(/^In short: .+\.$/)
  expect(JSON.stringify(suggestions)).not.toContain('Globex')
  const listed = await ana.api.career.listCareerSuggestions({})
  expect(listed.suggestions).toEqual(suggestions)
  expect(listed.wording).toEqual(wording)
  // The figures of another role are no figures of this one.
  model.answer(request => {
    const own = factsOf(request).filter(({ label }) => label === 'Our wording')
    const swapped = own.map(({ about = '' }, index) => [about, own[(index + 1) % own.length]?.text ?? ''])
    return { json: Object.fromEntries(swapped) }
  })
  expect((await suggest(ana)).wording.by).toBe('engine')
})

test('a résumé that nobody waited for is not counted', async () => {
  const finn = await signUpFree(app, 'finn')
  await finn.api.account.setConsent({ purpose: 'ai_wording', granted: true })
  const [left, asked] = [new AbortController(), Promise.withResolvers<void>()]
  model.answer(() => {
    asked.resolve()
    return 'silence'
  })
  const drafting = finn.api.career.generateResume({ targetRole: 'Nurse' }, { signal: left.signal })
  await asked.promise
  left.abort()
  await expect(drafting).rejects.toThrow()
  await waitUntil(async () => {
    const { usage } = await finn.api.billing.getBilling({})
    const resumes = usage.find(({ feature }) => feature === 'resume-generator')
    expect([resumes?.used, resumes?.left]).toEqual([0, resumes?.monthly_limit])
  })
})

test('a résumé and its letter keep their headings, and get other words', async () => {
  const { resume, coverLetter, wording } = await draft(ana)
  expect(wording.by).toBe('model')
  expect(resume).toContain('Summary\nIn short: ')
  expect(resume).toContain('Data Analyst, Acme\nJan 2020 – Present\n• In short: Built 12 reports in SQL.')
  expect(coverLetter).toContain('In short: ')
  expect(coverLetter).toContain('[date]\n\nDear [hiring manager],')
  expect(resume + coverLetter).not.toContain('Globex')
  const sent = JSON.stringify(model.requests)
  for (const secret of ['Ana Ruiz', 'Ruiz', 'ana@example.com', ana.id, ana.email])
    expect(sent).not.toContain(secret)
})

test('the summary of a check is worded, its score and lists are not', async () => {
  const { summary, atsScore, wording } = await check(ana)
  expect(wording.by).toBe('model')
  expect(summary).toMatch(/^In short: /)
  expect(summary).not.toContain('Globex')
  expect((await check(await app.signUp('ben'))).atsScore).toBe(atsScore)
})

test('the demand and the advice of the market are worded', async () => {
  const { marketDemand, recommendations, wording } = await look(ana)
  expect(wording.by).toBe('model')
  for (const text of [marketDemand.description, ...recommendations]) expect(text).toMatch(/^In short: /)
})

test('without agreement nothing leaves, and the reply says so', async () => {
  const ben = await app.signUp('ben')
  for (const ask of [suggest, draft, check, look])
    expect((await ask(ben)).wording).toEqual({ by: 'engine', reason: 'not_agreed', sent: null })
  await ben.api.account.setConsent({ purpose: 'ai_wording', granted: true })
  await ben.api.account.setConsent({ purpose: 'ai_wording', granted: false })
  await check(ben)
  expect(model.requests).toEqual([])
})

test('where the model is away, talks nonsense, is cut off or declines, the engine’s words are the answer, with the reason', async () => {
  const own = await check(await app.signUp('ben'))
  for (const [reply, reason] of [
    [{ status: 401, body: '{}' }, 'away'],
    [{ say: 'Certainly!' }, 'nonsense'],
    [{ say: '{"summary": "A strong ma', finish: 'length' }, 'nonsense'],
    [{ say: '', finish: 'content_filter' }, 'declined'],
  ] as const) {
    model.answer(reply)
    const { summary, wording } = await check(ana)
    expect(summary).toBe(own.summary)
    expect(wording).toMatchObject({ by: 'engine', reason })
  }
})

test('tokens are counted for whoever asked, and exported with the account', async () => {
  await check(ana)
  await app.internals.background.idle()
  const [row] = await app.sql<{ calls: number; cost: number }>(
    `select calls, cost_micros::int as cost from ai_usage where user_id = $1 and feature = 'ats-optimizer'`,
    [ana.id],
  )
  expect(row?.calls).toBeGreaterThanOrEqual(1)
  expect(row?.cost).toBe((row?.calls ?? 0) * 900)
})
