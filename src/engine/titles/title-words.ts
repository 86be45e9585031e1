import { LEVEL_WORDS } from './level-words.ts'
import { type Aliases, aliasAt, CORE_ALIASES } from './title-names.ts'
import { plainLetters, wordsOf } from './title-text.ts'

export type WeightedWord = { word: string; weight: number }

export const TITLE_CHARS = 400
const WORDS_AT_MOST = 24

/** What is left of a typed title once place, company and level words are set aside. */
export function titleWords(text: string, aliases: Aliases = CORE_ALIASES): WeightedWord[] {
  const plain = plainLetters(text.slice(0, TITLE_CHARS))
    .replace(GENDER_MARK, ' ')
    .replace(COMPANY, ' ')
    .replace(BOSS, ' ')
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
  const segments = plain
    .split(SEGMENT_BREAK)
    .map(wordsOf)
    .filter(words => words.length > 0)
  const telling = segments.filter(words => !words.every(word => NOISE.has(word)))
  const kept = telling.length > 0 ? telling : segments
  const all = kept.flatMap((words, at) =>
    withoutNoise(words).map(word => ({ word, weight: at === 0 ? 1 : LATER_SEGMENT })),
  )
  return withoutLevels(expand(aliases, withoutLevels(all))).slice(0, WORDS_AT_MOST)
}

const SEGMENT_BREAK = / - | – | — |--|[|•·,;:()[\]{}~*"<>–—\n\r\t]/
const GENDER_MARK = /[([]? ?\b[mfwdhxi] ?[/|] ?[mfwdhxi](?: ?[/|] ?[mfwdhxi])*\b ?[)\]]?/g
const COMPANY = /(?<=[a-z)] ?)(?:@| at (?!risk|large|sea|home)).*$/g
const BOSS =
  /(?<=[a-z]) (?:reporting )?to (?:the )?(?:c[a-z]{1,2}o|chief|president|director|vp|vice|dean|board|partner)\b.*$/
const LATER_SEGMENT = 0.6

const NOISE = new Set(
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
const REMOTE_WORK = new Set('sensing pilot pilots operated vehicle'.split(' '))

function withoutNoise(words: string[]): string[] {
  const kept = words.filter((word, at) => !ALWAYS_NOISE.has(word) || REMOTE_WORK.has(words[at + 1] ?? ''))
  return kept.length > 0 ? kept : words
}

function withoutLevels(words: WeightedWord[]): WeightedWord[] {
  const kept = words.filter(({ word }) => !LEVEL_WORDS.has(word))
  return kept.length > 0 ? kept : words
}

function expand(aliases: Aliases, words: WeightedWord[]): WeightedWord[] {
  const whole = aliases.get(`^${words.map(({ word }) => word).join(' ')}`)
  if (whole) return whole.map(word => ({ word, weight: 1 }))
  const expanded: WeightedWord[] = []
  for (let at = 0; at < words.length; ) {
    const found = aliasAt(aliases, words, at)
    const weight = words[at]?.weight ?? 1
    if (found) for (const word of found.words) expanded.push({ word, weight })
    else expanded.push({ word: words[at]?.word ?? '', weight })
    at += found?.length ?? 1
  }
  return vicePresident(expanded)
}

/** A vice president of something leads that field; alone, the words stay. */
function vicePresident(words: WeightedWord[]): WeightedWord[] {
  const at = words.findIndex(({ word }, i) => word === 'vice' && words[i + 1]?.word === 'president')
  if (at < 0 || words.length < 3) return words
  return [...words.slice(0, at), { word: 'director', weight: words[at]?.weight ?? 1 }, ...words.slice(at + 2)]
}
