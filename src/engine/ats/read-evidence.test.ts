import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'
import { readEvidence } from './read-evidence.ts'
import { readRequirements } from './read-requirements.ts'

const engine = testEngine()
const POSTING = `Florist

Duties
- Make bouquets, wreaths and wedding flowers
- Condition cut flowers and keep the cold room
- Take orders by phone and serve customers
- Order stock from the flower market and price it

Requirements
- Two years with cut flowers`
const titleOf = (resume: string) =>
  readEvidence(engine, resume, readRequirements(engine, POSTING, 'Florist'), '2026-11').title
const TOLD = `Ann Lee
ann@example.com

I make bouquets, wreaths and wedding flowers every week, condition the cut flowers, keep the cold room and buy stock at the flower market. I have been at the stall in Kestrel Square since March 2019, where I take the orders by phone, price the flowers and serve customers from six in the morning.`

test('who tells of the work and names no post may have held the role, though less surely than by a title', () => {
  expect(titleOf(TOLD)).toBeGreaterThan(0.4)
  expect(titleOf(TOLD)).toBeLessThanOrEqual(0.62)
  expect(titleOf(TOLD.replace('I have been at', 'I have been a florist at'))).toBe(1)
})

test('other work, or a line or two of it, stands for no title', () => {
  const other = `Ann Lee
ann@example.com

I weld steel frames, read drawings, grind the seams and check them with gauges and dye. I have been at the yard in Kestrel Dock since March 2019, where I cut plate with plasma, set up the MIG machines and load the crane hooks from six in the morning.`
  expect(titleOf(other)).toBeLessThan(0.2)
  expect(titleOf('Ann Lee\nann@example.com\n\nI make bouquets.')).toBe(0)
})

test('years as the head of a team are not shown by years in it', () => {
  const years = (job: string, demand: string) =>
    checkAts(
      engine,
      {
        resumeText: `Ann Lee\nann@example.com\n\nExperience\n${job}, Kestrel Ltd, 2018 – Present\n- Serve customers at the till and on the shop floor every day\n- Fill the shelves, count the stock and price the goods\n- Handle returns and complaints at the desk`,
        jobDescription: `Store Manager\n\nDuties\n- Lead a team of ten on the shop floor\n- Plan rotas and price the goods\n- Handle complaints\n\nRequirements\n- ${demand}`,
        targetRole: 'Store Manager',
      },
      '2026-11',
    ).requirements.find(({ kind }) => kind === 'years')?.met
  expect(years('Store Manager', 'At least 2 years as a store manager')).toBe('shown')
  expect(years('Bookkeeper', 'At least 2 years in a shop')).toBe('shown')
  expect(years('Bookkeeper', 'At least 2 years as a store manager')).toBe('missing')
})
