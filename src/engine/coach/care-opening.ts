/** Somebody close has died: that is answered before any question of work. */
const BEREAVED =
  /\b(?:mom|mum|mother|dad|father|wife|husband|spouse|partner|fianc[eé]e?|brother|sister|son|daughter|baby|child|grand(?:ma|pa|mother|father)|(?:best )?friend)(?: (?:has|just|also|recently|suddenly))* (?:died(?! laughing| of (?:joy|laughter))|passed away|is dead|took (?:his|her|their) own life)\b|\b(?:my|our) (?:mom|mum|mother|dad|father|wife|husband|brother|sister|son|daughter|friend)['’]?s (?:death|funeral|burial)\b|\b(?:death|funeral|burial) of (?:my|our)\b|\b(?:we )?buried (?:my|our) \w+|\bi lost my (?:mom|mum|mother|dad|father|wife|husband|brother|sister|son|daughter|baby)\b|\b(?:recently |newly )?widowed\b/iu

const ASLEEP = String.raw`(?:(?:barely|can(?:no|['’])?t|hardly) keep my eyes open|i microsleep|(?:fall|falling|fell|fallen) asleep|(?:nod|nodding|nodded|doze|dozing|dozed) off|drows(?:y|ing))`
const DRIVING = String.raw`(?:wheel|driving|drove|drive home|commute|road|highway|interstate)`

/** Drowsy on the road is a danger now, whatever else is asked. */
const DROWSY_DRIVING = new RegExp(
  String.raw`\b${ASLEEP}\b[^.?!]{0,40}\b${DRIVING}\b|\b${DRIVING}\b[^.?!]{0,40}\b${ASLEEP}\b`,
  'iu',
)

/** What is said before anything else to somebody who has lost a person, or who is not safe on the road. */
export function careOpening(text: string): string[] {
  return [
    ...(BEREAVED.test(text)
      ? ['I am sorry for your loss. Work can wait a little; take from this only what helps now.']
      : []),
    ...(DROWSY_DRIVING.test(text)
      ? [
          'First, please: when you feel drowsy at the wheel, stop where it is safe and sleep. No schedule is worth that drive.',
        ]
      : []),
  ]
}
