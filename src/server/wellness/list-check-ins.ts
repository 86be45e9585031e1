import type { Database } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import { MAX_UUID } from '#server/platform/database/uuid-v7.ts'
import type { CheckIn } from '#shared/wellness/check-in.ts'

export const LIST_CHECK_INS = sqlFunction('list_check_ins', 4, { reads: true })

/** The contract checks what is in the answer. */
export async function listCheckIns(
  database: Database,
  userId: string,
  page: { limit: number; before?: string | undefined; until?: string | undefined },
): Promise<CheckIn[]> {
  return JSON.parse(
    await database.callFunction(LIST_CHECK_INS, [
      userId,
      page.limit,
      page.until ? MAX_UUID : (page.before ?? MAX_UUID),
      page.until ?? null,
    ]),
  )
}
