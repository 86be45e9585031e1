import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { readKnowledge } from '../../scripts/read-knowledge.ts'

const FIXED_NAMES = new Map(
  readKnowledgeTable(readKnowledge, 'technology-names.tsv', ['listed', 'name']).map(({ listed, name }) => [
    listed,
    name,
  ]),
)

/** The name people use for a tool that the source lists under its long name. */
export function technologyName(listed: string): string {
  const fixed = FIXED_NAMES.get(listed)
  if (fixed) return fixed
  const short = listed.replace(/^(.+) software$/, (whole, name: string) =>
    /[A-Z]/.test(name) ? name : whole,
  )
  const words = short.split(' ')
  const last = words.at(-1) ?? ''
  const long = words.slice(0, -1)
  const initials = long
    .map(word =>
      word
        .split(/[-/]/)
        .map(part => part[0] ?? '')
        .join(''),
    )
    .join('')
    .toUpperCase()
  return long.length >= 2 && /^[A-Z0-9]{2,6}$/.test(last) && initials.includes(last)
    ? `${long.join(' ')} (${last})`
    : short
}
