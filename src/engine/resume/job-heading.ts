import { chooseEmployer } from './choose-employer.ts'
import { type Heading, headingParts, type JobNames, type Part } from './heading-parts.ts'
import { type HeadingPatterns, headingPatterns, namesByPattern } from './heading-pattern.ts'
import { jobLabel, labelledNames } from './job-labels.ts'
import { isPlace, isRegion, isStreet } from './place-words.ts'
import { toldNames } from './told-names.ts'
import { isKnownTown } from './town-names.ts'

type NameOrder = 'title first' | 'employer first'
/** What the person's other jobs tell about a heading without a title word. */
export type NameEvidence = { order: NameOrder; patterns?: HeadingPatterns }

/** Employer, title and place from the lines around the dates of a job. */
export function parseHeading(heading: Heading, { order, patterns }: NameEvidence): JobNames {
  const labelled = labelledNames(heading)
  const told = labelled ? { ...labelled, name: labelled.name ?? employerAbove(heading) } : toldNames(heading)
  if (told) return told
  const parts = headingParts(heading)
  const isSomewhere = placeTest(parts, heading)
  const places = parts.filter(isSomewhere)
  const open = parts.filter(part => !places.includes(part))
  // What stands in brackets says more about a name ("Tallyhouse (payment software)"); alone it is one.
  const outside = open.filter(part => !part.isAside)
  const named = outside.length > 0 ? outside : open
  const byPattern = namesByPattern(
    parts.filter(part => !part.isAside),
    patterns,
  )
  // "St Brannock's Hospital, London" among posts of the shape "Staff Nurse, Cardiology".
  const known = byPattern && isKnownTown(byPattern.employer.text) ? null : byPattern
  const position = known?.position ?? named.find(isTitle) ?? positionByOrder(named, order, places)
  const name = known?.employer ?? chooseEmployer(named, position)
  // "Team lead (Amazon UK)", "Driver for Eddie Stobart".
  const aside = name
    ? undefined
    : parts.find(part => part.isAside && !places.includes(part) && EMPLOYER_SHAPE.test(part.text))
  const [, title = wholeTitle(position, named, name), employer] =
    (!name && !aside && employerBehindTitle(position?.text ?? '')) || []
  const own = (name && !isTownAtMost(name)) || aside || employer ? null : ownAccount(heading)
  const [, nameAlone = name?.text, town] = (name?.mark === 'at' && NAME_IN_TOWN.exec(name.text)) || []
  return {
    name: own ?? nameAlone ?? aside?.text ?? employer ?? null,
    position: own ? withoutOwnAccount(title) : (title ?? null),
    location: placeName(places) ?? town ?? null,
  }
}

export function nameEvidence(headings: Heading[]): NameEvidence {
  const named = headings.map(heading => headingParts(heading).filter(part => !part.isAside))
  return { order: nameOrder(headings), patterns: headingPatterns(named) }
}

/** "Kessington Bank, Victoria Island  2021 – 2024" above "Position: …". */
function employerAbove(heading: Heading): string | null {
  const above = heading.lines.slice(0, heading.datedAt + 1)
  const dated = above.at(-1)
  const lines = above.filter(({ text }) => jobLabel(text) === null)
  if (lines.length === 0) return null
  // "1. Zenkora Bank Ltd, Calabar" above "Position: …" and "Date: …".
  const datedAt = dated ? lines.indexOf(dated) : -1
  return chooseEmployer(headingParts({ ...heading, lines, datedAt }), undefined)?.text ?? null
}

/** Whether this person writes the title or the employer first, by the jobs where the words leave no doubt. */
function nameOrder(headings: Heading[]): NameOrder {
  let titleFirst = 0
  for (const heading of headings) {
    const all = headingParts(heading)
    const isSomewhere = placeTest(all, heading)
    const parts = all.filter(part => !part.isAside && !isSomewhere(part))
    const title = parts.findIndex(({ kind }) => kind === 'title')
    if (title >= 0 && parts.length > 1) titleFirst += title === 0 ? 1 : -1
  }
  return titleFirst < 0 ? 'employer first' : 'title first'
}

/** A region, "Town, Region", the town before a country, and the town of the contact details where others are left to be the employer. */
function placeTest(parts: Part[], { places }: Heading): (part: Part) => boolean {
  const isHome = (part: Part) =>
    part.kind === null && (places?.has(part.text.toLowerCase()) === true || isKnownTown(part.text))
  const isSure = (part: Part) =>
    part.kind === null && (isPlace(part.text) || isRegion(part.text) || isStreet(part.text))
  const isTown = (part: Part, i: number) => {
    const next = parts[i + 1]
    return (
      part.kind === null &&
      /^\p{Lu}/u.test(part.text) &&
      next?.mark === 'comma' &&
      next.at === part.at &&
      isRegion(next.text) &&
      parts.some(other => other !== part && !other.isAside && other.kind !== 'title' && !isSure(other))
    )
  }
  const found = new Set(parts.filter((part, i) => isSure(part) || isTown(part, i)))
  for (const part of parts) {
    const isOtherLeft = parts.some(other => other !== part && other.kind !== 'title' && !found.has(other))
    if (isHome(part) && isOtherLeft) found.add(part)
  }
  return part => found.has(part)
}

/** "Denver, Colorado" are two parts and one place. */
function placeName([first, second]: Part[]): string | null {
  return first && second?.at === first.at && second.mark === 'comma'
    ? `${first.text}, ${second.text}`
    : (first?.text ?? null)
}

function isTitle({ kind, mark }: Part): boolean {
  return kind === 'title' && mark !== 'at'
}

/** No word tells the title: "Help desk" beside "Grainmark Co-op". */
function positionByOrder(named: Part[], order: NameOrder, places: Part[]): Part | undefined {
  const unknown = named.filter(({ kind, isBehindDates, at }) => {
    const isOnlyPlaced = isBehindDates && named.some(other => other.at !== at)
    return kind === null && !isOnlyPlaced
  })
  if (named.length < 2) return undefined
  const behindAt = unknown.findIndex(({ mark }) => mark === 'at')
  if (behindAt > 0) return unknown[behindAt - 1]
  if (named.some(({ kind }) => kind !== null)) return unknown[0]
  const below = titleBesidePlacedEmployer(unknown, places) ?? titleBelowEmployer(unknown)
  if (below) return below
  return order === 'title first' ? unknown[0] : unknown[1]
}

/** "Sonnleitner Bau · Graz" above "Polier", "Harcourt's, York — Dressing": of two names the one with a town is the employer. */
function titleBesidePlacedEmployer([first, second, ...more]: Part[], places: Part[]): Part | undefined {
  if (!first || !second || more.length > 0) return undefined
  const isPlaced = ({ at }: Part, isNext: (place: Part) => boolean) =>
    places.some(place => place.at === at && !place.isAside && isNext(place))
  if (first.at !== second.at) {
    const [isFirst, isSecond] = [isPlaced(first, () => true), isPlaced(second, () => true)]
    return isFirst === isSecond ? undefined : isFirst ? second : first
  }
  return second.mark === 'strong' && isPlaced(first, ({ mark }) => mark === 'comma') ? second : undefined
}

/** "Aldgrave Shipping · Rotterdam" above "Chartering · Mar 2015 – Jun 2019": employer and town, then the title. */
function titleBelowEmployer(unknown: Part[]): Part | undefined {
  const [employer, town, title, ...more] = unknown
  const isBelow =
    more.length === 0 &&
    employer &&
    title &&
    town?.at === employer.at &&
    title.at > town.at &&
    town.mark === 'strong' &&
    !/ /u.test(town.text)
  return isBelow ? title : undefined
}

/** "Manager, Digital Products": a rank alone says nothing, so what follows belongs to it where the employer is another. */
function wholeTitle(
  position: Part | undefined,
  named: Part[],
  employer: Part | undefined,
): string | undefined {
  const next = position && named[named.indexOf(position) + 1]
  return next &&
    employer &&
    next !== employer &&
    next.at === position.at &&
    next.mark === 'comma' &&
    ((next.kind !== 'employer' && RANK_ALONE.test(position.text)) || isFieldOfTitle(next, named, employer))
    ? `${position.text}, ${next.text}`
    : position?.text
}

/** "Sourcing Manager, APAC", "Lecturer, Interaction Design, Elm College". */
function isFieldOfTitle(part: Part, named: Part[], employer: Part): boolean {
  if (MARKET.test(part.text)) return true
  const behind = named[named.indexOf(part) + 1]
  return (
    behind === employer &&
    employer.at === part.at &&
    part.kind === null &&
    employer.kind === 'employer' &&
    FIELD.test(part.text)
  )
}

/** "Self-employed carpenter, Dunmere". */
function isTownAtMost({ kind, mark, text }: Part): boolean {
  return kind === null && mark === 'comma' && !/ /u.test(text)
}

/** "Driver for Eddie Stobart"; in small letters throughout, any name may follow. */
function employerBehindTitle(title: string): RegExpExecArray | null {
  return (/\p{Lu}/u.test(title) ? TITLE_FOR_EMPLOYER : SMALL_TITLE_FOR_EMPLOYER).exec(title)
}

/** "Self employed", "various clients": whose own business it is has no other employer. */
function ownAccount({ lines }: Heading): string | null {
  for (const { text } of lines) {
    const found = OWN_ACCOUNT.exec(text)?.[0]
    if (found) return found
  }
  return null
}

function withoutOwnAccount(title: string | undefined): string | null {
  return (
    title?.replace(/^self[- ]employed\s+/iu, '').replace(/^\p{Ll}/u, letter => letter.toUpperCase()) ?? null
  )
}

const MARKET =
  /^(?:APAC|EMEA|LATAM|MENA|DACH|ANZ|ASEAN|Benelux|Nordics|Americas|Iberia|Global|Worldwide|International)$/u
const FIELD = /^\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,3}$/u
const RANK_ALONE =
  /^(?:(?:senior|junior|assistant|associate|deputy|regional|executive|section|department|group|acting) )?(?:manager|director|vice president|vp|svp|avp|head|chief|lead|officer|president|associate|assistant|supervisor|coordinator|specialist|analyst|partner)$/iu
const OWN_ACCOUNT =
  /\bself[- ]?employed\b|\b(?:various|private|own) clients\b|\bown (?:business|account)\b|(?<=^|[|·,]\s{0,3})freelance(?=\s*(?:$|[|·,]))/iu
const EMPLOYER_SHAPE = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u
/** "Cook at Blue Barn in Leeds". */
const NAME_IN_TOWN = /^(.+) in (\p{Lu}[^,]*)$/u
const TITLE_FOR_EMPLOYER = /^(.+?) (?:with|for|on the) (?:the )?(\p{Lu}.+)$/u
const SMALL_TITLE_FOR_EMPLOYER = /^(.+?) (?:with|for) (?:the )?(.+)$/u
