import { hoursText } from '#shared/learning/week-of-learning.ts'
import { numberWord } from '#shared/number-word.ts'
import type { BestMatch, DashboardSummary } from './get-dashboard.ts'
import { stepToward } from './next-step.ts'
import { dayLevel, type WeeklySummary } from './weekly-summary.ts'

export const WEEKLY_PATH = '/weekly'
export const WEEKLY_NAME = 'Weekly summary'

type Said = { text: string; link: { to: string; label: string } }

const LEARNING = { to: '/learning', label: 'Open learning' }
const PATHS = { to: '/career/suggestions', label: 'See your paths' }

/** One thing about work: what was done in the week before what could be done next. Null where there is nothing to say. */
export function workWords(
  { learnedMinutes, hasNewSuggestions, isRecent }: WeeklySummary,
  { career: { best_match }, learning: { current } }: Pick<DashboardSummary, 'career' | 'learning'>,
): Said | null {
  if (learnedMinutes > 0) {
    const logged = `You logged ${hoursText(learnedMinutes)} of learning.`
    const far = isRecent && current ? ` “${current.title}” is ${current.progress}% done.` : ''
    return { text: logged + far, link: LEARNING }
  }
  if (hasNewSuggestions && best_match)
    return {
      text: `You looked at new paths. The best match is ${best_match.role}, at ${best_match.match_score}%; the match is an estimate.`,
      link: PATHS,
    }
  return isRecent && best_match ? aheadWords(best_match) : null
}

function aheadWords(match: BestMatch): Said | null {
  const step = stepToward(match)
  if (step.kind === 'lesson')
    return {
      text: `“${step.title}” is saved and waits for a quiet hour. It builds ${step.skill}, one step closer to ${step.role}.`,
      link: LEARNING,
    }
  if (step.kind === 'gap')
    return { text: `${step.role} asks for ${step.skill}, which is not in your profile yet.`, link: LEARNING }
  return { text: `Every key skill of ${match.role} is in your profile already.`, link: PATHS }
}

const COMPARED = {
  brighter: ' All in all a little brighter than the four weeks before.',
  alike: ' All in all much like the four weeks before.',
  heavier: ' Some weeks ask for more than others. Be kind to yourself.',
} as const

/** One thing about oneself: never a note, never a warning; those stay on the overview. */
export function selfWords({ self }: WeeklySummary): Said | null {
  if (!self) return null
  const days = self.days === 1 ? 'one day' : `${numberWord(self.days)} days`
  const brightest = self.brightest === null ? '' : `; ${weekdayName(self.brightest)} was the brightest`
  return {
    text: `You checked in on ${days}${brightest}.${self.comparison === null ? '' : COMPARED[self.comparison]}`,
    link: { to: '/wellness/overview', label: 'Open the overview' },
  }
}

/** "November 9 to 15", "November 30 to December 6" */
export function weekName({ days }: Pick<WeeklySummary, 'days'>): string {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${formatDay(from, MONTH_DAY)} to ${formatDay(to, isOneMonth ? DAY : MONTH_DAY)}`
}

/** For each day its short name and its level, to one decimal, or a dash. */
export function weekFigures({ days }: Pick<WeeklySummary, 'days'>) {
  return days.map(day => {
    const level = dayLevel(day)
    return {
      day: day.day,
      label: weekdayName(day.day).slice(0, 3),
      level,
      text: level === null ? '–' : String(Math.round(level * 10) / 10),
    }
  })
}

export function weekdayName(day: string): string {
  return formatDay(day, WEEKDAY)
}

const WEEKDAY = { weekday: 'long' } as const
const MONTH_DAY = { month: 'long', day: 'numeric' } as const
const DAY = { day: 'numeric' } as const

function formatDay(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' })
}
