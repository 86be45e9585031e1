import { eq, or, sql } from 'drizzle-orm'
import type { MailTransport } from '#server/email/mail-transport.ts'
import { mailOutbox } from '#server/email/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Rows found by e-mail address: exported with the account and deleted with it. */
export type PersonalDataSource = {
  table: string
  export(email: string): Promise<Record<string, unknown>[]>
  delete(email: string): Promise<void>
}

export function mailPersonalData(database: Database, transport: MailTransport | null): PersonalDataSource {
  return {
    table: 'mail_outbox',
    export: email =>
      database.asSystem(tx =>
        tx
          .select({ id: mailOutbox.id, subject: mailOutbox.subject, created_at: mailOutbox.createdAt })
          .from(mailOutbox)
          .where(eq(mailOutbox.recipient, email)),
      ),
    // Also what others are about to read of them, such as a contact request on its way to us.
    delete: async email => {
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
      await transport?.forget(email)
    },
  }
}
