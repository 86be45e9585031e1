import type { LearningResource } from '#shared/learning/learning-resource.ts'

export const KIND_NAMES: Record<LearningResource['kind'], string> = {
  course: 'Course',
  certification: 'Certification',
  tutorial: 'Tutorial',
  book: 'Book',
  article: 'Article',
}

export const COST_NAMES: Record<NonNullable<LearningResource['cost']>, string> = {
  free: 'Free',
  paid: 'Paid',
}
