import { isName, labelledName } from './person-name.ts'
import type { ResumeLine } from './resume-lines.ts'

type NamePart = keyof typeof LABELS

/** Personal details may stand below a summary. */
const MAX_LABELLED_NAME_LINES = 30

/** "Name: Olamide Fashanu", or "Family name: LUMOINDONG   Given name: YOSAFAT" beside or below each other. */
export function findLabelledName(lines: ResumeLine[]): { line: ResumeLine; parts: string[] } | undefined {
  const near = lines.slice(0, MAX_LABELLED_NAME_LINES)
  for (const line of near) {
    const name = labelledName(line.text)
    if (name) return { line, parts: [name] }
  }
  const found = new Map<NamePart, string>()
  let first: ResumeLine | undefined
  for (const line of near)
    for (const { part, value } of namePartsIn(line.text)) {
      if (!found.has(part)) found.set(part, value)
      first ??= line
    }
  const { given, family } = { given: found.get('given'), family: found.get('family') }
  if (!first || !given || !family) return undefined
  const name = [given, found.get('middle'), family].filter(part => part !== undefined).join(' ')
  return isName(name) ? { line: first, parts: [name] } : undefined
}

function namePartsIn(text: string): { part: NamePart; value: string }[] {
  return cellsOf(text).flatMap(cell => {
    const [, label = '', value = ''] = LABEL_AND_VALUE.exec(cell) ?? []
    const part = PARTS.find(name => LABELS[name].test(label))
    return part && VALUE.test(value.trim()) ? [{ part, value: value.trim() }] : []
  })
}

/** "First name   Ana" is one cell, "Family name: SILVA   Given name: ANA" two. */
function cellsOf(text: string): string[] {
  const cells = text.split(/\s{3,}|\t+|\s*[|;]\s*/u)
  return cells.every(cell => !cell.includes(':')) ? [text] : cells
}

const PARTS = ['given', 'middle', 'family'] as const
const LABELS = {
  given:
    /^(?:first|given|fore|christian|other)[ -]?names?(?:\(s\))?$|^(?:vorname|prénoms?|nombres?|voornaam|imię|imiona|förnamn|fornavn|etunimi|jméno|utónév)$/iu,
  middle: /^middle[ -]?(?:names?|initials?)$/iu,
  family:
    /^(?:last|family|sur)[ -]?names?(?:\(s\))?$|^(?:nachname|familienname|zuname|nom(?: de famille)?|apellidos?|cognome|sobrenome|achternaam|nazwisko|efternamn|etternavn|efternavn|sukunimi|příjmení|vezetéknév)$/iu,
}
const LABEL_AND_VALUE = /^([\p{L} ()-]{3,24}?)(?:\s*[:：]\s*|\s{2,})(\S.{0,40})$/u
const VALUE = /^\p{L}[\p{L}\p{M} .'’-]*$/u
