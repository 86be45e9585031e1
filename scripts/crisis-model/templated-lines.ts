import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILLINGS, TEMPLATES } from './templates.ts'
import type { Line } from './written-lines.ts'

const LINES_A_TEMPLATE = 250
/** The same words about work, a thing or a place: what is left, missed, wanted or ended is named. One a line, under their name. */
const WORK_FILLINGS = Object.fromEntries(
  readFileSync(join(import.meta.dirname, 'work-fillings.txt'), 'utf8')
    .trim()
    .split(/^\[/m)
    .slice(1)
    .map(part => part.trimEnd().split(/\]?\n/))
    .map(([name, ...fillings]) => [name, fillings]),
)
const ALL_FILLINGS: Record<string, readonly string[]> = { ...FILLINGS, ...WORK_FILLINGS }
const SLOT = /\{(\w+)\}/

/** Lines by filling the templates at random. */
export function templatedLines(random: () => number): Line[] {
  return TEMPLATES.flatMap(({ kind, text }) =>
    Array.from({ length: LINES_A_TEMPLATE }, () => ({ kind, text: filled(text, random) })),
  )
}

function filled(text: string, random: () => number): string {
  const slot = SLOT.exec(text)
  if (!slot) return text
  const fillings = ALL_FILLINGS[slot[1] ?? ''] ?? []
  const filling = fillings[Math.floor(random() * fillings.length)]
  if (filling === undefined) throw new Error(`nothing to fill ${slot[0]} with`)
  return filled(text.replace(slot[0], filling), random)
}
