import { ACCOUNT_AND_BILLING, PRIVACY_AND_DATA } from './account.ts'
import type { HelpArticle, HelpTopic } from './article.ts'
import { CAREER_TOOLS } from './career.ts'
import { GETTING_STARTED } from './getting-started.ts'
import { WELLNESS } from './wellness.ts'

export const HELP_CENTER_PAGE = {
  title: 'Help Center',
  lead: 'Short articles about one thing each. Type what you are looking for, or browse below.',
  searchLabel: 'Search help articles and questions',
  searchExample: 'For example: cancel, burnout risk, reset password',
} as const

export const HELP_TOPICS: readonly HelpTopic[] = [
  GETTING_STARTED,
  CAREER_TOOLS,
  WELLNESS,
  ACCOUNT_AND_BILLING,
  PRIVACY_AND_DATA,
]

export const HELP_ARTICLES: readonly HelpArticle[] = HELP_TOPICS.flatMap(topic => topic.articles)

export function articlePath(article: Pick<HelpArticle, 'slug'>): string {
  return `/support/help-center/${article.slug}`
}
