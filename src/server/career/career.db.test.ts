import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { featureAccess } from '#shared/billing/feature-access.ts'
import { FEATURES } from '#shared/billing/features.ts'
import { readLimitDetails } from '#shared/billing/limit-details.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { signUpFree } from '#tests/subscriber.ts'
import { SAVED_RESUMES_MAX } from './resume-queries.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
})
afterAll(() => app.close())

const PROFILE = {
  full_name: 'Ana Ruiz',
  job_title: 'Data Analyst',
  industry: 'Technology',
  years_experience: '2-5 years',
  skills: ['Python', 'Data Analysis'],
  interests: 'statistics and teaching',
  career_goals: 'I want to lead a data team',
}
const RESUME =
  'Ana Ruiz\nana@example.com\n\nExperience\nData Analyst, Acme\nJan 2020 – Present\n• Built reports in SQL\n'
const POSTING = 'Data Scientist\nRequirements\n• 3 years of Python\n• SQL\nNice to have\n• Tableau\n'

const generate = (person: Person) =>
  person.api.career.generateCareerSuggestions({ profile: PROFILE, userId: person.id })
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)

describe('suggestions', () => {
  test('are made, kept with all that is shown beside them, and listed after a reload', async () => {
    const nobody = await app.signUp('nina')
    expect(await nobody.api.career.listCareerSuggestions({})).toEqual({
      suggestions: [],
      reading: null,
      now: null,
      pay_history: [],
      generated_at: null,
      previous: [],
      corrections: { drop: [], add: [] },
      hidden: [],
      wording: { by: 'engine', reason: 'off', sent: null },
    })
    const made = await generate(nobody)
    expect(made.suggestions.length).toBeGreaterThanOrEqual(6)
    expect(made.reading?.sentence).toContain('data')
    expect(made.now?.code).toBe('15-2051.01')
    expect(await nobody.api.career.listCareerSuggestions({})).toEqual(made)
    expect((await ana.api.career.listCareerSuggestions({})).suggestions).toEqual([])
  })

  test('take from the saved profile what the body leaves out', async () => {
    const cook = await app.signUp('carl')
    await app.sql(
      `update profiles set job_title = 'Line Cook', industry = 'Other', location = 'Denver, CO', skills = '{}' where user_id = $1`,
      [cook.id],
    )
    const { now } = await cook.api.career.generateCareerSuggestions({ profile: { industry: 'Technology' } })
    expect(now?.code).toBe('35-2014.00')
    expect(now?.pay?.place).toContain('Denver')
  })

  test('of the run before are told for comparison, and older ones are gone', async () => {
    const ben = await app.signUp('ben')
    const first = await generate(ben)
    await ben.api.career.generateCareerSuggestions({ profile: { ...PROFILE, job_title: 'Plumber' } })
    const third = await generate(ben)
    expect(third.previous.map(({ code }) => code)).not.toEqual(first.suggestions.map(({ code }) => code))
    expect(third.suggestions.map(({ code }) => code)).toEqual(first.suggestions.map(({ code }) => code))
    expect(await ben.api.career.listCareerSuggestions({})).toEqual(third)
    const kept = await app.sql('select distinct run_id from career_suggestions where user_id = $1', [ben.id])
    expect(kept).toHaveLength(2)
  })

  test('that are hidden stay away with their reason until they are shown again', async () => {
    const ben = await app.signUp('ben')
    const made = await generate(ben)
    const [first] = made.suggestions
    const code = first?.code ?? ''
    const hidden = await ben.api.career.hideSuggestion({ code, reason: 'pay', note: '  too little  ' })
    expect(hidden.hidden).toMatchObject([{ code, role: first?.role, reason: 'pay', note: 'too little' }])
    expect(hidden.suggestions).toEqual(made.suggestions.slice(1))
    const again = await generate(ben)
    expect(again.suggestions.map(suggestion => suggestion.code)).not.toContain(code)
    expect(await ben.api.career.listCareerSuggestions({})).toEqual(again)
    expect((await ben.api.career.hideSuggestion({ code, reason: 'field' })).hidden).toMatchObject([
      { reason: 'field', note: null },
    ])
    expect((await ben.api.career.unhideSuggestion({ code })).hidden).toEqual([])
    expect((await generate(ben)).suggestions.map(suggestion => suggestion.code)).toContain(code)
    await expect(ben.api.career.hideSuggestion({ code: '11-1011.00' })).rejects.toMatchObject({ status: 404 })
  })

  test('follow a correction of what was read in the goals, which is kept', async () => {
    const ben = await app.signUp('ben')
    const before = await generate(ben)
    const [item] = before.reading?.items ?? []
    const corrections = { drop: [item?.id ?? ''], add: [{ kind: 'role', text: 'Teacher' } as const] }
    expect(await ben.api.career.correctGoals(corrections)).toEqual(corrections)
    const after = await generate(ben)
    expect(after.corrections).toEqual(corrections)
    expect(after.reading?.items.map(({ id }) => id)).not.toContain(item?.id)
    expect(after.reading?.items.map(({ label }) => label.toLowerCase()).join()).toContain('teacher')
  })

  test('that an earlier version stored differently are left out, and the rest is shown', async () => {
    const ben = await app.signUp('ben')
    const made = await generate(ben)
    await app.sql(`update career_suggestions set details = '{"code": 7}' where user_id = $1 and id = $2`, [
      ben.id,
      made.suggestions[0]?.id,
    ])
    await app.sql(`update career_suggestions set match_score = null where user_id = $1 and id = $2`, [
      ben.id,
      made.suggestions[1]?.id,
    ])
    await app.sql(`update career_suggestion_runs set details = '["other"]' where user_id = $1`, [ben.id])
    const read = await ben.api.career.listCareerSuggestions({})
    expect(read).toMatchObject({ reading: null, now: null, pay_history: [], wording: { by: 'engine' } })
    expect(read.suggestions.map(({ id }) => id)).toEqual(made.suggestions.slice(1).map(({ id }) => id))
    expect(read.suggestions[0]?.match_score).toBe(85)
  })
})

describe('the skill gap', () => {
  test('rests on the profile, and a level set by hand wins however it is spelled', async () => {
    await ana.api.account.updateProfile({ job_title: 'Data Analyst' })
    await app.sql(`update profiles set skills = '{Python}' where user_id = $1`, [ana.id])
    const career = { role: 'Data Scientist', key_skills: ['Python', 'Tableau'] }
    const gap = await ana.api.career.analyzeSkillGap({ career })
    expect(gap.items.find(({ skill }) => skill === 'Python')).toMatchObject({ source: 'profile' })
    await ana.api.career.setSkillLevel({ skill: 'python', level: 40 })
    expect(await ana.api.career.setSkillLevel({ skill: 'Python', level: 12 })).toEqual([
      { skill: 'Python', level: 12 },
    ])
    const set = await ana.api.career.analyzeSkillGap({ career })
    expect(set.items.find(({ skill }) => skill === 'Python')).toMatchObject({
      userLevel: 12,
      requiredLevel: 85,
      gap: 73,
      source: 'set by you',
    })
    expect(await ana.api.career.listSkillLevels({})).toEqual([{ skill: 'Python', level: 12 }])
    expect(await ana.api.career.setSkillLevel({ skill: 'PYTHON', level: null })).toEqual([])
  })

  test('a license set by hand wins until it is taken back, for nobody else', async () => {
    const license = 'Registered nurse license'
    const heldBy = async (person: typeof ana) =>
      (await person.api.career.analyzeSkillGap({ career: { role: 'Registered Nurse' } })).licenses[0]
    expect(await heldBy(ana)).toMatchObject({ name: license, held: 'unknown', setByYou: false })
    await ana.api.career.setLicense({ license, held: false })
    expect(await ana.api.career.setLicense({ license, held: true })).toEqual([{ license, held: true }])
    expect(await heldBy(ana)).toMatchObject({ held: 'yes', setByYou: true })
    expect(await heldBy(await app.signUp('ben'))).toMatchObject({ setByYou: false })
    expect(await ana.api.career.setLicense({ license, held: null })).toEqual([])
    expect(await heldBy(ana)).toMatchObject({ held: 'unknown', setByYou: false })
  })
})

describe('documents', () => {
  test('are drafted from the profile and the facts of a résumé, and saved, changed and deleted', async () => {
    const { resume, coverLetter, facts, wording } = await ana.api.career.generateResume({
      profile: PROFILE,
      targetRole: 'Data Scientist',
      objective: '',
      userId: ana.id,
      resumeText: RESUME,
      posting: POSTING,
      employer: 'Initech',
    })
    expect(resume).toContain('Built reports in SQL')
    expect(coverLetter).toContain('Initech')
    expect(facts?.work[0]?.name).toBe('Acme')
    expect(wording.by).toBe('engine')
    expect((await ana.api.career.readResume({ resumeText: resume })).basics.name).toBe('Ana Ruiz')
    const saved = await ana.api.career.saveResume({
      role: 'Data Scientist',
      resume_text: resume,
      label: 'Initech',
    })
    expect(await ana.api.career.getResume({ id: saved.id })).toEqual(saved)
    expect(saved).toMatchObject({ objective: null, cover_letter_text: '', posting_text: null })
    const changed = await ana.api.career.updateResume({
      id: saved.id,
      role: 'Analyst',
      posting_text: POSTING,
    })
    expect(changed).toEqual({
      ...saved,
      role: 'Analyst',
      resume_text: '',
      label: null,
      posting_text: POSTING,
      earlier_resume_text: resume,
      earlier_cover_letter_text: '',
    })
    // Saving the same texts again, with another template, forgets nothing.
    const again = { id: saved.id, role: 'Analyst', template: 'compact' } as const
    expect(await ana.api.career.updateResume(again)).toMatchObject({
      template: 'compact',
      earlier_resume_text: resume,
    })
    const ben = await app.signUp('ben')
    await app.sql(
      `insert into resumes (user_id, id, role, resume_text, cover_letter_text)
       select $1, gen_random_uuid(), 'Nurse', '', '' from generate_series(1, $2)`,
      [ben.id, SAVED_RESUMES_MAX],
    )
    await expect(ben.api.career.saveResume({ role: 'One more' })).rejects.toMatchObject({ status: 422 })
    await expect(ben.api.career.updateResume({ id: saved.id, role: 'Mine' })).rejects.toMatchObject({
      status: 404,
    })
    expect((await ana.api.career.getResume({ id: saved.id })).role).toBe('Analyst')
  })

  test('facts of an own résumé stay only where they are kept, are the person’s alone, and go when told to', async () => {
    const eve = await app.signUp('eve')
    await eve.api.career.generateResume({ targetRole: 'Nurse', objective: '', resumeText: RESUME })
    expect(await eve.api.career.getResumeFacts({})).toBeNull()
    await eve.api.career.keepResumeFacts({ resumeText: 'Eve Vale\n\nSkills\nTriage' })
    const kept = await eve.api.career.keepResumeFacts({ resumeText: RESUME })
    expect(kept.facts.work[0]?.name).toBe('Acme')
    expect(await eve.api.career.getResumeFacts({})).toEqual(kept)
    expect(await ana.api.career.getResumeFacts({})).toBeNull()
    expect(await eve.api.career.deleteResumeFacts({})).toEqual({ deleted: 1 })
    expect(await eve.api.career.getResumeFacts({})).toBeNull()
    expect(await eve.api.career.deleteResumeFacts({})).toEqual({ deleted: 0 })
    // Facts that an earlier version kept and this one cannot read are none, and can be deleted all the same.
    await app.sql(`insert into kept_resume_facts (user_id, facts) values ($1, '{}')`, [eve.id])
    expect(await eve.api.career.getResumeFacts({})).toBeNull()
    expect(await eve.api.career.deleteResumeFacts({})).toEqual({ deleted: 1 })
  })

  test('are two a month on Free, exactly, however many ask at once; a failure does not count', async () => {
    const ben = await signUpFree(app, 'ben')
    const ask = (targetRole: string) =>
      ben.api.career.generateResume({ profile: PROFILE, targetRole, objective: '' })
    await expect(ask(' ')).rejects.toMatchObject({ status: 422 })
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => ask('Nurse')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const refused = outcomes.flatMap(one => (one.status === 'rejected' ? [codeOf(one.reason)] : []))
    expect(new Set(refused)).toEqual(new Set(['limit_reached']))
    const answer = await app.post('/functions/generate-resume', { targetRole: 'Nurse' }, ben.bearer)
    expect([answer.status, answer.body.code]).toEqual([402, 'limit_reached'])
    expect(readLimitDetails(answer.body.details ?? '')).toMatchObject({ limit: 2, left: 0 })
    const { usage } = await ben.api.billing.getBilling({})
    expect(usage.find(({ feature }) => feature === 'resume-generator')).toMatchObject({ used: 2, left: 0 })
  })
})

describe('after the trial', () => {
  test('what Professional adds is refused before anything is read, and the rest stays open', async () => {
    const ben = await signUpFree(app, 'ben')
    const { career } = ben.api
    const gated: Record<string, () => Promise<unknown>> = {
      'skill-gap': () => career.analyzeSkillGap({ career: { role: 'Nurse' } }),
      'ats-optimizer': () =>
        career.checkResume({
          resumeText: RESUME,
          jobDescription: POSTING,
          targetRole: 'Nurse',
        }),
      'market-insights': () => career.getMarketInsights({ role: 'Nurse' }),
      'role-demands': () => career.compareRoleDemands({ title: 'Nurse' }),
      'pdf-export': () => career.authorizeExport({ format: 'pdf' }),
    }
    for (const [feature, call] of Object.entries(gated))
      expect([feature, await call().catch(codeOf)]).toEqual([feature, 'upgrade_required'])
    const closed = FEATURES.filter(feature => !featureAccess('free', feature).enabled)
    expect(closed).toEqual(expect.arrayContaining(Object.keys(gated)))
    expect((await generate(ben)).suggestions.length).toBeGreaterThan(0)
    expect(await ben.api.learning.listLearningResources({ limit: 1 })).toHaveLength(1)
  })

  test('the same is open on trial', async () => {
    const checked = await ana.api.career.checkResume({
      resumeText: RESUME,
      jobDescription: POSTING,
      targetRole: 'Data Scientist',
    })
    expect(checked.requirements.map(({ label }) => label).join()).toContain('SQL')
    expect(checked.keywordAnalysis.missingKeywords).toContain('Tableau')
    await ana.api.career.setSkillLevel({ skill: 'Patient Care', level: 90 })
    const market = await ana.api.career.getMarketInsights({ role: 'Nurse', location: 'Berlin' })
    expect([market.occupation?.code, market.salary?.abroad?.currency]).toEqual(['29-1141.00', 'EUR'])
    expect(market.recommendations.join()).toMatch(/Lead with [^:]*Patient Care/)
    await ana.api.career.setSkillLevel({ skill: 'Patient Care', level: null })
    const demands = await ana.api.career.compareRoleDemands({ title: 'Nurse', compareWith: '15-2051.01' })
    expect([demands.code, demands.compared_with?.code]).toEqual(['29-1141.00', '15-2051.01'])
    await expect(ana.api.career.compareRoleDemands({ code: '99-9999.00' })).rejects.toMatchObject({
      status: 404,
    })
    expect(await ana.api.career.authorizeExport({ format: 'docx' })).toEqual({ allowed: true })
  })
})

describe('learning resources', () => {
  test('for skills come most fitting first, and are saved once, listed and removed', async () => {
    const ben = await app.signUp('ben')
    const { learning } = ben.api
    const forSql = await learning.listLearningResources({ skill_tags: 'SQL|Marketing', limit: 6 })
    expect(forSql).toHaveLength(6)
    expect(forSql[0]?.title).toMatch(/sql/i)
    const [first] = forSql
    const resource_id = first?.id ?? ''
    await learning.saveLearning({ resource_id, user_id: ben.id })
    const saved = await learning.saveLearning({ resource_id })
    expect(await learning.listUserLearning({})).toEqual([saved])
    const again = await learning.listLearningResources({ skill_tags: 'SQL|Marketing', limit: 6 })
    expect(again).toEqual(forSql.map(one => ({ ...one, is_saved: one.id === resource_id })))
    expect(await learning.listLearningResources({ saved: 'true' })).toMatchObject([{ id: resource_id }])
    expect(await ana.api.learning.listUserLearning({})).toEqual([])
    await learning.removeLearning({ resource_id })
    expect(await learning.removeLearning({ resource_id })).toEqual({ deleted: true })
    expect(await learning.listUserLearning({})).toEqual([])
    await expect(learning.saveLearning({ resource_id: ben.id })).rejects.toMatchObject({ status: 404 })
  })

  test('are found by title, description or tag whatever the case, signs of a pattern being letters', async () => {
    const { learning } = ana.api
    const found = await learning.listLearningResources({ search: 'HUBSPOT' })
    expect(found.length).toBeGreaterThan(3)
    expect(found.map(({ title, description }) => /hubspot/i.test(title + description))).not.toContain(false)
    expect(await learning.listLearningResources({ search: '100%_' })).toEqual([])
    const misspelled = await learning.listLearningResources({ search: 'certification  MARKTING hubspot' })
    expect(misspelled.map(({ title }) => title)).toContain('Inbound Marketing Certification')
    const tagged = await learning.listLearningResources({ tag: 'sql', kind: 'book' })
    expect(tagged.length).toBeGreaterThan(0)
    expect(tagged.filter(({ tags, kind }) => !tags.includes('SQL') || kind !== 'book')).toEqual([])
    const tags = await learning.listLearningTags({})
    expect(tags.find(({ name }) => name === 'SQL')?.count).toBe(
      (await learning.listLearningResources({ tag: 'SQL', limit: 2000 })).length,
    )
    const [first, second] = await learning.listLearningResources({ limit: 2 })
    expect(await learning.listLearningResources({ limit: 1, offset: 1 })).toEqual([second])
    expect(first?.id).not.toBe(second?.id)
  })

  test('that left the catalog stay with those who saved them', async () => {
    const ben = await app.signUp('ben')
    const [last] = await ana.api.learning.listLearningResources({ search: 'OpenLearn' })
    const resource_id = last?.id ?? ''
    await ben.api.learning.saveLearning({ resource_id })
    await app.sql('update learning_resources set retired_at = now() where id = $1', [resource_id])
    expect(await ben.api.learning.listLearningResources({ saved: 'true' })).toHaveLength(1)
    const seen = await ana.api.learning.listLearningResources({ search: last?.title ?? '' })
    expect(seen.map(({ id }) => id)).not.toContain(resource_id)
  })
})

describe('bad input', () => {
  const functions = [
    ['generate-career-suggestions', {}],
    ['generate-resume', { targetRole: 'Nurse' }],
    ['ats-optimizer', { resumeText: RESUME, jobDescription: POSTING, targetRole: 'Nurse' }],
    ['job-market-insights', { role: 'Nurse' }],
    ['skill-gap', { career: { role: 'Nurse' } }],
  ] as const
  const long = (length: number) => 'résumé '.repeat(length / 7 + 1)

  test.each(functions)('%s refuses another’s id', async (name, body) => {
    const other = '00000000-0000-7000-8000-000000000000'
    const answer = await app.post(`/functions/${name}`, { ...body, userId: other }, ana.bearer)
    expect([answer.status, answer.body.code]).toEqual([403, 'user_id_mismatch'])
  })

  test.each([
    [
      'ats-optimizer',
      { resumeText: ' ', jobDescription: POSTING, targetRole: 'Nurse' },
      'Please fill in all fields before analyzing',
    ],
    ['ats-optimizer', { resumeText: RESUME }, 'Please fill in all fields before analyzing'],
    ['job-market-insights', { role: ' ' }, 'Please enter a role to analyze'],
    ['ats-optimizer', { resumeText: long(50_000), jobDescription: POSTING, targetRole: 'Nurse' }, ''],
    ['generate-career-suggestions', { profile: { skills: Array.from({ length: 201 }, () => 'a') } }, ''],
    ['generate-career-suggestions', { profile: { career_goals: long(4_000) } }, ''],
    ['read-resume', { resumeText: long(100_000) }, ''],
    ['role-demands', {}, 'code or title is needed'],
    ['authorize-export', { format: 'exe' }, ''],
  ])('%s of %o is refused', async (name, body, message) => {
    const answer = await app.post(`/functions/${name}`, body, ana.bearer)
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input'])
    expect(answer.body.message).toContain(message)
  })

  test('the longest that is taken is answered, while others are not held up', async () => {
    const lines = `• ${'Managed SQL and Python reports for 12 stores in 2021, and '.repeat(4)}\n`
    const text = lines.repeat(49_000 / lines.length)
    const slow = ana.api.career.checkResume({ resumeText: text, jobDescription: text, targetRole: 'Analyst' })
    const [quick] = await Promise.all([ana.api.career.readResume({ resumeText: 'Ana Ruiz' }), slow])
    expect(quick.basics.name).toBe('Ana Ruiz')
  })
})
