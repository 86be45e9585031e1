import type { Database } from '#server/platform/database/database.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import type { LearningOs } from './learning-os.ts'
import {
  deleteCertificate,
  deleteTime,
  selectCertificates,
  selectItems,
  selectTime,
  upsertCertificate,
  upsertProgress,
  upsertTime,
} from './progress-queries.ts'

export function progressHandlers(os: LearningOs, database: Database) {
  return {
    getLearningProgress: os.getLearningProgress.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => ({
        items: await selectItems(tx, userId),
        time: await selectTime(tx, userId),
        certificates: await selectCertificates(tx, userId),
      }))
    }),

    setLearningProgress: os.setLearningProgress.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => upsertProgress(tx, userId, input))
    }),

    logLearningTime: os.logLearningTime.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => upsertTime(tx, userId, input))
    }),

    deleteLearningTime: os.deleteLearningTime.handler(async ({ context, input: { id } }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteTime(tx, userId, id))
      return { deleted: true } as const
    }),

    saveCertificate: os.saveCertificate.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => upsertCertificate(tx, userId, input))
    }),

    deleteCertificate: os.deleteCertificate.handler(async ({ context, input: { id } }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteCertificate(tx, userId, id))
      return { deleted: true } as const
    }),
  }
}
