import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { blanks, type DraftInput, jobHeading, listed, sentenceCase, years } from './draft-input.ts'

/** A résumé in plain text from what is known; what is not known stands as a [blank], never as a guess. */
export function draftResume(input: DraftInput): string {
  return [
    heading(input),
    section('Summary', summary(input)),
    section('Skills', skillLines(input)),
    section('Experience', experience(input)),
    section('Education', education(input.facts)),
    ...certificates(input),
    ...languages(input.facts),
    ...projects(input.facts),
  ].join('\n\n')
}

function heading({ profile, facts, targetRole }: DraftInput): string {
  const basics = facts?.basics
  const reach = [
    basics?.location ?? (profile.location || blanks.city),
    basics?.phone ?? blanks.phone,
    basics?.email ?? blanks.email,
    ...(basics?.profiles.map(one => one.url) ?? []),
  ]
  return [
    basics?.name ?? (profile.full_name || blanks.name),
    sentenceCase(targetRole),
    reach.join(' | '),
  ].join('\n')
}

function section(title: string, body: string[]): string {
  return [title, ...body].join('\n')
}

function summary({ profile, facts, targetRole, objective, occupation }: DraftInput): string[] {
  const current = profile.job_title || facts?.work[0]?.position || blanks.title
  const span = years(profile.years_experience)
  const first = `${sentenceCase(current)}${span ? ` with ${span} of experience` : ''}${profile.industry && profile.industry !== 'Other' ? ` in ${profile.industry.toLowerCase()}` : ''}, moving towards the role of ${targetRole}.`
  const strengths = shared(profile.skills, occupation?.skills ?? [])
  const second =
    strengths.length > 0
      ? `Brings ${listed(strengths.slice(0, 3))}, the skills this work leans on most.`
      : profile.skills.length > 0
        ? `Brings ${listed(profile.skills.slice(0, 3))}.`
        : ''
  const style = STYLES[profile.work_style ?? ''] ?? ''
  return [[first, second, style, ownSentence(objective)].filter(Boolean).join(' ')]
}

function skillLines({ profile, facts, occupation }: DraftInput): string[] {
  const own = unique([...profile.skills, ...(facts?.skills.map(skill => skill.name) ?? [])])
  const wanted = new Set((occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const ordered = [
    ...own.filter(skill => wanted.has(skill.toLowerCase())),
    ...own.filter(skill => !wanted.has(skill.toLowerCase())),
  ]
  return [ordered.length > 0 ? ordered.join(', ') : blanks.skills]
}

function experience({ profile, facts }: DraftInput): string[] {
  const jobs = facts?.work ?? []
  if (jobs.length === 0) {
    const title = sentenceCase(profile.job_title || blanks.title)
    return [`${title}, ${blanks.employer}`, `${blanks.start} – Present`, ...openPoints(profile.skills)]
  }
  return jobs.flatMap((job, i) => {
    const points =
      job.highlights.length > 0
        ? job.highlights.map(point => `• ${strengthened(point)}`)
        : openPoints(i === 0 ? profile.skills : [])
    return [...(i > 0 ? [''] : []), ...jobHeading(job), ...points]
  })
}

/** Points to complete: each opens with a different verb and asks for the number that makes it worth reading. */
function openPoints(skills: string[]): string[] {
  const used = skills
    .slice(0, 3)
    .map(
      (skill, i) =>
        `• ${OPENERS[i % OPENERS.length]} ${skill}: [what you did], which led to [result in numbers]`,
    )
  return [...used, `• ${OPENERS[3]} [number] people, customers or projects: [what changed because of you]`]
}

function strengthened(point: string): string {
  const weak = WEAK_STARTS.find(([pattern]) => pattern.test(point))
  return weak ? sentenceCase(point.replace(weak[0], weak[1])) : sentenceCase(point)
}

function education(facts: ResumeFacts | undefined): string[] {
  const entries = facts?.education ?? []
  if (entries.length === 0) return [`${blanks.degree}, ${blanks.school}, ${blanks.year}`]
  return entries.map(({ studyType, area, institution, endDate }) => {
    const degree =
      studyType && area && !studyType.includes(area)
        ? `${studyType} in ${area}`
        : (studyType ?? area ?? blanks.degree)
    return [degree, institution ?? blanks.school, endDate?.slice(0, 4) ?? blanks.year].join(', ')
  })
}

function certificates({ facts, occupation }: DraftInput): string[] {
  const held = facts?.certificates ?? []
  if (held.length > 0)
    return [
      section(
        'Certifications',
        held.map(({ name, date }) => (date ? `${name}, ${date.slice(0, 4)}` : name)),
      ),
    ]
  return occupation?.needsLicense ? [section('Certifications', [blanks.license])] : []
}

function languages(facts: ResumeFacts | undefined): string[] {
  const spoken = facts?.languages ?? []
  return spoken.length === 0
    ? []
    : [
        section('Languages', [
          spoken.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language)).join(', '),
        ]),
      ]
}

function projects(facts: ResumeFacts | undefined): string[] {
  const made = facts?.projects ?? []
  return made.length === 0
    ? []
    : [
        section(
          'Projects',
          made.flatMap(({ name, highlights }) => [name, ...highlights.map(point => `• ${point}`)]),
        ),
      ]
}

function ownSentence(objective: string): string {
  const trimmed = objective.trim()
  return trimmed === '' || /[.!?]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}

function shared(own: string[], wanted: string[]): string[] {
  const set = new Set(wanted.map(skill => skill.toLowerCase()))
  return own.filter(skill => set.has(skill.toLowerCase()))
}

function unique(names: string[]): string[] {
  const seen = new Set<string>()
  return names.filter(name => {
    const key = name.trim().toLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const OPENERS = ['Applied', 'Improved results with', 'Took ownership of', 'Supported']
const STYLES: Record<string, string> = {
  collaborative: 'Works best in teams that share their plans early.',
  independent: 'Works well alone and keeps others informed.',
  hybrid: 'Moves easily between focused work and teamwork.',
  leadership: 'Leads by setting clear aims and clearing the way.',
}
const WEAK_STARTS: [RegExp, string][] = [
  [/^(?:was |were )?responsible for (?:the )?managing\b/iu, 'Managed'],
  [/^(?:was |were )?responsible for\b/iu, 'Owned'],
  [/^(?:helped|assisted) (?:to |with |in )?/iu, 'Supported '],
  [/^duties included\b:?\s*/iu, 'Handled '],
  [/^tasked with\b/iu, 'Took on'],
  [/^worked on\b/iu, 'Contributed to'],
  [/^in charge of\b/iu, 'Led'],
]
