import { grouped } from '#shared/career/pay.ts'
import type { CoachRole } from '#shared/coach/coach-answer.ts'
import type { Asked } from '../answer-part.ts'
import { localPay } from '../local-pay.ts'
import { type Offer, offersIn } from '../message-offers.ts'
import { statedPay, yearlyOf } from '../message-pay.ts'
import { roleIn } from '../message-role.ts'
import { marketOf } from './pay.ts'

type ComparedOffers = { paragraphs: string[]; facts: unknown[] }

/** Two jobs side by side, by what the person said of each and what is published on its role; nothing where neither says anything. */
export function comparedOffers(asked: Asked): ComparedOffers | null {
  const offers = offersIn(asked.message.text)
  if (!offers) return null
  const lines = offers.map((offer, at) => offerLine(asked, offer, at))
  if (lines.every(line => line === null)) return null
  const pay = payDifference(offers)
  const shown = lines.map(
    (line, at) => line?.text ?? `- **${NAMES[at]}:** I read no pay and no hours for it.`,
  )
  return {
    paragraphs: [`What you say of them, side by side:\n${shown.join('\n')}`, ...(pay ? [pay.text] : [])],
    facts: [...lines.flatMap(line => line?.facts ?? []), pay?.figures],
  }
}

const NAMES = ['The first', 'The second'] as const

function offerLine(asked: Asked, { text, said }: Offer, at: number) {
  const named = roleIn(asked.engine, text, null)
  const role: CoachRole | null = named && { role: named.role, code: named.code }
  const market = role ? marketOf(asked, role) : null
  const published = market ? localPay(market)?.range : undefined
  const told = [...said, ...(role && published ? [`published pay for ${role.role}: ${published}`] : [])]
  return told.length === 0 ? null : { text: `- **${NAMES[at]}:** ${told.join('; ')}.`, facts: [market] }
}

/** "Two dollars an hour" is hard to weigh; what it makes in a year is not. */
function payDifference([first, second]: readonly [Offer, Offer]) {
  const [one, other] = [statedPay(first.text), statedPay(second.text)]
  if (!one || !other || one.sign !== other.sign) return null
  const difference = Math.round(Math.abs(yearlyOf(one) - yearlyOf(other)))
  if (difference === 0) return null
  const more = yearlyOf(one) > yearlyOf(other) ? 'first' : 'second'
  return {
    text: `Full time the ${more} pays about ${one.sign ?? '$'}${grouped(difference)} more a year. Weigh that against what the other one gives you each week.`,
    figures: [difference],
  }
}
