import type { ResumeLine } from '#engine/resume/resume-lines.ts'

export interface Evidence {
  /** 1 shown in work, education or a certificate; less where it is only said. */
  quality: number
  line: number
  text: string
}

export interface EvidenceLine {
  line: ResumeLine
  words: string[]
  concepts: number[]
  /** How many words each concept takes. */
  wordCounts: number[]
}
