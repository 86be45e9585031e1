import { anyOf, raw } from '#engine/text/any-of.ts'

/** What makes a point worth a place in a letter whatever the role: a result before a number, a deed of one's own before a routine. */
export function pointStrength(point: string, isDutyOfTarget = false): number {
  const told = point.replace(/^\W{0,8}(?:i|we|he|she) /iu, '')
  const figure = RESULT.test(point)
    ? WEIGHTS.result
    : /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/iu.test(
          point.replaceAll(YEAR, ''),
        )
      ? WEIGHTS.number
      : 0
  const deed = OWN_DEED.test(told) ? WEIGHTS.deed : 0
  return (
    figure +
    deed -
    (!(isDutyOfTarget && DONE_FOR_MANY.test(point)) &&
    [ROUTINE, ROUTINE_DONE, TRIP].some(pattern => pattern.test(told))
      ? WEIGHTS.routine
      : 0) -
    (isAside(point) ? WEIGHTS.aside : 0)
  )
}

/** What people do around their work: the raffle, the table tennis cup, the plants in the lobby. */
export function isAside(point: string): boolean {
  return ASIDE.test(point)
}

export const RESULT_STRENGTH = 0.3
/** "Washed the hair of 200 patients" */
const DONE_FOR_MANY =
  /\b\d[\d,]* (?:\p{Ll}+ ){0,2}(?:patients|residents|children|pupils|families|people|animals|dogs|cats|horses|kennels|samples)\b/u
const WEIGHTS = { result: RESULT_STRENGTH, number: 0.15, deed: 0.15, routine: 0.3, aside: 0.6 } as const
const RESULT = new RegExp(
  anyOf([
    raw`\bfrom (?:[$£€]?\d|\p{L}+ (?:days|weeks|hours|minutes|months)?)\S* (?:\p{L}+ )?to\b`,
    raw`\d\S*(?: \p{L}{1,9})? ?(?:→|->|=>) ?[$£€]?\d`,
    raw`\d\s?%|[$£€]\s?\d`,
    raw`\b(?:halv(?:ed|ing)|doubl(?:ed|ing)|tripled|trebled|by (?:half|a third|a quarter)|down by|up by)\b`,
    raw`\b(?:without an? (?:single )?\p{L}+|first (?:in|of|time)|saved|saving|won|award|prize)\b`,
    raw`\b(?:(?:days?|weeks?|months?) (?:early|ahead)|ahead of (?:schedule|programme|plan))\b`,
  ]),
  'iu',
)
const OWN_DEED = new RegExp(
  raw`^(?:\p{L}+ly )?${anyOf([
    '(?:was )?(?:promoted|appointed|elected|put in charge|chosen|picked)',
    '(?:is |was )?(?:in charge|responsible|accountable)',
    'led|lead|leads|directs?|directed|supervis|head|manag|coordinat|organi[sz]|plann?',
    'built|build|rebuil|designed|redesign|redrew|redraw|created?s?|invent|develop|wrote|write',
    'introduc|launch|set up|found|start|opened (?:an?|our|two|three|\\d|the new)',
    'improv|rais|grew|cut|reduc|shorten|sav|turned|recover|restor|rescu|won|rebrand|re-slotted',
    'negotiat|validat|calibrat|translat|restructur|persuad|convinc|settl|resolv|moved|migrat|automat|replac',
    'train|taught|teach|mentor|coach|interview|research|collect|analys|analyz',
    raw`runs?\b|ran\b`,
  ])}`,
  'iu',
)
/** Work that anybody in the place does. */
const ROUTINE_DEEDS = anyOf([
  raw`clean(?!\p{L}* [\d,]* ?(?:\p{L}+ )?(?:records|data|addresses))|wash|wip|mopp?|swept|sweep|hoover|dust`,
  raw`empt(?:y|ied|ies)|tid(?:y|ied|ies)|iron(?:ed|s)?\b|lac(?:e|ed|es) |bath(?:e|ed)|water(?:ed|s)?\b`,
  raw`feed|fed\b|fill(?!-in)|restock|pack|stack|unload|scann|carr(?:y|ied|ies)|fetch|hand(?:s|ed)? out`,
  'chopp|peel|la(?:id|ying|y|ys) |count(?:ed|s)? |lock(?:ed|s)? |greet|kept the .*list',
  'open(?:ed|s)? (?:the |and )?(?:post|mail|door|shop)|sort(?:ed|s)? (?:the )?(?:post|mail)',
  'fil(?:e|ed|es|ing) |photocop|made photocop|(?:made|prepared?|prepares) (?:the )?(?:tea|coffee)|answer(?:ed|s)? (?:the )?(?:phone|door)',
  'fixed the printer|ordered toner',
])
const ROUTINE = new RegExp(raw`^(?:\p{L}+ly )?(?:deep[- ])?${ROUTINE_DEEDS}`, 'iu')
/** "Potatoes were peeled, 60 kilos a day", "Pots scrubbed and bins emptied" */
const ROUTINE_DONE =
  /^(?:the )?\p{L}+ (?:(?:was|were|is|are) )?(?:peeled|washed|cleaned|scrubbed|packed|swept|mopped|emptied|stacked|ironed|dusted|carried|filled|chopped)\b/iu
/** A year counts nothing, nor does a time of the day. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?![\d,.]*\d)|\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.m\.|[ap]m\b|o['’]clock)/giu
const TRIP =
  /^(?:led|ran|joined|organi[sz]ed|accompanied) (?:\S+ ){0,2}(?:year \d+|school|class|field|river|museum) (?:\p{L}+ )?(?:trips?|outings?)\b/iu
const ASIDE = new RegExp(
  raw`\b${anyOf([
    'ski trips?|school trips? to|away day|staff outing|bus trip|barbecue|bbq|campfire|sing-?along|flower deliver(?:y|ies)',
    'coffee machine|kettle|microwave|gift shop|tug of war|trolley of drinks|pumpkin|beauty contest|marksmanship|drill team',
    'sheepdog trials?|dog show|county show|gymkhana|raffle|tombola|sweepstake|summer fair|village fete|fun run|fancy dress|mascot',
    'christmas|xmas|birthday|secret santa|party|parties|karaoke|playlist|quiz',
    raw`table tennis|five-a-side|football (?:team|cup|tournament)|darts|choir|(?:chess|recorder|knitting) club`,
    'bak(?:ed|es|e) (?:for|cakes?)|bake sale|cake|cake contest|tea (?:rota|round)',
    raw`(?:watered|lobby|office) (?:the )?(?:\p{L}+ )?plants|fish tank|aquarium|toner|vending machine`,
    'lockers?|calendars|staff room|notice ?board|social committee|(?:break|lunch|playground|bus|gate|yard|hallway|cafeteria|canteen) duty|fire warden',
  ])}\b`,
  'iu',
)
