import { learningForSkill } from '#engine/gap/learning-for-skill.ts'
import { skillGap } from '#engine/gap/skill-gap.ts'
import { findSkills } from '#engine/skills/find-skills.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { shortened } from '#engine/text/shortened.ts'
import { onetSource } from '#shared/career/data-sources.ts'
import { educationText } from '#shared/career/education.ts'
import { REQUIRED_LEVEL, type SkillGapResult } from '#shared/career/skill-gap.ts'
import type { CoachRole } from '#shared/coach/coach-answer.ts'
import { type AnswerPart, type Asked, isPresentRole, openScreen, profileUse } from '../answer-part.ts'
import { directAnswer, nearestAnswer } from '../choose-advice.ts'
import { cueWords } from '../cue.ts'
import { entryNeeds } from '../entry-needs.ts'
import type { ChosenAdvice } from '../load-coach-tables.ts'
import { adviceUse } from './advice.ts'

const SKILLS_SHOWN = 3
const LINKS_SHOWN = 3
const FULL_LEVEL = 100
const MAX_QUOTE_CHARS = 90
const MAX_SUBJECT_WORDS = 3
const READY_WORDS = new Set(cueWords('ready qualified close far enough'))

/** What stands between a person and a role: licenses first, then the largest gaps. */
export function answerGap(asked: Asked): AnswerPart {
  const { role, message } = asked
  if (!role)
    return askWhichRole('I can compare your skills with what a role asks for, once I know which role.')
  const gap = gapOf(asked, role)
  const held = gap.items.filter(item => item.gap === 0).map(({ skill }) => skill)
  const asksFirst = message.words.includes('first') && gap.closeFirst !== null
  const asksWayIn = WAY_IN.test(message.text) || asked.depth > 0
  const direct = directAnswer(asked, 'gap')
  const entry = [
    ...(asksWayIn ? wayInTexts(asked, role) : schoolingText(asked, role)),
    ...licenseText(gap, role),
  ]
  const asksLevels = SKILLS_ASKED.test(message.text) || entry.length === 0
  const showsLevels = !asksFirst && !asksWayIn && direct.length === 0 && asksLevels
  return {
    paragraphs: [
      ...direct.map(({ text }) => text),
      ...(direct.length === 0 && message.words.some(word => READY_WORDS.has(word))
        ? [readyText(gap, role, held.length)]
        : []),
      ...entry,
      ...(showsLevels ? levelTexts(gap, role, held) : []),
      // Who asks after a degree or a license has not asked which skill to begin with.
      ...(showsLevels || asksFirst ? startText(gap, asksFirst) : []),
    ],
    uses: [
      ...direct.map(adviceUse),
      ...profileUse(asked),
      { kind: 'source', text: `what the role asks: ${onetSource('skills')}` },
    ],
    question: isPresentRole(asked)
      ? 'Which of these do you do every week, although your profile does not say so?'
      : 'How many hours a week could you give to this without it costing you your rest?',
    actions: [
      openScreen('View Skill Gap', '/career/skills', role),
      openScreen('Find something to learn', learningPath(gap.closeFirst?.skill)),
    ],
    advice: direct,
    facts: [
      gap,
      direct,
      { asked: REQUIRED_LEVEL, full: FULL_LEVEL, skills: gap.items.length, held: held.length },
    ],
  }
}

/** Levels of skills are shown to who asks what is missing, and not to who asks for the way in. */
const SKILLS_ASKED =
  /\b(?:skills?|missing|lack(?:ing)?|gaps?|ready|qualif\p{L}*|good enough|strengths?|weak(?:ness(?:es)?)?|know|learn first|behind)\b/iu

function readyText({ items }: SkillGapResult, role: CoachRole, held: number): string {
  return `Of ${items.length} key skills of ${role.role}, ${held} ${held === 1 ? 'is' : 'are'} at the level it asks for.`
}

/** "Do I need another degree for that?", "how long would it take?" */
const WAY_IN =
  /\b(?:licen[cs]es?|degrees?|diploma|college|school|how long|how many years|how quickly|how fast)\b/iu

function wayInTexts({ engine, message }: Asked, role: CoachRole): string[] {
  const row = engine.career.occupations.rowOf.get(role.code)
  const education = row === undefined ? null : (engine.career.outlooks.of(row)?.education ?? null)
  return [
    education
      ? `Most people enter ${role.role} work with ${educationText(education)}. That is the usual way in, by the U.S. Bureau of Labor Statistics.`
      : `With which schooling people enter ${role.role} work is not published.`,
    ...(education && WITHOUT_IT.test(message.text)
      ? [
          'Usual is no rule: some employers take years of experience or training of their own instead. Three postings near you, and a call to one of them, tell which do.',
        ]
      : []),
    ...(/\bhow (?:long|many|quickly|fast)\b/iu.test(message.text)
      ? [
          'How long it takes one person is published nowhere: it depends on what you have already, and on the hours a week you can give it.',
        ]
      : []),
  ]
}

const WITHOUT_IT =
  /\b(?:without|no|not having|don['’]?t have|never (?:got|finished|had|went))\b.{0,30}\b(?:degrees?|diploma|college|school|ged|bachelor['’]?s?|master['’]?s?)\b/iu

/** Schooling beyond today's is said whether asked for or not: nobody sets out for a degree by chance. */
function schoolingText(asked: Asked, role: CoachRole): string[] {
  const { engine, present } = asked
  const needs = entryNeeds(engine, role.code, present?.code ?? null)
  return needs.some(text => text.includes('degree')) ? wayInTexts(asked, role).slice(0, 1) : []
}

function licenseText({ licenses }: SkillGapResult, role: CoachRole): string[] {
  const missing = licenses.filter(({ held }) => held !== 'yes').map(({ name }) => name)
  return missing.length === 0
    ? []
    : [
        `**First the license:** ${role.role} work usually needs this: ${joinWithAnd(missing)}. Rules differ by place, so check with the board where you would work.`,
      ]
}

function levelTexts({ items }: SkillGapResult, role: CoachRole, held: readonly string[]): string[] {
  const open = items.filter(item => item.gap > 0).slice(0, SKILLS_SHOWN)
  const levels = open.map(
    ({ skill, userLevel, evidence }) => `- **${skill}**, you are at ${userLevel}. ${evidence}`,
  )
  return [
    ...(held.length > 0 ? [`You bring ${joinWithAnd(held.slice(0, SKILLS_SHOWN))} already.`] : []),
    ...(open.length > 0
      ? [
          `${role.role} asks for about ${REQUIRED_LEVEL} of ${FULL_LEVEL} in each key skill. Furthest from that:\n${levels.join('\n')}`,
        ]
      : items.length > 0
        ? [`By what I know of you, every key skill of ${role.role} is at or above ${REQUIRED_LEVEL}.`]
        : []),
  ]
}

function startText({ closeFirst, items }: SkillGapResult, withLink: boolean): string[] {
  if (!closeFirst) return []
  const link = items.find(({ skill }) => skill === closeFirst.skill)?.resources[0]
  return [
    `I would start with ${closeFirst.skill}: ${inChat(closeFirst.why)}`,
    ...(withLink && link ? [`To begin with: ${link.title} (${plain(link.provider)}).`] : []),
  ]
}

/** Courses and guides for the gap worth closing first, or for a skill that was named. */
export function answerLearning(asked: Asked): AnswerPart {
  const { role, engine } = asked
  const named = namedSkill(asked)
  const direct = directAnswer(asked, 'learning')
  if (direct.length > 0) return howToLearn(asked.message.text, direct, named, engine, role)
  const unknown = named === undefined ? SUBJECT.exec(asked.told)?.[1] : undefined
  // Who asks how to study beside shifts asks for no catalog.
  const nearest = named === undefined ? nearestAnswer(asked, 'learning') : []
  if (nearest.length > 0) return howToLearn(asked.message.text, nearest, named, engine, role)
  if (unknown !== undefined) return unknownSubject(unknown)
  const gap = role ? gapOf(asked, role) : null
  const skill = named ?? gap?.closeFirst?.skill
  if (skill === undefined) return unnamedSkill(asked.message.text)
  const links = learningForSkill(engine.career, skill, role?.code ?? null, LINKS_SHOWN)
  const loose = links.length === 0 ? nearestAnswer(asked, 'learning') : []
  if (loose.length > 0) return howToLearn(asked.message.text, loose, undefined, engine, role)
  if (links.length === 0) return unknownSubject(skill)
  return {
    paragraphs: [
      named === undefined && gap?.closeFirst
        ? `For ${gap.role}, **${skill}** is worth learning first: ${inChat(gap.closeFirst.why)}`
        : `For **${skill}** I would begin with one of these:`,
      links.map(({ title, provider }) => `- ${title} (${plain(provider)})`).join('\n'),
      'Pick one, put two fixed hours into next week, and build something small with it: that is also what a résumé can show.',
    ],
    uses: [...profileUse(asked), { kind: 'learning', text: 'the learning catalog' }],
    question: `Do you want to use ${skill} in your work today, or for a move?`,
    actions: [openScreen('Open it in Learning', learningPath(skill))],
    facts: [gap, links],
  }
}

/** How to study, choose or pay, with material where a subject is named. */
function howToLearn(
  asked: string,
  direct: readonly ChosenAdvice[],
  skill: string | undefined,
  engine: Asked['engine'],
  role: CoachRole | null,
): AnswerPart {
  const links =
    skill === undefined ? [] : learningForSkill(engine.career, skill, role?.code ?? null, LINKS_SHOWN)
  return {
    paragraphs: [
      `You asked: “${shortened(asked, MAX_QUOTE_CHARS)}”`,
      ...direct.map(({ text }) => text),
      ...(links.length > 0
        ? [
            `For **${skill}** the catalog has:\n${links.map(({ title, provider }) => `- ${title} (${plain(provider)})`).join('\n')}`,
          ]
        : []),
    ],
    uses: [
      ...direct.map(adviceUse),
      ...(links.length > 0 ? [{ kind: 'learning' as const, text: 'the learning catalog' }] : []),
    ],
    question: 'Which hours of your week could be for learning, without costing you your rest?',
    actions: [openScreen('Plan it in Learning', learningPath(skill))],
    advice: direct,
    facts: [direct, links],
  }
}

/** What somebody wants to learn, by its place in the sentence. */
const SUBJECT =
  /\b(?:learn|study|studying|better at|good at|teach myself|brush up on|(?:course|class|book|tutorial)s? (?:in|on|for|about))\s+(?!it\b|that\b|this\b|them\b|first\b|next\b|more\b|new\b|the\b|faster\b|how\b|for\b|what\b|and\b|or\b|my\b|a\b|to\b|something\b|i\b)([\p{L}+#]+(?:\s(?!better\b|for\b|at\b|in\b|and\b|or\b|fast\b|online\b|stuff\b|on\b|to\b|now\b)[\p{L}+#]+)?)/iu

/** Nothing is offered at random: which skill decides. */
function unnamedSkill(message: string): AnswerPart {
  return {
    paragraphs: [
      `You asked: “${message.trim().slice(0, MAX_QUOTE_CHARS)}” Free material is enough to find out whether you like something and to get the basics. Pay for a course where you need its deadlines, its feedback, or a certificate that postings ask for by name.`,
    ],
    uses: [{ kind: 'learning', text: 'the learning catalog' }],
    question: 'Which skill is it about? Then I can look for material.',
    actions: [openScreen('Search in Learning', '/learning')],
    facts: [],
  }
}

function unknownSubject(subject: string): AnswerPart {
  return {
    paragraphs: [
      `The catalog has nothing on ${subject} that I can find, so I will not offer you something else in its place. A public library or a community college near you is a good first address, and you can add what you find there to your learning center.`,
    ],
    uses: [{ kind: 'learning', text: 'the learning catalog' }],
    question: 'What do you need it for, and by when?',
    actions: [openScreen('Add it in Learning', '/learning')],
    facts: [],
  }
}

/** "Terrible at math": what somebody says they cannot do is not what they want to learn, unless nothing else is. */
const BAD_AT =
  /\b(?:(?:terrible|bad|awful|horrible|hopeless|lousy|useless|not (?:very |so |that )?good|no good|suck|sucked|struggle|struggled|failed|never good) (?:at|with|in)|hate|hated|can'?t do) (?:my |the )?\p{L}+(?:(?:,| and| or) \p{L}+)?/giu

/** A skill of the lexicon, or a subject that the catalog is sorted by. */
function namedSkill({ engine, message: { text }, told }: Asked): string | undefined {
  const wanted = text.replaceAll(BAD_AT, ' ').replaceAll(/\bdid\b/giu, ' ')
  const named = skillIn(engine, wanted) ?? (SUBJECT.test(wanted) ? undefined : skillIn(engine, text))
  // "Make that five weeks" is about the subject that was asked for before.
  return named ?? (SUBJECT.test(wanted) || told === text ? undefined : skillIn(engine, told))
}

function skillIn(engine: Asked['engine'], text: string): string | undefined {
  const skill = findSkills(engine.skillLexicon(), text)[0]?.name
  if (skill !== undefined) return skill
  const { byTag } = engine.career.learning()
  const words = text.match(/[\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? []
  for (let length = MAX_SUBJECT_WORDS; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const subject = words.slice(at, at + length).join(' ')
      if (byTag.has(subject.toLowerCase())) return subject
      if (length === 1 && byTag.has(`microsoft ${subject.toLowerCase()}`)) return `Microsoft ${subject}`
    }
  return undefined
}

function learningPath(skill: string | undefined): string {
  return skill === undefined ? '/learning' : `/learning?${new URLSearchParams({ search: skill })}`
}

function gapOf({ engine, person }: Asked, role: CoachRole): SkillGapResult {
  return skillGap(engine, {
    career: role,
    skills: person.profile?.skills ?? [],
    years: person.profile?.years_experience,
    job_title: person.profile?.job_title,
    resume: null,
    learned: [...(person.learned ?? [])],
    levels: { ...person.skillLevels },
  })
}

function askWhichRole(text: string): AnswerPart {
  return {
    paragraphs: [text],
    uses: [],
    question: 'Which one do you have in mind?',
    actions: [openScreen('See suggested paths', '/career/suggestions')],
    facts: [],
  }
}

/** The reason is written for the skill gap screen, where the material stands below it. */
function inChat(why: string): string {
  return (why.charAt(0).toLowerCase() + why.slice(1)).replace(
    ' material below',
    ' material in the learning center',
  )
}

/** Some providers stand in brackets in the catalog. */
function plain(provider: string): string {
  return provider.replace(/^\((.*)\)$/u, '$1')
}
