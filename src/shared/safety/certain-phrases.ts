import { OTHER_LANGUAGES } from './other-language-phrases.ts'

/** Behind what is meant as a joke, or said of a part of one's life. */
const NOT_MEANT =
  '(?! (?:laughing|of|from|inside|when|whenever|every time|as|in|on|at|with|for|over|back|into|to|than) )'
const ABOUT = '(?:about|of|considering|contemplating|attempted|attempting)'

/** Said of oneself so plainly that the panel appears whatever else the message says. */
export const CERTAIN: readonly string[] = [
  `(?:to|will|should|might|could|gonna|wanna|just) (?:kill|hang|shoot|drown|stab|poison) myself${NOT_MEANT}`,
  `${ABOUT} (?:killing|hanging|shooting|drowning|stabbing|poisoning) myself${NOT_MEANT}`,
  `(?:to|will|should|might|could|gonna) (?:end|take) my (?:own )?life${NOT_MEANT}`,
  `${ABOUT} (?:ending|taking) my (?:own )?life${NOT_MEANT}`,
  `(?:tried|trying|going|planning|decided|ready|nearly|almost|plan) (?:to )?(?:kill|killed|killing) myself${NOT_MEANT}`,
  `i (?:[a-z]+ ){0,2}want to (?:die|be dead)${NOT_MEANT}`,
  `i (?:[a-z]+ )?wish i (?:was|were) dead(?! (?:good|right|keen|set|on))`,
  `i (?:dont|no longer) want to (?:live|be alive)(?: anymore| any longer)?(?= [|]|$| $)`,
  `i (?:am|feel|was|have been|still feel) (?:[a-z]+ )?suicidal`,
  `my suicid(?:e|al) (?:note|plan|thoughts|attempt)`,
  `i [a-z ]*(?:think|thinking|thought|thoughts) (?:about|of) (?:[a-z]+ )?suicide`,
  `(?:been|am|keep|started|stop|cant stop) (?:thinking|fantasizing|dreaming) (?:about|of) suicide`,
  `(?:sin|wrong|ok|okay|allowed|painless|easy|easiest|hurt|best way|want|wants) to (?:take (?:your|his|her|their) own life|kill (?:yourself|himself|herself|themselves))`,
  `(?:how (?:much|many|high|long)|what (?:dose|amount)|which (?:pills|drugs|meds)) [a-z ]{0,40}(?:is fatal|is lethal|are fatal|are lethal|to (?:die|overdose|kill (?:you|yourself|me|myself)))`,
  `(?:decided|planning|plan|says|say|saying|tells me|telling me|screaming) (?:to )?kill (?:yourself|myself)`,
  `overdose on (?:my |the |sleeping |some )*(?:pills|tablets|meds|medication|tylenol|paracetamol|ibuprofen|insulin|morphine)`,
  `(?:lethal|fatal) (?:dose|amount|overdose) of`,
  `(?:can|could|will|would) (?:i|you) die (?:from|if i|if you) (?:mix|mixing|take|taking|swallow|swallowing)`,
  `i (?:have |had )?overdosed(?! on (?:sugar|chocolate|coffee|cake|caffeine|news|meetings))`,
  `(?:cutting|burning) my (?:arms?|wrists?|legs?|thighs?|skin) (?:again|to|when|after|every|since)`,
  `how (?:do|can|does|could) (?:people|someone|somebody|you|i) (?:kill|hang) (?:themselves|themself|himself|herself|yourself|myself)`,
  `(?:wish|hate|sorry|regret|disappointed|angry) (?:that )?i (?:had |have )?(?:survived|failed at dying)`,
  `wish (?:the|my|that) (?:attempt|overdose) had (?:worked|succeeded)`,
  `i (?:will|would|am going to|plan to|want to|intend to) be dead (?:by|before) (?:my|the|noon|then|next|tomorrow|tonight|christmas|spring|summer|winter|monday|friday|sunday|saturday)`,
  `(?:i|and) (?:[a-z]+ )?(?:sliced|slashed|slit|carved) (?:up |open |into )?my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach)`,
  `thoughts of (?:self harm|self injury|self harming|hurting myself|harming myself|cutting myself)`,
  `(?:self harm|self injury|cutting|suicidal) urges`,
  `(?:planning|plan|picturing|rehearsing|imagining) (?:my|your) own (?:death|suicide)`,
  `i attempted (?:suicide|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?= [|]|$| $))`,
  ...OTHER_LANGUAGES,
  `(?:been|started|keep|kept|am) (?:cutting|burning|hurting|harming) myself(?! (?:shaving|on) )`,
]
