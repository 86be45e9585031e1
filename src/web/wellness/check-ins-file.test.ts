import { expect, test } from 'vitest'
import { checkInsFile } from './check-ins-file.ts'

const checkIn = (notes: string | null) => ({
  id: '0190c1e0-0000-7000-8000-000000000001',
  mood: 2,
  energy: 5,
  notes,
  noted_at: '2026-11-14T08:05:00Z',
  created_at: '2026-11-15T09:00:00Z',
})

test('a CSV quotes what would break it, and no note is a formula', async () => {
  const file = checkInsFile([checkIn('two\nlines, "so"'), checkIn('=HYPERLINK("x")'), checkIn(null)], 'csv')
  expect(file.name).toBe('waywell-check-ins.csv')
  expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'noted_at,mood,energy,notes,created_at,drained,gave_energy,sleep_hours,work_hours,ease',
    '2026-11-14T08:05:00Z,2,5,"two\nlines, ""so""",2026-11-15T09:00:00Z,,,,,',
    `2026-11-14T08:05:00Z,2,5,"'=HYPERLINK(""x"")",2026-11-15T09:00:00Z,,,,,`,
    '2026-11-14T08:05:00Z,2,5,,2026-11-15T09:00:00Z,,,,,',
    '',
  ])
})

test('a CSV holds what was added to a check-in, and no tag is a formula', async () => {
  const context = { drained: ['=1', 'a, b'], gave_energy: [], sleep_hours: 7.5, work_hours: 0, ease: null }
  const [, row] = (await checkInsFile([{ ...checkIn(null), context }], 'csv').text()).split('\r\n')
  expect(row).toBe(`2026-11-14T08:05:00Z,2,5,,2026-11-15T09:00:00Z,"'=1; a, b",,7.5,0,`)
})

test('JSON holds the check-ins as they are', async () => {
  const all = [checkIn('=1'), checkIn(null)]
  expect(JSON.parse(await checkInsFile(all, 'json').text())).toEqual(all)
})
