import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import type { LevelQuestion } from './skill-level.ts'
import { type StudyQuestion, studiesOf } from './studies.ts'
import { toldPhrases } from './told-phrases.ts'
import { stemmedLine, type TargetRole, type WorkQuestion, workHistory } from './work-history.ts'

/** What a person has told us about their work, learning and free time. */
export type PersonRecord = WorkQuestion & StudyQuestion & Pick<LevelQuestion, 'skills' | 'learned' | 'levels'>

const MAX_RESUME_LINES = 200

/** The one basis for every statement on what somebody can do: levels of the skill gap and advice on the market alike. */
export function skillEvidence(
  engine: CareerEngine,
  record: PersonRecord,
  target: TargetRole | null,
): LevelQuestion {
  const { resume } = record
  return {
    skills: record.skills,
    years: record.years,
    learned: record.learned,
    levels: record.levels,
    lines: (resume?.work ?? [])
      .flatMap(({ highlights }) => highlights)
      .slice(0, MAX_RESUME_LINES)
      .map(stemmedLine),
    certificates: (resume?.certificates ?? [])
      .slice(0, MAX_RESUME_LINES)
      .map(({ name }) => stemmedLine(name)),
    told: toldPhrases(record.interests),
    studies: studiesOf(record).map(stemmedLine),
    jobs: workHistory(engine, record, target ?? undefined),
    targetRow: target?.row ?? null,
  }
}
