import { sql } from 'drizzle-orm'
import type { DataOwner } from '#server/email/mail-transport.ts'
import type { Database } from '#server/platform/database/database.ts'
import { contactRequests, newsletterSubscribers } from './tables.ts'

/** Rows of the public forms, found by email address; an unverified one is null and equals none. */
export function supportPersonalData(database: Database) {
  return [newsletterSubscribers, contactRequests].map(table => ({
    table: table === newsletterSubscribers ? 'newsletter_subscribers' : 'contact_requests',
    // A contact request keeps the address as it was typed.
    export: ({ verifiedEmail }: DataOwner) =>
      database.asSystem(tx => tx.select().from(table).where(sql`lower(${table.email}) = ${verifiedEmail}`)),
    delete: async ({ verifiedEmail }: DataOwner) => {
      await database.asSystem(tx => tx.delete(table).where(sql`lower(${table.email}) = ${verifiedEmail}`))
    },
  }))
}
