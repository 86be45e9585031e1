import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { achievementParagraph } from './achievement-paragraph.ts'
import { chooseAchievements } from './choose-achievements.ts'
import { chooseSkills } from './choose-skills.ts'
import { BLANKS, type DraftInput } from './draft-input.ts'
import { openingParagraph } from './opening-paragraph.ts'
import { ownSkills } from './own-skills.ts'
import { placesOf } from './places-of.ts'
import { fitReader, targetOf } from './point-fit.ts'
import { skillFitReader } from './skill-fit.ts'
import { skillInSentence } from './skill-in-sentence.ts'
import { sortedSkills } from './sorted-skills.ts'
import { titleInSentence } from './title-in-sentence.ts'
import { trainingSentence } from './training-sentence.ts'
import { writtenName } from './written-name.ts'

const MAX_ACHIEVEMENTS = 5
const MAX_SKILLS = 4
/** A language is told where the role asks for it. */
const MIN_LANGUAGE_FIT = 0.3

/** A letter from the person's own facts; it names no employer, number, date or weakness that they did not give. */
export function draftCoverLetter(
  engine: CareerEngine & Pick<SkillReader, 'skillLexicon' | 'evidenceWords'>,
  input: DraftInput,
): string {
  const { profile, facts, targetRole } = input
  const name = facts?.basics.name
    ? writtenName(facts.basics.name, profile.full_name)
    : profile.full_name || BLANKS.name
  const target = targetOf(engine, input)
  const fitOf = fitReader(engine, target)
  const titleOf = (title: string) => titleInSentence(engine, title)
  const contactLine = [
    facts?.basics.phone ?? BLANKS.phone,
    facts?.basics.email ?? (profile.email || BLANKS.email),
  ].join(' | ')
  const opening = openingParagraph(input, titleOf)
  return [
    [name, contactLine].join('\n'),
    '[date]',
    'Dear [hiring manager],',
    opening.text,
    achievementParagraph(
      chooseAchievements(engine, placesOf(facts, name), target, MAX_ACHIEVEMENTS, name),
      name,
      titleOf,
    ) || `One result of mine speaks for this role: ${BLANKS.result}.`,
    [
      trainingSentence(facts, fitOf, opening.degreeLine),
      skillSentence(input, skillFitReader(engine, target), skill =>
        skillInSentence(engine.skillLexicon(), skill),
      ),
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

function skillSentence(
  { profile, facts, occupation }: DraftInput,
  fitOf: (text: string) => number,
  inSentence: (skill: string) => string,
): string {
  const sorted = sortedSkills(
    ownSkills([...profile.skills, ...(facts?.skills.map(skill => skill.name) ?? [])]),
  )
  const own = sorted.skills
  const wanted = new Set((occupation?.skills ?? []).map(skill => skill.toLowerCase()))
  const chosen = chooseSkills(own, fitOf, MAX_SKILLS, wanted)
  const isAsked = chosen.every(skill => wanted.has(skill.toLowerCase()))
  const languages = sorted.languages
    .map(({ language }) => language)
    .filter(language => fitOf(language) >= MIN_LANGUAGE_FIT)
  const speaking = languages.length > 0 ? `I speak ${joinWithAnd(languages)}.` : ''
  if (chosen.length === 0) return speaking
  const skilled = `${isAsked ? 'Of what the role asks for, I am' : 'I am'} skilled in ${joinWithAnd(chosen.map(inSentence))}.`
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
  visual: 'I would be glad to walk you through how I work when we speak.',
  conversational: 'I would enjoy a conversation about the team and what it is trying to do.',
}
