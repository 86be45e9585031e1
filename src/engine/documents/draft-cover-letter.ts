import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { article } from '#engine/text/article.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { isAgainstWriter } from './against-writer.ts'
import { type Achievement, chooseAchievements } from './choose-achievements.ts'
import { BLANKS, type DraftInput, years } from './draft-input.ts'
import { fullSentence, lowercaseFirst } from './full-sentence.ts'
import { skillInSentence } from './skill-in-sentence.ts'

const MAX_ACHIEVEMENTS = 2
const MAX_SKILLS = 4
const MAX_POSTING_CHARS = 20_000

/** A letter from the person's own facts; it names no employer, number, date or weakness that they did not give. */
export function draftCoverLetter(
  engine: CareerEngine & Pick<SkillReader, 'skillLexicon'>,
  input: DraftInput,
): string {
  const { profile, facts, targetRole } = input
  const name = facts?.basics.name ?? (profile.full_name || BLANKS.name)
  const contactLine = [facts?.basics.phone ?? BLANKS.phone, facts?.basics.email ?? BLANKS.email].join(' | ')
  return [
    [name, contactLine].join('\n'),
    '[date]',
    'Dear [hiring manager],',
    openingParagraph(input),
    achievementParagraph(engine, input),
    skillParagraph(input, skill => skillInSentence(engine.skillLexicon(), skill)),
    closingParagraph(input),
    `Kind regards,\n${name}`,
  ]
    .filter(paragraph => paragraph !== '')
    .join('\n\n')
    .replaceAll('{role}', targetRole)
}

function openingParagraph({ profile, facts, employer, objective }: DraftInput): string {
  const span = years(profile.years_experience)
  const current = profile.job_title || facts?.work[0]?.position || BLANKS.title
  const field =
    profile.industry && profile.industry !== 'Other' ? ` in ${profile.industry.toLowerCase()}` : ''
  const who = `${article(current)} ${current}${span ? ` with ${span} of experience` : ''}${field}`
  return [
    `I am applying for the {role} position at ${employer?.trim() || '[company]'}.`,
    `I am ${who}.`,
    ...objectiveSentence(objective),
    BLANKS.whyThisCompany,
  ].join(' ')
}

/** "improve how shops order stock" is an aim; "Seeking a role" and whole sentences stay as they are. What speaks against the writer is left to a talk. */
function objectiveSentence(written: string): string[] {
  const objective = written
    .split(/(?<=[.!?])\s+/u)
    .filter(sentence => !isAgainstWriter(sentence))
    .join(' ')
  const aim = objective.trim().replace(/[.;\s]+$/u, '')
  if (aim === '') return []
  if (/^(?:i|my|as|with|after)\b/iu.test(aim) || /[.!?] /u.test(aim))
    return [/[.!?]$/u.test(objective.trim()) ? objective.trim() : `${aim}.`]
  if (/^(?:to )?\p{L}+ing\b/iu.test(aim)) return [`I am ${lowercaseFirst(aim)}.`]
  return [`My aim is ${/^to\b/iu.test(aim) ? '' : 'to '}${lowercaseFirst(aim)}.`]
}

/** The points that speak for the role; where none does, a blank for the one that would. */
function achievementParagraph(
  engine: CareerEngine,
  { facts, targetRole, occupation, posting }: DraftInput,
): string {
  const target = {
    row: resolveRole(engine, targetRole)?.row ?? null,
    skills: occupation?.skills ?? [],
    posting: (posting ?? '').slice(0, MAX_POSTING_CHARS),
  }
  const chosen = chooseAchievements(engine, facts?.work ?? [], target, MAX_ACHIEVEMENTS)
  const [first, second] = chosen
  if (!first) return `One result of mine speaks for this role: ${BLANKS.result}.`
  const firstSentence = `${whereOf(first)}, ${sentenceInLine(first)}`
  if (!second) return firstSentence
  return second.job === first.job
    ? `${firstSentence} ${alsoSentence(second)}`
    : `${firstSentence} ${whereOf(second)}, ${sentenceInLine(second)}`
}

function whereOf({ job }: Achievement): string {
  if (job.name) return `At ${job.name}`
  return job.position ? `As ${article(job.position)} ${job.position}` : 'In my last job'
}

function sentenceInLine({ point, job }: Achievement): string {
  return lowercaseFirst(fullSentence(point, job.current))
}

function alsoSentence({ point, job }: Achievement): string {
  return fullSentence(point, job.current)
    .replace(/^I (?=\p{Ll})/u, 'I also ')
    .replace(/^My work included/u, 'My work also included')
}

function skillParagraph(
  { profile, facts, occupation }: DraftInput,
  inSentence: (skill: string) => string,
): string {
  const own = [...new Set([...profile.skills, ...(facts?.skills.map(skill => skill.name) ?? [])])]
  const wanted = new Set((occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const shared = own.filter(skill => wanted.has(skill.toLowerCase()))
  const named = (shared.length > 0 ? shared : own).slice(0, MAX_SKILLS).map(inSentence)
  if (named.length === 0) return ''
  return `${shared.length > 0 ? 'Of what the role asks for, I am' : 'I am'} skilled in ${joinWithAnd(named)}.`
}

function closingParagraph({ profile }: DraftInput): string {
  return (
    CLOSING_BY_STYLE[profile.communication_style ?? ''] ??
    'I would welcome a conversation about what the team needs and how I could help.'
  )
}

const CLOSING_BY_STYLE: Record<string, string> = {
  direct: 'I would like to talk about what you need in the first three months, and what I would do about it.',
  detailed: 'I am glad to go through any of this in detail, with examples.',
  visual: 'I am glad to show samples of my work when we speak.',
  conversational: 'I would enjoy a conversation about the team and what it is trying to do.',
}
