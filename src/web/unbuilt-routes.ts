import type { AppRoute } from './route.ts'

/** Routes of the specification whose screens are still being built; a line leaves when its screen arrives. */
export const UNBUILT_ROUTES: readonly Omit<AppRoute, 'screen'>[] = [
  { path: '/career/suggestions', access: 'signed-in', frame: 'shell', title: 'Suggested Paths' },
  { path: '/career/skills', access: 'signed-in', frame: 'shell', title: 'Skill Gap Analysis' },
  { path: '/career/resume', access: 'signed-in', frame: 'shell', title: 'Resume Builder' },
  { path: '/career/ats-optimizer', access: 'signed-in', frame: 'shell', title: 'ATS Optimizer' },
  { path: '/career/market-insights', access: 'signed-in', frame: 'shell', title: 'Market Insights' },
  { path: '/learning', access: 'signed-in', frame: 'shell', title: 'Learning' },
  { path: '/chat', access: 'signed-in', frame: 'shell', title: 'Chat Coach' },
]
