import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { BLANKS, type DraftInput, years } from './draft-input.ts'

/** A letter from the person's own facts; it names no employer, number or date that they did not give. */
export function draftCoverLetter(input: DraftInput): string {
  const { profile, facts, targetRole } = input
  const name = facts?.basics.name ?? (profile.full_name || BLANKS.name)
  const contactLine = [facts?.basics.phone ?? BLANKS.phone, facts?.basics.email ?? BLANKS.email].join(' | ')
  return [
    [name, contactLine].join('\n'),
    '[date]',
    'Dear [hiring manager],',
    openingParagraph(input),
    achievementParagraph(input),
    skills(input),
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
  const aim = objective.trim()
  const own = aim === '' ? '' : ` ${/[.!?]$/u.test(aim) ? aim : `${aim}.`}`
  return `I am applying for the {role} position at ${employer ?? '[company]'}. I am ${who}.${own}`
}

/** The strongest point that the person wrote: one with a number, from the newest job that has one. */
function achievementParagraph({ facts, profile }: DraftInput): string {
  for (const job of facts?.work ?? []) {
    const point = job.highlights.find(text => /\d/u.test(text)) ?? job.highlights[0]
    if (!point) continue
    const where = job.name
      ? `At ${job.name}`
      : job.position
        ? `As ${article(job.position)} ${job.position}`
        : 'In my last job'
    const rest = job.highlights.filter(text => text !== point)[0]
    const second = rest ? ` In the same job: ${lowercaseFirst(rest).replace(/[.;]$/u, '')}.` : ''
    return `${where}, one result stands for how I work: ${lowercaseFirst(point).replace(/[.;]$/u, '')}.${second}`
  }
  const skill = profile.skills[0] ?? '[skill]'
  return `In my work at ${BLANKS.employer} I used ${skill} to [what you did], which led to [result in numbers].`
}

function skills({ profile, facts, occupation }: DraftInput): string {
  const own = [...profile.skills, ...(facts?.skills.map(skill => skill.name) ?? [])]
  const wanted = new Set((occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const shared = [...new Set(own)].filter(skill => wanted.has(skill.toLowerCase())).slice(0, 4)
  const learning = (occupation?.skills ?? []).find(
    skill => !own.some(mine => mine.toLowerCase() === skill.toLowerCase()),
  )
  const have =
    shared.length > 0
      ? `From what the role asks for I bring ${joinWithAnd(shared)}.`
      : own.length > 0
        ? `I bring ${joinWithAnd([...new Set(own)].slice(0, 4))}.`
        : ''
  const grow = learning
    ? ` ${sentenceCase(learning.trim())} is where I want to grow next, and I would rather say so than hide it.`
    : ''
  return `${have}${grow}`.trim()
}

function closingParagraph({ profile }: DraftInput): string {
  const goal = profile.career_goals?.trim() ?? ''
  const style =
    CLOSING_BY_STYLE[profile.communication_style ?? ''] ??
    'I would welcome a conversation about what the team needs and how I could help.'
  return goal === ''
    ? style
    : `What I am working towards: ${lowercaseFirst(goal).replace(/[.;]$/u, '')}. ${style}`
}

function article(noun: string): string {
  return /^[aeiou]/iu.test(noun) ? 'an' : 'a'
}

/** "Built X" → "built X", but "SQL reports" and "I …" stay. */
function lowercaseFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const CLOSING_BY_STYLE: Record<string, string> = {
  direct: 'I would like to talk about what you need in the first three months, and what I would do about it.',
  detailed: 'I am glad to go through any of this in detail, with examples.',
  visual: 'I am glad to show samples of my work when we speak.',
  conversational: 'I would enjoy a conversation about the team and what it is trying to do.',
}
