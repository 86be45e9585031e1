import { marketInsight } from '#engine/market/market-insight.ts'
import { abroadMoney } from '#engine/market/pay-abroad.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText, salaryRangeText } from '#shared/career/pay.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { CoachRole, CoachUse } from '#shared/coach/coach-answer.ts'
import {
  type AnswerPart,
  type Asked,
  isPresentRole,
  openScreen,
  profileUse,
  withQuery,
} from '../answer-part.ts'
import { directAnswer } from '../choose-advice.ts'
import { comparePay } from '../compare-pay.ts'
import { type AbroadPay, noLocalPay, placeAbroad } from '../local-pay.ts'
import { ownPay, placePay, statedPay } from '../message-pay.ts'
import { adviceUse } from './advice.ts'

const FACTORS_SHOWN = 3
const PAID_BY_PIECE = /\b(?:a|per|each) (?:mile|visit|session|delivery|piece|article|word|load|ride)\b/iu
const PIECE_TEXT =
  'Pay is published by the year and the hour, not by the mile or piece. Multiply your rate by what you do in a usual year, take off what you pay yourself, and compare that with this:'

/** What a role pays at the place, beside what today's role pays there. */
export function answerPay(asked: Asked): AnswerPart {
  const { role, place, present } = asked
  if (!role) return unknownRolePay()
  const market = marketOf(asked, role)
  const stated = statedPay(asked.message.text) ?? ownPay(asked.message.text, market)
  const placed = stated && placePay(stated, market)
  const direct = directAnswer(asked, 'pay')
  if (asked.depth > 0 && market.salary && !placed && direct.length === 0) return morePay(role, market)
  const facts: unknown[] = [market]
  const paragraphs = [
    ...(placed ? [placed.text] : []),
    ...direct.map(({ text }) => text),
    ...(PAID_BY_PIECE.test(asked.message.text) ? [PIECE_TEXT] : []),
    payText(market, role, place),
  ]
  facts.push(placed?.figures)
  const uses: CoachUse[] = [
    ...direct.map(adviceUse),
    ...payUses(market),
    ...(isPresentRole(asked) || asked.place === null ? profileUse(asked) : []),
  ]
  if (present && !isPresentRole(asked)) {
    const today = marketOf(asked, present)
    facts.push(today)
    const comparison = comparePay({ role, market }, { role: present, market: today })
    if (comparison) {
      paragraphs.push(comparison.text)
      facts.push(comparison.figures)
      uses.push(...profileUse(asked))
    }
  }
  const trend = direct.length > 0 ? null : trendText(market)
  if (trend) paragraphs.push(trend)
  return {
    paragraphs,
    uses,
    question: !isPresentRole(asked)
      ? 'Is pay what decides for you here, or are hours and the work itself as important?'
      : stated || PAY_NAMED.test(asked.told)
        ? 'When was your pay last raised, and what has grown in your work since?'
        : 'What are you paid today, and what did you agree to when you started? With that I can help you prepare a talk about it.',
    actions: [
      openScreen(
        'See pay in Market Insights',
        withQuery('/career/market-insights', {
          role: role.role,
          location: place ?? asked.person.profile?.location,
        }),
        role,
      ),
    ],
    advice: direct,
    facts: [...facts, direct],
  }
}

const PAY_NAMED =
  /\b(?:i(?:['’ ]?a?m)? (?:at|on|make|making|earn|earning|get|getting)|pays? me|paying me|paid) (?:about |around |only |just )?\$?\d/iu

/** What a first answer leaves out: the whole spread, and what moves pay in the role. */
function morePay(role: CoachRole, market: MarketResult): AnswerPart {
  const { salary, salaryTrends } = market
  if (placeAbroad(market) !== null) return moreAbroad(market)
  const points = (salary?.percentiles ?? []).map(
    ({ name, amount }) => `- ${name.slice(1)}% earn less than ${amountText(amount, salary?.unit ?? 'year')}`,
  )
  return {
    paragraphs: [
      `The whole spread for **${role.role}** in ${placeInSentence(salary?.band.place ?? '')}:\n${points.join('\n')}`,
      ...salaryTrends.factors.slice(0, FACTORS_SHOWN),
    ],
    uses: payUses(market),
    question: 'Where in this would you have to be for it to be worth it?',
    actions: [],
    facts: [market, (salary?.percentiles ?? []).map(({ name }) => Number(name.slice(1)))],
  }
}

/** Whose pay the local figure is, and what the American one would buy there. */
function moreAbroad(market: MarketResult): AnswerPart {
  const { factors } = market.salaryTrends
  return {
    paragraphs: factors.filter(factor => /^(?:Pay in|Abroad:|Education:)/u.test(factor)),
    uses: payUses(market),
    question: 'What would you have to be paid for it to be worth it?',
    actions: [],
    facts: [market],
  }
}

/** "With 6 yrs experience": newer than what the profile says. */
const YEARS_SAID =
  /\b(\d{1,2}) ?\+? ?(?:years?|yrs?)(?:['’]? (?:of )?(?:experience|exp|in|on|at|doing|driving|teaching|nursing|now)\b|['’]? ?experience\b)/iu

export function marketOf({ engine, person, place, present, told }: Asked, role: CoachRole): MarketResult {
  const years = YEARS_SAID.exec(told)?.[1]
  return marketInsight(engine, {
    role: role.role,
    code: role.code,
    skills: person.profile?.skills ?? [],
    location: place ?? person.profile?.location ?? '',
    // Years in another role say little about pay in this one.
    experience:
      present?.code === role.code
        ? years === undefined
          ? person.profile?.years_experience
          : Number(years)
        : null,
  })
}

export function payUses(market: MarketResult): CoachUse[] {
  const { salary } = market
  if (!salary) return []
  const { abroad, band } = salary
  const text =
    placeAbroad(market) !== null && abroad
      ? `pay in ${placeInSentence(abroad.country)}: ${abroad.publisher}, ${abroad.year}`
      : `pay: ${band.source}, ${band.year}`
  return [{ kind: 'source', text }]
}

function unknownRolePay(): AnswerPart {
  return {
    paragraphs: [
      'I can give you published pay for a role and a place, and I do not know yet which role you mean.',
    ],
    uses: [],
    question: 'Which job title should I look up, and where?',
    actions: [openScreen('Open Market Insights', '/career/market-insights')],
    facts: [],
  }
}

function payText(market: MarketResult, role: CoachRole, asked: string | null): string {
  const { salary, place } = market
  if (!salary) return `No pay is published for ${role.role} work, so I will not guess a figure.`
  const { abroad, band, percentiles } = salary
  const median = percentiles.find(({ name }) => name === 'p50')?.amount
  const abroadPlace = placeAbroad(market)
  if (abroadPlace !== null && abroad) return abroadText(abroad, role)
  if (abroadPlace !== null)
    return `${noLocalPay(role.role, abroadPlace)} To compare with: in ${placeInSentence(band.place)} it is ${salaryRangeText(band)}${salary.unit === 'year' ? ' a year' : ''} for ${basisText(band.basis)}.`
  const unknown =
    asked !== null && place.kind === 'unknown'
      ? `I do not know ${asked}, so these are national figures. `
      : ''
  const middle = median
    ? ` Half of all in the role there earn more than ${amountText(median, salary.unit)}.`
    : ''
  return `${unknown}**${role.role}** in ${placeInSentence(band.place)}: ${salaryRangeText(band)}${salary.unit === 'year' ? ' a year' : ''} for ${basisText(band.basis)}.${middle}`
}

function basisText(basis: string): string {
  return basis === 'the middle half of earners' ? basis : `people with ${basis}`
}

function abroadText(abroad: AbroadPay, role: CoachRole): string {
  const figure = abroad.median ?? abroad.mean ?? 0
  const kind = abroad.median === null ? 'on average' : 'in the middle'
  const range =
    abroad.low !== null && abroad.high !== null && abroad.spread
      ? `, with the ${abroad.spread} between ${abroadMoney(abroad, abroad.low)} and ${abroadMoney(abroad, abroad.high)}`
      : ''
  const shared = abroad.isShared
    ? ` That is for the group “${abroad.group}”, which holds more jobs than this one.`
    : ''
  return `**${role.role}** in ${placeInSentence(abroad.country)}: ${abroadMoney(abroad, figure)} ${abroad.unit === 'hour' ? 'an hour' : 'a month'} ${kind}${range}.${shared}`
}

function trendText(market: MarketResult): string | null {
  const { salary } = market
  // Of another country it says nothing.
  if (placeAbroad(market) !== null) return null
  if (!salary || salary.yearlyGrowthPercent === null || salary.yearlyGrowthPercent <= 0) return null
  const first = salary.medians[0]
  const last = salary.medians.at(-1)
  if (!first || !last || first.year === last.year) return null
  const pace = salary.yearlyGrowthPercent > salary.allOccupationsGrowthPercent ? 'faster' : 'slower'
  return `National pay for it rose ${pace} than for all work: from ${amountText(first.amount, salary.unit)} in ${first.year} to ${amountText(last.amount, salary.unit)} in ${last.year}.`
}
