import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'

type Basics = ResumeFacts['basics']

/** Bounds the time for an endless text; contact details may stand at the end of a real one. */
const MAX_CONTACT_LINES = 400
const MAX_HEAD_LINES = 12
const MAX_NAME_LINES = 6
/** The patterns take long on a longer line, which is no contact line. */
const PHONE_LINE_BELOW_CHARS = 300
const MAX_ADDRESS_LINE_CHARS = 500
const PHONE_DIGITS = { fewest: 9, most: 15 } as const
const HEADLINE_BELOW_CHARS = 80
const NAME_WORDS = { fewest: 2, most: 5 } as const
const MAX_NAME_CHARS = 50

/** Name, ways to reach the person and where they live, from the lines above the first section (or a contact section). */
export function readContact(lines: ResumeLine[]): Basics {
  const basics: Basics = {
    name: null,
    label: null,
    email: null,
    phone: null,
    url: null,
    location: null,
    summary: null,
    profiles: [],
    lines: {},
  }
  for (const line of lines.slice(0, MAX_CONTACT_LINES)) readContactLine(basics, line)
  const head = lines.filter(line => line.section === 'head').slice(0, MAX_HEAD_LINES)
  readName(basics, head)
  for (const line of head) readLocation(basics, line)
  const summary = lines.filter(line => line.section === 'summary' && !line.isHeading)
  if (summary[0]) {
    basics.summary = summary.map(line => line.text).join(' ')
    basics.lines.summary = summary[0].number
  }
  return basics
}

function readContactLine(basics: Basics, { text, number }: ResumeLine): void {
  const email = text.includes('@') ? EMAIL.exec(text) : null
  if (email && basics.email === null) {
    basics.email = email[0]
    basics.lines.email = number
  }
  const rest = email ? text.replace(EMAIL, ' ') : text
  const phone =
    rest.length < PHONE_LINE_BELOW_CHARS && digits(rest) >= PHONE_DIGITS.fewest ? PHONE.exec(rest) : null
  if (
    phone &&
    basics.phone === null &&
    digits(phone[0]) >= PHONE_DIGITS.fewest &&
    digits(phone[0]) <= PHONE_DIGITS.most &&
    !/\b(?:19|20)\d{2}\s*[-–—]\s*(?:19|20)\d{2}\b/u.test(phone[0])
  ) {
    basics.phone = phone[0].trim()
    basics.lines.phone = number
  }
  if (!rest.includes('.')) return
  for (const [address] of rest.slice(0, MAX_ADDRESS_LINE_CHARS).matchAll(URL_LIKE)) {
    const network =
      /(linkedin|github|gitlab|twitter|x|behance|dribbble|stackoverflow|medium|kaggle)\.com/iu.exec(
        address,
      )?.[1]
    if (network && !basics.profiles.some(profile => profile.url === address)) {
      basics.profiles.push({
        network: NETWORK_NAMES[network.toLowerCase()] ?? network,
        url: address,
        line: number,
      })
    } else if (!network && basics.url === null) {
      basics.url = address
      basics.lines.url = number
    }
  }
}

function readName(basics: Basics, head: ResumeLine[]): void {
  for (const line of head.slice(0, MAX_NAME_LINES)) {
    if (line.isHeading) continue
    const stripped = line.text.replace(
      /^(?:name|full name|resume(?: of)?|résumé(?: of)?|curriculum vitae(?: of)?|cv)\s*[:–-]?\s*/iu,
      '',
    )
    const [candidate = '', ...rest] = stripped.split(/\s*[|•·\t]\s*|\s{3,}|,\s+(?=\p{Lu}{2,})|\s+[–—-]\s+/u)
    if (basics.name === null && isName(candidate)) {
      basics.name = candidate.trim()
      basics.lines.name = line.number
      const label = rest.find(part => OCCUPATION_WORD.test(part) && !EMAIL.test(part))
      if (label) setHeadline(basics, label, line.number)
    } else if (
      basics.name !== null &&
      basics.label === null &&
      OCCUPATION_WORD.test(line.text) &&
      line.text.length < HEADLINE_BELOW_CHARS &&
      !/[@\d]/u.test(line.text)
    ) {
      setHeadline(basics, line.text, line.number)
    }
  }
}

function setHeadline(basics: Basics, label: string, number: number): void {
  basics.label = label.trim()
  basics.lines.label = number
}

function readLocation(basics: Basics, line: ResumeLine): void {
  if (basics.location !== null || line.number === basics.lines.name) return
  const place = CITY_AND_REGION.exec(line.text.replace(EMAIL, ' '))
  if (!place) return
  basics.location = place[0].trim()
  basics.lines.location = line.number
}

export function isName(text: string): boolean {
  const words = text.trim().split(/\s+/u)
  if (words.length < NAME_WORDS.fewest || words.length > NAME_WORDS.most) return false
  if (text.length > MAX_NAME_CHARS || /[\d@:/]/u.test(text)) return false
  if (
    OCCUPATION_WORD.test(text) ||
    /\b(?:resume|curriculum|vitae|profile|street|avenue|road|company|inc|job|description|about|requirements|responsibilities|we|you|the|our|and|for|of|school|university|college)\b/iu.test(
      text,
    )
  )
    return false
  return words.every(word =>
    /^[\p{Lu}][\p{L}\p{M}.'’-]*,?$|^(?:de|da|van|von|der|den|la|le|bin|al|el|di|du)$/u.test(word),
  )
}

function digits(text: string): number {
  return text.replace(/\D/gu, '').length
}

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,24}/u
const PHONE = /(?:\+|\b|\()\d[\d\s().–-]{7,20}\d\b/u
const URL_LIKE =
  /\b(?:https?:\/\/|www\.)[^\s|,;<>"]{3,200}|\b(?:linkedin|github|gitlab|behance|dribbble|medium|kaggle)\.com\/[^\s|,;<>"]{1,100}|\b[a-z\d-]{2,60}\.(?:com|dev|io|me|net|org|co)(?:\/[^\s|,;]{0,100})?\b/giu
const NETWORK_NAMES: Record<string, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  twitter: 'Twitter',
  x: 'X',
  behance: 'Behance',
  dribbble: 'Dribbble',
  stackoverflow: 'Stack Overflow',
  medium: 'Medium',
  kaggle: 'Kaggle',
}
export const CITY_AND_REGION =
  /\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}, (?:[A-Z]{2}\b(?: \d{5})?|\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2})/u
export const OCCUPATION_WORD =
  /\b(?:engineer|developer|manager|director|analyst|nurse|rn|teacher|tutor|professor|instructor|lecturer|accountant|bookkeeper|auditor|controller|clerk|assistant|associate|specialist|coordinator|supervisor|administrator|consultant|architect|designer|scientist|researcher|technician|operator|representative|rep|executive|officer|agent|advisor|adviser|attorney|lawyer|paralegal|counsel|driver|lead|leader|head|chief|president|vp|intern|trainee|apprentice|cook|chef|server|barista|bartender|cashier|receptionist|secretary|therapist|physician|doctor|pharmacist|dentist|assistant|aide|caregiver|worker|welder|electrician|plumber|carpenter|mechanic|machinist|foreman|planner|buyer|recruiter|generalist|strategist|writer|editor|copywriter|journalist|photographer|producer|marketer|salesperson|seller|broker|realtor|underwriter|banker|teller|economist|statistician|programmer|tester|sre|devops|cto|ceo|cfo|coo|founder|owner|partner|principal|fellow|guard|inspector|estimator|surveyor|librarian|counselor|psychologist|social worker|paramedic|hygienist|phlebotomist|stocker|picker|packer|handler|loader|cleaner|housekeeper|host|hostess|stylist|trainer|coach|merchandiser|dispatcher|scheduler|practitioner|surgeon|resident|adjunct|faculty|dean|superintendent|master|captain|sergeant|member)s?\b/iu
