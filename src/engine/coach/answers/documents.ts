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
import { localPay, noLocalPay, placeAbroad } from '../local-pay.ts'
import { ownPay, placePay } from '../message-pay.ts'
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
  // Whoever asks what to write back wants no list of skills.
  const isAboutReply = chosen[0] !== undefined && REPLY_LINES.has(chosen[0].id)
  const paragraphs = [...generalNote(asked, chosen), ...chosen.map(({ text }) => text)]
  if (role && asked.depth === 0 && !isAboutReply) {
    const { shown, missing } = skillsFor(asked, role)
    if (shown.length > 0)
      paragraphs.push(
        `For ${role.role}, put ${joinWithAnd(shown)} near the top, with a line of work that shows ${shown.length === 1 ? 'it' : 'each'}.`,
      )
    if (missing.length > 0)
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

/** Questions to expect, made of the role's real tasks, and how to answer them. */
export function answerInterview(asked: Asked): AnswerPart {
  const { engine, role, depth } = asked
  const chosen = chooseAdvice(asked, 'interview')
  const tasks = role && asksForQuestions(asked) ? (engine.career.tasks().get(role.code) ?? []) : []
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
    question: role
      ? 'Write me your answer to the first one, and we go through it together.'
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

/** Questions of today's role are no help to somebody who names other work, nor with each further message. */
function asksForQuestions({ isRoleNamed, message, depth }: Asked): boolean {
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
  const range = role && market && asked.depth === 0 ? payGround(market, role.role) : []
  const own = market && ownPay(asked.message.text, market)
  const placed = own && market && placePay(own, market)
  return {
    paragraphs: [
      ...(placed ? [placed.text] : []),
      ...(asksWords(asked.message.text) ? [...advice, ...range] : [...range, ...advice]),
    ],
    uses: [
      ...(market && (range.length > 0 || placed) && localPay(market) ? payUses(market) : []),
      ...chosen.map(adviceUse),
      ...(isPresentRole(asked) ? profileUse(asked) : []),
    ],
    question: 'What is the one result of the last year that your manager would not dispute?',
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
function payGround(market: MarketResult, role: string): string[] {
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
    `Three sentences to make your own: “I would like to talk about my pay. For this role here, published pay runs ${pay.fromTo}, and in the last year I … (one result). What would it take to get me to … ?”`,
  ]
}

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
