import { type Career, openCareer } from '#engine/occupations/load-career-data.ts'
import type { TitleMatch } from '#engine/occupations/resolve-role.ts'
import { type Lexicon, openLexicon } from '#engine/skills/load-skill-lexicon.ts'
import type { KnowledgeFiles } from './knowledge-files.ts'
import { once } from './lazy.ts'
import { matchTitle } from './titles/match-title.ts'
import { openTitles, type TitleIndex } from './titles/title-index.ts'

/** Everything the questions of the product are answered from. Parts are read at their first use. */
export type Engine = {
  career: Career
  titles: () => TitleIndex
  lexicon: () => Lexicon
  matchTitle: (title: string, limit: number) => TitleMatch[]
}

export function openEngine(files: KnowledgeFiles): Engine {
  const titles = once(() => openTitles(files))
  return {
    career: openCareer(files),
    titles,
    lexicon: once(() => openLexicon(files)),
    matchTitle: (title, limit) => matchTitle(titles(), title, limit),
  }
}

/** Reads every part now, so that the first question waits no longer than the next. */
export function warmEngine(engine: Engine): void {
  engine.titles()
  engine.lexicon()
  engine.career.tools()
  engine.career.terms()
  engine.career.places()
  engine.career.learning()
}
