import type { LearningLink } from '#shared/career/learning-link.ts'

/** A sentence from what the catalog knows and nothing more: "Online course on Marketing and Writing, by HubSpot Academy." */
export function describeResource({ kind, tags, provider }: Omit<LearningLink, 'title' | 'url'>): string {
  return `${KIND_NAMES[kind]} on ${listed(tags)}${provider ? `, by ${provider}` : ''}.`
}

const KIND_NAMES: Record<LearningLink['kind'], string> = {
  course: 'Online course',
  certification: 'Course with a certificate',
  tutorial: 'Tutorial',
  book: 'Book',
  article: 'Article',
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
