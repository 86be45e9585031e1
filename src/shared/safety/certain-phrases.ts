import { OTHER_LANGUAGES } from './other-language-phrases.ts'
import { END } from './phrase-parts.ts'

/** Behind what is meant as a joke, or said of a part of one's life. */
const NOT_MEANT =
  '(?! (?:laughing|of|from|inside|when|whenever|every time|as|in|on|at|with|for|over|back|into|to|than) )'
/** Long ago, or in a story. */
const NOT_NOW =
  '(?! (?:[a-z]+ ){0,3}(?:years ago|decades ago|when i was|back in|in (?:the|this|that) (?:film|movie|book|novel|episode|show|play)))'
const ABOUT = '(?:about|of|considering|contemplating|attempted|attempting)'

/** Said of oneself so plainly that the panel appears whatever else the message says. */
export const CERTAIN: readonly string[] = [
  '(?:have|got|need|want|buy) (?:a |the )?rope for (?:this|that|such) (?:situation|problem|life|case|feeling)',
  `(?:to|will|should|might|could|gonna|wanna|just) (?:kill|hang|shoot|drown|stab|poison) myself${NOT_MEANT}`,
  `${ABOUT} (?:killing|hanging|shooting|drowning|stabbing|poisoning) myself${NOT_MEANT}`,
  `(?:to|will|should|might|could|gonna) (?:end|take) my (?:own )?life${NOT_MEANT}`,
  `${ABOUT} (?:ending|taking) my (?:own )?life${NOT_MEANT}`,
  `(?:tried|trying|going|planning|decided|ready|nearly|almost|plan) (?:to )?(?:kill|killed|killing) myself${NOT_MEANT}`,
  `i (?:[a-z]+ ){0,2}want to (?:die|be dead)${NOT_MEANT}`,
  `i (?:[a-z]+ )?wish i (?:was|were) dead(?! (?:good|right|keen|set|on))`,
  `i (?:dont|no longer) want to (?:live|be alive)(?: anymore| any longer)?(?= [|]|$| $)`,
  `i (?:[a-z]+ )?cant go on without (?:him|her|you|them)${END}`,
  `i (?:am|feel|was|have been|still feel) (?:[a-z]+ )?suicidal`,
  `my suicid(?:e|al) (?:note|plan|thoughts|attempt)`,
  `i [a-z ]*(?:think|thinking|thought|thoughts) (?:about|of) (?:[a-z]+ )?suicide`,
  `(?:been|am|keep|started|stop|cant stop) (?:thinking|fantasizing|dreaming) (?:about|of) suicide`,
  `(?:sin|wrong|ok|okay|allowed|painless|easy|easiest|hurt|best way|want|wants) to (?:take (?:your|his|her|their) own life|kill (?:yourself|himself|herself|themselves))`,
  `(?:how (?:much|many|high|long)|what (?:dose|amount)|which (?:pills|drugs|meds)) [a-z ]{0,40}(?:is fatal|is lethal|are fatal|are lethal|to (?:die|overdose|kill (?:you|yourself|me|myself)))`,
  `(?:decided|planning|plan|says|say|saying|tells me|telling me|screaming) (?:to )?kill (?:yourself|myself)`,
  `overdose on (?:my |the |sleeping |some )*(?:pills|tablets|meds|medication|tylenol|paracetamol|ibuprofen|insulin|morphine)`,
  `(?:lethal|fatal) (?:dose|amount|overdose) of`,
  `(?:can|could|will|would) (?:i|you|u) die (?:from|if i|if you) (?:mix|mixing|take|taking|swallow|swallowing)`,
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
  `(?:want|wanted|wanting|going|ready|like|about|plan|planning|urge|will|might|could) (?:to )?blow(?:ing)? my (?:own )?(?:brains? out|head off)${NOT_MEANT}`,
  `(?<=^ |[|] |i |have )attempted (?:yesterday|last night|last week|twice|again)${END}`,
  `(?:i still|and i) cut${END}`,
  `i (?:have )?(?:started|begun|begin|began|gone back to|went back to|am back to) cutting(?= at | again|${END})`,
  `self harm (?:support|help|helpline|relapse|thoughts)`,
  `(?:without|clean from|clean of|relapsed on|relapsed with|urge to|urges to|want to|wanted to|back to) (?:self harm|sh)${END}`,
  `relapsed (?:on|with|into) (?:self harm|sh|cutting)`,
  `i (?:am not|dont feel|do not feel|am no longer) safe(?: (?:alone|tonight|with myself|from myself|on my own))?${END}`,
  `been cutting since i (?:was|am)`,
  `(?:can|could|do|does|will) (?:you|people|someone|somebody|a person) (?:drown|hang|strangle|suffocate|gas|poison) (?:yourself|themselves|themself|himself|herself)`,
  `(?:best|what|which|enough) (?:height|floor|bridge|building) (?:is best |is high enough )?to jump (?:from|off)(?! (?:safely|into the pool))`,
  `(?:going to|will|wants to|want to|might|threatened to|threatens to|planning to|plans to|gonna|tried to|trying to) (?:take|end) (?:his|her|their) own (?:life|lives)${NOT_NOW}`,
  `(?:tried|trying|going|threatening|threatened|threatens|planning|plans|wants|want) to (?:hang|strangle|kill|drown|shoot|gas|stab|suffocate|poison|unalive) (?:himself|herself|themselves|themself)(?! (?:laughing|to (?:meet|finish|please)|over))${NOT_NOW}`,
  `(?:been|am|stop|stopped|keep|kept|constantly|without) wanting to (?:die|be dead)${NOT_MEANT}`,
  `(?:think|thinking|thoughts?|thought) (?:about|of) (?:killing yourself|ending my life|ending it(?! with| at|s))`,
  `(?:does|would|is) killing yourself`,
  `overdos(?:e|ing) (?:of|on) (?:[a-z]+ ){1,5}(?:be |is )?(?:fatal|lethal|deadly|kill (?:you|me))`,
  `(?:say|says|said) to me (?:to )?kill yourself`,
  `(?:burn|burned|cut|hurt|scratch|bite|hit|punch|stab|starve) myself (?:[a-z]+ ){0,7}(?:on purpose|deliberately)`,
  `relapsed (?:[|] )?(?:and |with (?:the|a|my) )?(?:cut|blade|razor)`,
  ...OTHER_LANGUAGES,
  `(?:been|started|keep|kept|am) (?:cutting|burning|hurting|harming) myself(?! (?:shaving|on) )`,
]
