/** What makes a point worth a place in a letter whatever the role: a result before a number, a deed of one's own before a routine. */
export function pointStrength(point: string): number {
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
    (ROUTINE.test(told) || TRIP.test(told) ? WEIGHTS.routine : 0) -
    (isAside(point) ? WEIGHTS.aside : 0)
  )
}

/** What people do around their work: the raffle, the table tennis cup, the plants in the lobby. */
export function isAside(point: string): boolean {
  return ASIDE.test(point)
}

const WEIGHTS = { result: 0.3, number: 0.15, deed: 0.15, routine: 0.3, aside: 0.6 } as const
const RESULT =
  /\bfrom (?:[$£€]?\d|\p{L}+ (?:days|weeks|hours|minutes|months)?)\S* (?:\p{L}+ )?to\b|\d\s?%|\b(?:halv(?:ed|ing)|doubl(?:ed|ing)|tripled|trebled|by (?:half|a third|a quarter)|down by|up by|without an? (?:single )?\p{L}+|first (?:in|of|time)|(?:days?|weeks?|months?) (?:early|ahead)|ahead of (?:schedule|programme|plan)|saved|saving|won|award|prize)\b|[$£€]\s?\d/iu
const OWN_DEED =
  /^(?:\p{L}+ly )?(?:(?:was )?(?:promoted|appointed|elected|put in charge|chosen|picked)|(?:is |was )?(?:in charge|responsible|accountable)|led|lead|leads|directs?|directed|supervis|head|built|build|designed|created?s?|introduc|launch|set up|found|start|wrote|write|develop|improv|rais|cut|reduc|shorten|sav|grew|won|negotiat|moved|migrat|train|taught|teach|mentor|coach|manag|organi[sz]|plann?|redesign|redrew|redraw|rebuil|rebrand|re-slotted|turned|recover|automat|replac|resolv|settl|in charge|responsible|interview|research|coordinat|collect|persuad|convinc|rescu|restor|invent|analys|analyz|accountable|runs?\b|ran\b|opened (?:an?|our|two|three|\d|the new))/iu
/** Work that anybody in the place does. */
const ROUTINE =
  /^(?:\p{L}+ly )?(?:deep[- ])?(?:clean(?!\p{L}* [\d,]* ?(?:\p{L}+ )?(?:records|data|addresses))|wash|wip|mopp?|swept|sweep|hoover|dust|empt(?:y|ied|ies)|water(?:ed|s)?\b|feed|fed\b|fill(?!-in)|restock|pack|carr(?:y|ied|ies)|fetch|hand(?:s|ed)? out|open(?:ed|s)? (?:the |and )?(?:post|mail|door|shop)|fil(?:e|ed|es|ing) |photocop|made photocop|made (?:tea|coffee)|answer(?:ed|s)? (?:the )?(?:phone|door)|sort(?:ed|s)? (?:the )?(?:post|mail)|lock(?:ed|s)? |laid |chopp|peel|count(?:ed|s)? |greet|fixed the printer|ordered toner|tid(?:y|ied|ies)|iron(?:ed|s)?\b|stack|unload|scann|lac(?:e|ed|es) |bath(?:e|ed)|kept the .*list)/iu
/** A year counts nothing. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?![\d,.]*\d)/gu
const TRIP =
  /^(?:led|ran|joined|organi[sz]ed|accompanied) (?:\S+ ){0,2}(?:year \d+|school|class|field|river|museum) (?:\p{L}+ )?(?:trips?|outings?)\b/iu
const ASIDE =
  /\b(?:raffle|summer fair|christmas|xmas|party|parties|table tennis|five-a-side|football (?:team|cup|tournament)|darts|quiz|bak(?:ed|es|e) (?:for|cakes?)|bake sale|cake|(?:watered|lobby|office) (?:the )?(?:\p{L}+ )?plants|toner|fish tank|aquarium|birthday|secret santa|fancy dress|tea (?:rota|round)|karaoke|choir|sweepstake|fun run|lockers?|calendars|staff room|notice ?board|social committee|(?:break|lunch|playground) duty|vending machine|mascot|playlist|tombola|village fete|(?:chess|recorder|knitting) club|cake contest|fire warden)\b/iu
