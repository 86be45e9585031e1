import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { achievementParagraph } from './achievement-paragraph.ts'
import { isAgainstWriter } from './against-writer.ts'
import { chooseAchievements } from './choose-achievements.ts'
import { chooseSkills, spokenLanguages } from './choose-skills.ts'
import { BLANKS, type DraftInput, years } from './draft-input.ts'
import { asFirstPerson } from './first-person.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { placesOf } from './places-of.ts'
import { inPlainEnglish } from './plain-english.ts'
import { fitReader, type Target } from './point-fit.ts'
import { skillInSentence } from './skill-in-sentence.ts'
import { titleInSentence, withArticle } from './title-in-sentence.ts'
import { trainingSentence } from './training-sentence.ts'
import { isBase } from './verb-forms.ts'
import { hasOwnVerb } from './whole-clauses.ts'
import { writtenName } from './written-name.ts'

const MAX_ACHIEVEMENTS = 5
const MAX_SKILLS = 4
/** A language is told where the role asks for it. */
const MIN_LANGUAGE_FIT = 0.3
const MAX_POSTING_CHARS = 20_000

/** A letter from the person's own facts; it names no employer, number, date or weakness that they did not give. */
export function draftCoverLetter(
  engine: CareerEngine & Pick<SkillReader, 'skillLexicon'>,
  input: DraftInput,
): string {
  const { profile, facts, targetRole } = input
  const name = facts?.basics.name
    ? writtenName(facts.basics.name, profile.full_name)
    : profile.full_name || BLANKS.name
  const target = targetOf(engine, input)
  const fitOf = fitReader(engine.career, target)
  const titleOf = (title: string) => titleInSentence(engine, title)
  const contactLine = [facts?.basics.phone ?? BLANKS.phone, facts?.basics.email ?? BLANKS.email].join(' | ')
  return [
    [name, contactLine].join('\n'),
    '[date]',
    'Dear [hiring manager],',
    openingParagraph(input, titleOf),
    achievementParagraph(
      chooseAchievements(engine, placesOf(facts, name), target, MAX_ACHIEVEMENTS, name),
      name,
      titleOf,
    ) || `One result of mine speaks for this role: ${BLANKS.result}.`,
    [
      trainingSentence(facts, fitOf),
      skillSentence(input, fitOf, skill => skillInSentence(engine.skillLexicon(), skill)),
    ]
      .filter(Boolean)
      .join(' '),
    closingParagraph(input),
    `Kind regards,\n${name}`,
  ]
    .filter(paragraph => paragraph !== '')
    .join('\n\n')
    .replaceAll('{role}', targetRole)
}

function targetOf(engine: CareerEngine, { targetRole, objective, occupation, posting }: DraftInput): Target {
  return {
    row: resolveRole(engine, targetRole)?.row ?? null,
    role: targetRole,
    skills: occupation?.skills ?? [],
    posting: (posting ?? '').slice(0, MAX_POSTING_CHARS),
    objective,
  }
}

function openingParagraph(
  { profile, facts, employer, objective }: DraftInput,
  titleOf: (title: string) => string,
): string {
  const span = years(profile.years_experience)
  const title = profile.job_title || facts?.work[0]?.position
  const current = title ? withArticle(titleOf(title)) : `a ${BLANKS.title}`
  const field =
    profile.industry && profile.industry !== 'Other' ? ` in ${profile.industry.toLowerCase()}` : ''
  const who = `${current}${span ? ` with ${span} of experience` : ''}${field}`
  return [
    `I am applying for the {role} position at ${employer?.trim() || '[company]'}.`,
    `I am ${who}.`,
    ...objectiveSentence(objective),
    BLANKS.whyThisCompany,
  ].join(' ')
}

/** "improve how shops order stock" is an aim; "Seeking a role" and whole sentences stay as they are. What speaks against the writer is left to a talk. */
function objectiveSentence(written: string): string[] {
  const objective = inPlainEnglish(written.replace(/^(?:been|have been) (?=\p{L}+ing\b)/iu, 'I have been '))
    .split(/(?<=[.!?])\s+/u)
    .map((sentence, at) => asFirstPerson(at === 0 ? sentence : withSubject(sentence), null))
    .filter(sentence => !isAgainstWriter(sentence))
    .join(' ')
  const aim = objective
    .trim()
    .replace(/[.;\s]+$/u, '')
    .replaceAll(/\bi(?=\b(?!\.))/gu, 'I')
  if (aim === '') return []
  if (
    /^(?:i|my|as|with|after|i['’]\p{L}+)\b/iu.test(aim) ||
    OWN_CLAUSE.test(aim) ||
    hasOwnVerb(aim) ||
    DOING_DID.test(aim) ||
    /[.!?] /u.test(aim)
  )
    return [`${aim.charAt(0).toUpperCase()}${aim.slice(1)}${/[!?]$/u.test(aim) ? '' : '.'}`]
  if (/^(?:want|would like|wish|hope|love|need|plan|dream|intend) /iu.test(aim))
    return [`I ${lowercaseFirst(aim)}.`]
  if (/^\p{L}+ing\b/iu.test(aim) && !SEEKING.test(aim)) return [`My aim is ${lowercaseFirst(aim)}.`]
  if (/^(?:to )?\p{L}+ing\b/iu.test(aim)) return [`I am ${lowercaseFirst(aim)}.`]
  // A noun is no aim "to" do.
  if (!isBase((/^(?:to )?([\p{L}-]+)/iu.exec(aim)?.[1] ?? '').toLowerCase()) && NOUN_FIRST.test(aim))
    return [`My aim: ${lowercaseFirst(aim)}.`]
  return [`My aim is ${/^to\b/iu.test(aim) ? '' : 'to '}${lowercaseFirst(aim)}.`]
}

/** "Want to be home at night too." behind a sentence with "I" */
function withSubject(sentence: string): string {
  return sentence
    .replace(
      /^(?=(?:want|would like|wish|hope|love|need|plan|dream|intend|enjoy|like) (?:to|the|a|an|being|working)\b)/iu,
      'I ',
    )
    .replace(/^I \p{Lu}/u, start => start.toLowerCase().replace('i ', 'I '))
}

/** "For years I am sitting in the delay", "no more evenings away, I would like …" */
const OWN_CLAUSE =
  /(?:^|[ ,])(?:I|we) (?:am|was|have|had|want|would|will|like|wish|need|know|hope|believe|can|love|enjoy|think|do|did|look)\b|(?:^|[ ,])I['’](?:m|d|ve|ll)\b/u
/** "Law from the other side of the desk", "A job with people" */
const NOUN_FIRST =
  /^(?:an?|the|more|less|no|my|law|work|any|some|another|new) |^[\p{L}-]+ (?:from|with|in|at|near|where|for|of) /iu
/** What somebody does now; "looking after the sea" is still to come. */
const SEEKING =
  /^(?:seeking|looking (?:for|to|forward)|hoping|applying|searching|aiming|wanting|wishing|trying|planning|moving|changing|returning|retraining|studying|learning|training|coming|going|switching|turning)\b/iu
/** "Hearing children read showed me where I want to work": the doing is the subject. */
const DOING_DID =
  /^\p{L}+ing\b(?!.*\b(?:that|which|who)\b.*\b(?:has|is|was)\b).*? (?:(?:showed|taught|made|gave|convinced|led|brought|reminded|helped|got) (?:me|us)\b|(?:has|is|was|remains|became) )/iu

function skillSentence(
  { profile, facts, occupation }: DraftInput,
  fitOf: (text: string) => number,
  inSentence: (skill: string) => string,
): string {
  const own = [...new Set([...profile.skills, ...(facts?.skills.map(skill => skill.name) ?? [])])]
  const wanted = new Set((occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const shared = own.filter(skill => wanted.has(skill.toLowerCase()))
  const chosen = shared.length > 0 ? shared.slice(0, MAX_SKILLS) : chooseSkills(own, fitOf, MAX_SKILLS)
  const languages = spokenLanguages(own).filter(language => fitOf(language) >= MIN_LANGUAGE_FIT)
  const speaking = languages.length > 0 ? `I speak ${joinWithAnd([...new Set(languages)])}.` : ''
  if (chosen.length === 0) return speaking
  const skilled = `${shared.length > 0 ? 'Of what the role asks for, I am' : 'I am'} skilled in ${joinWithAnd(chosen.map(inSentence))}.`
  return [skilled, speaking].filter(Boolean).join(' ')
}

function closingParagraph({ profile }: DraftInput): string {
  const offer =
    CLOSING_BY_STYLE[profile.communication_style ?? ''] ??
    'I would welcome a conversation about what the team needs and how I could help.'
  return `Thank you for reading this; ${offer}`
}

const CLOSING_BY_STYLE: Record<string, string> = {
  direct: 'I would like to talk about what you need in the first three months, and what I would do about it.',
  detailed: 'I am glad to go through any of this in detail, with examples.',
  visual: 'I am glad to show samples of my work when we speak.',
  conversational: 'I would enjoy a conversation about the team and what it is trying to do.',
}
