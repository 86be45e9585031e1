import { getDashboard } from './get-dashboard.ts'
import { getWeeklyMail, setWeeklyMail } from './weekly-mail.ts'

export const dashboard = { getDashboard, getWeeklyMail, setWeeklyMail }
