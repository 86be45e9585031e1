import { anyOf, raw } from '#engine/text/any-of.ts'
import { isPast, verbOfGerund } from './verb-forms.ts'
import { isPlural, MASS } from './with-the.ts'

/** "budget £80k" → "with a budget of £80k". */
export function withFigure(tail: string): string | null {
  const found = FIGURE.exec(tail)?.groups
  if (
    /^(?:brigade|team|crew|class|staff|gang|squad|cast|budget) of (?:\d|[$£€]|two|three|four|five|six|seven|eight|nine|ten|twelve)/u.test(
      tail,
    )
  )
    return `with a ${tail}`
  const [first = ''] = tail.toLowerCase().split(' ')
  if (PLURAL_UNDER.test(tail)) return `with ${tail}`
  if (OF_FIGURE.test(tail) && !isPast(first) && verbOfGerund(first) === null) return `with ${tail}`
  if (!found || isPast(first) || verbOfGerund(first) !== null) return null
  const what = found.what ?? ''
  const isBare = isPlural(what) || MASS.test(what) || /^(?:an?|the|my|our)\b/u.test(what)
  return `with ${isBare ? '' : /^[aeiou]/u.test(what) ? 'an ' : 'a '}${what} of ${found.figure}`
}

/** "discrepancies under 0.3%" */
const PLURAL_UNDER = /^\p{Ll}+s (?:under|below|over|above|around|within) [$£€]?\d/u
const MEASURE = anyOf([
  'budget|turnover|revenue|sales|profit|margin|value|portfolio|caseload|target|total',
  'pass rate|success rate|attendance|accuracy|average|score|rating|occupancy|retention|uptime',
  'area|length|capacity|(?:site|team|sales|national|company|branch) (?:target|average)',
  raw`\p{Ll}+ (?:rate|score|budget|rating|value|accuracy|average|turnover|retention)`,
])
const FIGURE = new RegExp(
  raw`^(?!(?:on|in) average\b)(?<what>${MEASURE}) (?:was |of |: ?)?(?<figure>(?:about |over |up to )?[$£€]?\d.*)$`,
  'u',
)
/** "takings of £6k a week" */
const OF_FIGURE = /^(?!average of)\p{Ll}+s(?: \p{Ll}+)? of (?:about |over |up to )?[$£€]?\d/u
