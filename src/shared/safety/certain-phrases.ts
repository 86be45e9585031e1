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
  `(?:been|started|keep|kept|am) (?:cutting|burning|hurting|harming) myself(?! (?:shaving|on) )`,
]
