import { keySkills } from '#engine/occupations/key-skills.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { onetSource } from '#shared/career/data-sources.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { skillsMatch } from '#shared/career/skill-gap.ts'
import type { CoachRole } from '#shared/coach/coach-answer.ts'
import {
  type AnswerPart,
  type Asked,
  isPresentRole,
  openScreen,
  profileUse,
  withQuery,
} from '../answer-part.ts'
import { chooseAdvice } from '../choose-advice.ts'
import type { ChosenAdvice } from '../load-coach-tables.ts'
import { localPay, noLocalPay, placeAbroad } from '../local-pay.ts'
import { ownPay, placePay, statedPay } from '../message-pay.ts'
import { adviceUse, generalNote } from './advice.ts'
import { asksWords } from './own-words.ts'
import { marketOf, payUses } from './pay.ts'
import { TASKS_USE } from './tasks-use.ts'

const SKILLS_SHOWN = 3
const QUESTIONS_SHOWN = 3

/** Lines about a message, a contact or an answer, and not about the page. */
const REPLY_LINES: ReadonlySet<string> = new Set([
  'res-recruiter-reply',
  'res-recruiter-silent',
  'res-rejection-reply',
  'res-follow-up',
  'res-referral',
  'res-reapply',
])

/** What a résumé for the role should show, from its real skills and what the profile has of them. */
export function answerResume(asked: Asked): AnswerPart {
  const { role, person } = asked
  const chosen = chooseAdvice(asked, 'resume')
  // Whoever asks what to write back, or about one line of the page, wants no list of skills.
  const isAboutReply = chosen[0] !== undefined && REPLY_LINES.has(chosen[0].id)
  const asksSkills = SKILLS_ASKED.test(asked.message.text) || !(chosen[0]?.isFitting ?? false)
  const paragraphs = [...generalNote(asked, chosen), ...chosen.map(({ text }) => text)]
  if (role && asked.depth === 0 && !isAboutReply && asksSkills) {
    const { shown, missing } = skillsFor(asked, role)
    if (shown.length > 0)
      paragraphs.push(
        `For ${role.role}, put ${joinWithAnd(shown)} near the top, with a line of work that shows ${shown.length === 1 ? 'it' : 'each'}.`,
      )
    // What everybody in today's work does need not stand in a profile.
    if (missing.length > 0 && !isPresentRole(asked))
      paragraphs.push(
        `${role.role} work also asks for ${joinWithAnd(missing)}, which your profile does not mention. What you have done of that, say where; leave out the rest.`,
      )
  }
  return {
    paragraphs,
    uses: [
      ...chosen.map(adviceUse),
      ...(role
        ? [
            ...profileUse(asked),
            { kind: 'source' as const, text: `skills of the role: ${onetSource('skills')}` },
          ]
        : []),
    ],
    question: isAboutReply
      ? 'What did they write to you, in a sentence or two?'
      : role
        ? `Which result in your work as ${person.profile?.job_title ?? 'you do it today'} are you proudest of, with a number if there is one?`
        : 'Which role is the résumé for?',
    actions: role
      ? [
          openScreen('Open the Resume Builder', '/career/resume', role),
          openScreen(
            'Check it against a posting',
            withQuery('/career/ats-optimizer', { role: role.role }),
            role,
          ),
        ]
      : [openScreen('See suggested paths', '/career/suggestions')],
    advice: chosen,
    facts: [chosen],
  }
}

const SKILLS_ASKED =
  /\b(?:skills?|keywords?|what (?:do|should|would|to|all)? ?(?:i )?(?:put|include|list|write|say)|whats? go|for (?:an?|the) )\b/iu

/** Questions to expect, made of the role's real tasks, and how to answer them. */
export function answerInterview(asked: Asked): AnswerPart {
  const { engine, role, depth } = asked
  const chosen = chooseAdvice(asked, 'interview')
  const tasks = role && asksForQuestions(asked, chosen) ? (engine.career.tasks().get(role.code) ?? []) : []
  const from = tasks.length === 0 ? 0 : (depth * QUESTIONS_SHOWN) % tasks.length
  const questions = tasks.slice(from, from + QUESTIONS_SHOWN).map(task => `- ${interviewQuestion(task)}`)
  return {
    paragraphs: [
      ...generalNote(asked, chosen),
      ...chosen.map(({ text }) => text),
      ...(role && questions.length > 0
        ? [
            `Questions I would expect for **${role.role}**, from what people in it really do:\n${questions.join('\n')}`,
          ]
        : []),
    ],
    uses: [...chosen.map(adviceUse), ...(questions.length > 0 ? [TASKS_USE] : [])],
    question:
      questions.length > 0
        ? 'Write me your answer to the first one, and we go through it together.'
        : role
          ? 'What is the question you hope they do not ask?'
          : 'Which role is the interview for?',
    actions: role
      ? [openScreen('Practice an interview', withQuery('/chat', { guide: 'interview', role: role.role }))]
      : [],
    advice: chosen,
    facts: [chosen, tasks],
  }
}

const FOR_OTHER_WORK =
  /\bfor (?:an? |the )?(?!me\b|my\b|it\b|this\b|that\b|what\b|how\b|days?\b|weeks?\b|years?\b|\d)\p{L}+/iu

const QUESTIONS_ASKED =
  /\b(?:questions|(?:will|would|might|could|gonna|going to) (?:they )?ask|prepare|prep|practice|expect|mock)\b/iu

/** Questions of today's role are no help to somebody who names other work, nor with each further message. */
function asksForQuestions(
  { isRoleNamed, isFirstPart, message, depth }: Asked,
  chosen: readonly ChosenAdvice[],
): boolean {
  // Who asks what to wear, or what to say to one question, wants that.
  if ((chosen[0]?.isFitting || !isFirstPart) && !QUESTIONS_ASKED.test(message.text)) return false
  if (depth > 0) return isRoleNamed || message.followUp === 'more'
  return isRoleNamed || !FOR_OTHER_WORK.test(message.text)
}

/** "Monitor patients" → "Tell me about a time when you had to monitor patients." */
export function interviewQuestion(task: string): string {
  const verb = /^\p{Lu}{2}/u.test(task) ? task : task.charAt(0).toLowerCase() + task.slice(1)
  return `Tell me about a time when you had to ${verb}.`
}

/** The published range for the talk, and what to say. */
export function answerNegotiation(asked: Asked): AnswerPart {
  const { role, place } = asked
  const chosen = chooseAdvice(asked, 'negotiation')
  const market = role ? marketOf(asked, role) : null
  const advice = [...generalNote(asked, chosen), ...chosen.map(({ text }) => text)]
  const isOffer = OFFER.test(`${asked.earlier}\n${asked.told}`) && !RAISE.test(asked.message.text)
  const isSure = chosen[0]?.isSure ?? false
  const range =
    role && market && asked.depth === 0 ? payGround(market, role.role, isOffer ? 'offer' : 'raise') : []
  const text = asked.message.text
  const own = market && (ownPay(text, market) ?? (isOffer ? statedPay(text) : null))
  const placed = own && market && placePay(own, market)
  return {
    paragraphs: [
      ...(placed ? [placed.text] : []),
      // The very answer comes first, with the figure below it; words to say where they are asked for.
      ...(asksWords(text) || ASKS_HOW.test(text)
        ? [...advice, ...range]
        : isSure
          ? [...advice, ...range.slice(0, 1)]
          : [...range, ...advice]),
    ],
    uses: [
      ...(market && (range.length > 0 || placed) && localPay(market) ? payUses(market) : []),
      ...chosen.map(adviceUse),
      ...(isPresentRole(asked) ? profileUse(asked) : []),
    ],
    question: isOffer
      ? own
        ? 'Which number would you say yes to, and what else would count: hours, start date, training?'
        : 'What did they offer, and which number would you say yes to?'
      : 'What is the one result of the last year that your manager would not dispute?',
    actions: role
      ? [
          openScreen('Prepare a pay talk', withQuery('/chat', { guide: 'pay', role: role.role })),
          openScreen(
            'See the whole range',
            withQuery('/career/market-insights', {
              role: role.role,
              location: place ?? asked.person.profile?.location,
            }),
            role,
          ),
        ]
      : [],
    advice: chosen,
    facts: [chosen, market, placed?.figures],
  }
}

/** The range that a talk about pay can rest on, and how to say it. */
function payGround(market: MarketResult, role: string, kind: keyof typeof PAY_WORDS): string[] {
  const pay = localPay(market)
  const abroadPlace = placeAbroad(market)
  if (!pay)
    return abroadPlace === null
      ? []
      : [
          `${noLocalPay(role, abroadPlace)} Three postings near you that name pay, or what two people in the role tell you, are ground to stand on.`,
        ]
  return [
    `Published pay for **${role}** in ${pay.place} is ${pay.published}${pay.upper ? `; a quarter earn ${pay.upper} or more` : ''}. That is your ground to stand on.`,
    `Three sentences to make your own: “${PAY_WORDS[kind](pay.fromTo)}”`,
  ]
}

/** What is said to somebody who hires, and to the manager one has. */
const PAY_WORDS = {
  offer: (fromTo: string) =>
    `Thank you, I would like to make this work. For this role here, published pay runs ${fromTo}, and I bring … (what they need). Could we get to … ?`,
  raise: (fromTo: string) =>
    `I would like to talk about my pay. For this role here, published pay runs ${fromTo}, and in the last year I … (one result). What would it take to get me to … ?`,
} as const

const ASKS_HOW =
  /\bhow (?:do|should|can|could|would) (?:i|you|one) (?:even |best )?(?:ask|bring|approach|counter|respond|start|negotiate|go about)\b/iu
const OFFER =
  /\b(?:offer(?:s|ed|ing)?|counter(?:offer)?|recruiters?|expectations?|new (?:job|place|company|clinic|employer|school|hospital|shop)|start(?:ing)? (?:pay|salary|wage|rate|monday|next)|bring me on|want to hire|hire me|hiring manager|sign[- ]?on|before i (?:start|accept|sign)|(?:hospital|company|place|clinic|school|shop|firm) (?:across|down|over)|(?:private|charter) school|they want to pay)\b/iu
const RAISE = /\b(?:a raise|raises?|my (?:annual |yearly |performance )?review|promotion|promoted)\b/iu

function skillsFor({ engine, person }: Asked, role: CoachRole): { shown: string[]; missing: string[] } {
  const row = engine.career.occupations.rowOf.get(role.code)
  const names = row === undefined ? [] : keySkills(engine.career, row).map(({ name }) => name)
  const own = person.profile?.skills ?? []
  const has = (name: string) => own.some(skill => skillsMatch(skill, name))
  return {
    shown: names.filter(has).slice(0, SKILLS_SHOWN),
    missing: names.filter(name => !has(name)).slice(0, SKILLS_SHOWN),
  }
}
