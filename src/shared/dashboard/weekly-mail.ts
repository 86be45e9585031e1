import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { hourInWords } from '#shared/wellness/reminder.ts'

/** When it comes, by the clock where somebody lives: about the week that has just ended. Monday is 1. */
export const WEEKLY_MAIL_TIME = { days: [1], hour: 8 }

const PATH = '/api/weekly-mail'
const TAGS = ['Dashboard']

const weeklyMail = z.object({
  is_on: z.boolean(),
  /** Whether a mail could leave: none does where mail is off, or to an address nobody has confirmed. */
  mail: z.enum(['ready', 'off', 'unconfirmed']),
  /** Mood and energy are in it only with the consent to daily check-ins. */
  with_check_ins: z.boolean(),
})

export const getWeeklyMail = operation
  .route({ method: 'GET', path: PATH, summary: 'Whether one gets a weekly summary by mail', tags: TAGS })
  .meta({ access: { who: 'signed-in' } })
  .output(weeklyMail)

export const setWeeklyMail = operation
  .route({ method: 'PUT', path: PATH, summary: 'Switch the weekly summary by mail on or off', tags: TAGS })
  .meta({ access: { who: 'signed-in', limit: { attempts: 60, seconds: 60 } } })
  .input(z.object({ is_on: z.boolean() }))
  .output(weeklyMail)

export type WeeklyMail = z.infer<typeof weeklyMail>

/** What will be sent, or why nothing will. */
export function weeklyMailSentence({ is_on, mail, with_check_ins }: WeeklyMail): string {
  const held = with_check_ins
    ? 'your mood and energy day by day, one thing about work and one about you, and never a note'
    : 'one thing about work; your check-ins are left out, because you have not agreed to daily check-ins'
  if (!is_on) return `Off. If you switch it on, it holds ${held}.`
  if (mail === 'off') return 'Mail is switched off on this installation, so nothing is sent.'
  if (mail === 'unconfirmed') return 'Nothing is sent until you have confirmed your email address.'
  return `Mondays at ${hourInWords(WEEKLY_MAIL_TIME.hour)} your time, about the week before: ${held}. After a week without anything in it, nothing is sent.`
}
