import { crisisLanguage } from '#shared/safety/crisis-language.ts'
import { crisisMessages, type LineKind, SEEN_SETS } from '../../crisis-model/written-lines.ts'
import { type Measure, shareOf } from '../measure.ts'

/** All that was learned from, and what was not. */
const SET_ASIDE = [
  'seventh-held-out',
  'eighth-held-out',
  'ninth-held-out',
  'tenth-held-out',
  'eleventh',
  'eleventh-held-out',
] as const
const PARTS = [...SEEN_SETS, ...SET_ASIDE] as const
type Part = (typeof PARTS)[number]
const KINDS = ['explicit', 'veiled', 'others'] as const
type Kind = (typeof KINDS)[number]

const AIMS: Record<Kind, number> = { explicit: 0.98, veiled: 0.9, others: 0.9 }
/** What sets reach with their rarest wording, and the halves that nothing was learned from. */
const REACHED: Partial<Record<Part, Partial<Record<Kind, number>>>> = {
  'fourth-held-out': { others: 0.8 },
  // One explicit message of each has no plain word either: 30 of 31, 44 of 45.
  'seventh-held-out': { explicit: 0.967, veiled: 0.895 },
  'eighth-held-out': { explicit: 0.977 },
  'ninth-held-out': { veiled: 0.85 },
  // 57 of 60.
  'tenth-held-out': { explicit: 0.95 },
  // 78 of 80 and 76 of 80.
  eleventh: { explicit: 0.975 },
  'eleventh-held-out': { explicit: 0.95 },
}
const NEUTRAL_MAX = 0.01
/** Nearly all of their neutral messages were written to be mistaken. */
const NEUTRAL_REACHED: Partial<Record<Part, number>> = {
  'seventh-held-out': 0.024,
  'ninth-held-out': 0.025,
}
/** 351 of 361 of all set aside. */
const EXPLICIT_SET_ASIDE = 0.972

const NAMES: Record<Kind, string> = {
  explicit: 'explicit, recognized',
  veiled: 'veiled, recognized',
  others: 'others in danger, recognized',
}

export function evaluateCrisis(): Measure[] {
  const read = PARTS.map(part => ({
    part,
    messages: crisisMessages(part).map(({ kind, text }) => ({
      kind,
      isShown: crisisLanguage(text) !== null,
    })),
  }))
  const setAside = read.filter(({ part }) => SET_ASIDE.some(one => one === part))
  return [
    ...read.flatMap(({ part, messages }) =>
      measures(part, messages, REACHED[part] ?? {}, NEUTRAL_REACHED[part] ?? NEUTRAL_MAX),
    ),
    ...measures(
      'all set aside',
      setAside.flatMap(({ messages }) => messages),
      { explicit: EXPLICIT_SET_ASIDE },
      NEUTRAL_MAX,
    ),
  ]
}

function measures(
  name: string,
  messages: readonly { kind: LineKind; isShown: boolean }[],
  reached: Partial<Record<Kind, number>>,
  most: number,
): Measure[] {
  const shown = (kind: LineKind) =>
    shareOf(
      messages.filter(message => message.kind === kind),
      ({ isShown }) => isShown,
    )
  const kinds = KINDS.filter(kind => messages.some(message => message.kind === kind))
  const recalls = kinds.map((kind): Measure => {
    const least = reached[kind] ?? AIMS[kind]
    const aim = least < AIMS[kind] ? { aim: AIMS[kind] } : {}
    return { name: `${name}: ${NAMES[kind]}`, value: shown(kind), least, ...aim }
  })
  const aim = most > NEUTRAL_MAX ? { aim: NEUTRAL_MAX } : {}
  return [...recalls, { name: `${name}: neutral, with a panel`, value: shown('neutral'), most, ...aim }]
}

/** What is recognized and should not be, and the other way round; nobody reads it of the halves set aside. */
export function crisisMisses(): string[] {
  return SEEN_SETS.flatMap(part =>
    crisisMessages(part)
      .filter(({ kind, text }) => (crisisLanguage(text) !== null) !== (kind !== 'neutral'))
      .map(({ kind, text }) => `${part}: ${kind}: ${text}`),
  )
}
