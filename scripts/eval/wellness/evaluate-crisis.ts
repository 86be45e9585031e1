import { crisisLanguage } from '#shared/safety/crisis-language.ts'
import { crisisMessages, type LineKind, SEEN_SETS } from '../../crisis-model/written-lines.ts'
import { type Measure, shareOf } from '../measure.ts'

/** All that was learned from, and what was not. */
const SET_ASIDE = ['thirteenth'] as const
const PARTS = [...SEEN_SETS, ...SET_ASIDE] as const
type Part = (typeof PARTS)[number]
const KINDS = ['explicit', 'veiled', 'others'] as const
type Kind = (typeof KINDS)[number]

const AIMS: Record<Kind, number> = { explicit: 0.98, veiled: 0.9, others: 0.9 }
/** What a set reaches with its rarest wording. */
const REACHED: Partial<Record<Part, Partial<Record<Kind, number>>>> = {
  'fourth-held-out': { others: 0.8 },
}
const NEUTRAL_MAX = 0.01
const NAMES: Record<Kind, string> = {
  explicit: 'explicit, recognized',
  veiled: 'veiled, recognized',
  others: 'others in danger, recognized',
}

export function evaluateCrisis(): Measure[] {
  return PARTS.flatMap(part => {
    const messages = crisisMessages(part).map(({ kind, text }) => ({
      kind,
      isShown: crisisLanguage(text) !== null,
    }))
    return measures(part, messages)
  })
}

function measures(part: Part, messages: readonly { kind: LineKind; isShown: boolean }[]): Measure[] {
  const shown = (kind: LineKind) =>
    shareOf(
      messages.filter(message => message.kind === kind),
      ({ isShown }) => isShown,
    )
  const kinds = KINDS.filter(kind => messages.some(message => message.kind === kind))
  const recalls = kinds.map((kind): Measure => {
    const least = REACHED[part]?.[kind] ?? AIMS[kind]
    const aim = least < AIMS[kind] ? { aim: AIMS[kind] } : {}
    return { name: `${part}: ${NAMES[kind]}`, value: shown(kind), least, ...aim }
  })
  return [...recalls, { name: `${part}: neutral, with a panel`, value: shown('neutral'), most: NEUTRAL_MAX }]
}

/** What is recognized and should not be, and the other way round; nobody reads it of the halves set aside. */
export function crisisMisses(): string[] {
  return SEEN_SETS.flatMap(part =>
    crisisMessages(part)
      .filter(({ kind, text }) => (crisisLanguage(text) !== null) !== (kind !== 'neutral'))
      .map(({ kind, text }) => `${part}: ${kind}: ${text}`),
  )
}
