import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { ConditionOdds, GoalSize } from './condition-meaning.ts'

/** A clause whose words name a condition, or a remark that says it wherever it stands. */
export type ConditionSource = `${'clause' | 'remark'}: ${'want' | 'keep' | 'leave'}`

/** How the rules read a condition. */
type SaidCondition = {
  sources: ReadonlySet<ConditionSource>
  words: ReadonlySet<string>
  /** It is the only one of a clause. */
  isAlone: boolean
}

export type RuledConditions = {
  said: ReadonlyMap<string, SaidCondition>
  /** How often the rules read each: as wanted, as left or as both. */
  counts: ReadonlyMap<string, number>
}

/** How much each sign says that a coach would read the condition, too. */
export type ConditionChoice = ReadonlyMap<string, number>

/** The odds, as a logarithm, below which a condition that no rule reads is not weighed: by the words, and by their order. */
export const MIN_ODDS_UNREAD = { words: -6, order: -2 } as const
const [LEAST_ODDS, MOST_ODDS] = [-12, 6]
/** Brings odds and counts near one. */
const SCALE = 4

const NOT_SAID: SaidCondition = { sources: new Set(), words: new Set(), isAlone: false }
/** Begins the signs of the words in which a rule reads a condition. */
export const SAYS = 'says '

/** What speaks for and against one condition; null where nothing speaks for it. */
export function conditionSigns(
  condition: string,
  { together, clearest, inOrder }: ConditionOdds,
  { said, counts }: RuledConditions,
  size: GoalSize,
): ReadonlyMap<string, number> | null {
  const count = counts.get(condition) ?? 0
  if (count === 0 && together < MIN_ODDS_UNREAD.words && inOrder < MIN_ODDS_UNREAD.order) return null
  const { sources, words, isAlone } = said.get(condition) ?? NOT_SAID
  const isRead = count > 0 ? 1 : 0
  const both = (polarity: 'want' | 'leave') =>
    sources.has(`clause: ${polarity}`) && sources.has(`remark: ${polarity}`)
  const is = (holds: boolean) => (holds ? 1 : 0)
  return new Map([
    ['any', 1],
    ...oddsByRange('words', together),
    ...oddsByRange('clearest part', clearest),
    ...oddsByRange('order', inOrder),
    ['read', isRead],
    ['read, words', (isRead * clipped(together)) / SCALE],
    ['read, order', (isRead * clipped(inOrder)) / SCALE],
    ...[...sources].flatMap((source): [string, number][] => [
      [source, 1],
      [`${source}: ${condition}`, 1],
    ]),
    ...[...words].map((phrase): [string, number] => [`${SAYS}${condition}: ${phrase}`, 1]),
    ['alone in a clause', is(isAlone)],
    ['two sources', is(sources.size >= 2)],
    ['three sources', is(sources.size >= 3)],
    ['clause and remark: want', is(both('want'))],
    ['clause and remark: leave', is(both('leave'))],
    ['wanted and left', is(count > 1)],
    ['size in words', Math.log(Math.max(1, size.words))],
    ['size in parts', Math.log(Math.max(1, size.parts))],
    ['conditions read', [...counts.values()].reduce((sum, one) => sum + one, 0) / SCALE],
    [`condition: ${condition}`, 1],
    [`condition read: ${condition}`, isRead],
  ])
}

/** Low, middling and high odds may each count by a weight of their own. */
function oddsByRange(name: string, odds: number): [string, number][] {
  const value = clipped(odds)
  return [
    [name, value / SCALE],
    [`${name}: above -4`, Math.max(0, value + 4) / SCALE],
    [`${name}: above 0`, Math.max(0, value) / SCALE],
  ]
}

function clipped(odds: number): number {
  return Math.min(MOST_ODDS, Math.max(LEAST_ODDS, odds))
}

export type ConditionChoiceFile = { trainedOn: string; signs: Record<string, number> }

/** Reads the weights that `npm run goals:train-choice` wrote. */
export function loadConditionChoice(files: KnowledgeFiles): ConditionChoice {
  const { signs }: ConditionChoiceFile = JSON.parse(new TextDecoder().decode(files('condition-choice.json')))
  return new Map(Object.entries(signs))
}
