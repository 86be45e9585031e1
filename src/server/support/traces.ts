import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { contactRequests, newsletterSubscribers } from './tables.ts'

/** What visitors left under an address; it goes along with an account of that address, and goes with it. */
export function supportTraces(database: Database) {
  return [newsletterSubscribers, contactRequests].map(table => ({
    table: table === newsletterSubscribers ? 'newsletter_subscribers' : 'contact_requests',
    select: (email: string) => database.asSystem(tx => tx.select().from(table).where(eq(table.email, email))),
    erase: async (email: string) => {
      await database.asSystem(tx => tx.delete(table).where(eq(table.email, email)))
    },
  }))
}
