import { anyOf, raw } from '#engine/text/any-of.ts'
import { isParticiple, isPast, verbOfGerund } from './verb-forms.ts'

/** Whether the verb that a line seems to begin with is a noun: "Stock control", "Support for 200 users", "Care plans". */
export function isNounOpening(text: string): boolean {
  const [first = '', second = '', third = ''] = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s'’,&-]/gu, '')
    .split(/\s+/u)
  if (isThingDone(text)) return true
  // "Chair closed, stall sold"
  if (/^\p{L}+ \p{Ll}+ed,/u.test(text) && !isPast(first)) return true
  // "Harvest 2023: 16 pickers"
  if (/^(?:19|20)\d\d$/u.test(second)) return !isPast(first)
  if (second === 'of') return !VERBS_WITH_OF.has(first)
  if (NOUN_PREPOSITIONS.has(second)) return NOUNS_BEFORE_PREPOSITION.has(first)
  if (VERBS_WITHOUT_OBJECT.has(first))
    return second !== '' && !/ly$/u.test(second) && !AFTER_VERB_WITHOUT_OBJECT.has(second.replace(/,$/u, ''))
  if (isParticiple(second) && (third === '' || AFTER_DEED.has(third) || /^\d/u.test(third))) return true
  // "Stock accuracy kept at 99%" is no order to stock it.
  if (NOUNS_IN_COMPOUNDS.has(first) && MEASURES.has(second)) return true
  if (MEASURES.has(second) && !CHANGES.has(first) && (FROM_OR_TO.test(third) || /^\d/u.test(third)))
    return true
  // "Weld repair rate from 6% to 2%"
  if (MEASURE_MOVED.test(text) && !CHANGES.has(first) && !isPast(first)) return true
  if (NOUNS_IN_COMPOUNDS.has(first) && /s$/u.test(second) && DONE_TO_THINGS.has(third)) return true
  if (first === 'onboard' && MEASURES.has(third)) return true
  // "Dock scheduling for 18 doors", "Head chef's right hand"
  if (/ing$/u.test(second) && verbOfGerund(second) !== null && (third === '' || AFTER_COMPOUND.has(third)))
    return true
  if (/['’]s$/u.test(second) && NOUNS_OF_PEOPLE.has(first)) return true
  if (COMPOUNDS.test(`${first} ${second}`)) return true
  const isNominal =
    /(?:ment|tion|sion|ance|ence|keeping|control|work|research|care|support|service|design)s?,?$/u.test(
      second,
    ) ||
    (/ing,?$/u.test(second) && verbOfGerund(second.replace(/,$/u, '')) !== null)
  return (
    NOUNS_IN_COMPOUNDS.has(first) &&
    isNominal &&
    (third === '' || second.endsWith(',') || AFTER_COMPOUND.has(third))
  )
}

/** Whether what looks like a deed is a thing: "Lost property book", "Paid search". */
export function isThingDone(text: string): boolean {
  return /^(?:(?:lost|found) property|left luggage|paid (?:search|social|media|leave)|spoken word|mixed media|cut flowers)\b/iu.test(
    text,
  )
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const VERBS_WITH_OF = wordSet('think dispose speak approve')
const NOUN_PREPOSITIONS = wordSet('for with between to in at on from by')
const NOUNS_BEFORE_PREPOSITION = wordSet(
  'support contact design order plan project process record market trade repair test research control change schedule program survey audit transport stock display review care-plan mentor host coach guide guard cook pilot cover-supervisor lead-in budget price access address exercise search tutor',
)
const VERBS_WITHOUT_OBJECT = wordSet(
  'care work wait look listen liaise communicate collaborate participate respond reply contribute interact',
)
const AFTER_VERB_WITHOUT_OBJECT = wordSet(
  'for with in to at on as after up from through across alongside under over by into out and directly closely well tables together within among between around toward towards nights days shifts weekends part-time full-time independently alone early late often sometimes part full remotely',
)
const NOUNS_IN_COMPOUNDS = wordSet(
  'stock project market order report process record program account staff budget price source display load shift test cost time file stage post mail screen copy research type query machine quality transport work lead care contact water spray model product key fire risk pest project crew',
)
const CHANGES = wordSet(
  'improve raise cut reduce lift increase grow boost maintain keep hold lower shorten bring take move get',
)
const MEASURE_MOVED =
  /^\p{L}+ (?:\p{Ll}+ ){0,2}(?:rates?|times?|scores?|costs?|counts?|ratio|levels?|accuracy|share|waste|output|turnover|readiness|backlog|yield) (?:from )?[$£€]?\d[\d.,]*\s?%? ?(?:to|→|->)/iu
const FROM_OR_TO = /^(?:from|up|down|at|kept|of|to|rose|fell|went)$/u
const DONE_TO_THINGS = wordSet('taken held kept done made written designed drawn sold run')
const MEASURES = wordSet(
  'accuracy score scores rate rates rating time times level levels satisfaction errors',
)
const AFTER_COMPOUND = wordSet('and & for of in at with to on across from within by over under')
const NOUNS_OF_PEOPLE = wordSet('head host guard cook guide coach model chair')
const AFTER_DEED = wordSet(
  'in within without by on at to for from per every with ahead before after twice once up down through',
)
/** "Lead times", "Care plans", "Cash handling" */
const COMPOUNDS = new RegExp(
  `^${anyOf([
    'lead (?:times?|generation|conversion|author|role)',
    'set (?:design|building)',
    'care (?:plans?|home|work)|wound (?:care|dressings?)',
    'work (?:placements?|orders?|experience)',
    'time (?:sheets?|off)|wait (?:times?|ing)|load (?:times?)|cycle .*',
    'front (?:desk|of)|key (?:holder|stage)|cash .*',
    'shift (?:work|lead|rota)|break duty|lunch duty|team .*',
    'market (?:share|stall|traders?)|account (?:reviews?|plans?)|cost (?:of|per|base)',
    'stock(?:[- ]?takes?|taking)|stock (?:checks?|levels?|rotation|counts?|losses|loss)',
    'search (?:time|times|engines?|results?)|page (?:views?|loads?)',
    raw`route (?:sales|planning|\d+)|train (?:crew|driver|times)`,
    'host (?:family|families)|model (?:railway|making)',
    'machine (?:set-?up|down-?time|room|shop|hall)|test (?:rigs?|benches|coverage|plans?)',
    'guard (?:duty|dog|room)|guide (?:dogs?|books?)|cover (?:letters?|versions?)',
    'staff (?:rotas?|turnover|training|absence|sickness|retention)',
    'order (?:errors?|accuracy|value|book)|process (?:times?|improvements?)',
    'repair (?:times?|costs?|work)|report (?:writing)|design (?:lead|work)',
    'water (?:bill|use|bills)|energy .*|scrap .*',
    'post (?:room)|mail (?:room)|file (?:server)',
  ])}$`,
  'u',
)
