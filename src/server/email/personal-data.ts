import { eq, or, sql } from 'drizzle-orm'
import type { MailTransport } from '#server/email/mail-transport.ts'
import { mailOutbox } from '#server/email/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Rows that know a person by e-mail address: part of what they may take along, and of what goes with them. */
export type PersonalDataSource = {
  table: string
  select(email: string): Promise<Record<string, unknown>[]>
  erase(email: string): Promise<void>
}

export function mailPersonalData(database: Database, carrier: MailTransport | null): PersonalDataSource {
  return {
    table: 'mail_outbox',
    select: email =>
      database.asSystem(tx =>
        tx
          .select({ id: mailOutbox.id, subject: mailOutbox.subject, created_at: mailOutbox.createdAt })
          .from(mailOutbox)
          .where(eq(mailOutbox.recipient, email)),
      ),
    // Also what others are about to read of them, such as a contact request on its way to us.
    erase: async email => {
      await database.asSystem(tx =>
        tx
          .delete(mailOutbox)
          .where(
            or(
              eq(mailOutbox.recipient, email),
              sql`lower(${mailOutbox.replyTo}) = ${email}`,
              sql`strpos(lower(${mailOutbox.text}), ${email}) > 0`,
            ),
          ),
      )
      await carrier?.forget(email)
    },
  }
}
