import { HELP_LINKS } from '../help-link.tsx'
import { NAVIGATION } from '../navigation-items.ts'

type Destination = { label: string; to: string; words?: string }

const OTHER_WORDS: Readonly<Record<string, string>> = {
  '/career/resume': 'résumé cv cover letter document',
  '/career/market-insights': 'salary pay jobs demand',
  '/career/ats-optimizer': 'applicant posting keywords',
  '/wellness/checkin': 'mood energy today',
  '/wellness/overview': 'burnout risk chart',
  '/learning': 'courses lessons',
  '/chat': 'coach conversation advice',
  '/settings': 'profile preferences reminders appearance dark',
}

/** Every place of the product one can go to; `words` are what people call it besides. */
const DESTINATIONS: readonly Destination[] = [
  ...NAVIGATION.flatMap(item => ('to' in item ? [item] : item.items)).map(item => ({
    ...item,
    words: OTHER_WORDS[item.to] ?? '',
  })),
  { label: 'All check-ins', to: '/wellness/history', words: 'history notes journal entries' },
  { label: 'Your Week', to: '/weekly', words: 'weekly summary mood learning' },
  { label: 'Your Year', to: '/wellness/year', words: 'chart months mood' },
  { label: 'Settings: Work & goals', to: '/settings#work', words: 'profile skills location experience' },
  { label: 'Settings: Plan', to: '/settings#plan', words: 'billing subscription invoices time zone upgrade' },
  { label: 'Settings: Security', to: '/settings#security', words: 'password two-factor sessions email' },
  { label: 'Settings: Your data', to: '/settings#data', words: 'export download delete account consent' },
  ...HELP_LINKS,
  { label: 'Pricing', to: '/product/pricing', words: 'plans cost' },
  { label: 'Contact', to: '/support/contact', words: 'support mail question' },
]

/** Where every typed word begins a word of the name or of what people call it; without words, all of them. */
export function findDestinations(query: string): readonly Destination[] {
  const typed = plain(query).split(/\s+/).filter(Boolean)
  return DESTINATIONS.filter(({ label, words = '' }) => {
    const known = plain(`${label} ${words}`).split(/[^\p{L}\p{N}]+/u)
    return typed.every(word => known.some(one => one.startsWith(word)))
  })
}

/** Without accents, so that resume finds résumé. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
