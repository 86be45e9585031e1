import type { CareSituation } from '#shared/coach/care-situation.ts'

const KIN =
  '(?:mom|mum|mother|dad|father|wife|husband|spouse|partner|fianc[eé]e?|brother|sister|son|daughter|baby|child|kid|lad|lass|grand(?:ma|pa|mother|father)|(?:best )?friend)'

/** Somebody close has died: that is answered before any question of work. */
const BEREAVED = new RegExp(
  String.raw`(?<!(?:patient|client|resident|customer|pupil|student)['’]s )\b${KIN}(?: (?:has|just|also|recently|suddenly))* (?:died(?! laughing| of (?:joy|laughter))|passed away|is dead(?! (?:set|tired|against|right|serious))|took (?:his|her|their) own life)\b|\b(?:my|our) ${KIN}['’]?s (?:death|funeral|burial)\b|\b(?:death|funeral|burial) of (?:my|our) ${KIN}\b|\b(?:we )?buried (?:my|our) ${KIN}\b|\bi lost my ${KIN}\b(?!['’])|\bi(?:['’]m| am| was) (?:recently |newly )?widowed\b`,
  'iu',
)

const ASLEEP =
  "(?:(?:barely|can(?:no|['’])?t|hardly) keep my eyes open|i microsleep|(?<!(?:can['’]?t|cannot|could(?:n['’]t)?|to) )(?:fall|falling|fell|fallen) asleep|(?:nod|nodding|nodded|doze|dozing|dozed|drift|drifting|drifted) off|drows(?:y|ing))"
const DRIVING = '(?:wheel|driving|drove|drive home|commute|road|highway|interstate|motorway)'

/** Drowsy on the road is a danger now, whatever else is asked; on a train it is none. */
const DROWSY_DRIVING = new RegExp(
  String.raw`^(?![\s\S]*\b(?:on|in) the (?:train|subway|tram)\b)[\s\S]*(?:\b${ASLEEP}\b[^.?!]{0,40}\b${DRIVING}\b|\b${DRIVING}\b[^.?!]{0,40}\b${ASLEEP}\b)`,
  'iu',
)

const AT_WORK =
  '(?:boss|manager|supervisor|foreman|chef|owner|coworker|co-worker|colleague|customer|client|patient|student|pupil|resident)'
const HURTS =
  '(?:hits?|punche[sd]|slap(?:s|ped)|chok(?:es|ed)|beats?|kick(?:s|ed)|shove[sd]|strangle[sd]|spat at|bit)'

/** Plain words of somebody who is hurt by another, and not by figures or a door. */
const HURT = new RegExp(
  [
    String.raw`\b(?:my|a|the|one) (?:${AT_WORK}|${KIN}|ex|boyfriend|girlfriend)(?: (?:just|often|sometimes|always|still|once|has))* ${HURTS} me\b(?! (?:up\b|to\b|off\b|out\b|with\b|on the (?:raise|price)|for the))`,
    String.raw`\bi was (?:punched|assaulted|beaten)\b(?! with)`,
    String.raw`\b(?:waiting|waits?|wait) for me (?:\w+ ){0,4}(?:car park|parking lot|my car|outside|after (?:work|my shift))\b[^?]*\b(?:brothers?|mates|knife|bat|gets? me|reported|again|threat\w*)\b`,
    String.raw`\bhe (?:does ?n['’]?t|dont) like (?:it )?when i (?:talk|answer) back\b`,
    String.raw`\b(?:my |the )?(?:husband|wife|partner|boyfriend|girlfriend|fella|ex|dad|father|mother|mum|mom|brother|uncle)(?: (?:just|always|has|now|he|she))* (?:took|takes?|keeps?|kept|holds?|hides?|hid|checks?) (?:all )?my (?:phone|bank card|card|debit card|wages|pay|paycheck|salary|keys|passport|shoes)\b`,
    String.raw`\b(?:scared|afraid) to go home\b`,
  ].join('|'),
  'iu',
)

/** Against their will, in plain words: "behind me at the pass" and "I don't remember saying yes" too. */
const ASSAULTED = new RegExp(
  [
    String.raw`\bi was (?:raped|groped|molested|sexually (?:assaulted|harassed))\b`,
    String.raw`\b(?:raped|groped|molested|fondled) me\b`,
    String.raw`\b(?:(?:my|a|the|one|our|head) (?:\w+ )?(?:${AT_WORK}|lead|ceo|director|doctor|teacher|customer|guy|man)|he|she|they)(?: (?:just|often|sometimes|always|still|keeps?|kept|has|once))* (?:touch(?:es|ed|ing)?|rubb?(?:s|ed|ing)|grabb?(?:s|ed|ing)|squeez(?:es|ed|ing)|smack(?:s|ed|ing)|slap(?:s|ped|ping)) my (?:\w+ )?(?:bum|butt|ass|arse|thighs?|legs?|knee|breasts?|boobs?|waist|backside|bottom)\b`,
    String.raw`\b(?:he|she|${AT_WORK}) (?:keeps |kept )?(?:putting|puts|put) (?:his|her|their) hands? on (?:my|me)\b`,
    String.raw`\b(?:press(?:es|ed|ing)?|rubb?(?:s|ed|ing)|grind(?:s|ing)?|push(?:es|ed|ing)?) (?:himself |herself |his \w+ |up )*(?:behind|against) me\b`,
    String.raw`\b(?:don['’]?t|do not|can['’]?t) remember (?:saying yes|agreeing)\b|\bi said no\b[^.?!]{0,40}\b(?:he|she|did ?n['’]?t stop|made no difference|anyway)\b`,
    String.raw`\b(?:asks?|asked|asking|wants?) (?:me )?for (?:nudes|naked|pictures of my)\b`,
  ].join('|'),
  'iu',
)

const EXPLOITED = new RegExp(
  [
    String.raw`\b(?:took|take|takes|taken|keeps?|holds?|kept|holding|keeping|has|have) (?:away )?(?:all )?(?:my|our) (?:passports?|papers|documents|bank card|wages for)\b(?! (?:ready|in order|with me|at home|expires|renew))`,
    String.raw`\b(?:tell|call|report me to|send me to) (?:the )?(?:immigration|ice)\b`,
    String.raw`\b(?:owe|debt to|pay back) (?:them|him|her|the agency|the agent|my agent|my employer)\b[^.?!]{0,60}\b(?:before i can|until i|or i can['’]?t|leave|go home|change job)\b`,
    String.raw`\b(?:not allowed|not let me|wo ?n['’]?t let (?:me|us)|lock(?:s|ed)? (?:me|us)|lock(?:s|ed)? the (?:door|gate)s?)\b[^.?!]{0,30}\b(?:leave the (?:house|site|farm|building|dorm)|in at night|go out)\b`,
  ].join('|'),
  'iu',
)

const PUPIL =
  '(?:kids?|child(?:ren)?|pupils?|students?|toddlers?|(?:little )?(?:girl|boy)s?|year (?:\\d|one|two|three|four|five|six)s?|babies|baby|(?:\\d|two|three|four|five|six|seven|eight|nine) ?(?:yr|year|month)s? olds?)'

/** A child whom somebody sees in danger, or who is left alone. */
const CHILD_IN_DANGER = new RegExp(
  [
    String.raw`\b${PUPIL}\b[^.?!]{0,60}\b(?:belt marks?|bruis\w+(?! knees?)|burn marks?|cigarette burns?|welts?|black eye|flinch\w*)\b(?! (?:easily|egos?|fruit))`,
    String.raw`\b(?:belt marks?|bruises|burn marks?|welts?) on (?:a|the|one of (?:my|the)|this|that|her|his) (?:${PUPIL}|arms?|back|legs?)\b`,
    String.raw`\b(?:leav(?:e|es|ing)|left) (?:my|our|the|her|him) (?:\w+ ){0,2}${PUPIL}? ?(?:asleep|alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|in the (?:car|flat|van|truck))\b`,
  ].join('|'),
  'iu',
)

/** Somebody close, now, and not long ago or for good. */
const RELATIVE_NOW = new RegExp(
  [
    String.raw`\bmy (?:little |big |older |younger )?${KIN}(?:['’]?s| is| has| was| just| had| came| got| fell| in)* (?:had a (?:massive |bad |second )?(?:stroke|heart attack|accident|crash|fall)|in (?:theatre|surgery|intensive care|icu|the icu|a coma|resus|the er|a\s?&\s?e)|on (?:life support|a ventilator)|hit by a (?:car|truck|bus|van)|came off (?:his|her|their) (?:\w+ ){0,2}(?:motor)?bike|off (?:his|her|their) (?:motor)?bike|been rushed|rushed to|missing since)\b`,
    String.raw`\b(?:they|doctors?|the ward) (?:do ?n['’]?t|dont|do not) think (?:he|she|they)(?:['’]?ll| will) (?:last|make it|live|wake)\b`,
  ].join('|'),
  'iu',
)

const EATING =
  /\b(?:make|making|made) myself (?:sick|throw up|vomit|puke)\b(?! with worry)|\b(?:only|don['’]?t|dont|won['’]?t|never) (?:let|allow|allowed) myself (?:to )?eat\b|\b(?:throw|throwing|threw) up (?:after )?(?:every|each|all|lunch|my lunch|what i (?:eat|ate))\b/iu

const HURTS_ONESELF =
  /\bi(?:['’]ve| have)? (?:\w+ ){0,3}(?:cut|cutting|burn(?:s|ed|ing|t)?|scratch(?:es|ed|ing)?|punch(?:es|ed|ing)?|bit(?:e|ing)|hurt(?:ing)?|hit(?:ting)?) (?:myself|my own (?:arms?|skin|legs?|thighs?))\b(?! (?:on (?:the|a|my) (?:oven|stove|grill|iron|knife|slicer|machine|line|pan|tray|fryer|job)|some slack|a break|off|out|short|loose|shaving|cooking|chopping|with the (?:knife|slicer|saw) (?:at|while)))/iu

/** Under 18, and not for so many years or weeks. */
const UNDER_AGE =
  /\b(?:i['’]?m|i am|im) (?:only |just |still )?(?:9|1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! ?(?:%|percent|k\b|(?:years?|yrs?|months?|weeks?|days?|minutes?|hours?|miles?|grand|credits?|points?) (?!old)|(?:years?|yrs?|months?|weeks?|days?)$|weeks))/iu

/** A young person hears whom young people turn to, whatever is done to them. */
export function isUnderAge(text: string): boolean {
  return UNDER_AGE.test(text)
}

const EMERGENCY = new RegExp(
  [
    String.raw`\b(?:i have|i['’]?ve got|i got|i feel|i am having|i['’]m having)(?! no\b)(?: \w+){0,2} (?:chest pains?|pains? in my chest|trouble breathing)\b(?! (?:patients?|clinic|unit|center))`,
    String.raw`\b(?:won['’]?t|wont|will not|does ?n['’]?t|not) stop bleeding\b`,
    String.raw`\b(?:having|has|had) a (?:seizure|stroke|heart attack) (?:on the floor|right now|at work|in front of|now)\b`,
    String.raw`\b(?:${KIN}|coworker|co-worker|colleague|boss) (?:has |have )?(?:just |suddenly )+collapsed\b`,
    String.raw`\b(?:smell|sniff)(?:s|ed|ing)? (?:of )?gas\b(?! station)|\b(?:co|carbon monoxide) (?:alarm|detector)\b[^?]*\b(?:beep\w*|headaches?|battery|went off|going off)\b`,
    String.raw`\b(?:he|she|they|it|${KIN}|coworker|co-worker|colleague|boss|guy|man|woman|patient|guest|customer|resident)(?:['’]?s| is| are| does| will| just)* ?(?:is ?n['’]?t|not|n['’]t|won['’]?t|wont) (?:waking up|wake up|breathing)\b`,
    String.raw`\b(?:stopped|stop|skipping|skipped|rationing|out of|ran out of|no more) (?:taking )?(?:my )?insulin\b`,
    String.raw`\bweeks\b[^.?!]{0,30}\bi['’]?m bleeding\b`,
  ].join('|'),
  'iu',
)

const OWN_LOSS =
  /\b(?:i|we|my (?:wife|partner|girlfriend)) (?:just )?(?:had|have had|['’]ve had|suffered) (?:a |another |my \w+ |our \w+ )?(?:miscarriage|stillbirth|stillborn)\b|\bi (?:just )?miscarried\b|\bmy (?:own )?(?:miscarriage|stillbirth)\b/iu

const WITHOUT_FOOD_OR_ROOF =
  /\b(?:have ?n['’]?t|have not|havent|not) eaten (?:in|for) (?:\w+ )?(?:days?|weeks?)\b|\bskip(?:ping)? meals (?:to|so) (?:\w+ ){0,4}(?:pay|save|rent|afford|kids|children|eat)\b|\b(?:can['’]?t|cannot|can not) (?:afford|pay for) (?:food|groceries|insulin|my (?:insulin|medicine|medication))\b|\b(?:sleeping|living|live|sleep) in my (?:car|van|truck)\b(?! (?:at|between|on (?:the )?(?:road|runs?|shift)))|\b(?:being|getting|got|been|be) evicted\b/iu

/** One's own, and not that of the people somebody works with. */
const ILL =
  /\b(?:i have|i['’]?ve got|i(?: was|['’]ve been| have been| just got| got|['’]m| am) (?:just |recently |newly )?diagnosed with|i['’]?m \d+ with|i am \d+ with) (?:stage \w+ |(?:breast|lung|colon|skin|blood|prostate|terminal|bone|brain|early|ovarian) )*(?:cancer|multiple sclerosis|parkinson['’]?s|lupus|leuka?emia|lymphoma|epilepsy|crohn['’]?s|a (?:brain )?tumou?r)\b(?! (?:patients?|clients?|residents?|research|care|ward|nursing|experience|training|certif))/iu

const UNSAFE_WORK =
  /\bi (?:\w+ ){0,3}(?:left|forgot) (?:\w+ ){0,3}(?:in|inside) (?:the|a|an) (?:engine|patient|wound|machine|reactor)\b|\bi signed (?:\w+ ){0,5}without (?:checking|inspecting|looking|testing)\b|\bi (?:crashed|hit|backed)\b[^.?!]*\bnobody (?:saw|noticed|knows)\b/iu

/** While something goes on: a body that gets worse is an emergency, whatever it began with. */
export function isGettingWorse(text: string): boolean {
  return WORSE.test(text)
}

const WORSE =
  /\b(?:(?:it['’]?s|is|i['’]m) getting (?:\w+ )?worse|(?:is|still|i['’]m|am) bleeding|i (?:just |nearly |almost )*(?:faint(?:ed)?|pass(?:ed)? out|collapsed?)|(?:can['’]?t|cannot) breathe|heart(?:['’]?s| is) racing|seeing things|i['’]?m dizzy|and dizzy)\b/iu

/** What plain words say for sure; the rest is for the care model. */
export function situationByRule(text: string): CareSituation | null {
  return RULES.find(([name, rule]) => rule.test(text) && !(name === 'grief' && isLongAgo(text)))?.[0] ?? null
}

/** "My dad died in 2009 and left us the garage": years that have passed. */
export function isLongAgo(text: string): boolean {
  return LONG_AGO.test(text)
}

const LONG_AGO =
  /\b(?:died|passed away|dead|lost|death|buried|funeral)\b[^.?!]{0,30}\b(?:in (?:19\d\d|200\d|201\d|202[0-3])|(?:\w+ )?(?:years|decades) ago|when i was (?:a (?:kid|child|teen\w*)|little|young|\d+))\b|\b(?:years|decades) ago\b[^.?!]{0,40}\b(?:died|passed away)\b/iu

/** Of somebody who was in danger in the message before. */
export function hasDied(text: string): boolean {
  return DIED.test(text)
}

const DIED = new RegExp(
  String.raw`\b(?:he|she|they|${KIN})(?:['’]?s| is| has| are|['’]re|['’]ve)* ?(?:just )?(?:gone|died|dead|passed(?: away)?)\b|\b(?:did ?n['’]?t|did not) make it\b|\b(?:lost|buried) (?:him|her|them)\b`,
  'iu',
)

/** The gravest first. */
const RULES: readonly [CareSituation, RegExp][] = [
  ['emergency', EMERGENCY],
  ['assault', ASSAULTED],
  ['child', CHILD_IN_DANGER],
  ['violence', HURT],
  ['exploited', EXPLOITED],
  ['self-harm', HURTS_ONESELF],
  ['error', UNSAFE_WORK],
  ['drowsy', DROWSY_DRIVING],
  ['pregnancy loss', OWN_LOSS],
  ['grief', BEREAVED],
  ['relative', RELATIVE_NOW],
  ['eating', EATING],
  ['basics', WITHOUT_FOOD_OR_ROOF],
  ['illness', ILL],
]

/** "You are a useless piece of garbage" is said to the coach, and of nobody else. */
export function isInsult(text: string): boolean {
  return INSULT.test(text) && !/\b(?:i|i['’]m|im|me|my|myself)\b/iu.test(text)
}

const INSULT =
  /^(?:\w+,? )?(?:fuck (?:you|off)\b|(?:you(?:['’]re)?|ur|this (?:bot|coach|app|thing)) [^?]*\b(?:useless|garbage|stupid|dumb|idiot|moron|trash|sucks?|worthless|shit\w*|crap|pathetic|joke|piece)\b)/iu
