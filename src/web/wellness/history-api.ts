import {
  deleteCheckIn,
  exportCheckIns,
  getCheckIn,
  restoreCheckIn,
  searchCheckIns,
  updateCheckIn,
} from '#shared/wellness/history-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const historyApi = createApiClient({
  deleteCheckIn,
  exportCheckIns,
  getCheckIn,
  restoreCheckIn,
  searchCheckIns,
  updateCheckIn,
})
