import { expect, test } from 'vitest'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { type CoachLabel, isInverted, isRead } from './goal-labels.ts'

const NURSE = '29-1141'

function label(kind: CoachLabel['kind'], ...codes: string[]): CoachLabel {
  return { kind, label: { side: '', codes, conditions: [] } }
}

function reading(...items: Pick<GoalItem, 'kind' | 'codes' | 'implied'>[]) {
  return {
    items: items.map(item => ({ id: item.kind, label: 'an item', condition: null, ...item })),
    sentence: '',
  }
}

test('a wished item is the wrong sign of what the coach reads as left', () => {
  const left = label('leave', NURSE)
  const wished = reading({ kind: 'role', codes: [`${NURSE}.00`], implied: false })
  expect(isInverted(wished, left, [left])).toBe(true)
})

test('a left item is the wrong sign of a wish, also where it is implied', () => {
  const wish = label('role', NURSE)
  for (const implied of [false, true])
    expect(isInverted(reading({ kind: 'leave', codes: [`${NURSE}.00`], implied }), wish, [wish])).toBe(true)
})

test('of a code both wished and left, a missed label is no wrong sign', () => {
  const bedside = label('leave', NURSE)
  const clinic = label('role', NURSE)
  const wished = reading({ kind: 'role', codes: [`${NURSE}.00`], implied: false })
  expect(isRead(wished, 'leave', bedside.label)).toBe(false)
  expect(isInverted(wished, bedside, [clinic, bedside])).toBe(false)
  expect(isInverted(wished, bedside, [label('role', '29-2061'), bedside])).toBe(true)
})

test('only the first occupation of an item excuses it', () => {
  const left = label('leave', NURSE)
  const wished = reading({ kind: 'role', codes: [`${NURSE}.00`, '29-2061.00'], implied: false })
  expect(isInverted(wished, left, [label('role', '29-2061'), left])).toBe(true)
})

test('an implied field is no wrong sign, a field that was said is', () => {
  const left = label('leave', NURSE)
  const field = (implied: boolean) => reading({ kind: 'field', codes: [`${NURSE}.00`], implied })
  expect(isInverted(field(true), left, [left])).toBe(false)
  expect(isInverted(field(false), left, [left])).toBe(true)
})

test('what was read as the coach reads it has no wrong sign', () => {
  const left = label('leave', NURSE)
  const both = reading(
    { kind: 'leave', codes: [`${NURSE}.00`], implied: false },
    { kind: 'role', codes: [`${NURSE}.00`], implied: false },
  )
  expect(isInverted(both, left, [left])).toBe(false)
})
