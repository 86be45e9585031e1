import { type GoalTables, goalWords } from '#engine/occupations/load-goal-tables.ts'
import type { GoalClause, GoalPolarity } from './goal-clause.ts'
import {
  clausePlaces,
  type GoalWord,
  goalWordsOf,
  WORD_SIGNS,
  type WordSign,
  type WorkSigns,
  withPlainQuotes,
} from './work-signs.ts'

/** Words that name work with at least this chance count. */
const MIN_CHANCE_OF_WORK = 0.5
/** Work that the rules read with another sign is left from this chance on. */
export const MIN_CHANCE_OF_LEFT = 0.9
/** From this chance on it is at least not wanted. */
export const MIN_CHANCE_OF_DOUBT = 0.5
/** Work that the rules read as left is wanted from this chance on. */
export const MIN_CHANCE_OF_WANTED = 0.65
/** Work that the rules read as only told of is wanted from this chance on. */
export const MIN_CHANCE_AGAINST_TOLD = 0.75
/** What is as unlikely as this is not read. */
export const MAX_CHANCE_READ = 0.2
/** A clause is cut where a word that is wanted stands beside one that is left, and both are so likely. */
export const MIN_CHANCE_TO_CUT = 0.6

type Chances = Record<WordSign, number>
type SignedWord = GoalWord & { chances: Chances }

/** The clauses, with the work in them read as many examples would have it where these contradict the rules; conditions are read as before. */
export function signedClauses(
  workSigns: WorkSigns,
  tables: GoalTables,
  goals: string,
  clauses: readonly GoalClause[],
): GoalClause[] {
  const text = withPlainQuotes(goals)
  const places = clausePlaces(text, clauses)
  const words = signedWords(workSigns, goalWordsOf(text, clauses))
  return clauses.flatMap((clause, at) => {
    const place = places[at]
    if (!place || NOT_JUST.test(text.slice(0, place.start))) return [clause]
    const inside = words.filter(({ start, end }) => start >= place.start && end <= place.end)
    // Work in a loose "or" list after what is left is read as wanted.
    const said = clause.isLooseList && clause.polarity === 'leave' ? 'want' : clause.polarity
    const parts = cutBySign(inside, said).map((part, index, all) => ({
      text: text.slice(part[0]?.start, index < all.length - 1 ? part.findLast(namesWork)?.end : place.end),
      ...signOf(tables, part, said),
    }))
    if (parts.every(({ polarity }) => polarity === said)) return [clause]
    return [
      { ...clause, reads: 'conditions' as const },
      ...parts.map(part => ({
        ...clause,
        ...part,
        isLooseList: false,
        reads: 'work' as const,
      })),
    ]
  })
}

/** "All year, not just harvest" leaves no harvest. */
const NOT_JUST = /\bnot (?:just|only|merely)\s*$/i

function signedWords(workSigns: WorkSigns, words: readonly GoalWord[]): SignedWord[] {
  const signs = workSigns(words)
  return words.map((word, at) => {
    const chanceOf = (sign: WordSign) => signs[at]?.[WORD_SIGNS.indexOf(sign)] ?? 0
    const chances = {
      none: chanceOf('none'),
      told: chanceOf('told'),
      wanted: chanceOf('wanted'),
      left: chanceOf('left'),
    }
    return { ...word, chances }
  })
}

/** "Out of education and back on the tools as a carpenter" says two things. */
function cutBySign(words: readonly SignedWord[], said: GoalPolarity): SignedWord[][] {
  const parts: SignedWord[][] = [[]]
  let last: WordSign | null = null
  for (const word of words) {
    // What is left by the rules stays so where its own words do not say otherwise.
    const sign = plainSign(word) ?? (said === 'leave' && namesWork(word) ? 'left' : null)
    if (sign !== null && last !== null && sign !== last) parts.push(unsignedEnd(parts.at(-1) ?? [], said))
    parts.at(-1)?.push(word)
    last = sign ?? last
  }
  return parts
}

/** Takes off the beginning of the name that comes next: "care" of "care home". */
function unsignedEnd(words: SignedWord[], said: GoalPolarity): SignedWord[] {
  if (said === 'leave') return []
  const signed = words.findLastIndex(word => !namesWork(word) || plainSign(word) !== null)
  return words.splice(signed + 1)
}

function namesWork({ chances }: SignedWord): boolean {
  return 1 - chances.none >= MIN_CHANCE_OF_WORK
}

/** Wanted or left, where it is plain that a word names such work. */
function plainSign(word: SignedWord): WordSign | null {
  if (!namesWork(word)) return null
  const { none, wanted, left } = word.chances
  if (wanted / (1 - none) >= MIN_CHANCE_TO_CUT) return 'wanted'
  return left / (1 - none) >= MIN_CHANCE_TO_CUT ? 'left' : null
}

function signOf(
  tables: GoalTables,
  words: readonly SignedWord[],
  said: GoalPolarity,
): Pick<GoalClause, 'polarity' | 'isLikelyLeft'> {
  const names = words.filter(namesWork)
  if (names.length === 0) return { polarity: said }
  const sum = (sign: WordSign) => names.reduce((total, { chances }) => total + chances[sign], 0)
  const work = sum('told') + sum('wanted') + sum('left')
  const [told, wanted, left] = [sum('told') / work, sum('wanted') / work, sum('left') / work]
  if (said === 'leave') {
    if (wanted >= MIN_CHANCE_OF_WANTED) return { polarity: 'want' }
    return { polarity: left <= MAX_CHANCE_READ ? 'neutral' : said }
  }
  if (left >= MIN_CHANCE_OF_LEFT) return { polarity: 'leave' }
  if (said !== 'want' && said !== 'keep')
    return { polarity: wanted >= MIN_CHANCE_AGAINST_TOLD ? 'want' : said }
  if (left >= MIN_CHANCE_OF_DOUBT) return { polarity: 'neutral', isLikelyLeft: true }
  // Where the work is done is told and no work, which places of work say.
  const isOnlyTold = wanted <= MAX_CHANCE_READ && (left > told || !namesPlace(tables, words))
  return { polarity: isOnlyTold ? 'neutral' : said }
}

function namesPlace({ places }: GoalTables, words: readonly GoalWord[]): boolean {
  const said = ` ${goalWords(words.map(({ word }) => word).join(' ')).join(' ')} `
  return [...places.keys()].some(place => said.includes(` ${place} `))
}
