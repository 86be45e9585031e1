import type { PostingLine } from '#engine/skills/posting-sections.ts'
import { tokenize } from '#engine/text/tokens.ts'

const MAX_SIGNIFICANT_WORDS = 8
const MIN_SIGNIFICANT_WORD_CHARS = 5

/** The words of a job title that name the work, without rank, place or contract. */
export function titleKeywords(title: string): string[] {
  const plain = title.replace(/\(.*?\)|\[.*?\]/gu, ' ').split(/\s+[–—|-]\s+|,\s|\sat\s/u)[0] ?? title
  const { words } = tokenize(plain)
  return [
    ...new Set(
      words.filter(word => word.length > 1 && !RANK_AND_CONTRACT_WORDS.has(word) && !/^\d+$/u.test(word)),
    ),
  ]
}

/** Where a posting names no known skill: its own rarer words, best first by how often they are asked for. */
export function significantWords(
  lines: PostingLine[],
  alreadyRequired: ReadonlySet<string>,
): { word: string; surface: string; line: PostingLine }[] {
  const seen = new Map<string, { word: string; surface: string; line: PostingLine; count: number }>()
  for (const line of lines) {
    const { words, starts, ends } = tokenize(line.text)
    for (const [i, word] of words.entries()) {
      if (
        word.length < MIN_SIGNIFICANT_WORD_CHARS ||
        alreadyRequired.has(word) ||
        POSTING_STOP_WORDS.has(word) ||
        RANK_AND_CONTRACT_WORDS.has(word)
      )
        continue
      const surface = line.text.slice(starts[i], ends[i])
      // A capital inside a sentence marks a place or a company.
      if (i > 0 && surface.charAt(0) !== surface.charAt(0).toLowerCase()) continue
      const known = seen.get(word)
      if (known) known.count++
      else seen.set(word, { word, surface: surface.toLowerCase(), line, count: 1 })
    }
  }
  return [...seen.values()].sort((a, b) => b.count - a.count).slice(0, MAX_SIGNIFICANT_WORDS)
}

const RANK_AND_CONTRACT_WORDS =
  wordSet(`senior junior lead staff principal entry level mid sr jr intern trainee chief head associate assistant ii iii iv the a an of and for
  in to with remote hybrid onsite full time part contract permanent temporary new wanted hiring job opening vacancy position role m f d w x`)
const POSTING_STOP_WORDS =
  wordSet(`ability about above across activity additional after again against along already although always among another appropriate around
  available based basis because become before being below benefit between business candidate career change clear client company complete concept
  could daily department detail different during effective effectively employee ensure environment essential every excellent experience experienced
  expert familiar familiarity first following function general great group growing growth highly ideal important include including individual
  industry information internal issue knowledge large learn level looking maintain manage manner many market meeting member might minimum
  month motivated necessary needed office opportunity order organization other others overall participate people perform performance person
  plus position possible practice preferred prepare previous prior process professional proficient program project proven provide qualification
  qualified quality really relate related relevant report require required requirement responsibility responsible result should similar skill
  solid someone something standard start strong success successful support system task taking their there these things those through time today together
  track under understand understanding until using value variety various weekly where which while within without working world would years your
  yourself must other seeking passionate passion dynamic exciting join joining tasks duties assigned needs great happy person dedicated night weekend evening morning holiday shift hourly wanted`)

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
