import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SkillGapItem, SkillGapResult } from '#shared/career/skill-gap.ts'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter, useLocation } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { rememberCareer } from '../career-state.ts'
import { SkillGapTool } from './skill-gap-tool.tsx'

const ID = '0192f000-0000-7000-8000-0000000000aa'
const RESOURCES = 'GET /api/learning-resources'
const GAP = 'POST /functions/skill-gap'

let answers: Record<string, () => Response>
let sent: { call: string; query: string; body: unknown }[]

beforeEach(() => {
  sessionStorage.clear()
  dismissAllToasts()
  sent = []
  answers = {
    [GAP]: () =>
      Response.json(gapOf(item('Counseling', 24, true), item('Writing', 62, false), item('Care', 90, false))),
    [RESOURCES]: () => Response.json([resource(false)]),
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.text()
    sent.push({ call, query: search, body: text === '' ? null : JSON.parse(text) })
    return answers[call]?.() ?? problem(404, 'not_found', `no answer to ${call}`)
  })
  session.setSession(MAYA)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('without a chosen career one is sent to the suggestions', async () => {
  open()
  expect((await screen.findByTestId('place')).textContent).toBe('/career/suggestions')
})

test('licenses come first; each skill has its level, the gap in its color, and where the level comes from', async () => {
  openWithCareer()
  const rows = within(await screen.findByRole('region', { name: 'Three skills the role rests on' }))
  expect(screen.getByRole('heading', { name: 'License first' })).toBeTruthy()
  const [counseling, writing, care] = rows.getAllByRole('listitem')
  expect(counseling?.textContent).toContain('CounselingTop GapFrom nowhere.61to go')
  expect(writing?.textContent).toContain('WritingFrom nowhere.23to go')
  expect(care?.textContent).toContain('there')
  expect(rows.getByText('61').parentElement?.className).toContain('text-wrong')
  expect(rows.getByText('23').parentElement?.className).toContain('text-attention')
  expect(rows.getByRole('slider', { name: 'Your level in Counseling' }).getAttribute('aria-valuetext')).toBe(
    '24 of 100; the role asks for 85, 61 to go',
  )
  const priority = within(screen.getByRole('region', { name: 'Priority areas' }))
  expect(priority.getAllByText('Top Gap')).toHaveLength(1)
})

test('a moved mark is saved, and with the next answer it is shown', async () => {
  openWithCareer()
  const slider = await screen.findByRole('slider', { name: 'Your level in Writing' })
  fireEvent.change(slider, { target: { value: '70' } })
  answers['PUT /api/skill-levels'] = () => Response.json([{ skill: 'Writing', level: 70 }])
  answers[GAP] = () => Response.json(gapOf({ ...item('Writing', 70, false), source: 'set by you' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set level' }))
  await screen.findByRole('button', { name: 'Use our estimate again' })
  expect(sent.find(({ call }) => call === 'PUT /api/skill-levels')?.body).toEqual({
    skill: 'Writing',
    level: 70,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Use our estimate again' }))
  expect(sent.findLast(({ call }) => call === 'PUT /api/skill-levels')?.body).toEqual({
    skill: 'Writing',
    level: null,
  })
})

test('a license is set by hand and taken back; an answer that cannot be saved is said', async () => {
  openWithCareer()
  const licenses = within(await screen.findByRole('region', { name: 'License first' }))
  await userEvent.click(licenses.getByRole('radio', { name: 'I hold it' }))
  expect(await licenses.findByText('Your answer could not be saved. Please try again.')).toBeTruthy()

  answers['PUT /api/licenses'] = () => Response.json([])
  answers[GAP] = () => {
    const gap = gapOf(item('Writing', 70, false))
    return Response.json({
      ...gap,
      licenses: gap.licenses.map(one => ({ ...one, held: 'yes', setByYou: true })),
    })
  }
  await userEvent.click(licenses.getByRole('radio', { name: 'I hold it' }))
  await licenses.findByText('You hold it.', { exact: false })
  await userEvent.click(licenses.getByRole('radio', { name: 'Go by my profile' }))
  expect(sent.filter(({ call }) => call === 'PUT /api/licenses').map(({ body }) => body)).toEqual([
    { license: 'License of the trade', held: true },
    { license: 'License of the trade', held: true },
    { license: 'License of the trade', held: null },
  ])
})

test('a level that cannot be saved is said, and the mark stays where it was put', async () => {
  openWithCareer()
  fireEvent.change(await screen.findByRole('slider', { name: 'Your level in Writing' }), {
    target: { value: '70' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Set level' }))
  expect(await screen.findByText('Your level could not be saved. Please try again.')).toBeTruthy()
  expect(screen.getByRole('spinbutton').getAttribute('value')).toBe('70')
})

test('resources of the first three key skills are saved and removed, and loaded again after each', async () => {
  openWithCareer()
  const save = await screen.findByRole('button', { name: 'Save: Positive Psychology' })
  expect(new URLSearchParams(sent.find(({ call }) => call === RESOURCES)?.query).get('skill_tags')).toBe(
    'A|B|C',
  )
  expect(screen.getByRole('link', { name: 'Learn: Positive Psychology' }).getAttribute('href')).toBe(
    'https://learn.example/',
  )
  expect(screen.getByRole('link', { name: 'View All Resources' }).getAttribute('href')).toBe('/learning')

  answers['POST /api/user-learning'] = () =>
    Response.json({ resource_id: ID, created_at: '2026-11-01T09:00:00Z' }, { status: 201 })
  answers[RESOURCES] = () => Response.json([resource(true)])
  await userEvent.click(save)
  expect(await screen.findByText('Resource saved')).toBeTruthy()
  answers[`DELETE /api/user-learning/${ID}`] = () => Response.json({ deleted: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Saved: Positive Psychology' }))
  expect(await screen.findByText('Resource removed')).toBeTruthy()
  expect(sent.filter(({ call }) => call === RESOURCES)).toHaveLength(3)
})

test('resources that cannot be loaded or changed say so', async () => {
  openWithCareer()
  await userEvent.click(await screen.findByRole('button', { name: 'Save: Positive Psychology' }))
  expect(await screen.findByText('Failed to update resource. Please try again.')).toBeTruthy()
  cleanup()
  answers[RESOURCES] = () => problem(500, 'internal', 'no')
  openWithCareer()
  expect(await screen.findByText('Failed to load learning resources.')).toBeTruthy()
})

test('a gap that cannot be loaded says so, and nothing goes on as if it were still loading', async () => {
  answers[GAP] = () => problem(500, 'internal', 'no')
  openWithCareer()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(document.querySelector('.animate-pulse-soft')).toBeNull()
})

function item(skill: string, userLevel: number, topGap: boolean): SkillGapItem {
  return {
    skill,
    userLevel,
    requiredLevel: 85,
    gap: Math.max(0, 85 - userLevel),
    topGap,
    evidence: 'From nowhere.',
    source: 'none',
    priority: 50,
    why: 'Important.',
    resources: [],
  }
}

function gapOf(...items: SkillGapItem[]): SkillGapResult {
  const license = {
    name: 'License of the trade',
    held: 'unknown',
    evidence: 'Nothing says it.',
    setByYou: false,
  } as const
  return { role: 'Nurse', code: '29-1141.00', licenses: [license], items, closeFirst: null }
}

function resource(is_saved: boolean): LearningResource {
  return {
    id: ID,
    title: 'Positive Psychology',
    description: '',
    skill_tag: 'Psychology',
    tags: ['Psychology'],
    url: 'https://learn.example/',
    provider: 'Somewhere',
    kind: 'course',
    length_minutes: null,
    cost: null,
    created_at: '2026-11-01T09:00:00Z',
    is_saved,
    is_own: false,
  }
}

function openWithCareer() {
  rememberCareer({
    owner: MAYA.user.id,
    career: { role: 'Nurse', code: '29-1141.00', key_skills: ['A', 'B', 'C', 'D'], salary_range: null },
    profile: { job_title: 'Medical Assistant' },
  })
  open()
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at="/career/skills">
        <SkillGapTool />
        <Place />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}
