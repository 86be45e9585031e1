import { anyOf, raw } from '#engine/text/any-of.ts'
import { article } from '#engine/text/article.ts'

/** "I introduced new booking system" → "I introduced a new booking system": a résumé leaves the article out, a letter does not. */
export function withObjectArticle(sentence: string): string {
  const found = OBJECT.exec(sentence)?.groups
  if (!found) return sentence
  const { start = '', verb = '', thing = '' } = found
  const isOfSize = / (?:section|team|crew|shift|squad|brigade)$/u.test(` ${thing}`)
  const before = KNOWN_THING.test(verb) && !isOfSize ? 'the' : article(thing)
  return `${start}${before} ${sentence.slice(start.length)}`
}

const MADE =
  'built|created|designed|developed|wrote|introduced|launched|started|set up|drew up|drew|made|produced|established|founded|organi[sz]ed|planned|ran|hosted|opened|wrote up|devised|prepared|delivered'
const KNOWN =
  'rewrote|redesigned|rebuilt|updated|implemented|maintained|maintain|managed|manage|revised|rolled out|edited|edit|overhauled|digiti[sz]ed|translated|run'
const KNOWN_THING = new RegExp(`^(?:${KNOWN})$`, 'u')
/** Things of which there may be one, and which no line means in general. */
const HEADS = anyOf([
  'system|database|website|dashboard|spreadsheet|calendar|schedule|rota|roster|register|module|portal|app|tool|macro',
  'guide|handbook|manual|checklist|template|newsletter|brochure|leaflet|poster|catalogue|report|policy|procedure|plan',
  'course|workshop|programme|program|campaign|project|scheme|club|group|event|festival|exhibition|conference',
  '(?:section|team|crew|shift|squad|brigade)(?= of (?:about |up to )?(?:\\d|two|three|four|five|six|seven|eight|nine|ten|twelve))|method|process|routine|protocol|workflow|prototype|stall|kiosk|garden|kitchen|workspace|room|afternoon|evening|trip|tour|fair',
])
const NO_ADJECTIVE =
  'the|an?|our|my|his|her|their|its|all|both|every|each|some|any|no|one|two|three|four|five|six|seven|eight|nine|ten|of|and|or|for|to|in|on|with|from|by|as|at|up|out|that|which|this|new and'
const WORD = raw`(?!(?:${NO_ADJECTIVE})\b)(?![$£€]?\d)[\p{L}\d/’'-]*\p{L}[\p{L}\d/’'-]*(?<!['’]s)`
const OBJECT = new RegExp(
  raw`^(?<start>I (?:also )?(?:have )?(?<verb>${MADE}|${KNOWN}) )(?<thing>(?:${WORD} ){0,4}(?:${HEADS}))(?=$|[.,;:]| (?:for|to|in|with|that|which|of|on|from|used|at|and|by)\b)`,
  'u',
)
