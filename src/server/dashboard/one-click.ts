import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { MailKind } from '#server/email/one-click-link.ts'
import { oneClickSwitch } from '#server/email/one-click-switch.ts'
import type { Database } from '#server/platform/database/database.ts'
import { weeklyMails } from './tables.ts'

export const WEEKLY_MAIL: MailKind = { path: '/mail/weekly/unsubscribe', purpose: 'weekly summary' }

export function oneClickWeeklySwitch({ database, secret }: { database: Database; secret: string }): Hono {
  return oneClickSwitch({
    kind: WEEKLY_MAIL,
    secret,
    words: {
      ask: 'Switch weekly summaries off?',
      meaning: 'We would not mail you about your week any more. You can still read it whenever you like.',
      button: 'Switch them off',
      off: 'Weekly summaries are off',
      elsewhere: 'You can switch weekly summaries off',
    },
    switchOff: userId =>
      database.asSystem(tx =>
        tx.update(weeklyMails).set({ is_on: false }).where(eq(weeklyMails.userId, userId)),
      ),
  })
}
