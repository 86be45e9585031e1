import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { CITY_AND_REGION } from './job-heading.ts'
import { hasTitleWord } from './title-words.ts'

type Basics = ResumeFacts['basics']

/** Bounds the time for an endless text; contact details may stand at the end of a real one. */
const MAX_CONTACT_LINES = 400
const MAX_HEAD_LINES = 12
const MAX_NAME_LINES = 8
const MAX_EXPORT_LINES = 40
/** The patterns take long on a longer line, which is no contact line. */
const PHONE_LINE_BELOW_CHARS = 300
const MAX_ADDRESS_LINE_CHARS = 500
const PHONE_DIGITS = { fewest: 9, most: 15 } as const
const HEADLINE_BELOW_CHARS = 80
const NAME_WORDS = { fewest: 2, most: 5 } as const
const MAX_NAME_CHARS = 50
const MIN_EMAIL_WORD_CHARS = 3

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
    candidates.find(
      ({ parts: [name = ''] }) => sharesWordWithEmail(name, basics.email) && isNameShaped(name),
    ) ??
    candidates.find(({ parts: [name = ''] }) => isName(name) && !name.includes(',')) ??
    candidates.find(({ parts: [name = ''] }) => isName(name))
  if (!found) {
    readExportedName(basics, lines)
    return
  }
  const [name = '', ...rest] = found.parts
  basics.name = name.trim().replaceAll(/\s+/gu, ' ')
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

function nameParts(text: string): string[] {
  return text
    .replace(
      /^(?:name|full name|resume(?: of)?|résumé(?: of)?|curriculum vitae(?: of)?|cv|nombre|nome|姓名|氏名|이름)\s*[:：–-]?\s*/iu,
      '',
    )
    .replace(PRONOUNS, '')
    .replace(ADDRESS_FORM, '')
    .split(/\s*[|•·\t]\s*|\s{3,}|,\s+(?=\p{Lu}{2,})|\s+[–—-]\s+/u)
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
  const name = text.trim()
  if (EAST_ASIAN_DOCUMENT.test(name)) return false
  if (EAST_ASIAN_NAME.test(name) || CASELESS_NAME.test(name)) return true
  if (!isNameShaped(name) || hasTitleWord(name.replace(ALSO_A_SURNAME, '')) || NOT_IN_NAMES.test(name))
    return false
  return name
    .replace(NICKNAME, '')
    .split(/\s+/u)
    .every(word => CAPITALIZED_WORD.test(word) || NAME_PARTICLE.test(word))
}

/** Two to five words, not counting "de los" and "van der": long Spanish names have nine in all. */
function isNameShaped(text: string): boolean {
  const words = text.trim().replace(NICKNAME, '').split(/\s+/u)
  const counted = words.filter(word => !NAME_PARTICLE.test(word))
  return (
    counted.length >= NAME_WORDS.fewest &&
    counted.length <= NAME_WORDS.most &&
    counted.join(' ').length <= MAX_NAME_CHARS &&
    words.every(word => /^[\p{L}\p{M}][\p{L}\p{M}.'’-]*,?$/u.test(word))
  )
}

/** Who writes "jordan blake" or is named Cook shows it in the address jordanblake@… */
function sharesWordWithEmail(text: string, email: string | null): boolean {
  if (email === null) return false
  const local = foldLetters(email.slice(0, email.indexOf('@')))
  const words = foldLetters(text).split(/[^\p{L}]+/u)
  return words.some(word => word.length >= MIN_EMAIL_WORD_CHARS && local.includes(word))
}

function digits(text: string): number {
  return text.replace(/\D/gu, '').length
}

const CAPITALIZED_WORD = /^(?:[dlDL]['’])?\p{Lu}[\p{L}\p{M}.'’-]*,?$/u
const NAME_PARTICLE =
  /^(?:de|da|do|dos|das|del|della|delle|degli|dei|di|du|la|las|los|le|van|von|zu|zur|vom|der|den|dem|ten|ter|het|bin|binti|ibn|al|el|y|e|af|av)$/u
const ALSO_A_SURNAME =
  /\b(?:mason|baker|butcher|fisher|farmer|gardener|miner|painter|porter|barber|singer|joiner|sewer|deputy)\b/giu
const NOT_IN_NAMES =
  /\b(?:resume|curriculum|vitae|profile|street|avenue|road|company|inc|job|description|about|requirements|responsibilities|we|you|the|our|and|for|of|school|university|college|citizen|married|passport)\b/iu
const ADDRESS_FORM = /\s*\((?:mrs?|ms|miss|mx|dr)\.?\)/iu
/** "Robert “Bobby” Lane": a nickname between the names. */
const NICKNAME = /\s["“”'‘’][\p{L} ]{2,20}["“”'‘’](?=\s)/u
const PRONOUNS = /\((?:she|he|they)\/[\p{L}/]+\)/iu
/** Scripts without capitals, where only the shape tells. */
const CASELESS_NAME =
  /^(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Khmer}\p{Script=Georgian}\p{Script=Ethiopic}]+ ?){2,5}$/u
/** Two to four characters with or without a space, and the Latin form in brackets behind it. */
const EAST_ASIAN_NAME =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}・]\s?){2,9}(?:\s*[(（][\p{L} .'’-]{3,40}[)）])?$/u
/** The word for a résumé at its top is nobody's name. */
const EAST_ASIAN_DOCUMENT = /^(?:職務経歴書|履歴書|个人简历|個人簡歷|简历|簡歷|求职简历|이력서|자기소개서)$/u
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
