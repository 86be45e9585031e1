import { RESET_LINK_MINUTES, SIGN_IN_CODE_MINUTES } from '#shared/account/sign-in.ts'
import { PROFESSIONAL_MONTHLY_USD } from '#shared/billing/plans.ts'
import type { Block } from '../block.ts'
import { FREE_ALLOWANCE, listed, OPEN_ON_FREE, OPEN_ON_PROFESSIONAL } from '../plan-sentences.ts'

export const ACCOUNT_AND_BILLING = {
  'reset-your-password': [
    'Go to [Forgot password](/forgot-password), enter your email address and choose Send Reset Link. For your safety the page says the same whether or not the address has an account.',
    `Open the link in the mail and choose a new password of at least 8 characters. A link works once, within ${RESET_LINK_MINUTES} minutes; if yours no longer does, ask for another.`,
  ],
  'sign-in-problems': [
    {
      list: [
        '“Invalid email or password”: one of the two is wrong. We do not say which, so that nobody can test addresses. Use the eye beside the field to see what you typed.',
        '“Google login failed”: sign in with email and password. If you have no password yet, ask for a reset link.',
        `No password at hand: choose Sign in with a one-time code, and we send one to your address. It works for ${SIGN_IN_CODE_MINUTES} minutes.`,
        'You are asked for a code you do not have: use one of the recovery codes you kept when you set up two-factor sign-in.',
        'Too many attempts: wait a few minutes. Your account is not locked.',
      ],
    },
    'If nothing helps, [write to us](/support/contact) from the address you signed up with.',
  ],
  'protect-your-account': [
    'In Settings, under Security, you can ask for a second step when you sign in. Scan the picture with any authenticator app, enter the code it shows, and keep the recovery codes somewhere safe: each of them works once, when the app is out of reach.',
    'The same page lists where you are signed in. Sign out whatever you do not recognize, then change your password: that signs you out everywhere else.',
  ],
  'change-your-profile': [
    'In Settings, a field is saved when you leave it and a switch when you set it. A short message confirms it. Name, job title and industry stand under Profile; skills, goals, place, experience and styles under Work & goals.',
    'Your email address is shown there but not changed. To change it, go to Security in Settings; the new address counts once you have opened the link we send to it.',
  ],
  'free-and-professional': [
    {
      list: [
        `Free, without a limit: ${listed(OPEN_ON_FREE)}.`,
        `Free, with a limit: ${FREE_ALLOWANCE}.`,
        `Professional, $${PROFESSIONAL_MONTHLY_USD} per month: all of it without those limits, and ${listed(OPEN_ON_PROFESSIONAL)}.`,
      ],
    },
    'A call that fails does not count toward a limit. Limits renew on the first day of each month in your time zone; Settings, under Plan, shows what you have used and when it renews.',
    'Burnout risk, its advice, helplines, and the download or deletion of your data are free on every plan.',
  ],
  'upgrade-to-professional': [
    'Choose Upgrade on your dashboard or Professional on the [pricing page](/product/pricing) while signed in. Checkout opens in a new tab, and your dashboard notices by itself when it is done. You choose whether to pay by the month or by the year.',
    'If your plan still shows as Free after a payment, choose Refresh Status. If that does not help, [write to us](/support/contact) before paying again.',
  ],
  'manage-or-cancel-your-subscription': [
    'Choose Manage Subscription on the subscription card of your dashboard, or in Settings, under Plan. There you can change how you pay, see your invoices and cancel.',
    'After canceling you keep Professional until the date the card then shows as its end. Then your account becomes Free and your data stays.',
  ],
} satisfies Record<string, readonly Block[]>

export const PRIVACY_AND_DATA = {
  'who-can-see-my-data': [
    'Your profile, check-ins, notes, suggestions, résumés and chats are visible to you alone. The database checks on every query that a row belongs to the person who asks.',
    'Your employer sees none of it, even when it pays for Enterprise. Nothing is sold and there are no advertisers.',
    'The [privacy policy](/support/privacy-policy) names everyone who processes anything for us, and why.',
  ],
  'download-your-data': [
    'In Settings, under Your data, choose Download everything about me. You get one zip file with JSON and CSV inside, for people and for programs.',
    'This is free on every plan. If you cannot sign in, [write to us](/support/contact) and we will find a safe way.',
  ],
  'delete-your-account': [
    'In Settings, under Your data, choose Delete my account and confirm that it is you. Everything that belongs to you is removed from every table, all your sessions end, and a running subscription is canceled.',
    'This cannot be undone. [Download your data](/support/help-center/download-your-data) first if you may want it later.',
  ],
  'leave-the-newsletter': [
    'Each newsletter has an unsubscribe link. It takes one click and no sign-in.',
    'The newsletter list is separate from your account: leaving it changes nothing else, and deleting your account takes you off it.',
  ],
} satisfies Record<string, readonly Block[]>
