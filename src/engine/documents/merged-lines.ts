/** Lines without marks that ran into one: "sampling the bay at 8 sites teaching 12 children to swim" is two doings. */
export function withoutMergedLines(text: string, mostChars: number): string[] {
  if (text.length <= mostChars || !/^\p{L}{3,}ing /u.test(text)) return [text]
  return text.split(NEXT_DOING)
}

/** A doing with its object behind a noun or a bracket; behind "and", "of" or a comma it belongs to what stands there. */
const NEXT_DOING =
  /(?<=[\p{L}\d)])(?<!\b(?:and|or|of|for|by|in|on|at|with|to|from|after|before|while|when|the|an?|is|are|was|were|my|our|their)) (?=\p{Ll}{3,}ing (?:the|an?|our|my|all|up|for|\d+|two|three|four|five|six|ten)\b)/u
