import type { BestMatch, DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import { SAMPLE_LEARNING } from '#shared/learning/sample-figures.ts'
import { hoursText, weekOfLearning } from '#shared/learning/week-of-learning.ts'
import { numberWord } from '#shared/number-word.ts'
import { warningWords } from '#shared/wellness/early-warning/warning-words.ts'
import { dayOfMonth } from '#web/wellness/day-and-time.ts'
import type { Stop } from './way-ahead.tsx'
import type { WellbeingToday } from './wellbeing-today.ts'

type CardWords = { isSample: boolean; title: string; text: string; link: string }

/** The line has room for the names of so many. */
const DRAWN_STOPS = 2

export function wellnessCard({ risk, summary }: WellbeingToday, checkIns: number): CardWords {
  const link = 'Open the overview'
  if (!summary)
    return {
      isSample: true,
      title: 'A hard stretch, then back',
      text: 'This is how eight weeks can look. Yours start with your first check-in.',
      link,
    }
  const count = `${numberWord(checkIns)} ${checkIns === 1 ? 'check-in' : 'check-ins'}`
  if (summary.state === 'learning')
    return {
      isSample: false,
      title: `Burnout risk: ${risk}`,
      text: `From ${count} so far. Your usual range shows once there are a few weeks to compare with.`,
      link,
    }
  const { heading, text } = warningWords(summary, dayOfMonth)
  return { isSample: false, title: heading, text: `Burnout risk: ${risk}. ${text}`, link }
}

export function learningCard(
  { saved_count, current, time, certificate_count }: DashboardSummary['learning'],
  match: BestMatch | null,
  today: string,
): CardWords & { done: number; ahead: string } {
  if (!current && time.length === 0 && certificate_count === 0)
    return {
      isSample: true,
      title: `${SAMPLE_LEARNING.hours} this week`,
      text: `${SAMPLE_LEARNING.progress}% of a saved resource done, ${SAMPLE_LEARNING.certificates} certificate. What you save shows here instead.`,
      link: 'See what there is',
      done: SAMPLE_LEARNING.progress,
      ahead: 'A skill you choose',
    }
  const minutes = weekOfLearning(time, today).reduce((sum, day) => sum + day.minutes, 0)
  const certificates = `${numberWord(certificate_count)} ${certificate_count === 1 ? 'certificate' : 'certificates'}`
  return {
    isSample: false,
    title:
      minutes === 0 && saved_count > 0
        ? `${capital(numberWord(saved_count))} saved to learn`
        : `${hoursText(minutes)} this week`,
    text: [
      current && currentText(current, match),
      certificate_count > 0 && `${capital(certificates)} earned.`,
    ]
      .filter(Boolean)
      .join(' '),
    link: 'Continue learning',
    done: current?.progress ?? 0,
    ahead: current?.skill_tag ?? 'What comes next',
  }
}

function currentText(
  { title, progress }: NonNullable<DashboardSummary['learning']['current']>,
  match: BestMatch | null,
): string {
  const closed = match?.missing_skills.find(({ saved_title }) => saved_title === title)
  const far = `“${title}” is ${progress}% done.`
  return closed ? `${far} It builds ${closed.skill}, which ${match?.role} asks for.` : far
}

export function careerCard({
  best_match,
}: DashboardSummary['career']): CardWords & { role: string; stops: readonly Stop[] } {
  if (!best_match)
    return {
      isSample: true,
      title: 'Nurse Educator, 85% match',
      text: 'An example, not made from your profile. Your own best match takes its place.',
      link: 'See suggested paths',
      role: 'Nurse Educator',
      stops: [
        { name: 'Curriculum Design', isSaved: false },
        { name: 'Public Speaking', isSaved: false },
      ],
    }
  const { role, match_score, salary_range, missing_skills } = best_match
  return {
    isSample: false,
    title: `${role}, ${match_score}% match`,
    text: `${distance(missing_skills.length)} Pay there: ${salary_range}. The match is an estimate.`,
    link: 'See all paths',
    role,
    stops: missing_skills
      .slice(0, DRAWN_STOPS)
      .map(({ skill, saved_title }) => ({ name: skill, isSaved: saved_title !== null })),
  }
}

function distance(missing: number): string {
  if (missing === 0) return 'Every key skill is in your profile already.'
  const are = missing === 1 ? 'is' : 'are'
  return `${capital(numberWord(missing))} of its key skills ${are} not in your profile yet.`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
