import { baseOf, isBase, isParticiple, isPast, pastOf, verbOfGerund } from './verb-forms.ts'

/**
 * The clauses behind the first of a line, so that each stands: "…, wrote up findings" → "…, and wrote up findings";
 * "; score from 7.9 to 8.8" → "; the score went from 7.9 to 8.8"; ", 41 delivered" → ", with 41 delivered".
 */
export function withWholeClauses(text: string, isCurrent: boolean): string {
  const [first = '', ...later] = text.split(/\s*;\s+|\s+[–—-]\s+/u)
  const doer = /^(?:I|We) (?!am\b)/u.test(first) ? ', and' : '; I'
  const isPastDeed = isPast(/^(?:I|We) (\p{L}+)/u.exec(first)?.[1] ?? '')
  const separated = later.map(clause => {
    const isSameTense = !isCurrent || isPast(/^\p{L}+/u.exec(clause.toLowerCase())?.[0] ?? '') === isPastDeed
    return separate(clause, isSameTense ? doer : '; I', isCurrent)
  })
  return `${withWholeTail(first, doer, isCurrent)}${inOneList(separated).join('')}`
}

/** "picked fruit, drove the tractor, and fixed fences" */
function inOneList(clauses: string[]): string[] {
  const isList = clauses.length > 1 && clauses.every(clause => clause.startsWith(', and '))
  return isList
    ? clauses.map((one, at) => (at < clauses.length - 1 ? one.replace(', and ', ', ') : one))
    : clauses
}

/** "Sales up 27%", "Score from 7.9 to 8.8", "Average discharge two hours earlier" as a sentence; null for other words. */
export function resultSentence(text: string): string | null {
  const moved = UP_OR_DOWN.exec(text)?.groups
  if (moved && !ENDS_OPEN.test(moved.what ?? '')) return `${withThe(moved.what ?? '')} went ${moved.how}`
  const bare = /^(?<what>\p{L}+(?: \p{L}+)?) (?<how>up|down)$/u.exec(text)?.groups
  const last = bare?.what?.split(' ').at(-1)?.toLowerCase() ?? ''
  if (bare && !isPast(last) && !isBase(last)) return `${withThe(bare.what ?? '')} went ${bare.how}`
  const plus = PLUS.exec(text)?.groups
  if (plus) return `${withThe(plus.what ?? '')} went ${plus.sign === '+' ? 'up' : 'down'} by ${plus.how}`
  const from = FROM_TO.exec(text)?.groups
  if (from) return fromTo(from.what ?? '', from.how ?? '')
  const between = BETWEEN.exec(text)?.groups
  if (between) return `${withThe(between.what ?? '')} went from ${between.how}`
  const figure = AT_FIGURE.exec(text)?.groups
  if (figure && !ENDS_OPEN.test(figure.what ?? '') && !isPast((figure.what ?? '').split(' ').at(-1) ?? ''))
    return `${withThe(figure.what ?? '')} ${isPlural(figure.what ?? '') ? 'were' : 'was'} ${figure.how}`
  const compared = COMPARED.exec(text)?.groups
  if (compared && !PLURAL_DOES.exec(text)?.slice(1).every(isBase))
    return `${withThe(compared.what ?? '')} ${isPlural(compared.what ?? '') ? 'were' : 'was'} ${compared.how}`
  return null
}

/** "Waiting list cut from 14 weeks to 5": the last word may be the verb. */
function fromTo(what: string, how: string): string | null {
  const words = what.split(' ')
  const last = words.at(-1) ?? ''
  if (FINITE.test(last)) return `${withThe(words.slice(0, -1).join(' '))} ${last} ${how}`
  const first = words[0]?.toLowerCase() ?? ''
  if (isPast(first) || (verbOfGerund(first) !== null && !isPast(last))) return null
  if (words.length === 1 || !isPast(last)) return words.some(isPast) ? null : `${withThe(what)} went ${how}`
  const own = words.slice(0, -1).join(' ')
  return `${withThe(own)} ${isPlural(own) ? 'were' : 'was'} ${last} ${how}`
}

/** Whether a clause has a subject and a verb, outside of what "that" or "which" brings in. */
export function hasOwnVerb(clause: string): boolean {
  let hidden = 0
  const words = clause.toLowerCase().split(/[\s,]+/u)
  for (const [at, word] of words.entries()) {
    if (at > 0 && at <= MAX_VERB_PLACE && FINITE.test(word)) {
      if (hidden === 0) return true
      hidden--
    } else if (SUBORDINATE.test(word)) hidden++
  }
  return false
}

function separate(clause: string, doer: string, isCurrent: boolean): string {
  const own = lowerFirst(clause).replace(/^average (?=\p{Ll})/u, 'the average ')
  const result = resultSentence(clause)
  if (result) return `; ${lowerFirst(result)}`
  if (/^(?:i|we|my|our)\b/iu.test(clause)) return `; ${clause}`
  if (hasOwnVerb(clause) || isAllDid(own) || PLURAL_DOES.exec(clause)?.slice(1).every(isBase))
    return `; ${own}`
  const verb = predicate(own, isCurrent)
  if (verb !== null) return `${doer} ${withWholeTail(verb, doer, isCurrent)}`
  if (AMOUNT_FIRST.test(own)) return `, with ${own}`
  const figure = withFigure(own)
  if (figure) return `, ${figure}`
  if (BEING.test(own)) return `; I ${isCurrent ? 'am' : 'was'} ${own}`
  return `, ${own}`
}

/** The last comma of a line often stands for "and" or "with". */
function withWholeTail(text: string, doer: string, isCurrent: boolean): string {
  const [head = '', figures] = text.split(/: (?=[^:]*$)/u)
  if (figures !== undefined) {
    const came = resultSentence(figures)
    return came ? `${head}; ${lowerFirst(came)}` : text
  }
  const at = text.lastIndexOf(', ')
  if (at < 0 || /\([^)]*$/u.test(text.slice(0, at))) return text
  const [before, tail] = [text.slice(0, at), text.slice(at + 2)]
  if (isVerbPair(tail)) return text
  const result = resultSentence(tail)
  if (result && !/^(?:and|but|with|which|so) /iu.test(tail))
    return `${withWholeTail(before, doer, isCurrent)}; ${lowerFirst(result)}`
  if (isAllDid(tail)) return `${before}; ${tail}`
  const figure = withFigure(tail)
  if (figure) return `${before}, ${figure}`
  if (
    AMOUNT_FIRST.test(tail) &&
    !/^(?:\S+ of wh|(?:all|both) \p{L}+$)/u.test(tail) &&
    !/ (?:and|or) /u.test(tail) &&
    !LIST_OF_AMOUNTS.test(before)
  )
    return `${before}, with ${tail}`
  if (isPluralDone(tail) && !/ (?:was|were) /u.test(before)) return `${before}, with ${tail}`
  if (BEST.test(tail)) return `${before}, the ${tail}`
  if (/^(?:and|or|but|then|which|who|with) /u.test(tail)) return text
  if (isSplicedVerb(before, tail)) {
    const link = doer === '; I' ? doer : `${joinsList(before) ? ',' : ''} and`
    return `${before}${link} ${agreed(tail, isCurrent)}`
  }
  return text
}

/** "all passed the check" and "nine now lead a station" have their verb; "all delivered" wants "with". */
function isAllDid(tail: string): boolean {
  const [who = '', ...words] = tail.split(' ')
  const isAdverb = /^(?:now|still|later|since|then|also)$/u.test(words[0] ?? '')
  const [verb = '', next = ''] = isAdverb ? words.slice(1) : words
  return (
    WHO.test(who) &&
    (isAdverb || isPast(verb) || isBase(verb)) &&
    (isPast(verb) || isBase(verb)) &&
    /^(?:the|an?|their|his|her|our|my|it|in|as|at|to)$/u.test(next)
  )
}

/** "budget £80k" → "with a budget of £80k". */
function withFigure(tail: string): string | null {
  const found = FIGURE.exec(tail)?.groups
  const [first = ''] = tail.toLowerCase().split(' ')
  if (OF_FIGURE.test(tail) && !isPast(first) && verbOfGerund(first) === null) return `with ${tail}`
  if (!found || isPast(first) || verbOfGerund(first) !== null) return null
  const what = found.what ?? ''
  const isBare = isPlural(what) || MASS.test(what) || /^(?:an?|the|my|our)\b/u.test(what)
  return `with ${isBare ? '' : /^[aeiou]/u.test(what) ? 'an ' : 'a '}${what} of ${found.figure}`
}

/** "washed and dressed eight residents" ends a list of deeds as it should. */
function isVerbPair(tail: string): boolean {
  const pair = /^(\p{L}+) (?:and|&) (\p{L}+)/u.exec(tail)
  return pair !== null && isVerb(pair[1] ?? '') && isVerb(pair[2] ?? '')
}

function isVerb(word: string): boolean {
  return isPast(word) || baseOf(word) !== null
}

/** "hedges cut by hand", "defects reported" */
function isPluralDone(tail: string): boolean {
  const found = /^\p{Ll}+s (\p{Ll}+)(?: (?:by|in|on|within|at|daily|weekly|every)\b.*)?$/u.exec(tail)
  return found !== null && isParticiple(found[1] ?? '') && !/ and /u.test(tail)
}

function joinsList(before: string): boolean {
  return before.includes(' and ') || before.split(/\s+/u).length > SHORT_CLAUSE_WORDS
}

function agreed(tail: string, isCurrent: boolean): string {
  return predicate(tail, isCurrent) ?? tail
}

/** "wrote up findings", "collects carts"; "used by all branches" and "certified 2021" say how something is. */
function isSplicedVerb(before: string, tail: string): boolean {
  const [verb = '', next = ''] = tail.split(/\s+/u)
  if (next === '')
    return (
      isPast(verb) && /, (\p{L}+)[^,]*$/u.test(before) && isPast(/, (\p{L}+)[^,]*$/u.exec(before)?.[1] ?? '')
    )
  if (
    /^signed off/u.test(tail) ||
    /^(?:(?:19|20)\d\d|by|as|on|from|with|in|at|for|daily|weekly|monthly|regularly|twice|once|ahead|early)$/u.test(
      next,
    )
  )
    return false
  const listed = /, (\p{L}+) [^,]*$/u.exec(before)?.[1] ?? ''
  if (isBase(verb) && isBase(listed) && /^\p{L}+s$/u.test(next)) return true
  return (
    (isPast(verb) &&
      !/^(?:certified|awarded|named|ranked|rated|worth|based|valued|including|called)$/u.test(verb)) ||
    isThirdPerson(verb, next)
  )
}

function isThirdPerson(verb: string, next: string): boolean {
  return baseOf(verb) !== null && (verb.endsWith('s') ? AFTER_VERB : DETERMINER).test(next)
}

const DETERMINER = /^(?:the|an?|all|our|their|my|every|each)$/u
const AFTER_VERB = /^(?:the|a|an|all|our|their|my|new|up|out|every|each|\d.*|\p{L}+s)$/u

function predicate(clause: string, isCurrent: boolean): string | null {
  const [verb = '', next = ''] = clause.split(/\s+/u)
  if (verb !== verb.toLowerCase() || next === '' || /^by$/u.test(next)) return null
  if (/^(?:known|given|chosen|based|used|worth|rated|located|certified|trusted)$/u.test(verb)) return null
  if (isPast(verb)) return clause
  const base = /^(?:the|a|an|all|our|their|my|new|up|out|every|each|\d.*|\p{L}+s?)$/u.test(next)
    ? baseOf(verb)
    : null
  return base === null ? null : `${isCurrent ? base : pastOf(base)}${clause.slice(verb.length)}`
}

export function withThe(what: string): string {
  const head = what.replace(/ (?:of|per|in|on|at|for|from|by|with)\b.*$/iu, '')
  const isOwn =
    /^(?:the|a|an|our|my|their|its|all|every|each|this)\b|^[\d$£€]/iu.test(what) ||
    /^\p{L}+['’]s\b/u.test(what)
  if (isOwn || isPlural(what) || MASS.test(head) || /^(?:\p{Lu}\p{Lu}\S*|\S*\d\S*)$/u.test(what)) return what
  return `the ${lowerFirst(what)}`
}

export function isPlural(what: string): boolean {
  const head = what.replace(/ (?:of|per|in|on|at|for|from|by|with|to)\b.*$/iu, '')
  return (
    /[^s'’]s$|people$|staff$|feet$/iu.test(head) &&
    !/(?:analysis|process|basis|status|bonus|nps|kpis?)$/iu.test(head)
  )
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** "bank reconciliations finish two days earlier" */
const PLURAL_DOES =
  /^(?:\p{L}+ ){0,2}\p{L}+[^s]s (\p{L}+) (?:the|an?|two|three|four|five|\d\S*|on|in|to|at|within|their|every|half)(?: |$)/iu
const WHO = /^(?:all|both|none|two|three|four|five|six|seven|eight|nine|ten|most|many|\d+)$/iu
const ENDS_OPEN = /(?:^|\s)(?:from|to|of|in|on|at|for|with|by|and|the|an?)$/iu
const MAX_VERB_PLACE = 10
/** Behind a longer clause "and" wants a comma. */
const SHORT_CLAUSE_WORDS = 3
const SUBORDINATE =
  /^(?:that|which|who|whose|where|when|while|because|if|until|after|before|as|what|how|than|whom)$/u
const FINITE =
  /^(?:is|are|was|were|has|have|had|went|fell|rose|grew|dropped|climbed|came|gained|halved|doubled|tripled|trebled|shrank|sank|increased|decreased|declined|improved|became|stayed|remained|began|can|could|will|would|did)$/u
const AMOUNT =
  '(?:by )?(?:about |over |nearly |almost |more than |around )?(?:\\d[\\d.,]*\\s?(?:%|k|m|bn|percent|points?|pts|per cent)|[$£€]\\d[\\d.,]*(?:k|m|bn)?|half|a third|a quarter|two thirds|a fifth|a tenth|a half|double|three quarters|one third|two points|ten|twenty|thirty|forty|fifty)'
const NO_VERB =
  '(?<what>(?!(?:and|with|which|so|that|but|then|by|from|to|up|down|in|on|at|for|of) )[\\p{L}£$€][^,;:]{1,60}?)'
const UP_OR_DOWN = new RegExp(
  `^${NO_VERB} (?<how>(?:up|down) (?:${AMOUNT}(?=$|[^\\p{L}\\d])|(?:by|to|from) (?:about |over |under |just |only )?(?:[$£€]?\\d|half|an? |two|three|four|five|six|seven|eight|nine|ten|zero)).*)$`,
  'iu',
)
const PLUS = new RegExp(`^${NO_VERB} (?<sign>[+−–-])(?<how>\\d[\\d.,]*\\s?%?.*)$`, 'u')
const FROM_TO =
  /^(?<what>(?!(?:and|with|which|so|that|but|then|by|from|to|up|down|in|on|at|for|of) )\p{L}[\p{L}\d'’&/ -]{1,45}?) (?<how>from (?:[$£€]?\d[\d.,:]*\s?\p{L}{0,12}%?|(?:daily|weekly|monthly|two|three|four|five|six|seven|eight|nine|ten|one|zero|\p{L}+ (?:days|weeks|hours|minutes|months))) to (?:under |over |just |about )?(?:[$£€]?\d|\p{L}).*)$/u
/** "food cost 31% to 27%" */
const BETWEEN =
  /^(?<what>(?!(?:ages?|aged|years?|grades?|class(?:es)?|levels?|days?|hours?|weeks?|months?|nights?|shifts?|open|from) )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (?<how>[$£€]?\d\S* to [$£€]?\d.*)$/u
/** "customer retention 92%" */
const AT_FIGURE =
  /^(?<what>(?!(?:with|and|by|to|up|down|on|in|all|only|over|about|nearly) )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (?<how>\d[\d.,]*\s?%(?! (?:up|down|more|less|fewer)).*)$/u
const COMPARED =
  /^(?<what>(?!(?:and|with|which|so|that|but|by|then|from|to) )\p{L}[\p{L}'’ -]{2,40}?) (?<how>(?:\d[\d.,]*|an?|one|two|three|four|five|six|half an?|ten|twenty|thirty)\s?(?:%|percent|per cent|minutes?|hours?|days?|weeks?|months?|points?) (?:earlier|shorter|faster|lower|higher|quicker|later|longer|cheaper|less|sooner|better)\b.*)$/iu
const FIGURE =
  /^(?<what>(?:budget|turnover|revenue|sales|uptime|pass rate|success rate|attendance|accuracy|average|score|rating|occupancy|value|caseload|portfolio|retention|target|profit|margin|area|length|capacity|total|\p{Ll}+ (?:rate|score|budget|rating|value|accuracy|average|turnover|retention))) (?:was |of |: ?)?(?<figure>(?:about |over |up to )?[$£€]?\d.*)$/u
/** "takings of £6k a week" */
const OF_FIGURE = /^(?!average of)\p{Ll}+s(?: \p{Ll}+)? of (?:about |over |up to )?[$£€]?\d/u
const AMOUNT_FIRST =
  /^(?:(?:up to|over|about|nearly|more than|around|at least|some) )?(?:[$£€]?\d[\d.,]*%?(?:k|m)?|zero|no|all|none|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty) (?!(?:times?|years?|days?|hours?|weeks?|months?|nights?|minutes?)\b(?! lost| saved))\p{L}/iu
/** "2 vans, 3 drivers and a depot" lists what one verb speaks of. */
const LIST_OF_AMOUNTS =
  /(?:^|\s)(?:[$£€]?\d\S*|one|two|three|four|five|six|a|an) \p{L}+(?: \p{L}+)?(?:, [^,]+)+$/u
const BEST =
  /^(?:best|highest|lowest|most|largest|fastest|longest|youngest|first|only|top) (?:\p{L}+ )?(?:of|in|on|at|ever|result|score|figure)\b/iu
const BEING = /^(?:known|trusted|responsible|rated|ranked|certified|named|chosen|praised|in charge)\b/iu
const MASS =
  /(?:fuel|energy|power|electricity|paper|scrap|theft|crime|damage|breakage|demand|debt|noise|turnover|attendance|absence|absenteeism|footfall|revenue|traffic|output|waste|wastage|churn|accuracy|productivity|downtime|throughput|engagement|retention|satisfaction|shrinkage|spend|spending|occupancy|income|profit|delivery|uptime|coverage|membership|punctuality|compliance|quality|morale|trust|energy use|usage|overtime|stock loss|staff)$/iu
