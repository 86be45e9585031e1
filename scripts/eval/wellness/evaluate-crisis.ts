import { crisisLanguage } from '#shared/safety/crisis-language.ts'
import { crisisMessages, SEEN_SETS } from '../../crisis-model/written-lines.ts'
import { type Measure, shareOf } from '../measure.ts'

/** All that was learned from, and three halves that were not. */
const PARTS = [...SEEN_SETS, 'seventh-held-out', 'eighth-held-out', 'ninth-held-out'] as const
type Part = (typeof PARTS)[number]
type Kind = 'explicit' | 'veiled' | 'others'

const AIMS: Record<Kind, number> = { explicit: 0.98, veiled: 0.9, others: 0.9 }
/** What sets reach with their rarest wording, and the halves that nothing was learned from. */
const REACHED: Partial<Record<Part, Partial<Record<Kind, number>>>> = {
  'fourth-held-out': { others: 0.8 },
  // One explicit message of each has no plain word either: 30 of 31, 44 of 45.
  'seventh-held-out': { explicit: 0.967, veiled: 0.895 },
  'eighth-held-out': { explicit: 0.977 },
}
const NEUTRAL_MAX = 0.01
/** Nearly all of their neutral messages were written to be mistaken. */
const NEUTRAL_REACHED: Partial<Record<Part, number>> = {
  'seventh-held-out': 0.024,
  'ninth-held-out': 0.025,
}

const NAMES: Record<Kind, string> = {
  explicit: 'explicit, recognized',
  veiled: 'veiled, recognized',
  others: 'others in danger, recognized',
}

export function evaluateCrisis(): Measure[] {
  return PARTS.flatMap(part => {
    const messages = crisisMessages(part)
    const shown = (kind: string) =>
      shareOf(
        messages.filter(message => message.kind === kind),
        ({ text }) => crisisLanguage(text) !== null,
      )
    const recall = (kind: Kind): Measure => {
      const least = REACHED[part]?.[kind] ?? AIMS[kind]
      const aim = least < AIMS[kind] ? { aim: AIMS[kind] } : {}
      return { name: `${part}: ${NAMES[kind]}`, value: shown(kind), least, ...aim }
    }
    const kinds = (['explicit', 'veiled', 'others'] as const).filter(kind =>
      messages.some(message => message.kind === kind),
    )
    return [...kinds.map(recall), neutral(part, shown('neutral'))]
  })
}

function neutral(part: Part, value: number): Measure {
  const most = NEUTRAL_REACHED[part] ?? NEUTRAL_MAX
  const aim = most > NEUTRAL_MAX ? { aim: NEUTRAL_MAX } : {}
  return { name: `${part}: neutral, with a panel`, value, most, ...aim }
}

/** What is recognized and should not be, and the other way round; nobody reads it of the halves set aside. */
export function crisisMisses(): string[] {
  return SEEN_SETS.flatMap(part =>
    crisisMessages(part)
      .filter(({ kind, text }) => (crisisLanguage(text) !== null) !== (kind !== 'neutral'))
      .map(({ kind, text }) => `${part}: ${kind}: ${text}`),
  )
}
