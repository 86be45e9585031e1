import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { degreeText } from '#shared/career/degree-text.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { BLANKS, type DraftInput, jobHeading, years } from './draft-input.ts'
import { skillInSentence } from './skill-in-sentence.ts'

type InSentence = (skill: string) => string

/** A résumé in plain text from what is known; what is not known stands as a [blank], never as a guess. */
export function draftResume(engine: Pick<SkillReader, 'skillLexicon'>, input: DraftInput): string {
  const inSentence = (skill: string) => skillInSentence(engine.skillLexicon(), skill)
  return [
    heading(input),
    section('Summary', summary(input, inSentence)),
    section('Skills', skillLines(input)),
    section('Experience', experience(input, inSentence)),
    section('Education', education(input.facts)),
    ...certificates(input),
    ...languages(input.facts),
    ...projects(input.facts),
  ].join('\n\n')
}

function heading({ profile, facts, targetRole }: DraftInput): string {
  const basics = facts?.basics
  const reach = [
    basics?.location ?? (profile.location || BLANKS.city),
    basics?.phone ?? BLANKS.phone,
    basics?.email ?? BLANKS.email,
    ...(basics?.profiles.map(one => one.url) ?? []),
  ]
  return [
    basics?.name ?? (profile.full_name || BLANKS.name),
    sentenceCase(targetRole.trim()),
    reach.join(' | '),
  ].join('\n')
}

function section(title: string, body: string[]): string {
  return [title, ...body].join('\n')
}

function summary(
  { profile, facts, targetRole, objective, occupation }: DraftInput,
  inSentence: InSentence,
): string[] {
  const current = (profile.job_title || facts?.work[0]?.position || BLANKS.title).trim()
  const span = years(profile.years_experience)
  const isNewRole = current.toLowerCase() !== targetRole.trim().toLowerCase()
  const first = `${sentenceCase(current)}${span ? ` with ${span} of experience` : ''}${profile.industry && profile.industry !== 'Other' ? ` in ${profile.industry.toLowerCase()}` : ''}${isNewRole ? `, moving toward the role of ${targetRole}` : ''}.`
  const strengths = inBoth(profile.skills, occupation?.skills ?? [])
  const named = (strengths.length > 0 ? strengths : profile.skills).slice(0, 3).map(inSentence)
  const second =
    named.length === 0
      ? ''
      : `Skilled in ${joinWithAnd(named)}${strengths.length > 0 ? ', which this work leans on most' : ''}.`
  const style = WORK_STYLE_SENTENCES[profile.work_style ?? ''] ?? ''
  return [[first, second, style, asSentence(objective)].filter(Boolean).join(' ')]
}

function skillLines({ profile, facts, occupation }: DraftInput): string[] {
  const own = unique([...profile.skills, ...(facts?.skills.map(skill => skill.name) ?? [])])
  const wanted = new Set((occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const ordered = [
    ...own.filter(skill => wanted.has(skill.toLowerCase())),
    ...own.filter(skill => !wanted.has(skill.toLowerCase())),
  ]
  return [ordered.length > 0 ? ordered.join(', ') : BLANKS.skills]
}

function experience({ profile, facts }: DraftInput, inSentence: InSentence): string[] {
  const jobs = facts?.work ?? []
  const skills = profile.skills.map(inSentence)
  if (jobs.length === 0) {
    const title = sentenceCase((profile.job_title || BLANKS.title).trim())
    return [`${title}, ${BLANKS.employer}`, `${BLANKS.start} – Present`, ...bulletsToComplete(skills)]
  }
  return jobs.flatMap((job, i) => {
    const points =
      job.highlights.length > 0
        ? job.highlights.map(point => `• ${withStrongVerb(point)}`)
        : bulletsToComplete(i === 0 ? skills : [])
    return [...(i > 0 ? [''] : []), ...jobHeading(job), ...points]
  })
}

/** Points to complete: each opens with a different verb and asks for the number that makes it worth reading. */
function bulletsToComplete(skills: string[]): string[] {
  return [
    ...skills.slice(0, SKILL_BULLETS.length).map((skill, i) => `• ${SKILL_BULLETS[i]?.(skill)}`),
    '• Supported [number] people, customers or projects: [what changed because of you]',
  ]
}

function withStrongVerb(point: string): string {
  const weak = WEAK_OPENINGS.find(([pattern]) => pattern.test(point))
  return weak ? sentenceCase(point.replace(weak[0], weak[1]).trim()) : sentenceCase(point.trim())
}

function education(facts: ResumeFacts | undefined): string[] {
  const entries = facts?.education ?? []
  if (entries.length === 0) return [`${BLANKS.degree}, ${BLANKS.school}, ${BLANKS.year}`]
  return entries.map(({ studyType, area, institution, endDate }) => {
    const degree = degreeText(studyType, area) ?? BLANKS.degree
    return [degree, institution ?? BLANKS.school, endDate?.slice(0, 4) ?? BLANKS.year].join(', ')
  })
}

function certificates({ facts, occupation }: DraftInput): string[] {
  const certificates = facts?.certificates ?? []
  if (certificates.length > 0)
    return [
      section(
        'Certifications',
        certificates.map(({ name, date }) => (date ? `${name}, ${date.slice(0, 4)}` : name)),
      ),
    ]
  return occupation?.needsLicense ? [section('Certifications', [BLANKS.license])] : []
}

function languages(facts: ResumeFacts | undefined): string[] {
  const languages = facts?.languages ?? []
  return languages.length === 0
    ? []
    : [
        section('Languages', [
          languages
            .map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language))
            .join(', '),
        ]),
      ]
}

function projects(facts: ResumeFacts | undefined): string[] {
  const projects = facts?.projects ?? []
  return projects.length === 0
    ? []
    : [
        section(
          'Projects',
          projects.flatMap(({ name, highlights }) => [name, ...highlights.map(point => `• ${point}`)]),
        ),
      ]
}

function asSentence(objective: string): string {
  const trimmed = objective.trim()
  return trimmed === '' || /[.!?]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}

function inBoth(own: string[], wanted: string[]): string[] {
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

/** Each reads whether the skill is a tool, a task or a trait. */
const SKILL_BULLETS: readonly ((skill: string) => string)[] = [
  skill => `Drew on ${skill} to [what you did], which led to [result in numbers]`,
  skill => `Improved results through ${skill}: [what you did], which led to [result in numbers]`,
  skill => `Took on ${skill} work: [what you did], which led to [result in numbers]`,
]
const WORK_STYLE_SENTENCES: Record<string, string> = {
  collaborative: 'Works best in teams that share their plans early.',
  independent: 'Works well alone and keeps others informed.',
  hybrid: 'Moves easily between focused work and teamwork.',
  leadership: 'Leads by setting clear aims and clearing the way.',
}
const WEAK_OPENINGS: [RegExp, string][] = [
  [/^(?:was |were )?responsible for (?:the )?managing\b/iu, 'Managed'],
  [/^(?:was |were )?responsible for\b/iu, 'Owned'],
  [/^(?:helped|assisted) (?:to |with |in )?/iu, 'Supported '],
  [/^duties included\b:?\s*/iu, 'Handled '],
  [/^tasked with\b/iu, 'Took on'],
  [/^worked on\b/iu, 'Contributed to'],
  [/^in charge of\b/iu, 'Led'],
]
