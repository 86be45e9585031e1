import { type CareerData, loadCareerData } from '#engine/occupations/load-career-data.ts'
import { loadSkillLexicon, type SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import type { KnowledgeFiles } from './knowledge-files.ts'
import { lazy } from './lazy.ts'
import { loadTitleIndex } from './titles/load-title-index.ts'
import { matchTitle, type OccupationMatch } from './titles/match-title.ts'
import type { TitleIndex } from './titles/title-index.ts'

/** Everything the questions of the product are answered from. Parts are read at their first use. */
export type Engine = {
  career: CareerData
  titleIndex: () => TitleIndex
  skillLexicon: () => SkillLexicon
  matchTitle: (title: string, limit: number) => OccupationMatch[]
}

export function loadEngine(files: KnowledgeFiles): Engine {
  const titleIndex = lazy(() => loadTitleIndex(files))
  return {
    career: loadCareerData(files),
    titleIndex: titleIndex,
    skillLexicon: lazy(() => loadSkillLexicon(files)),
    matchTitle: (title, limit) => matchTitle(titleIndex(), title, limit),
  }
}

/** Reads every part now, so that the first question waits no longer than the next. */
export function preloadEngine(engine: Engine): void {
  engine.titleIndex()
  engine.skillLexicon()
  engine.career.tools()
  engine.career.terms()
  engine.career.places()
  engine.career.learning()
}
