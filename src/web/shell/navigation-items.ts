type NavigationItem =
  | { label: string; to: string }
  | { label: string; items: readonly { label: string; to: string }[] }

export const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: '/dashboard' },
  {
    label: 'Career Explorer',
    items: [
      { label: 'Suggested Paths', to: '/career/suggestions' },
      { label: 'Skill Gap Analysis', to: '/career/skills' },
      { label: 'Resume Builder', to: '/career/resume' },
      { label: 'ATS Optimizer', to: '/career/ats-optimizer' },
      { label: 'Market Insights', to: '/career/market-insights' },
    ],
  },
  {
    label: 'Wellness',
    items: [
      { label: 'Daily Check-in', to: '/wellness/checkin' },
      { label: 'Overview', to: '/wellness/overview' },
    ],
  },
  { label: 'Learning', to: '/learning' },
  { label: 'Chat Coach', to: '/chat' },
  { label: 'Settings', to: '/settings' },
]
