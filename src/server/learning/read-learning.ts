import type { Database } from '#server/platform/database/database.ts'
import { selectCertificates, selectItems, selectTime } from './progress-queries.ts'
import { selectSavedResources } from './queries.ts'

/** All that a person has saved, begun, logged and earned. */
export function readLearning(database: Database, userId: string) {
  return database.asUser(userId, async tx => {
    const [saved, items, time, certificates] = await Promise.all([
      selectSavedResources(tx, userId),
      selectItems(tx, userId),
      selectTime(tx, userId),
      selectCertificates(tx, userId),
    ])
    return { saved, items, time, certificates }
  })
}
