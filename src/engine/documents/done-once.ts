import { anyOf, raw } from '#engine/text/any-of.ts'
import { isBase, participleOf } from './verb-forms.ts'

/** Whether a doing of a job that goes on is over: "Moving three payrolls into one within five months", "Building a wiki"; "Running the payroll" is not. */
export function isDoneOnce(verb: string, rest: string): boolean {
  if (AGAIN.test(rest)) return false
  return CHANGED.test(rest) || (ONE_TIME_DEEDS.has(verb) && ONE_THING.test(rest))
}

/** "I lead four schools since 2021" → "I have led four schools since 2021" */
export function sinceThen(sentence: string): string {
  const verb = SINCE.exec(sentence)?.[1] ?? ''
  return isBase(verb) ? `I have ${participleOf(verb)}${sentence.slice('I '.length + verb.length)}` : sentence
}

const AGAIN =
  /\b(?:each|every|per|daily|weekly|monthly|yearly|annually|an? (?:day|week|month|year|shift|season|term))\b(?<!\bfrom .{0,60})/u
const CHANGED = new RegExp(
  anyOf([
    raw`^[^;:]{2,80}? from (?:about |over )?[$£€]?\d[^;:]{0,40}? to (?:about |under |over )?[$£€]?\d`,
    raw` by (?:about |over )?(?:\d[\d.,]* ?%|half|a (?:third|quarter|fifth)\b)`,
    raw` (?:within|in) (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days|weeks|months|years)\b`,
    raw` in (?:\p{L}{3,9} )?(?:19|20)\d\d(?=[ ,;.)]|$)`,
  ]),
  'u',
)
const ONE_TIME_DEEDS: ReadonlySet<string> = new Set(
  'build rebuild design redesign create launch introduce develop establish found open move migrate win rewrite restructure renegotiate merge relocate convert overhaul replace redecorate renovate automate digitise digitize compile'.split(
    ' ',
  ),
)
const ONE_THING = /^(?: up| out)? (?:an?|the|our|\d+|two|three|four|five|six|seven|eight|nine|ten) /u
const SINCE =
  /^I (?!have |had |am |was |did )(\p{Ll}+) [^;]{3,160}? since (?:\p{L}{3,9} |\d\d?\/)?(?:19|20)\d\d\b/u
