import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { PRODUCT } from '#shared/product.ts'

export const HERO = {
  path: 'Find your path.',
  wellbeing: 'Protect your wellbeing.',
  lead: `${PRODUCT} helps you see where your work could take you next, and how you are doing on the way there. Career guidance from real labor data, and a check-in of one minute a day.`,
  start: 'Get started',
  how: 'How it works',
  note: `${TRIAL_DAYS} days free. No credit card.`,
} as const

export const FEATURES_HEADING = 'Two questions, one place'
export const FEATURES_LEAD =
  'Where could I go from here? And can I keep going like this? Most tools answer one of them. They belong together.'

export const LANDING_FEATURES = [
  {
    id: 'career-discovery',
    title: 'Career Discovery',
    text: 'Tell us what you do, what you know and what you hope for. We compare it with about a thousand occupations and suggest paths, each with a match score and the facts that carried it.',
    link: { label: 'See what it does', to: '/product/features#career-discovery' },
  },
  {
    id: 'micro-learning',
    title: 'Micro-Learning',
    text: 'For each path you see what you already bring and what is missing. Start with the gap that matters most, with short resources chosen for that one skill.',
    link: { label: 'How gaps are measured', to: '/data-and-method#skill-levels' },
  },
  {
    id: 'wellness-insights',
    title: 'Wellness Insights',
    text: 'Two sliders and, if you like, a note. The burnout-risk indicator reads your latest check-ins. Sleep patterns, typing behavior and voice analysis can add to the early signs later on, and only if you switch them on.',
    link: { label: 'What the indicator means', to: '/data-and-method#burnout-risk' },
  },
  {
    id: 'privacy-and-security',
    title: 'Privacy & Security',
    text: 'Mental health tracking is optional and never shared without your consent. Each kind of data has its own switch. You can take everything with you, or have it deleted, on any plan.',
    link: { label: 'Read the privacy policy', to: '/support/privacy-policy' },
  },
] as const

export const TESTIMONIALS_HEADING = 'What we want people to say'
export const TESTIMONIALS_NOTE = `These stories are illustrative. The people, companies and ratings are invented to show what ${PRODUCT} is meant to do. We will replace them when real people agree to be quoted.`

export const TESTIMONIALS = [
  {
    initials: 'MO',
    name: 'Maya Okafor',
    role: 'Support lead',
    company: 'Northline Software',
    rating: 5,
    quote:
      'I thought my only way up was more of the same. The suggestions showed me three roles that use what I do all day, and told me plainly which two skills I was missing.',
  },
  {
    initials: 'DR',
    name: 'Daniel Reyes',
    role: 'Charge nurse',
    company: 'Eastfield Clinic',
    rating: 5,
    quote:
      'A minute after each shift, that is all. When my line left its usual range I saw it before I would have admitted it, and I talked to my manager that week.',
  },
  {
    initials: 'SL',
    name: 'Sofia Lindqvist',
    role: 'Marketing analyst',
    company: 'Harrow & Pine',
    rating: 5,
    quote:
      'The ATS check pointed at the exact lines of the posting I had not answered. And it never made up something I had not done.',
  },
] as const

export const PRICING_HEADING = 'Try all of it. Then decide.'
export const CLOSING = {
  title: 'Begin with where you are.',
  text: 'Setting up takes a few minutes, and you can look around before you finish.',
} as const
