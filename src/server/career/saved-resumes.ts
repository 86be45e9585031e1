import { userIdOf } from '#server/platform/http/call-context.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { deleteResume, insertResume, selectResume, selectResumes, updateResume } from './resume-queries.ts'

export function savedResumeHandlers(os: CareerOs, { database }: CareerDeps) {
  return {
    listResumes: os.listResumes.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectResumes(tx, userId))
    }),

    getResume: os.getResume.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectResume(tx, userId, input.id))
    }),

    saveResume: os.saveResume.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => insertResume(tx, userId, input))
    }),

    updateResume: os.updateResume.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => updateResume(tx, userId, input))
    }),

    deleteResume: os.deleteResume.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteResume(tx, userId, input.id))
      return { deleted: true } as const
    }),
  }
}
