import type { Credentials } from '#engine/skills/load-credentials.ts'
import type { Tokens } from '#engine/text/tokens.ts'

export interface CredentialSpan {
  id: number
  start: number
  end: number
}

/** Licences, certificates, statutes and standards of the table that a text names, longest names first. */
export function credentialSpans(credentials: Credentials, text: string, tokens: Tokens): CredentialSpan[] {
  const { words, starts, ends, separators } = tokens
  const spans: CredentialSpan[] = []
  let lowerText: string | undefined
  for (let i = 0; i < words.length; ) {
    const reach = credentials.maxWords(words[i] ?? '')
    let key = ''
    let found: { id: number; to: number } | undefined
    for (let n = 0; n < reach && i + n < words.length; n++) {
      const separator = separators[i + n] || plusBetween(text, ends[i + n - 1], starts[i + n])
      if (n > 0 && separator === '') break
      key = n === 0 ? (words[i] ?? '') : `${key}${separator}${words[i + n]}`
      const form = credentials.form(key)
      if (!form) continue
      const surface = text.slice(starts[i], ends[i + n])
      if (form.needsCapitals && surface !== form.written && !isInCapitals(surface)) continue
      if (form.context.length > 0) {
        lowerText ??= text.toLowerCase()
        const whole = lowerText
        if (!form.context.some(word => whole.includes(word))) continue
      }
      found = { id: form.id, to: i + n + 1 }
    }
    if (found) spans.push({ id: found.id, start: starts[i] ?? 0, end: ends[found.to - 1] ?? 0 })
    i = found?.to ?? i + 1
  }
  return spans
}

/** "CNAs" is in capitals too. */
function isInCapitals(surface: string): boolean {
  const singular = surface.replace(/s$/u, '')
  return singular === singular.toUpperCase()
}

function plusBetween(text: string, from = 0, to = 0): string {
  return to - from === 1 && text[from] === '+' ? '+' : ''
}

/** Whether a clause asks for something that is issued: a licence, a certificate, a registration, a check. */
export function asksCredential(clause: string): boolean {
  return ISSUED.test(clause) && !ISSUED_BUT_NOT_HELD.test(clause) && !HELD_BY_OTHERS.test(clause)
}

/** "Know when to call a licensed electrician", "under the supervision of a registered nurse": somebody else holds it. */
const MEETS_OTHERS = [
  'call(?:ing)?',
  'contact',
  'consult',
  'alongside',
  'assist(?:ing)?',
  'support(?:ing)?',
  'work(?:ing)? (?:with|under)',
  String.raw`(?:refer|report|escalat)\w* to`,
  'supervised by',
  '(?:supervision|direction|guidance) of',
  'supervis(?:e|ing)',
  String.raw`(?:coordinat|liais)\w+ with`,
]
const HELD_BY_OTHERS = new RegExp(
  String.raw`\b(?:${MEETS_OTHERS.join('|')}) (?:(?:an?|the|our|your|other) )?(?:\p{L}+ ){0,2}(?:licensed|certified|registered|chartered|accredited) \p{Ll}`,
  'iu',
)

const ISSUED =
  /\b(?:licen[sc](?:e|es|ed|ure)|permit|certifi(?:cation|cate|ed)|(?:registration|registered|membership|enrolment) (?:with|as|in good stand\w+)|on the (?:[\p{L}-]+ ){0,2}register\b|\w+ registration\b|registered (?:nurse|\w+ \w+) \(|clearance|[A-Z]\w+ card|accredited|(?:background|police|children|dbs|vetting|barring|criminal record) check|vetting|ticket|admitted to (?:the )?(?:bar|practi[sc]e)|bar admission|chartered|CPR|first aid|eligible for registration)\b/iu
const ISSUED_BUT_NOT_HELD =
  /\b(?:permits? to work|issu\w+ (?:permits|licen[sc]es)|licen[sc]ed software|software licen[sc]e|accredited (?:investor|(?:\p{L}+ ){0,3}(?:school|program(?:me)?s?|courses?|college|university|institution))|(?:when|if|once|where|as) (?:certified|licensed|registered)|certified mail|train(?:ing)? (?:\w+ )?(?:certificate|certified)|certificate iii educators)\b/iu
