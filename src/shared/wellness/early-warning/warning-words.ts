import { numberWord } from '#shared/number-word.ts'
import { energyLabel, moodLabel } from '../check-in-form.ts'
import type { WarningState } from './early-warning.ts'
import { MEASURED } from './measured.ts'
import { PARAMETERS } from './parameters.ts'
import type { WarningSummary } from './warning-summary.ts'

type WarningWords = { label: string; heading: string; text: string; small: string }

/** Rounded down, so that the sentence promises no more than was measured. */
export const YEARS_BETWEEN_FALSE_WARNINGS = Math.floor(
  1 / Math.max(...Object.values(MEASURED).map(({ steady }) => steady.warningsAYear)),
)

export const EXHAUSTION_QUESTION = 'How exhausted does work leave you these days?'
export const EXHAUSTION_ANSWERS = ['Not at all', 'A little', 'Quite a lot', 'Completely'] as const
export type ExhaustionAnswer = (typeof EXHAUSTION_ANSWERS)[number]

/** Small things that can be done or left; the first costs nothing. */
export const NEXT_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Rest tonight',
    text: 'Write down where you stopped and tomorrow’s first step. Then close work for the day.',
  },
  { title: 'Tell one person', text: 'Someone you trust, in a sentence: “The last weeks have been heavy.”' },
  {
    title: 'Name what could change at work',
    text: 'Load, say in how you work, clear tasks, or support: pick one and ask for one change.',
  },
]

/** What the state is called and what it means, in words; a day is written out by `sayDay`. */
export function warningWords(summary: WarningSummary, sayDay: (day: string) => string): WarningWords {
  const since = summary.since === null ? '' : sayDay(summary.since)
  return WORDS[summary.state](summary, since)
}

/** What follows the one question: stronger words only for whoever says that work exhausts them. */
export function afterExhaustion(answer: ExhaustionAnswer | 'skipped'): string {
  if (answer === 'Quite a lot' || answer === 'Completely')
    return 'Your check-ins and your answer say the same: work costs you more than it gives back at present. It is early, and that is the best time to change something.'
  if (answer === 'skipped') return 'That is fine. Here is what helps many people in a low stretch.'
  return 'Then it may be a low stretch with another cause, or none. Your next check-ins will tell; these help either way.'
}

const MOVED = { mood: 'mostly mood', energy: 'mostly energy', both: 'mood and energy alike' } as const

const WORDS: Record<WarningState, (summary: WarningSummary, since: string) => WarningWords> = {
  learning: ({ learned }) => ({
    label: 'Learning',
    heading: 'Learning your usual range',
    text:
      learned < PARAMETERS.rangeMinDays
        ? `${capital(numberWord(learned))} of ${numberWord(PARAMETERS.rangeMinDays)} check-ins so far, in your own time. Until then there is nothing to compare with.`
        : 'Enough check-ins. The newest week is what we compare, so it takes a few more days.',
    small: `Shown until ${numberWord(PARAMETERS.rangeMinDays)} check-ins over at least ${PARAMETERS.rangeMinSpan} days, the newest week left out.`,
  }),
  steady: summary => ({
    label: 'Steady',
    heading: 'Inside your usual range',
    text: 'Ups and downs, as usual for you. Nothing you need to do.',
    small: basis(summary),
  }),
  watch: ({ moved }, since) => ({
    label: 'Watch',
    heading: 'A little below your usual',
    text: `Since ${since}, ${MOVED[moved]}. It may be nothing; the next check-ins will tell.`,
    small: 'One low stretch of days is common. No further words yet.',
  }),
  'early-warning': (summary, since) => ({
    label: 'Early warning',
    heading: `You have been below your own usual since ${since}`,
    text: [
      movedSentence(summary),
      summary.weekendsNoLongerLift && 'Weekends used to lift you a little; lately they did not.',
    ]
      .filter(Boolean)
      .join(' '),
    small: `${basis(summary)} In tests with simulated steady people this shows up about once in ${numberWord(YEARS_BETWEEN_FALSE_WARNINGS)} years without cause.`,
  }),
  cleared: ({ days }, since) => ({
    label: 'Cleared',
    heading: 'Back inside your usual range',
    text: `Since ${since}, after ${weeks(days)}. Your notes of that time may say what helped.`,
    small: 'The early warning has ended.',
  }),
  'new-normal': () => ({
    label: 'New normal',
    heading: 'Is this your new normal?',
    text: `After ${weeks(PARAMETERS.newNormalAfter)} below your old range, we now compare with your last ${weeks(PARAMETERS.newNormalFrom)}. You can keep the old range instead.`,
    small: 'Nothing in your history changes.',
  }),
  better: ({ moved }, since) => ({
    label: 'Better',
    heading: 'Better than your usual',
    text: `Since ${since}, ${MOVED[moved]}. No alarm, just good to know.`,
    small: 'The same arithmetic, the other way.',
  }),
  'after-silence': ({ days }) => ({
    label: 'After a silence',
    heading: `${capital(weeks(days))} without a check-in`,
    text: 'No need to explain. Your line goes on from the next check-in, and the range stays yours.',
    small: `After more than ${PARAMETERS.silenceDays} days the running average begins again at zero.`,
  }),
}

function movedSentence({ moved, mood, energy }: WarningSummary): string {
  const change = (
    name: string,
    said: { usual: number; level: number } | null,
    label: (level: number) => string,
  ) => {
    if (!said) return ''
    const [from, to] = [label(Math.round(said.usual)), label(Math.round(said.level))]
    return from === to
      ? `${name} is lower than usual for you.`
      : `${name} went from about ${from} to about ${to}.`
  }
  if (moved === 'both') return `${change('Energy', energy, energyLabel)} ${change('Mood', mood, moodLabel)}`
  return moved === 'energy'
    ? `Energy moved most. ${change('Energy', energy, energyLabel)}`
    : `Mood moved most. ${change('Mood', mood, moodLabel)}`
}

function basis({ checkInDays }: WarningSummary): string {
  const days = checkInDays === 1 ? 'one day with a check-in' : `${checkInDays} days with a check-in`
  return `From ${days} in eight weeks, worked out on this device.`
}

function weeks(days: number): string {
  const count = Math.max(1, Math.round(days / 7))
  return count === 1 ? 'one week' : `${numberWord(count)} weeks`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
