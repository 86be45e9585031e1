/** What a short message says about the answer before it. */
export type FollowUp = 'why' | 'more' | 'yes' | 'no' | 'what if' | 'tried'

const MAX_FOLLOW_UP_WORDS = 8
const MAX_WHAT_IF_WORDS = 14
const MAX_TRIED_WORDS = 24

const WHY =
  /^(?:but |and |so )?(?:why|how come|how so|what makes you (?:say|think)|how do you know|where do(?:es)? (?:that|this|these|it|those)|based on what|says who|are you sure|what(?:'s| is) (?:that|this) based)/u
const MORE =
  /^(?:(?:ok|okay|and|so|yes|cool|thanks),? )?(?:tell me more|more|go on|what else|anything else|and then|continue|more please|say more|another|other ideas|give me another)/u
const YES = /^(?:yes|yeah|yep|sure|please do|ok|okay|sounds good|let's do)\b/u
const NO = /^(?:no|nope|not really|nah|naw)\b[.!]?$/u
/** "What if they say no?": of what was advised, whatever else the words would say alone. */
const WHAT_IF = /^(?:(?:ok|okay|yeah|yes|well|hm+|sure),? )?(?:but |and )?(?:what )?if (?:he|she|they|it)\b/u
const WHO = String.raw`(?:he|she|they|it|(?:charge )?nurse|chef|lead|principal|foreman|owner|boss|manager|supervisor|hr|him|her|them|everybody|everyone|nobody|no one|my \p{L}+|the \p{L}+)`
/** "Tried that", "i told her already", "she said no", "but he never listens": it was done, and did not help. */
const TRIED = [
  String.raw`(?:^|\b(?:i|i've|ive|we|we've|have|already|but|been there) )(?:tried|did|done) (?:that|this|it|both|all (?:of )?(?:that|this|it)|everything|talking|asking)\b`,
  String.raw`\balready (?:tried|did|done|told|asked|talked|spoke|spoken|said|sent|wrote|written|emailed|showed|brought|raised|went|have|do)\b`,
  String.raw`\b(?:told|asked|tried|talked|said|did|done|sent|spoke)\b.{0,30}\balready\b`,
  String.raw`\b(?:didn'?t|did not|doesn'?t|does not|don'?t|won'?t|wouldn'?t|never|not) (?:really |even |ever )?(?:work(?:ed|ing|s)?|help(?:ed|s)?|listen(?:ed|s)?|care[sd]?|budge[sd]?|change[sd]?|answer(?:ed|s)?|respond(?:ed|s)?|repl(?:y|ied|ies)|agree[sd]?|hear)\b(?! (?:at|in|on|for|here|there|with|as)\b)`,
  String.raw`\b${WHO} (?:just |only |still |always )?(?:said|says|told me|tells me|goes) (?:no|nope|never|there(?:'s| is) (?:no|nothing)|it'?s not|not|to deal|deal with|tough|get over|that'?s (?:just )?how it is|it is what it is|every(?:one|body)(?:'s| is)|we'?ll see|maybe later)\b`,
  String.raw`\b(?:told|asked|talked to) (?:him|her|them|my \p{L}+|the \p{L}+)\b.*\b(?:still|anyway|again|keeps?)\b`,
  String.raw`\b${WHO} (?:always |just |only |still |simply )?say no\b`,
  String.raw`\balready (?:called|applied|looked|cut|quit|stopped|changed|moved|reported|complained)\b`,
  String.raw`\b${WHO} (?:just |only |still |simply )?(?:laughed|laughs|shrugged|shrugs|refused|refuses|ignored|ignores|denied|denies|rejected|blew|brushed|got (?:mad|angry|defensive)|walked away|rolled)\b`,
  String.raw`\b(?:nothing (?:changed|changes|happened|happens|works|worked|helps|helped)|no luck|no use|same (?:thing|answer|result)|still (?:does|doing|the same|nothing)|got a no|was a no|the answer was no)\b`,
  String.raw`^(?:i|we) (?:did|have|tried)\b[.,!]?(?:$| and\b| but\b)`,
].map(pattern => new RegExp(pattern, 'u'))

/** "Why bother", "what's the point": said by somebody who has lost heart, and no question for a reason. */
const HOPELESS =
  /\bwhy (?:do i |should i |would i )?(?:even )?(?:bother|try)\b|\bwhat(?:'s| is) the (?:point|use)\b|\b(?:no point|hopeless|pointless|i give up|giving up)\b|\b(?:who|nobody|no one)(?:'s| would| will| is going to| wants| even)* ?(?:to )?(?:hire|want|take|have|pick)s? me\b/u

export function isHopeless(text: string): boolean {
  return HOPELESS.test(text.toLowerCase().replaceAll('’', "'"))
}

export function followUpOf(text: string, wordCount: number): FollowUp | null {
  const plain = text.trim().toLowerCase().replaceAll('’', "'")
  if (wordCount <= MAX_WHAT_IF_WORDS && WHAT_IF.test(plain)) return 'what if'
  if (wordCount <= MAX_TRIED_WORDS && TRIED.some(pattern => pattern.test(plain))) return 'tried'
  if (wordCount <= MAX_FOLLOW_UP_WORDS) {
    if (WHY.test(plain) && !isHopeless(plain)) return 'why'
    if (MORE.test(plain)) return 'more'
    if (YES.test(plain)) return 'yes'
    if (NO.test(plain)) return 'no'
  }
  return null
}

const ORDINALS = [
  /\b(?:first|1st|top) (?:one|role|job|option|path)\b|\bnumber (?:one|1)\b|^the first\b/u,
  /\b(?:second|2nd|middle) (?:one|role|job|option|path)\b|\bnumber (?:two|2)\b|^the second\b/u,
  /\b(?:third|3rd|last) (?:one|role|job|option|path)\b|\bnumber (?:three|3)\b|^the third\b/u,
] as const

/** Which of the roles listed before a message means: 0 for "the first one"; null where it means none. */
export function listedPlace(text: string): number | null {
  const plain = text.trim().toLowerCase()
  const place = ORDINALS.findIndex(ordinal => ordinal.test(plain))
  return place === -1 ? null : place
}
