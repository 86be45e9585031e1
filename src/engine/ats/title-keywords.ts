import { tokenize } from '#engine/text/tokens.ts'

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

/** "Shift Lead", "Team Leader", "Deputy Manager": a rank that people hold in any trade. */
export function namesOnlyRank(role: string): boolean {
  return titleKeywords(role).every(word => RANKS.test(word))
}
const RANKS =
  /^(?:shift|team|crew|section|floor|duty|area|group|unit|leader|leads?|supervisor|manager|deputy|officer|executive|coordinator|member|foreman|forewoman|charge|hand|worker|operative|general|2ic|in)$/u

const RANK_AND_CONTRACT_WORDS =
  wordSet(`senior junior lead staff principal entry level mid sr jr intern trainee chief head associate assistant ii iii iv the a an of and for
  in to with remote hybrid onsite full time part contract permanent temporary new wanted hiring job opening vacancy position role vollzeit teilzeit m f d w x`)
function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
