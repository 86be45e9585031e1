import { eq, or, sql } from 'drizzle-orm'
import type { DataOwner, MailTransport } from '#server/email/mail-transport.ts'
import { mailOutbox } from '#server/email/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Rows that a feature keeps under an address or an account, exported with the account and deleted with it. */
export type PersonalDataSource = {
  table: string
  export(owner: DataOwner): Promise<Record<string, unknown>[]>
  delete(owner: DataOwner): Promise<void>
}

export function mailPersonalData(database: Database, transport: MailTransport | null): PersonalDataSource {
  return {
    table: 'mail_outbox',
    export: owner =>
      database.asSystem(tx =>
        tx
          .select({ id: mailOutbox.id, subject: mailOutbox.subject, created_at: mailOutbox.createdAt })
          .from(mailOutbox)
          .where(or(eq(mailOutbox.ownerId, owner.userId), isRecipient(owner))),
      ),
    delete: async owner => {
      // Also what they are about to send, such as a message on its way to us.
      const isSender = sql`lower(${mailOutbox.replyTo}) = ${owner.verifiedEmail}`
      await database.asSystem(tx =>
        tx.delete(mailOutbox).where(or(eq(mailOutbox.ownerId, owner.userId), isRecipient(owner), isSender)),
      )
      await transport?.forget(owner)
    },
  }
}

/** True for no row while the address is unverified: null equals nothing. */
function isRecipient({ verifiedEmail }: DataOwner) {
  return sql`lower(${mailOutbox.recipient}) = ${verifiedEmail}`
}
