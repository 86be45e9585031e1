import { userIdOf } from '#server/platform/http/call-context.ts'
import { CERTIFICATE_IN_FUTURE, lastDayAnywhere } from '#shared/learning/certificate-day.ts'
import { Problem } from '#shared/problem.ts'
import type { LearningDeps } from './learning-deps.ts'
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

export function progressHandlers(os: LearningOs, { database, now }: Pick<LearningDeps, 'database' | 'now'>) {
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
      if (input.issued_on && input.issued_on > lastDayAnywhere(now().getTime()))
        throw new Problem('invalid_input', { message: CERTIFICATE_IN_FUTURE })
      return database.asUser(userId, tx => upsertCertificate(tx, userId, input))
    }),

    deleteCertificate: os.deleteCertificate.handler(async ({ context, input: { id } }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteCertificate(tx, userId, id))
      return { deleted: true } as const
    }),
  }
}
