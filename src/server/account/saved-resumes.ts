import { userOf } from '#server/platform/http/call-context.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { deleteResume, selectResume, selectResumes } from './queries.ts'

export function resumeHandlers(os: AccountOs, { database }: AccountDeps) {
  return {
    listResumes: os.listResumes.handler(({ context }) => {
      const userId = userOf(context)
      return database.asUser(userId, tx => selectResumes(tx, userId))
    }),

    getResume: os.getResume.handler(({ context, input }) => {
      const userId = userOf(context)
      return database.asUser(userId, tx => selectResume(tx, userId, input.id))
    }),

    deleteResume: os.deleteResume.handler(async ({ context, input }) => {
      const userId = userOf(context)
      await database.asUser(userId, tx => deleteResume(tx, userId, input.id))
      return { deleted: true } as const
    }),
  }
}
