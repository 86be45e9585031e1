import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { hashBytes } from '#engine/text/phrase-table.ts'
import { agentlessStem } from './agentless-stem.ts'
import { normalizeTitle, titleTokens } from './title-text.ts'

type StemVote = {
  /** Row of the occupation. */
  row: number
  /** How much the known titles with these stems speak for it. */
  votes: number
}

export type TitlesByStem = {
  /** Occupations whose known titles have just these stems in any order, most votes first: "hotel management" finds hotel managers. */
  find: (phrase: string) => StemVote[]
  /** Whether one of these titles stands in O*NET's own lists. */
  isOnetTitle: (phrase: string) => boolean
}

export function loadTitlesByStem(files: KnowledgeFiles): TitlesByStem {
  const head: { sections: SectionPlaces } = JSON.parse(new TextDecoder().decode(files('titles-by-stem.json')))
  const section = readSections(files('titles-by-stem.bin'), head.sections)
  const keys = section(Uint32Array, 'key')
  const start = section(Uint32Array, 'start')
  const row = section(Uint16Array, 'row')
  const votes = section(Uint8Array, 'votes')
  const onet = section(Uint8Array, 'onet')
  const placeOf = (phrase: string) => {
    const key = stemKey(phrase)
    let low = 0
    let high = keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return keys[low] === key ? low : -1
  }
  return {
    find: phrase => {
      const at = placeOf(phrase)
      if (at < 0) return []
      return Array.from(row.subarray(start[at], start[at + 1]), (found, entry) => ({
        row: found,
        votes: votes[(start[at] ?? 0) + entry] ?? 0,
      }))
    },
    isOnetTitle: phrase => onet[placeOf(phrase)] === 1,
  }
}

const encoder = new TextEncoder()

/** A number for the stems of a phrase, whatever their order; 0 where it has no words. */
export function stemKey(phrase: string): number {
  const stems = [...new Set(titleTokens(normalizeTitle(phrase)).map(agentlessStem))].sort()
  if (stems.length === 0) return 0
  const bytes = encoder.encode(stems.join(' '))
  return hashBytes(bytes, 0, bytes.length)
}
