import { FILLINGS, TEMPLATES } from './templates.ts'
import type { Line } from './written-lines.ts'

const LINES_A_TEMPLATE = 250
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
  const fillings = FILLINGS[slot[1] ?? ''] ?? []
  const filling = fillings[Math.floor(random() * fillings.length)]
  if (filling === undefined) throw new Error(`nothing to fill ${slot[0]} with`)
  return filled(text.replace(slot[0], filling), random)
}
