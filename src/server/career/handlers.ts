import { implement } from '@orpc/server'
import type { Database } from '#server/platform/database/database.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { career } from '#shared/career/contract.ts'
import { deleteResume, selectResume, selectResumes } from './queries.ts'

export function careerHandlers({ database }: { database: Database }) {
  const os = implement(career).$context<CallContext>().use(accessGate)
  return os.router({
    listResumes: os.listResumes.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectResumes(tx, userId))
    }),

    getResume: os.getResume.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectResume(tx, userId, input.id))
    }),

    deleteResume: os.deleteResume.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteResume(tx, userId, input.id))
      return { deleted: true } as const
    }),
  })
}
