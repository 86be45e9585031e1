/** One thing a posting asks for. */
export interface Requirement {
  label: string
  kind: 'skill' | 'years' | 'degree' | 'title' | 'word'
  /** Any one of these is enough. */
  concepts: number[]
  /** Years, degree level, or nothing. */
  amount: number
  words: string[]
  importance: 'must' | 'nice' | 'duty'
  /** 2 when the sentence itself says "must", 1 when its heading does, else 0. */
  stated: 0 | 1 | 2
  isSoft: boolean
  /** Asked for in every field, so it says nothing about this one. */
  isCommon: boolean
  orExperience: boolean
  weight: number
  postingLine: number
}
