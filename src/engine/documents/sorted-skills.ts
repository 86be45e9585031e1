import { type Spoken, spokenIn } from '#engine/resume/spoken-in.ts'
import { anyOf, raw } from '#engine/text/any-of.ts'

/** What people write among their skills, each where a résumé has it. */
export type SortedSkills = { skills: string[]; languages: Spoken[]; licenses: string[] }

/** "SQL", "Polish native, English B2. Driving licence, own car" → one skill, two languages, a license with the car; nothing twice. */
export function sortedSkills(written: readonly string[], spoken: readonly Spoken[] = []): SortedSkills {
  const parts = written.flatMap(partsOf)
  const languages = parts.flatMap(part => spokenIn(part) ?? [])
  const others = parts.filter(part => spokenIn(part) === null)
  const licenses = unique(others.filter(isLicense))
  // A car of one's own belongs to the license to drive it.
  const isBesideLicense = (part: string) => OWN_VEHICLE.test(part) && licenses.length > 0
  return {
    skills: unique(others.filter(part => !isLicense(part) && !isBesideLicense(part))),
    languages: uniqueLanguages([...spoken, ...languages]),
    licenses: [...licenses, ...unique(others.filter(isBesideLicense))],
  }
}

/** A paper that allows somebody to do something, which nobody is skilled in. */
export function isLicense(name: string): boolean {
  return LICENSE.test(name.trim())
}

/** What somebody owns or does for themselves says nothing of their work. */
export function isPersonalThing(name: string): boolean {
  return PERSONAL.test(name.trim())
}

function partsOf(written: string): string[] {
  return written
    .split(/(?<=\p{L}{2}|\d|\))\.\s+(?=\p{Lu}|\d)|[;|\n]/u)
    .flatMap(part => (isLicense(part) && !OWN_VEHICLE.test(part) ? [part] : part.split(/,\s+(?![^(]*\))/u)))
    .map(part => part.trim().replace(/[.;,\s]+$/u, ''))
    .filter(part => part !== '')
}

function uniqueLanguages(all: readonly Spoken[]): Spoken[] {
  const byName = new Map<string, Spoken>()
  for (const one of all) {
    const key = one.language.trim().toLowerCase()
    const known = byName.get(key)
    if (known === undefined || known.fluency === null)
      byName.set(key, known ? { ...one, language: known.language } : one)
  }
  return [...byName.values()]
}

function unique(names: readonly string[]): string[] {
  const told = new Set(names.flatMap(name => thingDone(name) ?? []))
  const seen = new Set<string>()
  return names.filter(name => {
    const key = name.toLowerCase().replaceAll(/[\s-]+/gu, ' ')
    if (seen.has(key) || told.has(name.toLowerCase())) return false
    seen.add(key)
    return true
  })
}

/** "Writing essays" tells of "essays". */
function thingDone(name: string): string | null {
  const [first = '', ...rest] = name.toLowerCase().split(' ')
  return first.endsWith('ing') && rest.length > 0 ? rest.join(' ') : null
}

const LICENSE = new RegExp(
  anyOf([
    raw`^(?:[\p{L}\d+/'’-]+ ){0,5}licen[cs]es?(?: \(?(?:cat(?:egory)?\.? |class )?[A-Z][A-Z\d+]{0,3}\)?|[ ,(]+(?:full|clean|current|valid)\b.*)?$`,
    raw`^licen[cs]ed to drive\b.*$`,
    raw`^(?:[A-Z]{2,5}|white|blue|gold|green|skills?|safety|site)(?: (?:gold|blue|green|black|white|skills?|safety|site))? card$`,
    raw`^(?:(?:enhanced|clear|basic|full) )*DBS(?: (?:check|certificate|checked|cleared))?$`,
  ]),
  'iu',
)
const OWN_VEHICLE =
  /^(?:(?:has |have |with )?(?:my )?own (?:car|van|vehicle|transport|motorbike|bike)|car owner)$/iu
const PERSONAL = new RegExp(
  anyOf([
    raw`\bown (?:\p{L}+ )?(?:car|van|vehicle|transport|motorbike|bike|tools?|laptop|computer|phone|equipment|uniform)$`,
    'car owner|non-?smoker|(?:clean )?criminal record|available .*|can start .*|flexible hours|good health',
  ]),
  'iu',
)
