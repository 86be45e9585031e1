import { expect, test } from 'vitest'
import { weeklyMailSentence } from './weekly-mail.ts'

const ON = { is_on: true, mail: 'ready', with_check_ins: true } as const

test('the sentence says what will be sent, or why nothing will', () => {
  expect(weeklyMailSentence(ON)).toMatch(/^Mondays at 8 am your time, about the week before: your mood and/i)
  expect(weeklyMailSentence({ ...ON, with_check_ins: false })).toContain('your check-ins are left out')
  expect(weeklyMailSentence({ ...ON, is_on: false })).toMatch(
    /^Off\. If you switch it on, it holds your mood/,
  )
  expect(weeklyMailSentence({ ...ON, mail: 'off' })).toContain('switched off on this installation')
  expect(weeklyMailSentence({ ...ON, mail: 'unconfirmed' })).toContain('until you have confirmed')
})
