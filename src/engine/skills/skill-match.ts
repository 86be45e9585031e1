/** A match by the numbers of its words; `needsNoContext` is found without looking at the words around it. */
export interface SkillMatch {
  concept: number
  from: number
  to: number
  needsNoContext: boolean
}
