import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { keepLatest, lazy } from '#engine/lazy.ts'
import { loadTitleIndex } from './load-title-index.ts'
import { matchTitle, type OccupationMatch } from './match-title.ts'
import type { TitleIndex } from './title-index.ts'
import { loadTitlesByStem, type TitlesByStem } from './titles-by-stem.ts'

/** What job titles are read with. */
export type TitleReader = {
  titleIndex: () => TitleIndex
  matchTitle: (title: string, limit: number) => readonly OccupationMatch[]
  titlesByStem: () => TitlesByStem
}

/** Many people have the same title, and one person's is read by every tool. */
const MAX_CACHED_TITLES = 1000
const MAX_CACHED_TITLE_CHARS = 80

export function loadTitleReader(files: KnowledgeFiles): TitleReader {
  const titleIndex = lazy(() => loadTitleIndex(files))
  const latest = keepLatest<readonly OccupationMatch[]>(MAX_CACHED_TITLES)
  return {
    titleIndex,
    matchTitle: (title, limit) =>
      title.length > MAX_CACHED_TITLE_CHARS
        ? matchTitle(titleIndex(), title, limit)
        : latest(`${limit} ${title}`, () => matchTitle(titleIndex(), title, limit)),
    titlesByStem: lazy(() => loadTitlesByStem(files)),
  }
}

export function preloadTitleReader(reader: TitleReader): void {
  reader.titleIndex()
}
