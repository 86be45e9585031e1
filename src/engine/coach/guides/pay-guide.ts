import type { MarketResult } from '#shared/career/market-result.ts'
import { grouped } from '#shared/career/pay.ts'
import { marketOf, payUses } from '../answers/pay.ts'
import { localPay, noLocalPay, placeAbroad } from '../local-pay.ts'
import { placePay, statedPay } from '../message-pay.ts'
import { answerStructure } from './answer-structure.ts'
import {
  askedAbout,
  type GuideContent,
  type GuideQuestion,
  presentTitle,
  roleStep,
  step,
} from './guide-question.ts'

const [TODAY, RESULT, ASK] = [1, 2, 3] as const

/** The published range with its source, one result, and three sentences to say. */
export function payGuide(question: GuideQuestion): GuideContent {
  const { answers } = question
  const { role, step: first } = roleStep(question, 'Which role is the talk about?', presentTitle(question))
  const market = role ? marketOf(askedAbout(question, role), { role: role.role, code: role.code }) : null
  const range = market ? rangeText(market, role?.role ?? '') : ''
  const pay = market && localPay(market)
  const isAbroad = market !== null && placeAbroad(market) !== null
  const result = answers[RESULT] ?? ''
  return {
    steps: [
      {
        ...first,
        feedback: first.answer === null || range === '' ? first.feedback : [...first.feedback, range],
      },
      step(question, TODAY, {
        prompt: 'What are you paid today, or what is the offer?',
        hint: `A year${isAbroad ? ', a month' : ''} or an hour, such as ${isAbroad ? '42,000 a year or 3,500 a month' : '$62,000 or $24 an hour'}. “Not yet” is fine.`,
        feedback: placed(withMoney(answers[TODAY] ?? '', market), market),
      }),
      step(question, RESULT, {
        prompt: 'Name one result of the last year that your manager would not dispute.',
        hint: 'What you did, for whom, and what changed.',
        feedback: resultFeedback(result),
      }),
      step(question, ASK, {
        prompt: 'Which amount will you ask for?',
        hint: range === '' ? null : range,
        feedback: placed(withMoney(answers[ASK] ?? '', market), market),
      }),
    ],
    outcome: {
      paragraphs: [
        range,
        'Your three sentences:',
        `“I would like to talk about my pay.${pay ? ` For this role here, published pay runs ${pay.fromTo}.` : ''}”`,
        `“In the last year: ${withoutEnd(result)}.”`,
        `“I am asking for ${withoutEnd(withMoney(answers[ASK] ?? '', market))}. What would it take to get there?”`,
        'Then stop talking. If pay is fixed, ask what else is not: start date, days from home, training, a date to talk again.',
      ].filter(line => line !== ''),
      table: null,
    },
    used: market ? payUses(market) : [],
  }
}

function rangeText(market: MarketResult, role: string): string {
  const pay = localPay(market)
  const abroadPlace = placeAbroad(market)
  if (pay)
    return `Published pay for ${role} in ${pay.place}: ${pay.published}${pay.upper ? `; a quarter earn ${pay.upper} or more` : ''}.`
  return abroadPlace === null
    ? `No pay is published for ${role}, so I will not guess a range.`
    : noLocalPay(role, abroadPlace)
}

function placed(answer: string, market: MarketResult | null): string[] {
  const stated = statedPay(answer)
  if (!stated) return ['I see no amount in that, so there is nothing to compare with the range.']
  const where = market && placePay(stated, market)
  return where ? [where.text] : []
}

const BARE_AMOUNT = /^\s*(\d{4,7}|\d{1,3}(?:,\d{3})+)\s*\.?\s*$/u

/** Asked for an amount, "92000" is one: a year's, in the money of the place. */
function withMoney(answer: string, market: MarketResult | null): string {
  const [, digits] = BARE_AMOUNT.exec(answer) ?? []
  if (digits === undefined) return answer
  const amount = grouped(Number(digits.replaceAll(',', '')))
  const isAbroad = market !== null && placeAbroad(market) !== null
  return isAbroad ? `${market.salary?.abroad?.currency ?? ''} ${amount} a year`.trim() : `$${amount}`
}

function resultFeedback(result: string): string[] {
  const { action, result: ended, figure } = answerStructure(result)
  return [
    ...(action ? [] : ['Begin with “I” and a verb: what you did yourself.']),
    ...(ended ? [] : ['Say what was different afterwards.']),
    ...(figure ? [] : ['A number makes it hard to dispute. If you do not know one, leave it out.']),
    ...(action && ended && figure ? ['That is a result with a figure. It carries the talk.'] : []),
  ]
}

function withoutEnd(text: string): string {
  return text.trim().replace(/[.!?]+$/u, '')
}
