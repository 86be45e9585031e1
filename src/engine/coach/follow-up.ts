/** What a short message says about the answer before it. */
export type FollowUp = 'why' | 'more' | 'yes' | 'no' | 'what if'

const MAX_FOLLOW_UP_WORDS = 8
const MAX_WHAT_IF_WORDS = 14

const WHY =
  /^(?:but |and |so )?(?:why|how come|how so|what makes you (?:say|think)|how do you know|where do(?:es)? (?:that|this|these|it|those)|based on what|says who|are you sure|what(?:'s| is) (?:that|this) based)/u
const MORE =
  /^(?:(?:ok|okay|and|so|yes|cool|thanks),? )?(?:tell me more|more|go on|what else|anything else|and then|continue|more please|say more|another|other ideas|give me another)/u
const YES = /^(?:yes|yeah|yep|sure|please do|ok|okay|sounds good|let's do)\b/u
const NO = /^(?:no|nope|not really|nah|naw)\b[.!]?$/u
/** "What if they say no?", "already tried that": of what was advised, whatever else the words would say alone. */
const WHAT_IF =
  /^(?:(?:ok|okay|yeah|yes|well|hm+|sure),? )?(?:(?:but |and )?(?:what )?if (?:he|she|they|it)|(?:but )?(?:i(?:'ve)? )?(?:already |just )?(?:tried|did|done) (?:that|this|it|talking|asking|both)|(?:i(?:'ve)? )?already (?:talked|spoke|asked|told))\b/u

export function followUpOf(text: string, wordCount: number): FollowUp | null {
  const plain = text.trim().toLowerCase().replaceAll('’', "'")
  if (wordCount <= MAX_WHAT_IF_WORDS && WHAT_IF.test(plain)) return 'what if'
  if (wordCount <= MAX_FOLLOW_UP_WORDS) {
    if (WHY.test(plain)) return 'why'
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
