import { anyOf } from '#engine/text/any-of.ts'
import { article } from '#engine/text/article.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { withArticle } from './title-in-sentence.ts'

/** "the" of "the medication round", "a" of "a team of six". */
export function fragmentArticle(text: string): string {
  if (/^(?:team|staff|crew|budget|caseload|class|fleet|portfolio|territory|workload|group) of\b/iu.test(text))
    return `${article(text)} `
  if (THING_OF.test(text)) return 'the '
  const thing = text.split(THING_END)[0] ?? text
  if (ONE_THING.test(thing) && !/^(?:the|an?|our|my|their|\d\S*)\b|ing\b/iu.test(text))
    return /^an /u.test(withArticle(lowercaseFirst(text))) ? 'an ' : 'a '
  return SHARED_THINGS.test(thing) &&
    text.charAt(thing.length) !== ',' &&
    !/^(?:the|an?|our|my|\d\S*)\b/iu.test(text)
    ? 'the '
    : ''
}

/** "Complete rewire of the nursing home", "Physics of vehicles for a game". */
const THING_OF =
  /^(?!(?:the|an?|our|my|care|support|plenty|lots|part|some|most|sale|use|knowledge)\b|\p{L}+ing\b)(?:(?:complete|full|whole|general|daily|weekly|monthly|annual) )?\p{L}+(?<!s|care|support|control|management|training|advice) of \p{L}|^physics of /iu
const THING_END = /,| \(| (?:for|of|in|on|at|to|with|and|that|twice|every)\b/u
/** Of these a place of work has one, so they want "the". */
const SHARED_THINGS = new RegExp(
  `(?:^| )${anyOf([
    'matrix|logbook|stock list|tracker|waiting list|notice ?board|inbox|complaints book|price list',
    'round|rota|desk|till|counter|register|ledger|payroll|calendar|switchboard|reception|front of house',
    'garden|kitchen|bar|workshop|warehouse|archive|library|yard|club|shop floor|stock room|storeroom',
    'handbook|newsletter|blog|podcast|catalogue|survey|website|site|page|helpdesk|service',
    'api|app|system|tool|database|platform|portal|pipeline',
    'programme|program|scheme|project|campaign|migration|redesign|launch|rollout|move|opening|merger',
    'event|festival|conference|forum|fair|gala|open day|exhibition',
  ])}$`,
  'iu',
)
const ONE_THING =
  /^(?:\p{L}+ )?(?:test|workshop|trial|study|review|guide|checklist|dashboard|model|display|stall|course|talk|tour|poster|leaflet)$/iu
