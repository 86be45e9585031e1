import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ScoreState } from './ats-score.ts'
import type { ParseFinding } from './parse-finding.ts'
import type { ResumeEvidence } from './read-evidence.ts'
import type { RequirementMatch } from './requirement-match.ts'

/** Everything one reading of a résumé against a posting found. */
export interface Analysis {
  evidence: ResumeEvidence
  lines: ResumeLine[]
  findings: ParseFinding[]
  matches: RequirementMatch[]
  state: ScoreState
}
