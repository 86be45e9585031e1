import { listCheckIns } from '#shared/wellness/list-check-ins.ts'
import { createApiClient } from '#web/platform/api.ts'

export const listApi = createApiClient({ listCheckIns })
