import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { PRODUCT } from '#shared/product.ts'
import { type Screen, screen } from './platform/screen.tsx'
import type { AppRoute, Frame } from './route.ts'

const signIn = screen(async () => (await import('./account/sign-in-screen.tsx')).SignInScreen)
const signUp = screen(async () => (await import('./account/sign-up-screen.tsx')).SignUpScreen)
const forgotPassword = screen(
  async () => (await import('./account/forgot-password-screen.tsx')).ForgotPasswordScreen,
)
const resetPassword = screen(
  async () => (await import('./account/reset-password-screen.tsx')).ResetPasswordScreen,
)
const verifyEmail = screen(async () => (await import('./account/verify-email-screen.tsx')).VerifyEmailScreen)
const onboarding = screen(
  async () => (await import('./account/onboarding/onboarding-screen.tsx')).OnboardingScreen,
)
const settings = screen(async () => (await import('./account/settings/settings-screen.tsx')).SettingsScreen)
const dashboard = screen(async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen)
const weekly = screen(async () => (await import('./dashboard/weekly-screen.tsx')).WeeklyScreen)
const checkIn = screen(async () => (await import('./wellness/check-in-screen.tsx')).CheckInScreen)
const overview = screen(async () => (await import('./wellness/overview-screen.tsx')).OverviewScreen)
const history = screen(async () => (await import('./wellness/history-screen.tsx')).HistoryScreen)
const entry = screen(async () => (await import('./wellness/entry-screen.tsx')).EntryScreen)
const year = screen(async () => (await import('./wellness/year-screen.tsx')).YearScreen)
const market = screen(async () => (await import('./career/market/market-screen.tsx')).MarketScreen)
const skillGap = screen(async () => (await import('./career/skill-gap/skill-gap-screen.tsx')).SkillGapScreen)
const suggestions = screen(
  async () => (await import('./career/suggestions/suggestions-screen.tsx')).SuggestionsScreen,
)
const chat = screen(async () => (await import('./coach/chat-screen.tsx')).ChatScreen)
const learning = screen(async () => (await import('./learning/learning-screen.tsx')).LearningScreen)
const resume = screen(async () => (await import('./career/resume/resume-screen.tsx')).ResumeScreen)
const ats = screen(async () => (await import('./career/ats/ats-screen.tsx')).AtsScreen)

/** The public pages, of which site/pages.ts has the table, and the page for an address that leads nowhere. */
export const sitePages = screen(async () => (await import('./site/site-pages.tsx')).SitePages)

/** For whoever builds the product; the built pages hold nothing of them. */
const DEV_ROUTES: readonly AppRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/parts',
        access: 'public',
        frame: 'none',
        title: 'Parts',
        screen: screen(async () => (await import('./dev/parts-screen.tsx')).PartsScreen),
      },
      {
        path: '/dev/billing',
        access: 'public',
        frame: 'none',
        title: 'States of the plan',
        screen: screen(async () => (await import('./dev/billing-states-screen.tsx')).BillingStatesScreen),
      },
      {
        path: '/dev/resume-reader',
        access: 'public',
        frame: 'none',
        title: 'Résumé reader',
        screen: screen(async () => (await import('./dev/resume-reader-screen.tsx')).ResumeReaderScreen),
      },
    ]
  : []

/** The route table of the product. `/` and the other public pages stand in site/pages.ts. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'guest',
    frame: 'account',
    title: 'Sign in',
    description: `Sign in to ${PRODUCT} and pick up where you left off.`,
    screen: signIn,
  },
  {
    path: '/signup',
    access: 'guest',
    frame: 'account',
    title: 'Create your account',
    description: `Create an account: free for ${TRIAL_DAYS} days with everything open, and no credit card.`,
    screen: signUp,
  },
  {
    path: '/forgot-password',
    access: 'guest',
    frame: 'account',
    title: 'Forgot password',
    description: 'Ask for a link to choose a new password.',
    unlisted: true,
    screen: forgotPassword,
  },
  {
    path: '/reset-password',
    access: 'open',
    frame: 'account',
    title: 'Reset password',
    screen: resetPassword,
  },
  {
    path: '/verify-email',
    access: 'public',
    frame: 'account',
    title: 'Confirm your address',
    screen: verifyEmail,
  },
  { path: '/onboarding', access: 'signed-in', frame: 'shell', title: 'Welcome', screen: onboarding },
  { path: '/settings', access: 'signed-in', frame: 'shell', title: 'Settings', screen: settings },
  { path: '/dashboard', access: 'signed-in', frame: 'shell', title: 'Dashboard', screen: dashboard },
  { path: '/weekly', access: 'signed-in', frame: 'shell', title: 'Your Week', screen: weekly },
  { path: '/wellness', access: 'signed-in', frame: 'shell', title: 'Daily Check-in', screen: checkIn },
  {
    path: '/wellness/checkin',
    access: 'signed-in',
    frame: 'shell',
    title: 'Daily Check-in',
    screen: checkIn,
  },
  {
    path: '/wellness/overview',
    access: 'signed-in',
    frame: 'shell',
    title: 'Wellness Overview',
    screen: overview,
  },
  {
    path: '/wellness/history',
    access: 'signed-in',
    frame: 'shell',
    title: 'Check-ins',
    screen: history,
  },
  { path: '/wellness/entry', access: 'signed-in', frame: 'shell', title: 'Check-in', screen: entry },
  { path: '/wellness/year', access: 'signed-in', frame: 'shell', title: 'Your Year', screen: year },
  {
    path: '/career/resume',
    access: 'signed-in',
    frame: 'shell',
    title: 'Resume Builder',
    screen: resume,
  },
  {
    path: '/career/ats-optimizer',
    access: 'signed-in',
    frame: 'shell',
    title: 'ATS Optimizer',
    screen: ats,
  },
  {
    path: '/career/market-insights',
    access: 'signed-in',
    frame: 'shell',
    title: 'Market Insights',
    screen: market,
  },
  {
    path: '/career/skills',
    access: 'signed-in',
    frame: 'shell',
    title: 'Skill Gap Analysis',
    screen: skillGap,
  },
  {
    path: '/career/suggestions',
    access: 'signed-in',
    frame: 'shell',
    title: 'Suggested Paths',
    screen: suggestions,
  },
  { path: '/chat', access: 'signed-in', frame: 'shell', title: 'Chat Coach', screen: chat },
  { path: '/learning', access: 'signed-in', frame: 'shell', title: 'Learning', screen: learning },
  ...DEV_ROUTES,
]

const frames = {
  account: screen(async () => (await import('./account/account-frame.tsx')).AccountFrame),
  shell: screen(async () => (await import('./shell/app-shell.tsx')).AppShell),
} satisfies Record<Exclude<Frame, 'none' | 'site'>, Screen>

export function frameOf(frame: Frame): Screen | undefined {
  return frame === 'account' || frame === 'shell' ? frames[frame] : undefined
}

/** Loads what a path shows, so that it can be drawn in one go. */
export async function preload(path: string): Promise<void> {
  const route = ROUTES.find(candidate => candidate.path === path)
  if (!route) {
    const { preloadSitePage } = await import('./site/site-pages.tsx')
    await Promise.all([sitePages.preload(), preloadSitePage(path)])
    return
  }
  await Promise.all([route.screen.preload(), frameOf(route.frame)?.preload()])
}
