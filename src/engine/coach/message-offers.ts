/** One of two jobs that a message weighs, by what it says of it. */
export type Offer = { text: string; said: string[] }

const WEIGHS_TWO =
  /\b(?:two|2|both) (?:job |different |good )*(?:offers?|jobs?|places|positions|options)\b|\boffers?\b.*\b(?:or|other|second|versus|vs)\b|\b(?:one|first)\b.*\b(?:the other|second)\b|\b(?:pays?|paying)\b.*\bor\b.*\b(?:pays?|paying)\b|\b(?:offer|job|option) a\b.*\b(?:offer|job|option) b\b/iu
/** Where the second begins. */
const SECOND =
  /\b(?:(?:and |but |while )?(?:offer|job|option) b|(?:and |but |while )?the (?:other|second)(?: one| job| offer| place)?|(?:and |but )?(?:another|other) one|second one|versus|vs\.?|or)\b/iu
const FIRST =
  /(?<!\b(?:which|what|either|another|other) )\b(?:(?:offer|job|option) a|one|the first|first one|1st|between)\b/iu

/** The two jobs of "one is 21 an hour nights, the other 19 days close to home"; nothing where none are weighed. */
export function offersIn(text: string): [Offer, Offer] | null {
  if (!WEIGHS_TWO.test(text)) return null
  const first = FIRST.exec(text)
  const from = first ? first.index + first[0].length : 0
  const second = SECOND.exec(text.slice(from))
  if (!second) return null
  const at = from + second.index
  return [offerOf(text.slice(from, at)), offerOf(text.slice(at + second[0].length))]
}

/** Whether a message is about a choice between two jobs, told of in whatever detail. */
export function weighsTwo(text: string): boolean {
  return WEIGHS_TWO.test(text)
}

function offerOf(text: string): Offer {
  const said = SAID.flatMap(
    pattern =>
      text
        .match(pattern)?.[0]
        ?.trim()
        .replace(/[.,]+$/u, '')
        .toLowerCase() ?? [],
  )
  // "Night differential" is no night shift.
  const distinct = [...new Set(said)]
  return {
    text,
    said: distinct.filter(one => !distinct.some(other => other !== one && other.startsWith(one))),
  }
}

/** Pay, hours and place, as people write them. */
const SAID = [
  /[$£€]?\d[\d,.]*\s?k?\s*(?:an hour|per hour|\/ ?h(?:ou)?r|hourly|a year|per year|a month|k\b)|[$£€]\d[\d,.]*k?/iu,
  // "… and the other 84 plus differential": a bare number right after the name is its pay.
  /(?<=^\s*(?:is |pays |at |for )?)\d{2,3}(?:\.\d{2})?(?=\s*(?:plus|with|and|but|,|$))/iu,
  /\b(?:(?:night|shift|weekend) )?differential\b/iu,
  /\b(?:better|more|less|lower|higher|same|good|great|bad) (?:pay|money|salary)\b|\bpays? (?:more|less|better|the same)\b/iu,
  /\b(?:night|day|evening|weekend|early|late)s?(?: shifts?)?\b|\bmonday (?:to|through|thru) friday\b|\b(?:9|nine) to (?:5|five)\b|\b(?:part|full)[ -]time\b|\b(?:\d+|twelve|ten|eight) ?(?:hour|hr)s? (?:a week|shifts?|days?)\b|\bno weekends\b|\b(?:better|worse|longer|shorter|fewer|flexible) hours\b/iu,
  /\b(?:remote|hybrid|from home)\b|\b(?:close|closer|near|far|further)(?: to| from)? ?(?:home|me|my house|away)?\b|\b(?:\d+|an?|half an?|two) ?(?:hour|hr|minute|min|mile)s? (?:commute|drive|away|each way|from home)\b|\bdowntown\b/iu,
  /\b(?:good|better|nice|great|bad|no|full) (?:benefits|insurance|team|boss|manager|people|training)\b|\bbenefits\b|\bpermanent\b|\bcontract\b|\btemp(?:orary)?\b/iu,
] as const
