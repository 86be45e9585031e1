import {
  FREE_CHAT_CONVERSATIONS_PER_MONTH,
  FREE_RESUMES_PER_MONTH,
  PROFESSIONAL_MONTHLY_USD,
} from '#shared/billing/plans.ts'
import type { HelpTopic } from './article.ts'

export const ACCOUNT_AND_BILLING: HelpTopic = {
  id: 'account-and-billing',
  title: 'Account and billing',
  articles: [
    {
      slug: 'reset-your-password',
      title: 'Reset your password',
      summary: 'Ask for a link, choose a new password.',
      body: [
        'Go to [Forgot password](/forgot-password), enter your e-mail address and choose Send Reset Link. For your safety the page says the same whether or not the address has an account.',
        'Open the link in the mail and choose a new password of at least 8 characters. A link works once and expires; if yours no longer does, ask for another.',
      ],
    },
    {
      slug: 'sign-in-problems',
      title: 'When you cannot sign in',
      summary: 'The usual reasons and what to do.',
      body: [
        {
          list: [
            '“Invalid email or password”: one of the two is wrong. We do not say which, so that nobody can test addresses. Use the eye beside the field to see what you typed.',
            '“Google login failed”: sign in with e-mail and password. If you have no password yet, ask for a reset link.',
            'Too many attempts: wait a few minutes. Your account is not locked.',
          ],
        },
        'If nothing helps, [write to us](/support/contact) from the address you signed up with.',
      ],
    },
    {
      slug: 'change-your-profile',
      title: 'Change your profile',
      summary: 'Settings save as you go.',
      body: [
        'In Settings, a field is saved when you leave it and a switch when you set it. A short message confirms it. Your e-mail address is shown, but not changed, among the profile fields.',
        'Career suggestions are made from your profile. After a change, choose Refresh Suggestions to see its effect.',
      ],
    },
    {
      slug: 'free-and-professional',
      title: 'Free and Professional',
      summary: 'What each account can use.',
      body: [
        {
          list: [
            `Free: daily check-ins and mood, burnout risk, ${FREE_CHAT_CONVERSATIONS_PER_MONTH} coach conversations and ${FREE_RESUMES_PER_MONTH} résumés a month.`,
            `Professional, $${PROFESSIONAL_MONTHLY_USD} per month: all of it without limits, and skill gap analysis, ATS optimizer, market insights, PDF export and priority support.`,
          ],
        },
        'A call that fails does not count towards a limit. Limits renew each month.',
        'Burnout risk, its advice, helplines, and the download or deletion of your data are free on every plan.',
      ],
    },
    {
      slug: 'upgrade-to-professional',
      title: 'Upgrade to Professional',
      summary: 'Where to subscribe and what you see afterwards.',
      body: [
        'Choose Upgrade on your dashboard or Professional on the [pricing page](/product/pricing) while signed in. Checkout opens in a new tab, and you come back to your dashboard when it is done.',
        'If your plan still shows as Free after a payment, choose Refresh Status. If that does not help, [write to us](/support/contact) before paying again.',
      ],
    },
    {
      slug: 'manage-or-cancel-your-subscription',
      title: 'Manage or cancel your subscription',
      summary: 'Invoices, payment method, cancelling.',
      body: [
        'Choose Manage Subscription on the subscription card of your dashboard. There you can change how you pay, see your invoices and cancel.',
        'After cancelling you keep Professional until the date shown as next billing date. Then your account becomes Free and your data stays.',
      ],
    },
  ],
}

export const PRIVACY_AND_DATA: HelpTopic = {
  id: 'privacy-and-data',
  title: 'Privacy and your data',
  articles: [
    {
      slug: 'who-can-see-my-data',
      title: 'Who can see my data',
      summary: 'You. And what that means in detail.',
      body: [
        'Your profile, check-ins, notes, suggestions, résumés and chats are visible to you alone. The database checks on every query that a row belongs to the person who asks.',
        'Your employer sees none of it, even when it pays for Enterprise. Nothing is sold and there are no advertisers.',
        'The [privacy policy](/support/privacy-policy) names everyone who processes anything for us, and why.',
      ],
    },
    {
      slug: 'download-your-data',
      title: 'Download your data',
      summary: 'One file with everything about you.',
      body: [
        'In Settings, choose to download everything about you. You get one archive with JSON and CSV files that people and programs can read.',
        'This is free on every plan. If you cannot sign in, [write to us](/support/contact) and we will find a safe way.',
      ],
    },
    {
      slug: 'delete-your-account',
      title: 'Delete your account',
      summary: 'What is removed and what cannot be undone.',
      body: [
        'In Settings, choose to delete your account and confirm with your password. Everything that belongs to you is removed from every table, all your sessions end, and a running subscription is cancelled.',
        'This cannot be undone. [Download your data](/support/help-center/download-your-data) first if you may want it later.',
      ],
    },
    {
      slug: 'leave-the-newsletter',
      title: 'Leave the newsletter',
      summary: 'One click in any newsletter.',
      body: [
        'Each newsletter has an unsubscribe link. It takes one click and no sign-in.',
        'The newsletter list is separate from your account: leaving it changes nothing else, and deleting your account takes you off it.',
      ],
    },
  ],
}
