import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { MailKind } from '#server/email/one-click-link.ts'
import { oneClickSwitch } from '#server/email/one-click-switch.ts'
import type { Database } from '#server/platform/database/database.ts'
import { checkInReminders } from './tables.ts'

export const REMINDER_MAIL: MailKind = { path: '/mail/reminders/unsubscribe', purpose: 'check-in reminder' }

export function oneClickReminderSwitch({ database, secret }: { database: Database; secret: string }): Hono {
  return oneClickSwitch({
    kind: REMINDER_MAIL,
    secret,
    words: {
      ask: 'Switch reminders off?',
      meaning: 'We would not remind you of your check-in any more. Your check-ins stay.',
      button: 'Switch them off',
      off: 'Reminders are off',
      elsewhere: 'You can switch reminders off',
    },
    switchOff: userId =>
      database.asSystem(tx =>
        tx.update(checkInReminders).set({ is_on: false }).where(eq(checkInReminders.userId, userId)),
      ),
  })
}
