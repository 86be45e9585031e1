import { operation } from '#shared/operation.ts'
import { checkInReminder, reminderChoice } from './reminder.ts'

const TAGS = ['Wellness']
const PATH = '/api/check-in-reminder'

export const getCheckInReminder = operation
  .route({ method: 'GET', path: PATH, summary: 'When one is reminded to check in', tags: TAGS })
  .meta({ access: { who: 'signed-in' } })
  .output(checkInReminder)

export const setCheckInReminder = operation
  .route({
    method: 'PUT',
    path: PATH,
    summary: 'Choose the days and the hour of reminders, and whether they come by mail, or switch them off',
    tags: TAGS,
  })
  .meta({ access: { who: 'signed-in', limit: { attempts: 60, seconds: 60 } } })
  .input(reminderChoice)
  .output(checkInReminder)
