import { isPast } from './verb-forms.ts'

/** The signs and short forms of a résumé in the words of a letter: "9% → 4%" → "from 9% to 4%". */
export function inWords(point: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replaceAll(short, long), point)
    .replaceAll(FIGURE_ARROW, 'from $1 to ')
    .replaceAll(
      /(?<=\p{Ll}{3}ed)\s*(?:→|->|=>|⇒)\s*(?=\S)|(?<=\p{Ll}{3})\s*(?:→|->|=>|⇒)\s*(?=[$£€]?\d)|\s+=\s+(?=\S)/gu,
      '; ',
    )
    .replaceAll(/(\S+)\s*(?:→|->|=>|⇒)\s*(\S+)/gu, 'from $1 to $2')
    .replaceAll(/(?<!from )(?<=\p{Ll} )(\d[\d.,]*\s?%) (?:up|down) to (?=\d)/gu, 'from $1 to ')
    .replaceAll(/\bw\/ ?(?=\S)/gu, 'with ')
    .replaceAll(/(?<=\p{Ll}) & (?=\p{Ll})|(?<=(?<!\p{L})\p{Ll}+) & (?=\p{L})/gu, ' and ')
    .replaceAll(
      /\b(certified|qualified|trained|passed|completed|published|promoted) (?=(?:19|20)\d\d\b)/giu,
      '$1 in ',
    )
    .replace(/(?<!, (?:19|20)\d\d|\b(?:in|and) .*), (?=(?:19|20)\d\d$)/u, ' in ')
    .replace(/(?<=\d .*\p{L}), (?=\d+ (?:days|weeks|months|years)(?:, |$))/u, ' in ')
    .replaceAll(BY_NEW_THING, (whole, by: string, things: string) =>
      /(?<!s)s$/u.test(things) || MASS_THING.test(things) ? whole : `${by} a new ${things}`,
    )
    .replaceAll(/\b(with|of|by|from) own (?=\p{Ll})/gu, '$1 our own ')
    .replace(WON_PRIZE, '$1 a $2 in $3')
    .replaceAll(/\s+\+\s+(?=\p{L})/gu, ' and ')
    .replace(/(?<=: \p{L}+ing [^,:;]+(?:, \p{L}+ing [^,:;]+)+), (?=\p{L}+ing [^,:;]+$)/u, ' and ')
    .replace(
      NONE_OF,
      (_, what: string, rest = '') => `No ${what.charAt(0).toLowerCase()}${what.slice(1)}${rest}`,
    )
    .replace(
      /^(\p{L}+)-(out|up|off|down|over) (?=(?:\p{L}|\d))(?!(?:and \p{L}+ )?of )/u,
      (whole, verb: string, particle: string) =>
        isPast(verb.toLowerCase()) ? `${verb} ${particle} ` : whole,
    )
    .replace(DEED_COLON, (whole, deed: string, list: string) =>
      isPast(/^\p{L}+/u.exec(deed.toLowerCase())?.[0] ?? '')
        ? `${deed.replace(/, (?=[^,]*$)/u, ' and ')} ${list.replace(/, (?=[^,]*$)/u, ' and ')}`
        : whole,
    )
    .replaceAll(BARE_SUM, 'a $1')
    .replaceAll(BARE_MACHINE, '$1 a ')
    .replace(/^((?:was |is )?(?:responsible for|in charge of)): /iu, '$1 ')
}

/** "Till differences: none in 2 years" */
const NONE_OF = /^(\p{L}[^:;,]{2,40}): (?:none|zero|nil|0)((?: [^;]*)?)$/iu
/** "Designed and built: 3 parks, 4 gardens" */
const DEED_COLON =
  /^(\p{L}+(?: (?:after|up|out|over|for|in))?(?:, [\p{L}-]+){0,4}(?:,? and \p{L}+)?): ([^:;]{3,120})$/u
/** What people shorten where a line has to fit. */
const SHORT_FORMS: [RegExp, string][] = [
  [/\bw\/o(?:ut)? /gu, 'without '],
  [/^ID['’]e?d (?=\p{L})/gu, 'Identified '],
  [/\bc\. ?(?=[$£€]?\d)/gu, 'about '],
  [/(?<=[\d\p{L}] )p\.a\.?(?=[ ,;)]|$)/gu, 'a year'],
  [/(?<=\b\d{1,3}) ?x (?=\p{Ll}+s\b)/gu, ' '],
  [/(?<=\d%?) > (?=[$£€]?\d)/gu, ' → '],
  [/(?<=^|[ (])> ?(?=\d)/gu, 'more than '],
  [/(?<=^|[ (])< ?(?=\d)/gu, 'under '],
  [/(?<=\p{Ll}) (?:x ?2|2x)(?=$| (?:a|per|each|every) )/gu, ' twice'],
  [/(?<=\p{Ll}) (?:x ?3|3x)(?=$| (?:a|per|each|every) )/gu, ' three times'],
  [/(?<=\p{Ll}) (?:x ?4|4x)(?=$| (?:a|per|each|every) )/gu, ' four times'],
  [/(?<=^(?:promoted|elected|won) )x ?2\b/giu, 'twice'],
  [/(?<=^(?:promoted|elected|won) )x ?3\b/giu, 'three times'],
  [/\bp\/(day|week|month|hour|shift)\b/gu, 'a $1'],
  [/\b[Nn]o\. of (?=\p{L})/gu, 'number of '],
  [/(?<![\p{L}.])approx\.? (?=\d)/giu, 'about '],
  [/(?<=\d[\d.,]*(?:k|m)?(?: \p{L}{1,15})?) ?\/ ?(?:day|d)\b/gu, ' a day'],
  [/(?<=\d[\d.,]*(?:k|m)?(?: \p{L}{1,15})?) ?\/ ?(?:week|wk)\b/gu, ' a week'],
  [/(?<=\d[\d.,]*(?:k|m)?(?: \p{L}{1,15})?) ?\/ ?(?:month|mth|mo)\b/gu, ' a month'],
  [/(?<=\d[\d.,]*(?:k|m)?(?: \p{L}{1,15})?) ?\/ ?(?:year|yr)\b/gu, ' a year'],
  [/(?<=\d[\d.,]*(?:k|m)?(?: \p{L}{1,15})?) ?\/ ?(?:hour|hr|h)\b/gu, ' an hour'],
  [/(?<=\d[\d.,]*(?:k|m)?(?: \p{L}{1,15})?) ?\/ ?shift\b/gu, ' a shift'],
  [/(?<=\p{Ll}{2})(?<!day|night|week|month|year)\/(day|week|month|year|shift)\b/gu, ' a $1'],
  [/\b(?:yrs)\b\.?(?! \p{Lu})/gu, 'years'],
  [/\b(?:mos|mths)\b\.?(?! \p{Lu})/gu, 'months'],
  [/\b(?:hrs)\b\.?(?! \p{Lu})/gu, 'hours'],
  [/\bwks\b\.?(?! \p{Lu})/gu, 'weeks'],
  [/(?<=\b(?:per|a|every|each|one|1) )wk\b\.?/gu, 'week'],
  [/(?<=\d )min\.(?= )/gu, 'minutes'],
  [/\b(?:mgmt|mgt)\b\.?(?! \p{Lu})/gu, 'management'],
  [/\bmgr\b\.?(?! \p{Lu})/gu, 'manager'],
  [/\bdept\b\.?(?! \p{Lu})/gu, 'department'],
  [/\bppl\b/gu, 'people'],
  [/\b[Pp]roj\.? (?=\p{Ll})/gu, 'project '],
  [/\bincl\. /gu, 'including '],
  [/\bavg\.? (?=\d)/gu, 'about '],
  [/\bavg\b\.?(?= \p{L})/gu, 'average'],
  [/\bavail\.(?= |$)/gu, 'availability'],
  [/\bmechs\b\.?/gu, 'mechanics'],
  [/\bops\.(?=[ ,;]|$)/gu, 'operations'],
  [/\bmaint\.(?=[ ,;]|$)/gu, 'maintenance'],
  [/\bequip\.(?=[ ,;]|$)/gu, 'equipment'],
  [/\bveh\.(?=[ ,;]|$)/gu, 'vehicles'],
  [/\bprod\.(?=[ ,;]|$)/gu, 'production'],
  [/\baccts\b\.?/gu, 'accounts'],
  [/\bacct\b\.?/gu, 'account'],
  [/\bcusts?\.(?=[ ,;]|$)/gu, 'customers'],
  [/(?<=\b(?:every|each|on) )Mon\b\.?/gu, 'Monday'],
  [/(?<=\b(?:every|each|on) )Tues?\b\.?/gu, 'Tuesday'],
  [/(?<=\b(?:every|each|on) )Wed\b\.?/gu, 'Wednesday'],
  [/(?<=\b(?:every|each|on) )Thu(?:rs?)?\b\.?/gu, 'Thursday'],
  [/(?<=\b(?:every|each|on) )Fri\b\.?/gu, 'Friday'],
  [/(?<=\b(?:every|each|on) )Sat\b\.?/gu, 'Saturday'],
  [/(?<=\b(?:every|each|on) )Sun\b\.?/gu, 'Sunday'],
]
/** "3 days → 4 hours", "4.8 s -> 1.7 s" */
const FIGURE_ARROW =
  /((?:[$£€]|(?<![\p{L}\d]))\d[\d.,]*(?:\s?(?:%|\p{L}+))?(?: (?:per|a) \p{L}+)?)\s*(?:→|->|=>|⇒)\s*(?=\S)/gu
/** "halved after new routine" */
const BY_NEW_THING =
  /\b(after|with|through|via|under|using|by) new (\p{Ll}+(?:[ -]\p{Ll}+){0,2})(?=$|[,;.)]| (?:and|for|in|on|at|of|to|from|that|which|by)\b)/gu
const MASS_THING =
  /(?:software|hardware|equipment|staff|training|technology|management|legislation|furniture|signage|lighting|machinery|guidance|research|kit|stock|code|packaging|people|children|work|business|material|funding|pricing|ownership|leadership|insulation|(?<!build|meet|rat|sett|train)ing|training)$/u
/** "Won regional colour award 2021" */
const WON_PRIZE =
  /\b(won) ((?!an? |the |our |two |three )(?:\p{L}+ ){1,3}(?:award|prize|cup|medal|competition|championship)) ((?:19|20)\d\d)$/iu
/** "Oversee £4.5m programme" */
const BARE_SUM =
  /(?<=^\p{L}+ | of |(?:and|with) )([$£€]\d[\d.,]*(?:k|m|bn)?(?=(?: (?!under |over |below |within )\p{Ll}+)? (?:budget|portfolio|pipeline|programme|program|project|fund|contract|store|business|site|branch|operation|department|facility|territory|estate)\b))/giu
/** "Operates chainsaw and brush cutter" */
const BARE_MACHINE =
  /\b(operat(?:es?|ed|ing)|dr(?:ives?|ove|iving)) (?=(?:(?!the|an?|our|my|his|her|their|its|any|every|each)\p{Ll}+ )?(?:chainsaw|cutter|truck|forklift|crane|excavator|digger|tractor|till|van|lorry|bus|tram|press|lathe|loader|roller|dumper)\b)/giu
