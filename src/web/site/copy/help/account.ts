import {
  FREE_CHAT_CONVERSATIONS_PER_MONTH,
  FREE_RESUMES_PER_MONTH,
  PROFESSIONAL_MONTHLY_USD,
} from '#shared/billing/plans.ts'
import type { Block } from '../block.ts'

export const ACCOUNT_AND_BILLING = {
  'reset-your-password': [
    'Go to [Forgot password](/forgot-password), enter your e-mail address and choose Send Reset Link. For your safety the page says the same whether or not the address has an account.',
    'Open the link in the mail and choose a new password of at least 8 characters. A link works once and expires; if yours no longer does, ask for another.',
  ],
  'sign-in-problems': [
    {
      list: [
        '“Invalid email or password”: one of the two is wrong. We do not say which, so that nobody can test addresses. Use the eye beside the field to see what you typed.',
        '“Google login failed”: sign in with e-mail and password. If you have no password yet, ask for a reset link.',
        'Too many attempts: wait a few minutes. Your account is not locked.',
      ],
    },
    'If nothing helps, [write to us](/support/contact) from the address you signed up with.',
  ],
  'change-your-profile': [
    'In Settings, a field is saved when you leave it and a switch when you set it. A short message confirms it. Your e-mail address is shown, but not changed, among the profile fields.',
    'Career suggestions are made from your profile. After a change, choose Refresh Suggestions to see its effect.',
  ],
  'free-and-professional': [
    {
      list: [
        `Free: daily check-ins and mood, burnout risk, ${FREE_CHAT_CONVERSATIONS_PER_MONTH} coach conversations and ${FREE_RESUMES_PER_MONTH} résumés a month.`,
        `Professional, $${PROFESSIONAL_MONTHLY_USD} per month: all of it without limits, and skill gap analysis, ATS optimizer, market insights, PDF export and priority support.`,
      ],
    },
    'A call that fails does not count towards a limit. Limits renew each month.',
    'Burnout risk, its advice, helplines, and the download or deletion of your data are free on every plan.',
  ],
  'upgrade-to-professional': [
    'Choose Upgrade on your dashboard or Professional on the [pricing page](/product/pricing) while signed in. Checkout opens in a new tab, and you come back to your dashboard when it is done.',
    'If your plan still shows as Free after a payment, choose Refresh Status. If that does not help, [write to us](/support/contact) before paying again.',
  ],
  'manage-or-cancel-your-subscription': [
    'Choose Manage Subscription on the subscription card of your dashboard. There you can change how you pay, see your invoices and cancel.',
    'After cancelling you keep Professional until the date shown as next billing date. Then your account becomes Free and your data stays.',
  ],
} satisfies Record<string, readonly Block[]>

export const PRIVACY_AND_DATA = {
  'who-can-see-my-data': [
    'Your profile, check-ins, notes, suggestions, résumés and chats are visible to you alone. The database checks on every query that a row belongs to the person who asks.',
    'Your employer sees none of it, even when it pays for Enterprise. Nothing is sold and there are no advertisers.',
    'The [privacy policy](/support/privacy-policy) names everyone who processes anything for us, and why.',
  ],
  'download-your-data': [
    'In Settings, choose to download everything about you. You get one archive with JSON and CSV files that people and programs can read.',
    'This is free on every plan. If you cannot sign in, [write to us](/support/contact) and we will find a safe way.',
  ],
  'delete-your-account': [
    'In Settings, choose to delete your account and confirm with your password. Everything that belongs to you is removed from every table, all your sessions end, and a running subscription is cancelled.',
    'This cannot be undone. [Download your data](/support/help-center/download-your-data) first if you may want it later.',
  ],
  'leave-the-newsletter': [
    'Each newsletter has an unsubscribe link. It takes one click and no sign-in.',
    'The newsletter list is separate from your account: leaving it changes nothing else, and deleting your account takes you off it.',
  ],
} satisfies Record<string, readonly Block[]>
