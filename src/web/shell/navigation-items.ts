import { CAREER_TOOLS } from '#web/career/tools.ts'

type NavigationItem =
  | { label: string; to: string }
  | { label: string; items: readonly { label: string; to: string }[] }

export const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: '/dashboard' },
  {
    label: 'Career Explorer',
    items: CAREER_TOOLS,
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
