export const HELP_CENTER_PAGE = {
  title: 'Help Center',
  lead: 'Short articles about one thing each. Type what you are looking for, or browse below.',
  searchLabel: 'Search help articles and questions',
  searchExample: 'For example: cancel, burnout risk, reset password',
} as const
