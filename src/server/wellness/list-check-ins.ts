import type { SqlFunction } from '#server/platform/database/call-function.ts'
import type { Database } from '#server/platform/database/database.ts'
import { MAX_UUID } from '#server/platform/database/uuid-v7.ts'
import type { CheckIn } from '#shared/wellness/check-in.ts'

export const LIST_CHECK_INS: SqlFunction = {
  name: 'list_check_ins',
  text: 'select api.list_check_ins($1, $2, $3) as answer',
  reads: true,
}

/** The contract checks what is in the answer. */
export async function listCheckIns(
  database: Database,
  userId: string,
  page: { limit: number; before?: string | undefined },
): Promise<CheckIn[]> {
  return JSON.parse(
    await database.callFunction(LIST_CHECK_INS, [userId, page.limit, page.before ?? MAX_UUID]),
  )
}
