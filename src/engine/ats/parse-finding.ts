import type { AtsEdit } from '#shared/career/ats-result.ts'

export interface ParseFinding {
  code: string
  points: number
  problem: string
  advice: string
  line: number | null
  edit: AtsEdit | null
}
