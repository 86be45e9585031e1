import type { Requirement } from './requirement.ts'
import { titleKeywords } from './title-keywords.ts'

const MAX_ROLE_CHARS = 120
const MAX_TITLE_KEYWORDS = 6

/** The role itself, where its title names a work. */
export function titleRequirement(role: string): Requirement[] {
  if (role.length > MAX_ROLE_CHARS) return []
  const words = titleKeywords(role).slice(0, MAX_TITLE_KEYWORDS)
  if (words.length === 0) return []
  return [
    {
      label: role.replace(/\s+/gu, ' '),
      kind: 'title',
      concepts: [],
      parts: [],
      variants: [],
      amount: 0,
      words,
      importance: 'duty',
      stated: 0,
      isSoft: false,
      isCommon: false,
      isNamed: false,
      orExperience: false,
      yearsByDegree: [],
      weight: 1,
      postingLine: 1,
    },
  ]
}
