/** The usual schooling before an occupation, as the Bureau of Labor Statistics names it, least first. */
export const EDUCATION_LEVELS = [
  'No formal educational credential',
  'High school diploma or equivalent',
  'Postsecondary nondegree award',
  'Some college, no degree',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

const TEXTS: Record<EducationLevel, string> = {
  'No formal educational credential': 'no formal credential',
  'High school diploma or equivalent': 'a high school diploma',
  'Postsecondary nondegree award': 'a certificate after high school',
  'Some college, no degree': 'some college',
  "Associate's degree": 'an associate degree',
  "Bachelor's degree": "a bachelor's degree",
  "Master's degree": "a master's degree",
  'Doctoral or professional degree': 'a doctoral or professional degree',
}

/** "an associate degree", within a sentence. */
export function educationText(level: EducationLevel): string {
  return TEXTS[level]
}

export function isEducationLevel(name: string | null | undefined): name is EducationLevel {
  return EDUCATION_LEVELS.some(level => level === name)
}
