import {
  deleteCareerEvent,
  getTagEffects,
  listCareerEvents,
  listTags,
  saveCareerEvent,
} from './context-operations.ts'
import {
  deleteAllCareerEvents,
  deleteAllCheckIns,
  deleteAllContext,
  deleteAllNotes,
} from './delete-operations.ts'
import {
  deleteCheckIn,
  exportCheckIns,
  getCheckIn,
  getHistory,
  restoreCheckIn,
  searchCheckIns,
  updateCheckIn,
} from './history-operations.ts'
import { listCheckIns } from './list-check-ins.ts'
import { addPushSubscription, deletePushSubscriptions } from './push-operations.ts'
import { getCheckInReminder, setCheckInReminder } from './reminder-operations.ts'
import { saveCheckIn } from './save-check-in.ts'

export const wellness = {
  saveCheckIn,
  listCheckIns,
  getCheckIn,
  updateCheckIn,
  deleteCheckIn,
  restoreCheckIn,
  getHistory,
  searchCheckIns,
  exportCheckIns,
  deleteAllCheckIns,
  deleteAllNotes,
  deleteAllContext,
  deleteAllCareerEvents,
  listTags,
  getTagEffects,
  listCareerEvents,
  saveCareerEvent,
  deleteCareerEvent,
  getCheckInReminder,
  setCheckInReminder,
  addPushSubscription,
  deletePushSubscriptions,
}
