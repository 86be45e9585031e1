import { documentBlocks } from './document-blocks.ts'

type Section = { title: string; text: string }

/** A section that two texts of one document differ in; null where a text has no such section. */
export type ChangedSection = { title: string; before: string | null; now: string | null }

const HEAD = 'Name and contact'

/** A text cut at its headings; what stands above the first one is the head. */
export function sectionsOf(text: string): Section[] {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const sections: { title: string; lines: string[] }[] = []
  for (const { kind, text: heading, line } of documentBlocks(text)) {
    const isHeading = kind === 'heading'
    if (isHeading || sections.length === 0)
      sections.push({ title: isHeading ? heading.replace(/:$/u, '') : HEAD, lines: [] })
    sections.at(-1)?.lines.push(lines[line] ?? '')
  }
  return sections.map(({ title, lines: own }) => ({ title, text: own.join('\n').trim() }))
}

/** What a new text of a document changed, section by section, in the order of the new one. */
export function changedSections(now: string, before: string): ChangedSection[] {
  const [present, past] = [sectionsOf(now), sectionsOf(before)]
  const titles = [...new Set([...present, ...past].map(({ title }) => title))]
  return titles
    .map(title => ({ title, now: textOf(present, title), before: textOf(past, title) }))
    .filter(changed => changed.now !== changed.before)
}

/** The text with one section as it was before; a section that was not there goes, one that is gone comes back at the end. */
export function withSectionBack(text: string, { title, before }: ChangedSection): string {
  const sections = sectionsOf(text)
  if (!sections.some(section => section.title === title))
    return before === null ? text : [...sections.map(section => section.text), before].join('\n\n')
  return sections
    .flatMap(section => (section.title === title ? (before === null ? [] : [before]) : [section.text]))
    .join('\n\n')
}

function textOf(sections: readonly Section[], title: string): string | null {
  return sections.find(section => section.title === title)?.text ?? null
}
