import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { type Screen, screen } from './platform/screen.tsx'
import type { AppRoute, Frame } from './route.ts'
import { UNBUILT_ROUTES } from './unbuilt-routes.ts'

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
const checkIn = screen(async () => (await import('./wellness/check-in-screen.tsx')).CheckInScreen)
const overview = screen(async () => (await import('./wellness/overview-screen.tsx')).OverviewScreen)
const notYet = screen(async () => (await import('./platform/coming-soon-screen.tsx')).ComingSoonScreen)

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
    description: 'Sign in to Waywell and go on where you left off.',
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
  ...DEV_ROUTES,
  ...UNBUILT_ROUTES.map(route => ({ ...route, screen: notYet })),
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
