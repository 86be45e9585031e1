import { type CareerData, loadCareerData, preloadCareerData } from '#engine/occupations/load-career-data.ts'
import { type CoachTables, loadCoachTables } from './coach/load-coach-tables.ts'
import { loadSentenceEncoders } from './encoder/load-sentence-encoder.ts'
import type { SentenceEncoder } from './encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from './knowledge-files.ts'
import { lazy } from './lazy.ts'
import { loadSkillReader, preloadSkillReader, type SkillReader } from './skills/load-skill-reader.ts'
import { type GoalMeaning, loadGoalMeaning } from './suggest/goal-meaning.ts'
import { loadWorkSigns, type WorkSigns } from './suggest/work-signs.ts'
import { loadTitleReader, preloadTitleReader, type TitleReader } from './titles/load-title-reader.ts'

/** Everything the questions of the product are answered from. Parts are read at their first use. */
export type Engine = TitleReader &
  SkillReader & {
    career: CareerData
    sentenceEncoder: () => SentenceEncoder
    coachTables: () => CoachTables
    goalMeaning: () => GoalMeaning
    workSigns: () => WorkSigns
  }

export function loadEngine(files: KnowledgeFiles): Engine {
  const encoders = lazy(() => loadSentenceEncoders(files))
  const sentenceEncoder = () => encoders().sentence
  return {
    ...loadTitleReader(files),
    ...loadSkillReader(files),
    career: loadCareerData(files),
    sentenceEncoder,
    coachTables: lazy(() => loadCoachTables(files, sentenceEncoder())),
    goalMeaning: lazy(() => loadGoalMeaning(files, encoders())),
    workSigns: lazy(() => loadWorkSigns(files, encoders().word)),
  }
}

/** Reads every part now, so that the first question waits no longer than the next. */
export function preloadEngine(engine: Engine): void {
  preloadTitleReader(engine)
  preloadSkillReader(engine)
  preloadCareerData(engine.career)
  engine.goalMeaning()
  engine.workSigns()
}
