import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'

const CERTIFICATE_CHARS = { fewest: 2, most: 120 } as const

/** The certificates of one line; who issued one, or where it holds, stays with its name. */
export function readCertificate({ text, number }: ResumeLine): ResumeFacts['certificates'] {
  const names = withIssuer(text.split(BETWEEN_CERTIFICATES))
  return names.flatMap(one => {
    const dates = readDates(one)
    const name = (dates ? `${one.slice(0, dates.from)}${one.slice(dates.to)}` : one)
      .replace(/\(\s*\)/u, '')
      .replace(/[\s,.|–—(-]+$/u, '')
      .trim()
    return name.length < CERTIFICATE_CHARS.fewest || name.length > CERTIFICATE_CHARS.most
      ? []
      : [{ name, date: dates?.end ?? null, line: number }]
  })
}

/** "NMBI PIN 123456" beside the contact details is a registration. */
export function readRegistrations({ text, number }: ResumeLine): ResumeFacts['certificates'] {
  return text
    .split(/\s*[|•·,;\t]\s*|\s{3,}/u)
    .filter(part => REGISTRATION.test(part))
    .map(name => ({ name, date: null, line: number }))
}

const REGISTRATION =
  /^\p{Lu}[\p{L} ]{1,30} (?:PIN|[Rr]egistration|[Rr]eg\.?|[Ll]icen[cs]e)(?: (?:[Nn]o\.?|[Nn]umber))?\s?[:#]?\s?[A-Z\d-]*\d{4,10}[A-Z]?$/u

/** "CompTIA A+ (2023)" and courses taken online are no schooling, wherever they stand. */
export function isOnlineCourse(text: string): boolean {
  return text.length <= CERTIFICATE_CHARS.most && ONLINE_COURSE.test(text)
}

const ONLINE_COURSE =
  /(?<!\p{L})(?:Coursera|Udemy|edX|LinkedIn Learning|Udacity|FutureLearn|Codecademy|freeCodeCamp|DataCamp|Pluralsight|CompTIA|CCNA|CCNP|(?:AWS|Microsoft|Google Cloud|Oracle) Certified|ITIL|PRINCE2)(?!\p{L})/u

/** "Registered Nurse", "Ohio" → "Registered Nurse, Ohio". */
function withIssuer(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && (STATE.test(part) || ISSUER.test(part)))
      joined[joined.length - 1] = `${last}, ${part}`
    else joined.push(part)
  }
  return joined
}

const BETWEEN_CERTIFICATES =
  /\s*[;|]\s*|(?<=[\p{Ll}\d)]{2})\.\s+(?=\p{Lu})|,\s+(?=\p{Lu})(?!State of|Issued|Expires|[A-Z]{2}$)(?![^(]*\))/u
/** A state of the United States, alone or with a year behind it. */
const STATE =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?:[\s,(]+\d.*)?$/u
const ISSUER =
  /\b(?:Association|Board|Institute|Council|Society|College|University|Department|Academy|Authority|Commission|Federation|Red Cross|Chamber|Ministry)\b/u
