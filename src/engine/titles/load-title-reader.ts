import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy } from '#engine/lazy.ts'
import { loadTitleIndex } from './load-title-index.ts'
import { matchTitle, type OccupationMatch } from './match-title.ts'
import type { TitleIndex } from './title-index.ts'
import { loadTitlesByStem, type TitlesByStem } from './titles-by-stem.ts'

/** What job titles are read with. */
export type TitleReader = {
  titleIndex: () => TitleIndex
  matchTitle: (title: string, limit: number) => OccupationMatch[]
  titlesByStem: () => TitlesByStem
}

export function loadTitleReader(files: KnowledgeFiles): TitleReader {
  const titleIndex = lazy(() => loadTitleIndex(files))
  return {
    titleIndex,
    matchTitle: (title, limit) => matchTitle(titleIndex(), title, limit),
    titlesByStem: lazy(() => loadTitlesByStem(files)),
  }
}

export function preloadTitleReader(reader: TitleReader): void {
  reader.titleIndex()
}
