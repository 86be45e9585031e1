import { anyOf, raw } from '#engine/text/any-of.ts'
import { isBase, isPast, verbOfGerund } from './verb-forms.ts'
import { isPlural, withThe } from './with-the.ts'

/** "Sales up 27%", "Score from 7.9 to 8.8", "Average discharge two hours earlier" as a sentence; null for other words. */
export function resultSentence(text: string): string | null {
  const moved = LIMIT.test(text) ? undefined : UP_OR_DOWN.exec(text.replace(WAS_GOING, ''))?.groups
  if (moved && FINITE.test((moved.what ?? '').split(' ').at(-1) ?? '')) return withThe(text)
  if (moved && !ENDS_OPEN.test(moved.what ?? '')) return `${withThe(moved.what ?? '')} went ${moved.how}`
  const bare = /^(?<what>\p{L}+(?: \p{L}+)?) (?<how>up|down)$/u.exec(text)?.groups
  const last = bare?.what?.split(' ').at(-1)?.toLowerCase() ?? ''
  if (bare && !isPast(last) && !isBase(last)) return `${withThe(bare.what ?? '')} went ${bare.how}`
  const plus = PLUS.exec(text)?.groups
  if (plus)
    return `${withThe(plus.what ?? '')} went ${/^[+p]/u.test(plus.sign ?? '') ? 'up' : 'down'} by ${plus.how}`
  const less = LESS_OR_MORE.exec(text)?.groups
  if (less && !ENDS_OPEN.test(less.what ?? ''))
    return `${withThe(less.what ?? '')} went ${/^(?:more|higher)$/u.test(less.sign ?? '') ? 'up' : 'down'} by ${less.how}`
  const grown = GROWTH.exec(text)?.groups
  if (grown)
    return `${isPlural(grown.what ?? '') ? '' : 'the '}${grown.what} ${CHANGED.get((grown.noun ?? '').toLowerCase())} ${grown.how}`
  const from = FROM_TO.exec(text)?.groups
  if (from) return fromTo(from.what ?? '', from.how ?? '')
  const between = BETWEEN.exec(text)?.groups
  const done = / (grown|cut|reduced|raised|brought|taken)$/u.exec(between?.what ?? '')?.[1]
  if (between && done) {
    const own = (between.what ?? '').slice(0, -done.length - 1)
    return `${withThe(own)} ${isPlural(own) ? 'were' : 'was'} ${done} from ${between.how}`
  }
  if (between) return `${withThe(between.what ?? '')} went from ${between.how}`
  const rate = RATE_OF.exec(text)?.groups
  if (rate) return `${withThe(rate.what ?? '')} was ${rate.how}`
  const figure = AT_FIGURE.exec(text)?.groups
  if (
    figure &&
    !/^\p{L}+ing$/u.test(figure.what ?? '') &&
    !ENDS_OPEN.test(figure.what ?? '') &&
    !isPast((figure.what ?? '').split(' ').at(-1) ?? '')
  )
    return `${withThe(figure.what ?? '')} ${isPlural(figure.what ?? '') ? 'were' : 'was'} ${figure.how}`
  if (HALVED.test(text)) return text
  const halved = ONE_HALVED.exec(text)?.[1]
  if (halved && !isPast(halved.split(' ')[0]?.toLowerCase() ?? '') && !FINITE.test(halved))
    return withThe(text)
  const compared = COMPARED.exec(text)?.groups
  if (compared && !ENDS_OPEN.test(compared.what ?? '') && !PLURAL_DOES.exec(text)?.slice(1).every(isBase))
    return `${withThe(compared.what ?? '')} ${isPlural(compared.what ?? '') ? 'were' : 'was'} ${compared.how}`
  return null
}

/** "Waiting list cut from 14 weeks to 5": the last word may be the verb. */
function fromTo(what: string, how: string): string | null {
  const words = what.split(' ')
  const last = words.at(-1) ?? ''
  if (FINITE.test(last))
    return words.length === 1 ? null : `${withThe(words.slice(0, -1).join(' '))} ${last} ${how}`
  const first = words[0]?.toLowerCase() ?? ''
  if (isSpoiledThing(`${what} ${how}`)) return `${what} went ${how}`
  if (CHANGES.test(first) && words.length > 1) return null
  if (isPast(first) || (verbOfGerund(first) !== null && !isPast(last))) return null
  if (words.length === 1 || !isPast(last)) return words.some(isPast) ? null : `${withThe(what)} went ${how}`
  const own = words.slice(0, -1).join(' ')
  if (/^(?:passed|moved|changed|improved)$/u.test(last)) return `${withThe(own)} went ${how}`
  return `${withThe(own)} ${isPlural(own) ? 'were' : 'was'} ${last} ${how}`
}

/** "Cuts waste from 21 kg to 8 kg" begins with its verb. */
const CHANGES =
  /^(?:cuts?|reduces?|raises?|lifts?|brings?|improves?|grows?|increases?|shortens?|lowers?|takes?|moves?|gets?|turns?|expands?)$/u
/** "Damaged pallets from 3% to 1%" is no deed. */
export function isSpoiledThing(text: string): boolean {
  return /^(?:damaged|lost|missed|failed|rejected|broken|wasted|delayed|cancelled|canceled|stolen|abandoned|reported|returned|unpaid) \p{L}+s (?:from|down|up|fell|rose) /iu.test(
    text,
  )
}

/** "bank reconciliations finish two days earlier" */
export const PLURAL_DOES =
  /^(?:\p{L}+ ){0,2}\p{L}+[^s]s (\p{L}+) (?:the|an?|two|three|four|five|\d\S*|on|in|to|at|within|their|every|half)(?: |$)/iu
/** "Pricing of jobs up to £60,000" is no rise. */
const LIMIT =
  /^(?:\p{L}+ing of .*|[^,;]*\p{L}{3}(?:s|ing)|crews|teams|groups|loads|cash|takings|money|sums|stock|credit|weight|freight|timber|steel) up to /iu
/** "Growth of sales from 9k to 12k" */
const GROWTH =
  /^(?<noun>growth|increase|rise|drop|fall|decrease|decline) (?:of|in) (?<what>[^,;:]{2,40}?) (?<how>(?:from [$£€]?\d\S* to [$£€]?\d|by \d).*)$/iu
const CHANGED = new Map([
  ['growth', 'grew'],
  ['increase', 'rose'],
  ['rise', 'rose'],
  ['drop', 'fell'],
  ['fall', 'fell'],
  ['decrease', 'fell'],
  ['decline', 'fell'],
])
/** "infections was going down from 9 to 2" */
const WAS_GOING = / (?:was|were|is|are) (?:going|coming)(?= (?:up|down) )/u
const ENDS_OPEN =
  /(?:^|\s)(?:from|to|of|in|on|at|for|with|by|and|the|an?|under|over|below|above|around|about|within|into|grown|up|down)$/iu
export const FINITE =
  /^(?:is|are|was|were|has|have|had|went|fell|rose|grew|dropped|climbed|came|gained|halved|doubled|tripled|trebled|shrank|sank|increased|decreased|declined|improved|became|stayed|remained|began|can|could|will|would|did)$/u
const AMOUNT = [
  '(?:by )?(?:about |over |nearly |almost |more than |around )?',
  anyOf([
    raw`\d[\d.,]*\s?(?:%|k|m|bn|percent|points?|pts|per cent)`,
    raw`[$£€]\d[\d.,]*(?:k|m|bn)?`,
    raw`\d[\d.,]* (?:seconds|minutes|hours|days|weeks|places|pence)`,
    'half|a half|a third|one third|two thirds|a quarter|three quarters|a fifth|a tenth|double',
    'two points|ten|twenty|thirty|forty|fifty',
  ]),
].join('')
const NO_VERB =
  '(?<what>(?!(?:and|with|which|so|that|but|then|by|from|to|up|down|in|on|at|for|of) )[\\p{L}£$€][^,;:]{1,60}?)'
/** "pressure sores less 50 percent", as other languages say it */
const LESS_OR_MORE = new RegExp(
  `^${NO_VERB} (?<sign>less|fewer|lower|more|higher) (?<how>\\d[\\d.,]*\\s?(?:%|per|pieces|minutes|hours|days).*)$`,
  'u',
)
const UP_OR_DOWN = new RegExp(
  `^${NO_VERB} (?<how>(?:up|down) (?:${AMOUNT}(?=$|[^\\p{L}\\d])|(?:by|to|from) (?:about |over |under |just |only )?(?:[$£€]?\\d|half|an? |two|three|four|five|six|seven|eight|nine|ten|zero)).*)$`,
  'iu',
)
const PLUS = new RegExp(
  `^${NO_VERB} (?<sign>[+−–-]|plus |minus )(?<how>(?:\\d[\\d.,]*\\s?%?|half\\b|a third\\b).*)$`,
  'u',
)
const FROM_WHAT = anyOf([
  raw`[$£€]?\d[\d.,:]*\s?\p{L}{0,12}%?(?: (?:a|an|per|each|every) \p{Ll}{2,9})?`,
  'daily|weekly|monthly|zero|one|two|three|four|five|six|seven|eight|nine|ten',
  raw`\p{L}+ (?:days|weeks|hours|minutes|months)`,
])
const FROM_TO = new RegExp(
  [
    '^(?<what>(?!(?:and|with|which|so|that|but|then|by|from|to|up|down|in|on|at|for|of) )',
    raw`\p{L}[\p{L}\d'’&/ -]{1,45}?) `,
    raw`(?<how>from ${FROM_WHAT} to (?:under |over |just |about )?(?:[$£€]?\d|\p{L}).*)$`,
  ].join(''),
  'u',
)
/** "repeat deviations halved" */
const HALVED =
  /^(?!(?:i|we|and|who|which) )(?:\p{L}+ ){0,3}\p{L}+s (?:more than |nearly |almost )?(?:halved|doubled|tripled|trebled)(?: (?:in|within|over|after|since) .*)?$/iu
/** "search time halved" */
const ONE_HALVED =
  /^(?!(?:i|we|and|who|which|that|it|this) )(\p{L}+(?: \p{L}+){0,2}) (?:more than |nearly |almost )?(?:halved|doubled|tripled|trebled)(?: (?:in|within|over|after|since) .*)?$/iu
/** "food cost 31% to 27%" */
const BETWEEN =
  /^(?<what>(?!(?:ages?|aged|years?|grades?|class(?:es)?|levels?|days?|hours?|weeks?|months?|nights?|shifts?|open|from) )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (?<how>[$£€]?\d\S* to [$£€]?\d.*)$/u
/** "Renewal rate of 96% among the largest customers" */
const RATE_OF =
  /^(?<what>(?!(?:with|and|by|to|an?|the) )(?:\p{L}[\p{L}-]* ){0,2}(?:rate|score|rating|attendance|accuracy|retention|satisfaction|uptime|occupancy)) of (?<how>(?:over |about )?\d[\d.,]*\s?%.*)$/iu
/** "customer retention 92%" */
const AT_FIGURE =
  /^(?<what>(?!(?:with|and|by|to|up|down|on|in|all|only|over|about|nearly) )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (?<how>\d[\d.,]*\s?%(?! (?:up|down|more|less|fewer)).*)$/u
const COMPARED = new RegExp(
  [
    raw`^(?<what>(?!(?:and|with|which|so|that|but|by|then|from|to) )\p{L}[\p{L}'’ -]{2,40}?) (?<how>`,
    raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|half an?|ten|twenty|thirty)\s?`,
    '(?:%|percent|per cent|minutes?|hours?|days?|weeks?|months?|points?) ',
    raw`(?:earlier|sooner|later|shorter|longer|faster|quicker|lower|higher|cheaper|less|better)\b.*)$`,
  ].join(''),
  'iu',
)
