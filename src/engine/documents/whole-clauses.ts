import { anyOf, raw } from '#engine/text/any-of.ts'
import { doneSentence } from './done-sentence.ts'
import { withOneWith } from './one-with.ts'
import { FINITE, PLURAL_DOES, resultSentence } from './result-sentence.ts'
import { baseOf, isBase, isParticiple, isPast, pastOf } from './verb-forms.ts'
import { withFigure } from './with-figure.ts'
import { isPlural, lowerFirst } from './with-the.ts'

/**
 * The clauses behind the first of a line, so that each stands: "…, wrote up findings" → "…, and wrote up findings";
 * "; score from 7.9 to 8.8" → "; the score went from 7.9 to 8.8"; ", 41 delivered" → ", with 41 delivered".
 */
export function withWholeClauses(text: string, isCurrent: boolean): string {
  const [first = '', ...later] = withoutSplice(text).split(/\s*;\s+|\s+[–—-]\s+/u)
  const doer = /^(?:I|We) (?!am\b)/u.test(first) ? ', and' : '; I'
  const isPastDeed = isPast(/^(?:I|We) (\p{L}+)/u.exec(first)?.[1] ?? '')
  const separated = later.map(clause => {
    const isSameTense = !isCurrent || isPast(/^\p{L}+/u.exec(clause.toLowerCase())?.[0] ?? '') === isPastDeed
    return separate(clause, isSameTense ? doer : '; I', isCurrent)
  })
  return withOneWith(`${withWholeTail(first, doer, isCurrent)}${inOneList(separated).join('')}`)
}

/** "My work included X, they found Y", "I replaced 14 planks, she is rowing" → "; they found Y". */
function withoutSplice(text: string): string {
  if (AFTER_TIME_THEY.test(text)) return text.replace(AFTER_TIME_THEY, '; ')
  return SPLICED.test(text) ? text.replace(/, (?=(?:they|he|she|we|it|I) (?!and\b|or\b)\p{L})/u, '; ') : text
}

/** "…, after one year they speak it" */
const AFTER_TIME_THEY =
  /(?<=^I [^,;]{3,}), (?=(?:after|within|in) (?:one|two|three|a|\d+) \p{Ll}+,? (?:they|he|she|we|it) )/u
/** A first clause that no "when" or "if" makes lean on the next. */
const SPLICED =
  /^(?:I|We|My work included) (?![^,;]*\b(?:when|if|because|after|before|while|since|once|as)\b)[^,;]{3,}, (?:they|he|she|we|it|I) (?:\p{L}+ly |now |still |later )?\p{L}/u
/** "picked fruit, drove the tractor, and fixed fences" */
function inOneList(clauses: string[]): string[] {
  const isList = clauses.length > 1 && clauses.every(clause => clause.startsWith(', and '))
  return isList
    ? clauses.map((one, at) => (at < clauses.length - 1 ? one.replace(', and ', ', ') : one))
    : clauses
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
  if (/^(?:after|within|in) [^,;]{2,20} (?:they|he|she|we|it) \p{Ll}/u.test(own)) return `; ${own}`
  if (/^(?:i|we|my|our)\b/iu.test(clause)) return `; ${clause}`
  if (hasOwnVerb(clause) || isAllDid(own) || PLURAL_DOES.exec(clause)?.slice(1).every(isBase))
    return `; ${own}`
  const verb = predicate(own, isCurrent)
  if (verb !== null) return `${doer} ${withWholeTail(verb, doer, isCurrent)}`
  if (otherDid(own)) return `; ${own.replace(/^(?!the )/u, 'the ')}`
  if (AMOUNT_FIRST.test(own)) return `, with ${withWholeTail(own, doer, isCurrent)}`
  const figure = withFigure(own)
  if (figure) return `, ${figure}`
  if (BEING.test(own)) return `; I ${isCurrent ? 'am' : 'was'} ${own}`
  const done = doneSentence(clause)
  if (done === null && THINGS_FOR.test(own)) return `, with ${own}`
  return done === null || /^there\b/u.test(done) ? `, ${own}` : `; ${lowerFirst(done)}`
}

/** The last comma of a line often stands for "and" or "with". */
function withWholeTail(text: string, doer: string, isCurrent: boolean): string {
  const [head = '', figures] = text.split(/: (?=[^:]*$)/u)
  if (figures !== undefined) {
    const came = resultSentence(figures) ?? countedThen(figures)
    if (came) return `${head}; ${lowerFirst(came)}`
    if (/^from \S+ (?:\S+ )?to /u.test(figures)) return `${head}, ${figures}`
    const isDeed = isPast(figures.split(' ')[0] ?? '') && AFTER_VERB_OR_BOTH.test(figures.split(' ')[1] ?? '')
    return isDeed ? `${head}${doer} ${figures}` : text
  }
  const at = text.lastIndexOf(', ')
  if (at < 0 || /\([^)]*$/u.test(text.slice(0, at))) return text
  const [before, tail] = [text.slice(0, at), text.slice(at + 2)]
  if (
    isVerbPair(tail) ||
    (isSplicedVerb(before, tail) &&
      LIST_ENDS.test(tail) &&
      isPast(LIST_ENDS.exec(tail)?.[1] ?? '') &&
      isPast(tail.split(' ')[0] ?? ''))
  )
    return text
  const result = resultSentence(tail)
  if (result && !/^(?:and|but|with|which|so) /iu.test(tail))
    return `${withWholeTail(before, doer, isCurrent)}; ${lowerFirst(result)}`
  if (isAllDid(tail)) return `${withWholeTail(before, doer, isCurrent)}; ${tail}`
  if (otherDid(tail))
    return `${withWholeTail(before, doer, isCurrent)}; ${tail.replace(/^(?!the )/u, 'the ')}`
  if (DID_OF_THEM.test(tail)) return `${before}, and ${tail}`
  const figure = withFigure(tail)
  if (figure) return `${before}, ${figure}`
  if (
    AMOUNT_FIRST.test(tail) &&
    (hasOwnVerb(tail) || SOME_DO.test(tail)) &&
    !/ (?:that|which|who|when) /u.test(tail)
  )
    return `${withWholeTail(before, doer, isCurrent)}; ${tail}`
  if (
    AMOUNT_FIRST.test(tail) &&
    !/^(?:\S+ of wh|(?:all|both) \p{L}+$)/u.test(tail) &&
    !/ (?:and|or) /u.test(tail) &&
    !LIST_OF_AMOUNTS.test(before)
  )
    return `${before}, with ${tail}`
  if (DONE_BY_AMOUNT.test(tail) && doneSentence(tail) !== null)
    return `${withWholeTail(before, doer, isCurrent)}; ${lowerFirst(doneSentence(tail) ?? '')}`
  if (isPluralDone(tail) && !/ (?:was|were) /u.test(before)) return `${before}, with ${tail}`
  const thing = THING_DONE.exec(tail)?.groups
  if (
    thing &&
    isParticiple(thing.done ?? '') &&
    (!isVerb(thing.what?.split(' ')[0] ?? '') || /^\p{Ll}+ \p{Ll}+ed by /u.test(tail)) &&
    !/ (?:was|were) /u.test(before)
  )
    return `${before}, with ${isPlural(thing.what ?? '') || (thing.what ?? '').includes(' and ') ? tail : `the ${tail}`}`
  // "Drew the posters, printed 5,000 times" tells of the posters.
  if (MADE_FIRST.test(before) && DONE_WITH_IT.test(tail)) return text
  if (BEST.test(tail)) return `${before}, the ${tail}`
  if (/^(?:and|or|but|then|which|who|with) /u.test(tail)) return text
  // "The kitchen, which I ran alone, served 90 covers"
  if (/, (?:which|who|where) [^,]*$/u.test(before)) return text
  if (isSplicedVerb(before, tail)) {
    const link = doer === '; I' ? doer : `${joinsList(before) ? ',' : ''} and`
    return `${before}${link} ${agreed(tail, isCurrent)}`
  }
  return text
}

/** "65 colleagues trained, 94% rated it useful" behind a colon. */
function countedThen(figures: string): string | null {
  const found =
    /^(?<what>\d\S* \p{L}+) (?<done>\p{L}+)(?:, (?<then>\d\S* \p{L}+ (?:it|the|them)\b.*))?$/u.exec(
      figures,
    )?.groups
  if (!found || !isParticiple(found.done ?? '')) return null
  return `${found.what} were ${found.done}${found.then ? `, and ${found.then}` : ''}`
}

/** "all passed the check" and "nine now lead a station" have their verb; "all delivered" wants "with". */
function isAllDid(tail: string): boolean {
  const [who = '', ...words] = tail
    .replace(/^(all|both) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) /u, '$1 ')
    .split(' ')
  if (/^(?:nobody|nothing|everybody|everyone)$/u.test(who)) return isPast(words[0] ?? '')
  const isAdverb = /^(?:now|still|later|since|then|also)$/u.test(words[0] ?? '')
  const [verb = '', next = ''] = isAdverb ? words.slice(1) : words
  // "both since promoted to section" says how they are now.
  if (WAS_DONE.test(verb) && !/^(?:the|their|an?|our|it)$/u.test(next)) return false
  return (
    WHO.test(who) &&
    (isAdverb || isPast(verb) || isBase(verb)) &&
    (isPast(verb) || isBase(verb)) &&
    /^(?:the|an?|their|his|her|our|my|it|in|as|at|to|off|from|through|into|inspection|probation|first|level|[A-Z].*)$/u.test(
      next,
    )
  )
}

/** "client ordered two more" */
function otherDid(clause: string): boolean {
  return isPast(OTHER_DID.exec(clause)?.[1] ?? '')
}

/** "washed and dressed eight residents" ends a list of deeds as it should. */
function isVerbPair(tail: string): boolean {
  const pair = /^([\p{L}-]+) (?:and|&) ([\p{L}-]+)/u.exec(tail)
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
    /^(?:(?:19|20)\d\d|by|as|on|from|with|in|at|for|daily|weekly|monthly|regularly|each|every|annually|twice|once|ahead|early)$/u.test(
      next,
    )
  )
    return false
  const listed = /, (\p{L}+) [^,]*$/u.exec(before)?.[1] ?? ''
  if (isBase(verb) && isBase(listed) && /^\p{L}+s$/u.test(next)) return true
  return (
    (isPast(verb) &&
      !/^(?:aged|certified|awarded|named|ranked|rated|worth|based|valued|including|called)$/u.test(verb)) ||
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
  if (/^sold out\b/u.test(clause)) return null
  if (verb !== verb.toLowerCase() || next === '' || /^by$/u.test(next)) return null
  if (/^(?:aged|known|given|chosen|based|used|worth|rated|located|certified|trusted)$/u.test(verb))
    return null
  if (isPast(verb)) return clause
  const base = /^(?:the|a|an|all|our|their|my|new|up|out|every|each|\d.*|\p{L}+s?)$/u.test(next)
    ? baseOf(verb)
    : null
  // "Audit passed" is no order to audit.
  return base === null || isParticiple(next)
    ? null
    : `${isCurrent ? base : pastOf(base)}${clause.slice(verb.length)}`
}

/** "regular bookings for 15 residents" */
const THINGS_FOR = /^(?!\p{Ll}+ing\b)(?:\p{Ll}+ ){0,2}\p{Ll}+[^s\P{Ll}]s (?:for|of|from|with) /u
const MADE_FIRST =
  /^I (?:also )?(?:have )?(?:drew|drawn|wrote|written|designed|made|built|created|developed|published|recorded|filmed|produced|set up|composed|edited|translated)\b/u
const DONE_WITH_IT =
  /^(?:still )?(?:printed|used|read|seen|opened|downloaded|adopted|shared|bought|worn|watched|shown|copied|viewed|visited|played|quoted) (?:\d|by|in|at|on|across|every|daily|more than|over|about|throughout)/u
/** "crash team alerted within 15 seconds", "position and injuries passed on in a fixed order" */
const THING_DONE =
  /^(?<what>(?!(?:and|or|but|then|which|who|with|all|both|an?|the|by|for|in|of|on|as|to|from|used|now|also)\b)\p{Ll}+(?: (?:and )?\p{Ll}+){0,2}) (?<done>\p{Ll}{3,})(?: (?:up|on|out|off|down))? (?:within|in|by|on|at|with|before|after|where|when|to|from|under|every|each)\b/u
/** "spend cut by £14,000 a year" */
const DONE_BY_AMOUNT =
  /^\p{Ll}+(?: \p{Ll}+)? (?:cut|reduced|raised|lowered|halved|increased|doubled|shortened) (?:by|from|to) (?:about |over )?(?:[$£€]?\d|half|a )/u
/** "corrected papers and kept the register" */
const LIST_ENDS = / and (\p{Ll}+) \p{L}/u
/** "client ordered two more" */
const OTHER_DID =
  /^(?:the )?(?:hospital|clinic|museum|bakery|hotel|client|customer|management|owner|manager|council|school|team|boss|company|city|jury|board|planners|inspectors?|auditors?|residents|guests|pupils) (?:then |later |since )?(\p{Ll}{3,}) \S/u
/** "11 of them reached the level" has its verb. */
const DID_OF_THEM =
  /^\S+ of (?:them|those) (?:now |later |since )?(?:reached|passed|went|became|got|found|stayed|moved|won|joined|are|were|have|still|finished|rated|came|completed|started|took) \S/u
const AFTER_VERB_OR_BOTH = /^(?:the|an?|all|both|our|their|my|new|every|\d.*)$/u
const WHO = /^(?:all|both|none|two|three|four|five|six|seven|eight|nine|ten|most|many|\d+)$/iu
const MAX_VERB_PLACE = 10
const WAS_DONE =
  /^(?:rated|graded|judged|promoted|approved|accepted|delivered|sold|used|completed|adopted|returned|published|filled|closed|renewed|granted|hired|employed|recalled)$/u
/** Behind a longer clause "and" wants a comma. */
const SHORT_CLAUSE_WORDS = 3
const SUBORDINATE =
  /^(?:that|which|who|whose|where|when|while|because|if|until|after|before|as|what|how|than|whom)$/u
/** "60% come back by name", "22 gave again" */
const SOME_DO =
  /^(?:\d[\d.,]*%?|all|both|most|two|three|four|five|six) (?:come|go|say|return|stay|buy|use|rebook|reorder|renew|recommend|attend|pass|passed|gave|went|came|took|became|began|chose|grew|knew|wrote)\b/iu
const AMOUNT_FIRST = new RegExp(
  [
    '^(?:(?:up to|over|about|nearly|more than|around|at least|some) )?',
    anyOf([
      raw`[$£€]?\d[\d.,]*%?(?:k|m)?|zero|no|all(?! (?:still|now)\b)|none|half|every new|every single`,
      raw`(?:weekly|monthly|daily)(?= (?:\p{Ll}+ )?\p{Ll}+s(?:$|[ ,]))`,
      'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty',
    ]),
    raw` (?!(?:times?|years?|days?|hours?|weeks?|months?|nights?|minutes?)\b`,
    raw`(?! lost| saved| (?:a|per|each) \p{L}+ (?:saved|lost)))\p{L}`,
  ].join(''),
  'iu',
)
/** "2 vans, 3 drivers and a depot" lists what one verb speaks of. */
const LIST_OF_AMOUNTS =
  /(?:^|\s)(?:[$£€]?\d\S*|one|two|three|four|five|six|a|an) \p{L}+(?: \p{L}+)?(?:, [^,]+)+$/u
const BEST =
  /^(?:best|highest|lowest|most(?! of (?:them|which|whom|the|our|my)\b)|largest|fastest|longest|youngest|first|only|top) (?:\p{L}+ )?(?:of|in|on|at|ever|result|score|figure)\b/iu
const BEING = /^(?:known|trusted|responsible|rated|ranked|certified|named|chosen|praised|in charge)\b/iu
