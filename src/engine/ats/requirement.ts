import type { ClauseTerm } from './clause-terms.ts'
import type { DegreeYears } from './degree-years.ts'

/** One thing a posting asks for, in its own words. */
export interface Requirement {
  label: string
  kind: 'skill' | 'credential' | 'phrase' | 'years' | 'degree' | 'title'
  /** Skills that stand in it; where it is nothing but skills, any one of them is enough. */
  concepts: number[]
  /** Tools and credentials that the clause names, in the posting's spelling. */
  parts: string[]
  /** The significant words of the clause, whole and for each of its alternatives. */
  variants: ClauseTerm[][]
  /** Years, degree level, or nothing. */
  amount: number
  /** The words of a job title: the role's, or the post in which years are asked; of a degree, its subject. */
  words: string[]
  importance: 'must' | 'nice' | 'duty'
  /** 2 when the sentence itself says "must", 1 when its heading does, else 0. */
  stated: 0 | 1 | 2
  isSoft: boolean
  /** Asked for in every field, so it says nothing about this one. */
  isCommon: boolean
  /** A named tool, language or certificate: work of the same kind does not imply it. */
  isNamed: boolean
  orExperience: boolean
  /** Years that differ by the degree somebody holds. */
  yearsByDegree: readonly DegreeYears[]
  weight: number
  postingLine: number
}
