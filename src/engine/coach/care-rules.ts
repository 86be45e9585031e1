import type { CareSituation } from '#shared/coach/care-situation.ts'

const KIN =
  '(?:mom|mum|mother|dad|father|wife|husband|spouse|partner|fianc[eé]e?|brother|sister|son|daughter|baby|child|kid|grand(?:ma|pa|mother|father)|(?:best )?friend)'

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
  '(?:hits?|punche[sd]|slap(?:s|ped)|chok(?:es|ed)|beats?|kick(?:s|ed)|shove[sd]|rape[sd]|grope[sd]|strangle[sd]|spat at|bit)'

/** Plain words of somebody who is hurt by another, and not by figures or a door. */
const HURT = new RegExp(
  [
    String.raw`\b(?:my|a|the|one) (?:${AT_WORK}|${KIN}|ex|boyfriend|girlfriend)(?: (?:just|often|sometimes|always|still|once|has))* ${HURTS} me\b(?! (?:up\b|to\b|off\b|out\b|with\b|on the (?:raise|price)|for the))`,
    String.raw`\bi was (?:raped|groped|sexually assaulted|punched|assaulted|beaten)\b(?! with)`,
    String.raw`\b(?:he|she|${AT_WORK}) (?:keeps |kept )?(?:putting|puts|put) (?:his|her|their) hands? on (?:my|me)\b`,
    String.raw`\b(?:took|take|takes|keeps?|holds?|kept) (?:away )?my (?:passport|phone and|bank card)\b`,
    String.raw`\b(?:scared|afraid) to go home\b`,
  ].join('|'),
  'iu',
)

const EMERGENCY = new RegExp(
  [
    String.raw`\b(?:i have|i['’]?ve got|i got|i feel|i am having|i['’]m having)(?! no\b)(?: \w+){0,2} (?:chest pains?|pains? in my chest|trouble breathing)\b(?! (?:patients?|clinic|unit|center))`,
    String.raw`\b(?:won['’]?t|wont|will not|does ?n['’]?t|not) stop bleeding\b`,
    String.raw`\b(?:having|has|had) a (?:seizure|stroke|heart attack) (?:on the floor|right now|at work|in front of|now)\b`,
    String.raw`\b(?:${KIN}|coworker|co-worker|colleague|boss) (?:has |have )?(?:just |suddenly )+collapsed\b`,
    String.raw`\b(?:smell|sniff)(?:s|ed|ing)? (?:of )?gas\b(?! station)|\b(?:co|carbon monoxide) (?:alarm|detector)\b[^?]*\b(?:beep\w*|headaches?|battery|went off|going off)\b`,
    String.raw`\b(?:is ?n['’]?t|is not|not|won['’]?t|wont) (?:waking up|wake up|breathing)\b`,
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
  /\b(?:(?:it['’]?s|is|i['’]m) getting (?:\w+ )?worse|(?:is|still|i['’]m|am) bleeding|i (?:just )?(?:fainted|passed out|collapsed)|(?:can['’]?t|cannot) breathe|heart(?:['’]?s| is) racing|seeing things|i['’]?m dizzy|and dizzy)\b/iu

/** What plain words say for sure; the rest is for the care model. */
export function situationByRule(text: string): CareSituation | null {
  return RULES.find(([, rule]) => rule.test(text))?.[0] ?? null
}

/** The gravest first. */
const RULES: readonly [CareSituation, RegExp][] = [
  ['emergency', EMERGENCY],
  ['violence', HURT],
  ['error', UNSAFE_WORK],
  ['drowsy', DROWSY_DRIVING],
  ['pregnancy loss', OWN_LOSS],
  ['grief', BEREAVED],
  ['basics', WITHOUT_FOOD_OR_ROOF],
  ['illness', ILL],
]

/** "You are a useless piece of garbage" is said to the coach, and of nobody else. */
export function isInsult(text: string): boolean {
  return INSULT.test(text) && !/\b(?:i|i['’]m|im|me|my|myself)\b/iu.test(text)
}

const INSULT =
  /^(?:\w+,? )?(?:fuck (?:you|off)\b|(?:you(?:['’]re)?|ur|this (?:bot|coach|app|thing)) [^?]*\b(?:useless|garbage|stupid|dumb|idiot|moron|trash|sucks?|worthless|shit\w*|crap|pathetic|joke|piece)\b)/iu
