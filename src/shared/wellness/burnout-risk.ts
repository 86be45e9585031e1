import { numberWord } from '#shared/number-word.ts'
import {
  BURNOUT_WINDOW,
  BURNOUT_WINDOW_WORD,
  HIGH_RISK_AVERAGE,
  MEDIUM_RISK_AVERAGE,
} from './burnout-thresholds.ts'
import type { CheckIn } from './check-in.ts'
import { SCALE_DEFAULT } from './check-in-form.ts'

export type BurnoutRisk = 'High' | 'Medium' | 'Low' | 'Unknown'

export function burnoutRisk(newestFirst: readonly Pick<CheckIn, 'mood' | 'energy'>[]): BurnoutRisk {
  const recent = newestFirst.slice(0, BURNOUT_WINDOW)
  if (recent.length === 0) return 'Unknown'
  const lowest = Math.min(average(recent.map(c => c.mood)), average(recent.map(c => c.energy)))
  if (lowest <= HIGH_RISK_AVERAGE) return 'High'
  if (lowest <= MEDIUM_RISK_AVERAGE) return 'Medium'
  return 'Low'
}

const BURNOUT_ADVICE: Record<Exclude<BurnoutRisk, 'High'>, string> = {
  Medium: 'Things look a little strained. One real break today, away from the screen, is a good next step.',
  Low: 'You seem to be doing all right. Keep the habits that carry you.',
  Unknown: 'Check in once and we can start to show you how you are doing.',
}

const OKAY_ADVICE = 'Medium only means you answered Okay and not higher.'

/** One line for the risk. Whoever answered Okay and never lower is not strained: the rule calls it Medium all the same. */
export function burnoutAdvice(newestFirst: readonly Pick<CheckIn, 'mood' | 'energy'>[]): string {
  const risk = burnoutRisk(newestFirst)
  const recent = newestFirst.slice(0, BURNOUT_WINDOW)
  if (risk === 'High')
    return `${whatWasLow(recent)}. Please go easy on yourself today, and consider telling someone you trust how things are.`
  if (risk !== 'Medium' || recent.some(({ mood, energy }) => Math.min(mood, energy) < SCALE_DEFAULT)) {
    return BURNOUT_ADVICE[risk]
  }
  return recent.length === 1
    ? `An okay day is a fine place to start. ${OKAY_ADVICE}`
    : `Okay days are fine days. ${OKAY_ADVICE}`
}

/** Good days in mood are not called low for the sake of energy, nor the other way round. */
function whatWasLow(recent: readonly Pick<CheckIn, 'mood' | 'energy'>[]): string {
  const isLow = (answer: 'mood' | 'energy') => average(recent.map(one => one[answer])) <= HIGH_RISK_AVERAGE
  const low = isLow('mood') ? (isLow('energy') ? 'mood and energy were' : 'mood was') : 'energy was'
  const where = recent.length === 1 ? '' : ` in your last ${numberWord(recent.length)} check-ins`
  return `Your ${low} low${where}`
}

/** What the risk was worked out from, and what it is not. */
export function burnoutBasis(checkIns: number): string {
  const limits = 'It looks at your answers, not at you. An indication, never a diagnosis.'
  if (checkIns > 0 && checkIns < BURNOUT_WINDOW) {
    const soFar = `${numberWord(checkIns)} ${checkIns === 1 ? 'check-in' : 'check-ins'}`
    return `From ${soFar} so far; ${BURNOUT_WINDOW_WORD} make this steadier. ${limits}`
  }
  return `From the mood and energy of your last ${BURNOUT_WINDOW_WORD} check-ins. ${limits}`
}

/** The rule as help texts list it. */
export const BURNOUT_RULE: readonly string[] = [
  `High: average mood or average energy of the last ${BURNOUT_WINDOW_WORD} check-ins is ${HIGH_RISK_AVERAGE} or lower.`,
  `Medium: not High, and one of the two averages is ${MEDIUM_RISK_AVERAGE} or lower.`,
  `Low: both averages are above ${MEDIUM_RISK_AVERAGE}.`,
  'Unknown: there are no check-ins yet.',
]

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
