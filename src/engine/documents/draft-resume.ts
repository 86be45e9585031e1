import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { degreeText } from '#shared/career/degree-text.ts'
import { isDefaultObjective } from '#shared/career/draft-objective.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { chooseSkills } from './choose-skills.ts'
import { experienceLines } from './draft-experience.ts'
import { BLANKS, type DraftInput, jobHeading, years } from './draft-input.ts'
import { degreeName } from './held-degree.ts'
import { namesJob, ownTitle } from './own-title.ts'
import { targetOf } from './point-fit.ts'
import { skillFitReader } from './skill-fit.ts'
import { skillInSentence } from './skill-in-sentence.ts'
import { isLicense, isPersonalThing, type SortedSkills, sortedSkills } from './sorted-skills.ts'
import { titleInSentence, withArticle } from './title-in-sentence.ts'

const MAX_SUMMARY_SKILLS = 3
/** A skill that fits less stands behind those that lead to the role. */
const MIN_SKILL_FIT = 0.3

/** A résumé in plain text from what is known; what is not known stands as a [blank], never as a guess. */
export function draftResume(
  engine: CareerEngine & Pick<SkillReader, 'skillLexicon' | 'evidenceWords'>,
  input: DraftInput,
): string {
  const { facts, profile } = input
  const fitOf = skillFitReader(engine, targetOf(engine, input))
  const own = sortedSkills(
    [...profile.skills, ...(facts?.skills.map(({ name }) => name) ?? [])],
    facts?.languages.map(({ language, fluency }) => ({ language, fluency })),
  )
  const wanted = new Set((input.occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const ordered = byFit(own.skills, wanted, fitOf)
  const named = chooseSkills(ordered, fitOf, MAX_SUMMARY_SKILLS, wanted)
  const inSentence = (skill: string) => skillInSentence(engine.skillLexicon(), skill)
  const ofProfile = sortedSkills(profile.skills).skills.map(inSentence)
  return [
    heading(input),
    section('Summary', [summary(input, named.map(inSentence), title => titleInSentence(engine, title))]),
    section('Skills', [ordered.join(', ') || BLANKS.skills]),
    section('Experience', experienceLines(input, ofProfile)),
    ...volunteering(facts),
    section('Education', education(facts)),
    ...certificates(input, own.licenses),
    ...languages(own),
    ...projects(facts),
  ].join('\n\n')
}

/** Under the name stands what the person is called today, never the role they hope for. */
function heading({ profile, facts, targetRole }: DraftInput): string {
  const basics = facts?.basics
  const held = [profile.job_title, basics?.label, ...(facts?.work.map(({ position }) => position) ?? [])]
  const isHeld = held.some(title => title?.trim().toLowerCase() === targetRole.trim().toLowerCase())
  // What was read of the heading of a job is told there.
  const isOfJob = facts?.work.some(({ name }) => name !== null && basics?.label?.includes(name))
  const label = isHeld ? sentenceCase(targetRole.trim()) : isOfJob ? null : (basics?.label ?? null)
  const reach = [
    basics?.location ?? (profile.location || BLANKS.city),
    basics?.phone ?? BLANKS.phone,
    basics?.email ?? (profile.email || BLANKS.email),
    ...new Set([...(basics?.url ? [basics.url] : []), ...(basics?.profiles.map(one => one.url) ?? [])]),
  ]
  return [
    basics?.name ?? (profile.full_name || BLANKS.name),
    ...(namesJob(label) ? [label] : []),
    reach.join(' | '),
  ].join('\n')
}

function section(title: string, body: string[]): string {
  return [title, ...body].join('\n')
}

function summary(input: DraftInput, skills: string[], titleOf: (title: string) => string): string {
  const { facts, objective } = input
  const own = facts?.basics.summary ?? ''
  const first = whoAndWhere(input, titleOf)
  const second = own === '' && skills.length > 0 ? `Skilled in ${joinWithAnd(skills)}.` : ''
  const aim = isDefaultObjective(objective) ? '' : asSentence(objective)
  return [first, second, asSentence(own), aim].filter(Boolean).join(' ')
}

/** "Nurse with 2 to 5 years of experience, moving toward the role of Matron."; without a job or a degree the role alone. */
function whoAndWhere({ profile, facts, targetRole }: DraftInput, titleOf: (title: string) => string): string {
  const jobs = facts?.work ?? []
  const { title, state } = ownTitle(profile.job_title, jobs)
  const who = (state === 'unsaid' ? BLANKS.title : title || (degreeName(facts) ?? '')).trim()
  const span = years(profile.years_experience)
  const field =
    profile.industry && profile.industry !== 'Other' ? ` in ${profile.industry.toLowerCase()}` : ''
  if (who === '' && span === '') return `Seeking the role of ${targetRole}.`
  // The years are those of all jobs together.
  const isOfMany = state === 'over' && jobs.length > 1 && span !== ''
  const past =
    who === '' || isOfMany
      ? `${sentenceCase(span)} of experience${field}${isOfMany ? `, most recently as ${withArticle(titleOf(who))}` : ''}`
      : `${sentenceCase(who)}${span ? ` with ${span} of experience` : ''}${field}`
  const isHeld = who.toLowerCase().startsWith(targetRole.trim().toLowerCase())
  return `${past}${isHeld ? '' : `, moving toward the role of ${targetRole}`}.`
}

/** What the work asks for first, then what leads to it, each in the person's order. */
function byFit(
  skills: readonly string[],
  wanted: ReadonlySet<string>,
  fitOf: (text: string) => number,
): string[] {
  const rank = (skill: string) => {
    if (isPersonalThing(skill)) return 3
    return wanted.has(skill.toLowerCase()) ? 0 : fitOf(skill) >= MIN_SKILL_FIT ? 1 : 2
  }
  return [...skills].sort((a, b) => rank(a) - rank(b))
}

function volunteering(facts: ResumeFacts | undefined): string[] {
  const posts = facts?.volunteer ?? []
  if (posts.length === 0) return []
  const lines = posts.flatMap((post, at) => [
    ...(at === 0 ? [] : ['']),
    ...jobHeading(post),
    ...post.highlights.map(point => `• ${sentenceCase(point.trim())}`),
  ])
  return [section('Volunteer work', lines)]
}

function education(facts: ResumeFacts | undefined): string[] {
  const entries = facts?.education ?? []
  if (entries.length === 0) return [`${BLANKS.degree}, ${BLANKS.school}, ${BLANKS.year}`]
  return entries.map(({ studyType, area, institution, endDate }) => {
    const degree = degreeText(studyType, area) ?? BLANKS.degree
    return [degree, institution ?? BLANKS.school, endDate?.slice(0, 4) ?? BLANKS.year].join(', ')
  })
}

function certificates({ facts, occupation }: DraftInput, licenses: readonly string[]): string[] {
  const all = facts?.certificates ?? []
  const certified = all.filter(({ name }) => !isLicense(name)).map(dated)
  const licensed = all.filter(({ name }) => isLicense(name)).map(dated)
  const known = new Set(licensed.map(name => name.toLowerCase()))
  const allowed = [...licensed, ...licenses.filter(name => !known.has(name.toLowerCase()))].map(sentenceCase)
  const asked = certified.length === 0 && occupation?.needsLicense ? [BLANKS.license] : []
  return [
    ...([...certified, ...asked].length > 0 ? [section('Certifications', [...certified, ...asked])] : []),
    ...(allowed.length > 0 ? [section('Licenses', allowed)] : []),
  ]
}

function dated({ name, date }: ResumeFacts['certificates'][number]): string {
  return date && !name.includes(date.slice(0, 4)) ? `${name}, ${date.slice(0, 4)}` : name
}

function languages({ languages: spoken }: SortedSkills): string[] {
  const line = spoken
    .map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language))
    .join(', ')
  return line === '' ? [] : [section('Languages', [line])]
}

function projects(facts: ResumeFacts | undefined): string[] {
  const all = facts?.projects ?? []
  return all.length === 0
    ? []
    : [
        section(
          'Projects',
          all.flatMap(({ name, highlights }) => [name, ...highlights.map(point => `• ${point}`)]),
        ),
      ]
}

function asSentence(text: string): string {
  const trimmed = sentenceCase(text.trim())
  return trimmed === '' || /[.!?]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}
