import { LEVEL_WORDS } from './level-words.ts'
import { withoutGrades } from './title-grades.ts'
import { type Aliases, aliasAt } from './title-names.ts'
import { normalizeTitle, titleTokens } from './title-text.ts'

export type WeightedWord = { word: string; weight: number }

export const MAX_TITLE_CHARS = 400
const MAX_TITLE_WORDS = 24

/** What is left of a typed title once place, company and level words are set aside. A part of a title has no meaning of its own as a whole. */
export function titleWords(text: string, aliases: Aliases, isWhole = true): WeightedWord[] {
  const plain = withoutGrades(normalizeTitle(text.slice(0, MAX_TITLE_CHARS)))
    .replace(GENDER_MARK, ' ')
    .replace(EMPLOYER_SUFFIX, ' ')
    .replace(REPORTS_TO_SUFFIX, ' ')
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
  const segments = plain
    .split(SEGMENT_BREAK)
    .map(titleTokens)
    .filter(words => words.length > 0)
  const significantSegments = segments.filter(words => !words.every(word => POSTING_NOISE_WORDS.has(word)))
  const segmentsUsed = significantSegments.length > 0 ? significantSegments : segments
  const all = segmentsUsed.flatMap((words, at) =>
    withoutNoise(words).map(word => ({ word, weight: at === 0 ? 1 : LATER_SEGMENT_WEIGHT })),
  )
  return withoutLevels(expandAliases(aliases, withoutLevels(all), isWhole)).slice(0, MAX_TITLE_WORDS)
}

const SEGMENT_BREAK = / - | – | — |--|[|•·,;:()[\]{}~*"<>–—\n\r\t]/
const GENDER_MARK = /[([]? ?\b[mfwdhxi] ?[/|] ?[mfwdhxi](?: ?[/|] ?[mfwdhxi])*\b ?[)\]]?/g
const EMPLOYER_SUFFIX = /(?<=[a-z)] ?)(?:@| at (?!risk|large|sea|home)).*$/g
const REPORTS_TO_SUFFIX =
  /(?<=[a-z]) (?:reporting )?to (?:the )?(?:c[a-z]{1,2}o|chief|president|director|vp|vice|dean|board|partner)\b.*$/
const LATER_SEGMENT_WEIGHT = 0.6

const POSTING_NOISE_WORDS = new Set(
  `remote hybrid onsite wfh telecommute full part time fulltime parttime contract contractor permanent perm temporary temp
  freelance freelancer seasonal casual urgent urgently hiring wanted needed immediate immediately start opening opportunity job
  position role vacancy career employment shift night day evening weekend weekends hour hours hourly week month year salary
  benefit bonus w2 c2c 1099 usa us uk eu canada india london york city san francisco area california texas state nationwide
  anywhere worldwide inc llc ltd gmbh corp company team group dept department home based work level entry mid current present
  former ex new clearance visa sponsorship relocation sign`.split(/\s+/),
)
const ALWAYS_NOISE = new Set(
  'remote hybrid onsite wfh fulltime parttime urgent urgently hiring wanted'.split(' '),
)
const WORDS_AFTER_MEANINGFUL_REMOTE = new Set('sensing pilot pilots operated vehicle'.split(' '))

function withoutNoise(words: string[]): string[] {
  const segmentsUsed = words.filter(
    (word, at) => !ALWAYS_NOISE.has(word) || WORDS_AFTER_MEANINGFUL_REMOTE.has(words[at + 1] ?? ''),
  )
  return segmentsUsed.length > 0 ? segmentsUsed : words
}

function withoutLevels(words: WeightedWord[]): WeightedWord[] {
  const segmentsUsed = words.filter(({ word }) => !LEVEL_WORDS.has(word))
  return segmentsUsed.length > 0 ? segmentsUsed : words
}

function expandAliases(aliases: Aliases, words: WeightedWord[], isWhole: boolean): WeightedWord[] {
  const whole = isWhole ? aliases.get(`^${words.map(({ word }) => word).join(' ')}`) : undefined
  if (whole) return whole.map(word => ({ word, weight: 1 }))
  const expanded: WeightedWord[] = []
  for (let at = 0; at < words.length; ) {
    const found = aliasAt(aliases, words, at)
    const weight = words[at]?.weight ?? 1
    if (found) for (const word of found.words) expanded.push({ word, weight })
    else expanded.push({ word: words[at]?.word ?? '', weight })
    at += found?.length ?? 1
  }
  return vicePresidentToDirector(expanded)
}

/** A vice president of something leads that field; alone, the words stay. */
function vicePresidentToDirector(words: WeightedWord[]): WeightedWord[] {
  const at = words.findIndex(({ word }, i) => word === 'vice' && words[i + 1]?.word === 'president')
  if (at < 0 || words.length < 3) return words
  return [...words.slice(0, at), { word: 'director', weight: words[at]?.weight ?? 1 }, ...words.slice(at + 2)]
}
