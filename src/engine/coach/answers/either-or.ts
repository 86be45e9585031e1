import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import type { AnswerPart } from '../answer-part.ts'
import { weighsTwo } from '../message-offers.ts'

/** Two things that a message asks to choose between, in its words. */
type Choice = { kind: keyof typeof KINDS; first: string; second: string }

const CHOICE =
  /\b(?:should i|do i|would you|is it better to|better to)\s+(?:just\s+|rather\s+)?([^.?!;\n]{3,60}?)\s+or\s+(?:(?:should|do|can|could) i\s+)?(?:just\s+|rather\s+)?([^.?!;,\n]{2,60}?)\s*(?:[.?!;,\n]|$)/iu
const ASKS_WHICH = /\bwhich (?:one|of (?:the two|them|those|these))\b|\bwhich (?:first|is better)\b/iu

const KINDS = {
  exam: /\b(?:exams?|tests?|sections?|retake|becker|study|prep)\b/iu,
  learning:
    /\b(?:certs?|certificates?|certifications?|courses?|class(?:es)?|degrees?|associates?|bachelors?|masters?|mba|pmp|belt|licen[cs]e|bootcamp|school|college|diploma|apprenticeship|training)\b/iu,
  people:
    /\b(?:go|talk|speak|tell|ask|report|email|write|complain)\b.*\b(?:lead|boss|manager|hr|supervisor|him|her|them|principal|union|director|owner|foreman)\b/iu,
} as const

/** The choice that a message, or the one before that it asks about, names; nothing where published figures or offers say more. */
export function choiceIn(text: string, before: string | null): Choice | null {
  const found = CHOICE.exec(text)
  const asked = found ? text : before !== null && ASKS_WHICH.test(text) ? before : null
  const [, first = '', second = ''] = found ?? (asked === null ? null : CHOICE.exec(asked)) ?? []
  // "Do I need a master's or nah" names one thing.
  if (asked === null || first === '' || weighsTwo(asked) || NO_SECOND.test(second)) return null
  const kind = KIND_ORDER.find(name => KINDS[name].test(`${first} or ${second}`))
  return kind ? { kind, first: named(first), second: named(second) } : null
}

const NO_SECOND = /^(?:nah|no|nope|not|nothing|what|whatever|naw|am i|is it|is that)\b/iu

const KIND_ORDER = ['exam', 'learning', 'people'] as const

function named(words: string): string {
  return words.replace(/\s+(?:first|then|instead)$/iu, '').trim()
}

/** Both things by name, and how to decide where no figure does. */
export function answerChoice({ kind, first, second }: Choice): AnswerPart {
  const { how, again, question } = DECIDE[kind]
  const [opening, ...further] = how
  return {
    paragraphs: [`**${first}** or **${second}**: ${opening}`, ...further],
    again: [`Between **${first}** and **${second}**: ${again}`],
    uses: [{ kind: 'message', text: 'what you wrote' }],
    question,
    actions: [],
    facts: [first, second],
  }
}

/** Topics whose answers would speak of one of the two, or of neither. */
export const REPLACED_BY_CHOICE: Record<Choice['kind'], readonly CoachTopic[]> = {
  exam: ['motivation', 'gap', 'learning', 'path', 'pay', 'decision', 'demands'],
  learning: ['gap', 'learning', 'path', 'pay', 'demands', 'decision'],
  people: [],
}

const DECIDE: Record<Choice['kind'], { how: [string, ...string[]]; again: string; question: string }> = {
  exam: {
    how: [
      'the last result decides. If you knew the material and lost points on time or on the way questions are put, practice under the clock helps more than other material. If whole subjects were missing, other material does.',
      'Another part first makes sense where a pass would carry you on, or where a deadline runs out. Otherwise go back while most of it is still in your head.',
    ],
    again:
      'where nothing else decides, take the one with the nearer date, so that what you know stays fresh.',
    question: 'Where did you lose the points: time, the questions, or whole subjects?',
  },
  learning: {
    how: [
      'I have no figures that say which brings more, so let the work you want decide. Read the postings for it near you and count which of the two they ask for by name. Put beside each what it costs, how many months it takes beside your job, and whether your employer pays.',
      'If they ask for both, begin with the one you finish sooner. If they ask for neither, apply first, and ask somebody who hires for it before you pay for anything.',
    ],
    again:
      'where the postings do not decide, take the one you can finish sooner and that your employer helps to pay for. One that is finished counts on a résumé; two that are begun do not.',
    question: 'What do the first postings you find ask for?',
  },
  people: {
    how: [
      'the person it is about comes first where it is about how you two work together: in private it stays small, and whoever is above will ask whether you talked.',
      'Go to the one above first where you have said it already, where you fear what would follow, or where it touches safety, pay or other people too.',
    ],
    again:
      'where you are not sure, the person it is about, once, in private, and the other one a week later if nothing changed.',
    question: 'Have you said it to the person it is about, and what happened then?',
  },
}
