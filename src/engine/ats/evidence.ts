import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { CredentialSpan } from './credential-spans.ts'

export interface Evidence {
  line: number
  text: string
}

export interface EvidenceLine {
  line: ResumeLine
  words: string[]
  concepts: number[]
  /** How many words each concept takes. */
  wordCounts: number[]
  credentials: CredentialSpan[]
  /** Whether what it names counts as held: a mere list of skills claims no licence. */
  isRecord: boolean
  /** Whether it stands under a heading of papers, "Qualification", whatever section that is read as. */
  isUnderPapers: boolean
}

/** What a line can prove: work that was done, a mere claim, or nothing at all. */
export type ProofKind = 'shown' | 'listed' | 'none'
