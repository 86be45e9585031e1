import { expect, test } from 'vitest'
import { namesJob, ownTitle } from './own-title.ts'

const past = (position: string | null) => ({ position, current: false })

test.each([
  ['Career break (formerly Microbiology Technician)', [], 'Microbiology Technician', 'over'],
  ['Registered Nurse (career break)', [], 'Registered Nurse', 'held'],
  ['Unemployed', [null, 'Night shift', 'Warehouse Operative'], 'Warehouse Operative', 'over'],
  ['Stay-at-home mother', [], '', 'none'],
  ['Full-time parent and volunteer treasurer', [], 'volunteer treasurer', 'held'],
  ['Break Room Attendant', ['Cook'], 'Break Room Attendant', 'held'],
  ['between jobs', [], '', 'none'],
  ['none', ['Bus Driver'], 'Bus Driver', 'over'],
  ['n/a', [], '', 'none'],
  ['-', [], '', 'none'],
  ['no job', [], '', 'none'],
  ['Looking for work', [], '', 'none'],
  ['not working at the moment', [], '', 'none'],
  ['Job seeker', [], '', 'none'],
  ['Jobseeker support adviser', [], 'Jobseeker support adviser', 'held'],
  ['Retired teacher', [], 'teacher', 'over'],
  ['unemployed since May', [], '', 'none'],
  ['Psychology student', ['Babysitter'], 'Psychology student', 'study'],
  ['Recent graduate', [], 'Recent graduate', 'study'],
  ['Student nurse', [], 'Student nurse', 'held'],
  ['Student Support Worker', [], 'Student Support Worker', 'held'],
  ['Graduate engineer', [], 'Graduate engineer', 'held'],
  ['Mother and Baby Unit Nurse', [], 'Mother and Baby Unit Nurse', 'held'],
  ['', ['Cook'], 'Cook', 'over'],
  ['', ['no work, learn English'], '', 'none'],
  ['', [], '', 'unsaid'],
])('%j after %j is %j: %s', (written, positions, title, state) => {
  expect(ownTitle(written, positions.map(past))).toEqual({ title, state })
})

test('of a job that goes on the title is held', () => {
  expect(ownTitle('', [{ position: 'Cook', current: true }])).toEqual({ title: 'Cook', state: 'held' })
})

test('a heading that says there was no work names no job', () => {
  expect(namesJob('no work, learn English')).toBe(false)
  expect(namesJob('Night shift')).toBe(true)
})
