const SPAN = [
  '(?<span>(?:over |more than |about |nearly |almost )?',
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:-\\p{L}+)?|thirty)',
  ' (?:years|months|seasons|winters|summers))',
].join('')
/** "9 years, 0 injury accidents", "8 years without an accident" */
const NOTHING_WRONG = new RegExp(
  `^${SPAN}(?:,| with| and|:)? (?:0|no|zero|without(?: an?| any)?) (?<what>\\p{L}[^;:]*)$`,
  'iu',
)
/** "Twenty-two years on roofs"; "ten years of experience" says it another way. */
const SPENT = new RegExp(`^${SPAN} (?:in|on|at|as|behind|under|with) \\S`, 'iu')

/** A point that begins with how long: "9 years, no accidents" → "In 9 years I have had no accidents". */
export function spanOfYears(text: string, isCurrent: boolean): string | null {
  const none = NOTHING_WRONG.exec(text)?.groups
  if (none) return `In ${small(none.span ?? '')} I ${isCurrent ? 'have had' : 'had'} no ${none.what}`
  return SPENT.test(text) ? `I ${isCurrent ? 'have spent' : 'spent'} ${small(text)}` : null
}

function small(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
