import { expect, test } from 'vitest'
import { isAgainstWriter, withoutWeakness } from './against-writer.ts'

test.each([
  'Written warning for lateness, May 2022',
  'Final written warning in 2020 after a missed handover, since spent',
  'Received a verbal warning for lateness',
  'Disciplinary hearing in 2021 over a lost key, no further action',
  'Demoted from head teller in 2020',
  'Dismissed in 2019 after a dispute with the manager',
  'He failed the paper twice and passed in June',
  'We lost the bank account after a misprint',
  'Put on a performance plan in 2013',
  'Points on licence in 2019',
  'Suspended for a week',
  'Passed the exam at the third attempt',
  'Was sued by a former client',
  'Written up for cash shortages',
  'Probation was extended because of cash differences',
  'Contract not renewed',
  'Crashed the van in 2018',
  'Redundant since March',
  'Told off for sleeping on duty',
  'Fined in 2017 for parking',
  'She was off work with stress',
  'Cut finger and was off for three weeks',
  'Sick leave in 2021',
  'Broke a window and paid for it',
  "Damaged a client's car",
  'Had a row with the chef',
  'Moved to nights after a row',
  'Data breach caused by me',
  'Two late deliveries led to a penalty',
  'Grievance against a colleague',
  'Exam failed twice',
  'Sales fell 12% in 2020',
  'Never finished the degree',
  'The site was shut in 2019',
  'My certificate lapsed in 2020',
  'Passed over for promotion',
  'Suspended for a week after a collision',
])('%j speaks against its writer', text => {
  expect(isAgainstWriter(text)).toBe(true)
})

test.each([
  'Handled 40 disciplinary hearings a year',
  'Designed warning signs for three quarries',
  'Lost property desk at the station',
  'Left the site cleaner than we found it',
  'Cut missed appointments by 30%',
  'Wrote the harassment policy',
  'Covered for the manager while she was on maternity leave',
  'Investigated fraud in nine branches',
  'Warning systems for 12 lifts',
  'Broke the sales record twice',
  'Dropped delivery times by 10%',
  'Sent home-care rotas to 40 staff',
  'Fined 30 drivers a day',
  'Dismissed 3 claims after review',
  'Recorded sick leave of 90 staff',
  'Damaged pallets down from 3% to 1%',
])('%j does not', text => {
  expect(isAgainstWriter(text)).toBe(false)
})

test('a clause that speaks against its writer is left out, the rest told', () => {
  expect(withoutWeakness('Ran the till; warned twice. Was late for a month')).toBe(
    'Ran the till; warned twice.',
  )
  expect(withoutWeakness('Trained 12 cashiers; was sacked in 2020')).toBe('Trained 12 cashiers;')
  expect(withoutWeakness('Was sacked in 2020; trained 12 cashiers')).toBeNull()
})
