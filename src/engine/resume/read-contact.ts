import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { findLabelledName } from './labelled-name.ts'
import {
  isName,
  isNameShaped,
  isOrderOfEmail,
  isSameNameTurned,
  nameParts,
  sharesWordWithEmail,
  toldName,
} from './person-name.ts'
import { ADDRESS, CITY_AND_REGION } from './place-words.ts'
import { hasTitleWord } from './title-words.ts'

type Basics = ResumeFacts['basics']

/** Bounds the time for an endless text; contact details may stand at the end of a real one. */
const MAX_CONTACT_LINES = 400
const MAX_HEAD_LINES = 12
const MAX_NAME_LINES = 8
const MAX_PERSONAL_DETAILS_LINES = 30
const MAX_EXPORT_LINES = 40
/** The patterns take long on a longer line, which is no contact line. */
const PHONE_LINE_BELOW_CHARS = 300
const MAX_ADDRESS_LINE_CHARS = 500
const PHONE_DIGITS = { fewest: 9, most: 15 } as const
const HEADLINE_BELOW_CHARS = 80
const MAX_NAME_LINE_CHARS = 50
const MAX_SIGNATURE_LINE_CHARS = 120

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
  readName(basics, head, lines)
  for (const line of head) readLocation(basics, line)
  const summary = lines.filter(line => line.section === 'summary' && !line.isHeading)
  if (summary[0]) {
    basics.summary = summary.map(line => line.asWritten ?? line.text).join(' ')
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
    !/\b(?:19|20)\d{2}\s*[-–—]\s*(?:19|20)\d{2}\b|\b\d{1,2}[./](?:19|20)\d{2}\b/u.test(phone[0])
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

function readName(basics: Basics, head: ResumeLine[], lines: ResumeLine[]): void {
  const candidates = head
    .slice(0, MAX_NAME_LINES)
    .filter(line => !line.isHeading)
    .map(line => ({ line, parts: nameParts(line.text) }))
  const found =
    findLabelledName(lines) ??
    toldLine(head) ??
    turnedLine(candidates) ??
    candidates.find(
      ({ parts: [name = ''] }) => sharesWordWithEmail(name, basics.email) && isNameShaped(name),
    ) ??
    candidates.find(({ parts: [name = ''] }) => isName(name) && !name.includes(',')) ??
    candidates.find(({ parts: [name = ''] }) => isName(name)) ??
    nameInSingleWords(head, basics.email) ??
    nameBelowPersonalDetails(lines) ??
    nameOfEmail(lines, basics.email)
  if (!found) {
    readExportedName(basics, lines)
    return
  }
  const [name = '', ...rest] = found.parts
  basics.name = spokenName(
    name.trim().replaceAll(/\s+/gu, ' '),
    lines.filter(line => line.number !== found.line.number),
    basics.email,
  )
  basics.lines.name = found.line.number
  const label = rest.find(part => hasTitleWord(part) && !EMAIL.test(part))
  if (label) {
    setHeadline(basics, label, found.line.number)
    return
  }
  const below = candidates.find(
    ({ line }) =>
      line.number > found.line.number &&
      hasTitleWord(line.text) &&
      line.text.length < HEADLINE_BELOW_CHARS &&
      !/[@\d]/u.test(line.text),
  )
  if (below) setHeadline(basics, below.line.text, below.line.number)
}

/** "Locatelvi Gaspare" is signed "Gaspare Locatelvi" further down; the address tells which of the two is spoken. */
function spokenName(name: string, lines: ResumeLine[], email: string | null): string {
  const turned = lines
    .slice(0, MAX_CONTACT_LINES)
    .flatMap(({ text }) => (text.length < MAX_SIGNATURE_LINE_CHARS ? text.split(/\s{3,}|\t|[()|,]/u) : []))
    .map(part => part.trim())
    .find(part => isName(part) && isSameNameTurned(name, part))
  return turned && /\p{Ll}/u.test(turned) && isOrderOfEmail(turned, email) ? turned : name
}

type NamedLine = { line: ResumeLine; parts: string[] }

/** A message tells the name in its first sentence. */
function toldLine(head: ResumeLine[]): NamedLine | undefined {
  const [line] = head
  const name = line ? toldName(line.text) : null
  return line && name ? { line, parts: [name] } : undefined
}

/** Of "POTHURI VENKATA RAMESH BABU" and "Venkata Ramesh Babu Pothuri" the second, as it is spoken. */
function turnedLine(candidates: NamedLine[]): NamedLine | undefined {
  return candidates.find(({ parts: [turned = ''] }, at) => {
    const [name = ''] = candidates[at - 1]?.parts ?? []
    return isName(turned) && /\p{Ll}/u.test(turned) && isSameNameTurned(name, turned)
  })
}

/** "PERSONAL INFORMATION" and the name without a label. */
function nameBelowPersonalDetails(lines: ResumeLine[]): NamedLine | undefined {
  const at = lines.findIndex(line => line.isHeading && /^personal\b/iu.test(line.text))
  const line = at < 0 ? undefined : lines[at + 1]
  if (!line || line.isHeading || at > MAX_PERSONAL_DETAILS_LINES) return undefined
  const parts = nameParts(line.text)
  return isName(parts[0] ?? '') ? { line, parts } : undefined
}

/** Below a sidebar that came first: a name on a line of its own that the address holds. */
function nameOfEmail(lines: ResumeLine[], email: string | null): NamedLine | undefined {
  const line = lines.find(
    ({ text, isHeading, isBullet, section }) =>
      (!isHeading || section === 'other') &&
      !isBullet &&
      section !== 'work' &&
      text.length <= MAX_NAME_LINE_CHARS &&
      sharesWordWithEmail(text, email) &&
      isName(nameParts(text)[0] ?? ''),
  )
  return line && { line, parts: nameParts(line.text) }
}

/** "MARGARET", "OKONKWO": large type sets each name on a line of its own; "Cher" has one. The address holds them. */
function nameInSingleWords(
  head: ResumeLine[],
  email: string | null,
): { line: ResumeLine; parts: string[] } | undefined {
  const [first, second] = head.filter(line => !line.isHeading)
  const isPartOfName = (line: ResumeLine | undefined) =>
    line !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(line.text) && sharesWordWithEmail(line.text, email)
  if (!first || !isPartOfName(first)) return undefined
  return {
    line: first,
    parts: [
      second && (isPartOfName(second) || isSurnameBelow(first, second))
        ? `${first.text} ${second.text}`
        : first.text,
    ],
  }
}

/** "JASMINE" above "OKAFOR-BELL", set in the same large type. */
function isSurnameBelow(first: ResumeLine, second: ResumeLine): boolean {
  const isCapitals = [first, second].every(({ text }) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(text))
  return isCapitals && second.number === first.number + 1 && !hasTitleWord(second.text)
}

/** A profile exported from a network begins with contact and skills; the name stands above a headline such as "Designer at Grab". */
function readExportedName(basics: Basics, lines: ResumeLine[]): void {
  const found = lines
    .slice(0, MAX_EXPORT_LINES)
    .find(
      ({ text, isHeading }, at) =>
        !isHeading &&
        isName(text) &&
        / (?:at|@|\|) /u.test(lines[at + 1]?.text ?? '') &&
        hasTitleWord(lines[at + 1]?.text ?? ''),
    )
  if (!found) return
  basics.name = found.text
  basics.lines.name = found.number
}

function setHeadline(basics: Basics, label: string, number: number): void {
  basics.label = label.trim()
  basics.lines.label = number
}

function readLocation(basics: Basics, line: ResumeLine): void {
  // A sentence that tells of a job names where that was.
  if (basics.location !== null || line.number === basics.lines.name || line.asWritten !== undefined) return
  const text = line.text.replace(EMAIL, ' ')
  const place = ADDRESS.exec(text) ?? CITY_AND_REGION.exec(text)
  if (!place) return
  basics.location = place[0].trim()
  basics.lines.location = line.number
}

function digits(text: string): number {
  return text.replace(/\D/gu, '').length
}

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,24}/u
const PHONE = /(?:\+|\b|\()\d[\d\s().–-]{7,20}\d\b|\b0\d{2,5} ?\/ ?\d[\d -]{4,14}\d\b/u
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
