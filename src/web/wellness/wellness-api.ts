import { saveCheckIn } from '#shared/wellness/save-check-in.ts'
import { createApiClient } from '#web/platform/api.ts'

export const wellnessApi = createApiClient({ saveCheckIn })
