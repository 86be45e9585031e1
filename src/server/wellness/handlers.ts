import { implement } from '@orpc/server'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { wellness } from '#shared/wellness/contract.ts'
import { deleteCareerEvent, listCareerEvents, saveCareerEvent } from './career-events.ts'
import { deleteAllCareerEvents, deleteAllCheckIns, deleteAllContext, deleteAllNotes } from './delete-all.ts'
import {
  deleteCheckIn,
  exportCheckIns,
  getCheckIn,
  getHistory,
  type HistoryDeps,
  restoreCheckIn,
  searchCheckIns,
  updateCheckIn,
} from './history.ts'
import { listCheckIns } from './list-check-ins.ts'
import { addPushSubscription, deletePushSubscriptions } from './push-subscriptions.ts'
import { getCheckInReminder, type ReminderDeps, setCheckInReminder } from './reminder.ts'
import { saveCheckIn } from './save-check-in.ts'
import { getTagEffects, listTags } from './tags.ts'

export function wellnessHandlers(deps: HistoryDeps & ReminderDeps) {
  const os = implement(wellness).$context<CallContext>().use(accessGate)
  return os.router({
    saveCheckIn: os.saveCheckIn.handler(({ context, input }) =>
      saveCheckIn(deps, userIdOf(context), input, context.idempotency),
    ),
    listCheckIns: os.listCheckIns.handler(({ context, input }) =>
      listCheckIns(deps.database, userIdOf(context), input),
    ),
    getCheckIn: os.getCheckIn.handler(({ context, input }) => getCheckIn(deps, userIdOf(context), input.id)),
    updateCheckIn: os.updateCheckIn.handler(({ context, input }) =>
      updateCheckIn(deps, userIdOf(context), input),
    ),
    deleteCheckIn: os.deleteCheckIn.handler(({ context, input }) =>
      deleteCheckIn(deps, userIdOf(context), input.id),
    ),
    restoreCheckIn: os.restoreCheckIn.handler(({ context, input }) =>
      restoreCheckIn(deps, userIdOf(context), input.undo),
    ),
    getHistory: os.getHistory.handler(({ context }) => getHistory(deps, userIdOf(context))),
    searchCheckIns: os.searchCheckIns.handler(({ context, input }) =>
      searchCheckIns(deps, userIdOf(context), input.words),
    ),
    exportCheckIns: os.exportCheckIns.handler(({ context }) => exportCheckIns(deps, userIdOf(context))),
    deleteAllCheckIns: os.deleteAllCheckIns.handler(({ context }) =>
      deleteAllCheckIns(deps.database, userIdOf(context)),
    ),
    deleteAllNotes: os.deleteAllNotes.handler(({ context }) =>
      deleteAllNotes(deps.database, userIdOf(context)),
    ),
    deleteAllContext: os.deleteAllContext.handler(({ context }) =>
      deleteAllContext(deps.database, userIdOf(context)),
    ),
    deleteAllCareerEvents: os.deleteAllCareerEvents.handler(({ context }) =>
      deleteAllCareerEvents(deps.database, userIdOf(context)),
    ),
    listTags: os.listTags.handler(({ context }) => listTags(deps.database, userIdOf(context))),
    getTagEffects: os.getTagEffects.handler(({ context }) => getTagEffects(deps.database, userIdOf(context))),
    listCareerEvents: os.listCareerEvents.handler(({ context }) =>
      listCareerEvents(deps.database, userIdOf(context)),
    ),
    saveCareerEvent: os.saveCareerEvent.handler(({ context, input }) =>
      saveCareerEvent(deps.database, userIdOf(context), input),
    ),
    deleteCareerEvent: os.deleteCareerEvent.handler(({ context, input }) =>
      deleteCareerEvent(deps.database, userIdOf(context), input.id),
    ),
    addPushSubscription: os.addPushSubscription.handler(({ context, input }) =>
      addPushSubscription(deps.database, userIdOf(context), input.endpoint),
    ),
    deletePushSubscriptions: os.deletePushSubscriptions.handler(({ context, input }) =>
      deletePushSubscriptions(deps.database, userIdOf(context), input.endpoint),
    ),
    getCheckInReminder: os.getCheckInReminder.handler(({ context }) =>
      getCheckInReminder(deps, userIdOf(context)),
    ),
    setCheckInReminder: os.setCheckInReminder.handler(({ context, input }) =>
      setCheckInReminder(deps, userIdOf(context), input),
    ),
  })
}
