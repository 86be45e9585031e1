import type { GoalItem } from '#shared/career/goal-reading.ts'
import { goalItem, LEADING_CODES, leadsOthers } from './goal-item.ts'

const LEADING_LABEL = 'managing people'
/** Who stops leading leaves no trade. */
export const LEADING_LEFT_ID = `leave:${LEADING_LABEL}`

/** What "patients" and "a manager" mean to somebody who leaves just these; nothing for other words. */
export function peopleLeft(text: string, presentCode: string): GoalItem | null {
  if (LEADING.test(text)) {
    const own = leadsOthers(presentCode) ? [presentCode] : []
    return goalItem('leave', LEADING_LABEL, [...LEADING_CODES, ...own])
  }
  if (PATIENTS.test(text) && CARES.test(presentCode))
    return goalItem('leave', 'patients', [...WORK_WITH_PATIENTS])
  return null
}

const LEADING =
  /^(?:(?:be(?:ing|come|coming)?|a|an|the|any|team|line|people) )*(?:managers?|boss(?:es)?|supervisors?|team leaders?|management)(?: of (?:people|anyone|anybody|others))?(?: any ?more| again| myself)?$/iu
const PATIENTS =
  /^(?:(?:any|my|the|direct|sick|all|see(?:ing)?|treat(?:ing)?|touch(?:ing)?|more) )*(?:patients?(?: (?:care|contact|facing))?|sick people)(?: any ?more| again)?$/iu
/** Health, care and counseling; of physicians some see no patients. */
const CARES = /^(?:29-1(?!2)|29-[29]|31|21-1|19-303)/

/** Health, care and counseling at the side of patients; laboratories, records and pharmacies are not. */
const WORK_WITH_PATIENTS: readonly string[] = [
  '29-1141 29-1151 29-1161 29-1171 29-1181 29-1071 29-1011 29-1021 29-1022 29-1023 29-1024 29-1029 29-1031',
  '29-1041 29-1081 29-112 29-12 29-13 29-1291 29-1292 29-1299 29-203 29-204 29-205 29-206 29-208 29-209',
  '29-9091 29-9092 29-9093 31-1 31-2 31-9011 31-9091 31-9092 31-9097 21-1011 21-1013 21-1014 21-1015 21-1018',
  '21-1022 21-1023 21-1094 39-9031 19-3033 19-3034 19-3039',
].flatMap(codes => codes.split(' '))
