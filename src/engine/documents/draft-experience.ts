import { isBreakLine, isCareerBreak } from '#engine/resume/career-break.ts'
import { readDates } from '#engine/resume/read-dates.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { BLANKS, type DraftInput, jobDates, jobHeading } from './draft-input.ts'
import { namesJob, ownTitle } from './own-title.ts'
import { pastOf, verbOfGerund } from './verb-forms.ts'

type Job = ResumeFacts['work'][number]

/** The jobs with their points; without any, one to complete. A break stands for itself, and no job is made of it. */
export function experienceLines({ profile, facts }: DraftInput, skills: readonly string[]): string[] {
  const entries = facts?.work ?? []
  const jobs = entries.filter(job => !isBreak(job))
  const breaks = [
    ...entries.filter(isBreak).map(breakLines),
    ...jobs.flatMap(({ highlights }) => highlights.filter(isBreakLine).map(gapLines)),
  ]
  const worked = jobs.length === 0 ? [jobToComplete(profile.job_title, skills)] : jobs.map(jobLines(skills))
  return [...worked, ...breaks].flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))
}

function isBreak({ name, position }: Job): boolean {
  if (position === null || /^\[/u.test(position)) return false
  return !namesJob(position) || (name === null && isCareerBreak(position))
}

function jobLines(skills: readonly string[]) {
  return (job: Job, at: number): string[] => {
    const points = job.highlights.filter(point => !isBreakLine(point))
    return [
      ...jobHeading(job),
      ...(points.length > 0
        ? points.map(point => `• ${withStrongVerb(point)}`)
        : bulletsToComplete(at === 0 ? skills : [])),
    ]
  }
}

function breakLines(job: Job): string[] {
  const what = sentenceCase([job.position, job.name].filter(Boolean).join(', '))
  const isNamed = isCareerBreak(what) && !/[,:]/u.test(what)
  return [
    isNamed ? what : 'Career break',
    ...(job.startDate === null && job.endDate === null ? [] : [jobDates(job)]),
    ...(isNamed ? [] : [`• ${what}`]),
    ...job.highlights.map(point => `• ${sentenceCase(point)}`),
  ]
}

function gapLines(point: string): string[] {
  const dates = readDates(point)
  const told = point.replace(/^[^:–—]{3,60}(?:: | [–—] )/u, '')
  const since = /\bsince\b/iu.test(point)
  const start = dates?.start ?? (since ? (dates?.end ?? null) : null)
  return start === null
    ? ['Career break', `• ${sentenceCase(point)}`]
    : [
        'Career break',
        jobDates({
          startDate: start,
          endDate: since ? null : (dates?.end ?? null),
          current: since || dates?.current === true,
        }),
        `• ${sentenceCase(told)}`,
      ]
}

function jobToComplete(written: string, skills: readonly string[]): string[] {
  const { title, state } = ownTitle(written, [])
  const isHeld = state === 'held' || state === 'unsaid'
  const isJob = isHeld || state === 'over'
  const named = isJob && title ? sentenceCase(title) : BLANKS.title
  return [
    `${named}, ${BLANKS.employer}`,
    `${BLANKS.start} – ${isHeld ? 'Present' : BLANKS.end}`,
    ...bulletsToComplete(isJob ? skills : []),
  ]
}

/** Points to complete: each opens with a different verb and asks for the number that makes it worth reading. */
function bulletsToComplete(skills: readonly string[]): string[] {
  return [
    ...skills.slice(0, SKILL_BULLETS.length).map((skill, at) => `• ${skillBullet(skill, at)}`),
    '• Supported [number] people, customers or projects: [what changed because of you]',
  ]
}

/** "calming frightened families" → "Calmed frightened families", as nobody takes on calming. */
function skillBullet(skill: string, at: number): string {
  const [first = '', ...rest] = skill.split(' ')
  const verb = rest.length > 0 ? verbOfGerund(first.toLowerCase()) : null
  if (verb !== null && !/^(?:and|of|skills?|techniques?|methods?|&)$/iu.test(rest[0] ?? ''))
    return `${sentenceCase(pastOf(verb))} ${rest.join(' ')}: [what you did], which led to [result in numbers]`
  return SKILL_BULLETS[at]?.(skill) ?? ''
}

function withStrongVerb(point: string): string {
  const doing = RESPONSIBLE_FOR_DOING.exec(point)?.groups
  const verb = doing ? verbOfGerund((doing.doing ?? '').toLowerCase()) : null
  if (doing && verb !== null) return `${sentenceCase(pastOf(verb))}${doing.rest}`
  const weak = WEAK_OPENINGS.find(([pattern]) => pattern.test(point))
  return weak ? sentenceCase(point.replace(weak[0], weak[1]).trim()) : sentenceCase(point.trim())
}

/** Each reads whether the skill is a tool, a task or a trait. */
const SKILL_BULLETS: readonly ((skill: string) => string)[] = [
  skill => `Drew on ${skill} to [what you did], which led to [result in numbers]`,
  skill => `Applied ${skill} to [what you did], which led to [result in numbers]`,
  skill => `Relied on ${skill} to [what you did], which led to [result in numbers]`,
]
/** "Responsible for training starters" → "Trained starters" */
const RESPONSIBLE_FOR_DOING =
  /^(?:was |were )?responsible for (?:the )?(?<doing>\p{L}+ing)(?<rest> (?!of\b|and\b|for\b).*)$/iu
const WEAK_OPENINGS: [RegExp, string][] = [
  [/^(?:was |were )?responsible for\b/iu, 'Looked after'],
  [/^(?:helped|assisted) (?:to |with |in )?/iu, 'Supported '],
  [/^duties included\b:?\s*/iu, 'Handled '],
  [/^tasked with\b/iu, 'Took on'],
  [/^worked on\b/iu, 'Contributed to'],
  [/^in charge of\b/iu, 'Led'],
]
