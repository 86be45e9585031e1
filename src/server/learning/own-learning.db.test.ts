import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { DAY_MINUTES_MAX } from '#shared/learning/learning-progress.ts'
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

const now = new Date()
const today = now.toISOString().slice(0, 10)
const weekday = (now.getUTCDay() + 6) % 7
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const
const link = (more = {}) => ({
  id: uuidV7(),
  title: 'Qzwxloom for beginners',
  url: 'https://weaving.example.com/loom',
  skill: 'Weaving',
  length_minutes: 90,
  cost: 'free' as const,
  ...more,
})

const refusal = (message: unknown) => ({ code: 'invalid_input', data: { message } })

describe('links of one’s own', () => {
  test('a link stands among what its owner saved, in no catalog and with nobody else', async () => {
    const { learning } = ana.api
    const own = link()
    const saved = await learning.saveLearningLink(own)
    expect(saved).toMatchObject({
      id: own.id,
      title: own.title,
      skill_tag: 'Weaving',
      provider: 'weaving.example.com',
      length_minutes: 90,
      cost: 'free',
      is_own: true,
      is_saved: true,
    })
    expect(await learning.listLearningResources({ saved: 'true' })).toEqual([saved])
    expect(await learning.listLearningResources({ search: 'qzwxloom' })).toEqual([])
    expect((await learning.listLearningTags({})).map(({ name }) => name)).not.toContain('Weaving')
    for (const listed of [{ saved: 'true' as const }, { search: 'qzwxloom' }, { tag: 'Weaving' }])
      expect(await ben.api.learning.listLearningResources(listed)).toEqual([])
    // A word of hers must not correct his search either.
    expect(await ben.api.learning.listLearningResources({ search: 'qzwxlom' })).toEqual([])
    const known = { code: 'not_found' }
    await expect(ben.api.learning.saveLearning({ resource_id: own.id })).rejects.toMatchObject(known)
    await expect(
      ben.api.learning.setLearningProgress({ resource_id: own.id, progress: 10 }),
    ).rejects.toMatchObject(known)
    await expect(
      ben.api.learning.logLearningTime({ id: uuidV7(), resource_id: own.id, minutes: 5, learned_on: today }),
    ).rejects.toMatchObject(known)
    await expect(ben.api.learning.saveLearningLink({ ...own, title: 'His now' })).rejects.toMatchObject(
      refusal('This id is taken already. Please choose another one.'),
    )
    await ben.api.learning.removeLearning({ resource_id: own.id })
    expect(await learning.listLearningResources({ saved: 'true' })).toEqual([saved])
  })

  test('a link is changed, has progress, and is gone with its progress when it is removed', async () => {
    const { learning } = ana.api
    const [own] = await learning.listLearningResources({ saved: 'true' })
    const resource_id = own?.id ?? ''
    await learning.saveLearningLink(link({ id: resource_id, title: 'Loom, second edition', cost: null }))
    await learning.setLearningProgress({ resource_id, progress: 50 })
    await learning.logLearningTime({ id: uuidV7(), resource_id, minutes: 20, learned_on: today })
    expect((await learning.getLearningProgress({})).items).toMatchObject([
      { title: 'Loom, second edition', progress: 50, length_minutes: 90, minutes: 20 },
    ])
    await expect(learning.saveLearningLink(link({ title: 'Same address' }))).rejects.toMatchObject(
      refusal('You have added this address already.'),
    )
    await learning.removeLearning({ resource_id })
    const left = await learning.getLearningProgress({})
    expect(left.items).toEqual([])
    expect(left.time).toMatchObject([{ resource_id: null, minutes: 20 }])
  })

  test('an id such as the catalog gives to an address is refused, by the database too', async () => {
    const id = '3f0c1d2e-4b5a-8c6d-a7e8-9f0a1b2c3d4e'
    await expect(ana.api.learning.saveLearningLink(link({ id }))).rejects.toMatchObject(
      refusal(expect.stringContaining('Please choose an id of another version than 8.')),
    )
    await expect(
      app.sql(
        `insert into learning_resources (user_id, id, title, description, skill_tag, tags, url, provider, kind, place)
         values ($1, $2, 'Loom', '', 'Weaving', '{Weaving}', 'https://example.com/loom', 'example.com', 'course', 0)`,
        [ana.id, id],
      ),
    ).rejects.toThrow('learning_resources_own_id')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'example.com', ''])(
    'the address %j is refused',
    async url => {
      await expect(ana.api.learning.saveLearningLink(link({ url }))).rejects.toMatchObject({
        code: 'invalid_input',
      })
    },
  )
})

describe('search and time', () => {
  test('“exel” finds Excel', async () => {
    const found = await ana.api.learning.listLearningResources({ search: 'exel' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ title, tags }) => /excel/i.test([title, ...tags].join(' ')))).toBe(true)
  })

  test.each([
    ['java', /\bjava\b/i],
    ['r', /\br\b/i],
    ['R programming', /\br programming\b/i],
    ['c', /\bc\b(?![+#])/i],
  ])('“%s” shows first what has it as a word of its own in the title', async (search, word) => {
    const found = await ana.api.learning.listLearningResources({ search, limit: 2000 })
    const inTitle = found.map(({ title }) => word.test(title))
    const firstWithout = inTitle.indexOf(false)
    expect(inTitle[0]).toBe(true)
    expect(firstWithout).toBeGreaterThan(0)
    expect(inTitle.slice(firstWithout)).not.toContain(true)
  })

  test('a word that nothing holds beside the others does not empty the list, page by page', async () => {
    const { learning } = ana.api
    const titled = (search: string, page = {}) =>
      learning.listLearningResources({ search, limit: 2000, ...page })
    const found = await titled('leadershp for zitherists')
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.every(({ title, description, tags }) =>
        /leadership/i.test([title, description, ...tags].join(' ')),
      ),
    ).toBe(true)
    expect(await titled('leadershp for zitherists', { limit: 3, offset: 2 })).toEqual(found.slice(2, 5))
    // Most of the words first; a page behind the last one is empty, as ever.
    const [first] = await titled('python zitherists data')
    expect(`${first?.title} ${first?.description} ${first?.tags}`).toMatch(/python.*data|data.*python/is)
    const both = await titled('python data')
    expect(await titled('python data', { offset: both.length })).toEqual([])
    expect(await titled('zitherists for qzwx')).toEqual([])
    // Signs that mean something in a pattern are taken as themselves.
    expect(await titled(String.raw`((zither \ [a-z]{9}| .* \d+`)).toEqual([])
  })

  test('among what was saved too', async () => {
    const { learning } = ben.api
    const own = await learning.saveLearningLink(link())
    const found = await learning.listLearningResources({ search: 'qzwxloom with zitherists', saved: 'true' })
    expect(found.map(({ id }) => id)).toEqual([own.id])
  })

  test('what is equally close keeps the order of the catalog, page by page', async () => {
    const { learning } = ana.api
    const all = await learning.listLearningResources({ search: 'python', limit: 2000 })
    expect(await learning.listLearningResources({ search: 'python', limit: 9, offset: 3 })).toEqual(
      all.slice(3, 12),
    )
    const listed = (await learning.listLearningResources({ tag: 'Python', limit: 2000 })).map(({ id }) => id)
    const titled = all.filter(({ title, id }) => /\bpython\b/i.test(title) && listed.includes(id))
    expect(titled.map(({ id }) => id)).toEqual(
      listed.filter(id => titled.some(resource => resource.id === id)),
    )
  })

  test('of equally close ones the newest comes first, in a list and in a search', async () => {
    const { learning } = ana.api
    const lists = () =>
      Promise.all([
        learning.listLearningResources({ tag: 'Python', limit: 2000 }),
        learning.listLearningResources({ search: 'python', limit: 2000 }),
      ])
    const [tagged, found] = await lists()
    const titled = found.filter(({ title }) => /\bpython\b/i.test(title)).map(({ id }) => id)
    const last = tagged.findLast(({ id }) => titled.includes(id))?.id ?? ''
    expect([tagged[0]?.id, found[0]?.id]).not.toContain(last)
    await app.sql(
      `update learning_resources set created_at = created_at + interval '1 second' where id = $1`,
      [last],
    )
    expect((await lists()).map(list => list[0]?.id)).toEqual([last, last])
    await app.sql(
      `update learning_resources set created_at = created_at - interval '2 seconds' where id = $1`,
      [last],
    )
    const [, after] = await lists()
    expect(after.filter(({ id }) => titled.includes(id)).at(-1)?.id).toBe(last)
  })

  test('the opening list begins with today’s field, and a stranger’s with the newest', async () => {
    const opening = () => ben.api.learning.listLearningResources({ limit: 12 })
    const before = await opening()
    await ben.api.account.updateProfile({ job_title: 'Graphic Designer' })
    const after = await opening()
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id))
    const fitting = (list: typeof after) =>
      list.filter(({ tags }) => /design|figma|art|adobe|photo/i.test(tags.join(' '))).length
    expect(fitting(after)).toBeGreaterThan(fitting(before))
  })

  test('more than a day’s bound is refused with a sentence, also in two entries', async () => {
    const { learning } = ben.api
    const log = (minutes: number) =>
      learning.logLearningTime({ id: uuidV7(), minutes, learned_on: '2026-11-10' })
    const tooMuch = (sum: number) =>
      refusal(`That makes ${sum} minutes on one day. Please log at most 12 hours a day.`)
    await expect(log(999)).rejects.toMatchObject(tooMuch(999))
    const both = await Promise.allSettled([log(400), log(400)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await log(DAY_MINUTES_MAX - 400)
    await expect(log(1)).rejects.toMatchObject(tooMuch(721))
  })
})

describe('a plan for the week', () => {
  test('there is none until it is wished for, and check-ins count only with consent', async () => {
    const { learning, account } = ana.api
    const ask = () => learning.getLearningPlan({ today })
    const whole = { size: 'whole', energy: null }
    expect(await ask()).toEqual({ wish: null, plan: null, agreed: false, uses_check_ins: false })
    for (const energy of [1, 2]) await ana.api.wellness.saveCheckIn({ mood: 3, energy })
    await learning.setLearningPlan({ weekly_minutes: 840, days: [...everyDay] })
    expect(await ask()).toMatchObject({
      uses_check_ins: false,
      plan: { ...whole, target_minutes: 840 },
    })
    await account.setConsent({ purpose: 'plan_check_ins', granted: true })
    expect(await ask()).toMatchObject({
      agreed: true,
      uses_check_ins: true,
      plan: { size: 'one third', energy: { average: 1.5, count: 2 }, target_minutes: 280 },
    })
    await account.setConsent({ purpose: 'daily_check_ins', granted: false })
    expect(await ask()).toMatchObject({ agreed: true, uses_check_ins: false, plan: whole })
    await account.setConsent({ purpose: 'daily_check_ins', granted: true })
    await account.setConsent({ purpose: 'plan_check_ins', granted: false })
    expect(await ask()).toMatchObject({ agreed: false, uses_check_ins: false, plan: whole })
  })

  test('what is saved is in the plan, and logged time changes it; switched off it is gone', async () => {
    // Nobody who logged time today: on a Sunday no other day of the week is left to plan.
    const { learning } = (await app.signUp('cleo')).api
    const own = await learning.saveLearningLink(link())
    const ask = async () => (await learning.getLearningPlan({ today })).plan
    await learning.setLearningPlan({ weekly_minutes: 60, days: everyDay.filter(day => day >= weekday) })
    const before = await ask()
    expect(before?.days.filter(({ minutes }) => minutes > 0)[0]?.resource?.id).toBe(own.id)
    await learning.logLearningTime({ id: uuidV7(), minutes: 30, learned_on: today })
    const after = await ask()
    expect(after?.logged_minutes).toBe((before?.logged_minutes ?? 0) + 30)
    expect(after?.days.find(({ day }) => day === today)).toMatchObject({ minutes: 0 })
    expect(await ben.api.learning.getLearningPlan({ today })).toMatchObject({ wish: null })
    await learning.deleteLearningPlan({})
    expect(await ask()).toBeNull()
  })

  test.each([{ weekly_minutes: 0 }, { weekly_minutes: 9999 }, { days: [] }, { days: [7] }])(
    'the wish %j is refused',
    async wrong => {
      const wish = JSON.parse(JSON.stringify({ weekly_minutes: 60, days: [0], ...wrong }))
      await expect(ana.api.learning.setLearningPlan(wish)).rejects.toMatchObject({ code: 'invalid_input' })
    },
  )
})
