import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { PRODUCT } from '#shared/product.ts'
import { BURNOUT_WINDOW_WORD } from '#shared/wellness/burnout-thresholds.ts'

/** What there is to read, without the texts: the route table needs no more. */
export const HELP_TOPICS = [
  {
    id: 'getting-started',
    title: 'Getting started',
    articles: [
      {
        slug: 'create-an-account',
        title: 'Create an account',
        summary: 'What you need to sign up, and what happens next.',
      },
      {
        slug: 'complete-your-profile',
        title: 'Complete your profile in four steps',
        summary: 'What each step of onboarding asks, and why.',
      },
      {
        slug: 'find-your-way-around',
        title: 'Find your way around the dashboard',
        summary: 'What is where once you are signed in.',
      },
      {
        slug: 'what-the-trial-includes',
        title: 'What the free trial includes',
        summary: `${TRIAL_DAYS} days with every tool open, and what happens afterwards.`,
      },
    ],
  },
  {
    id: 'wellness',
    title: 'Wellness',
    articles: [
      {
        slug: 'do-a-daily-check-in',
        title: 'Do a daily check-in',
        summary: 'Two sliders and an optional note.',
      },
      {
        slug: 'read-your-wellness-overview',
        title: 'Read your wellness overview',
        summary: 'Risk card, latest check-ins and averages.',
      },
      {
        slug: 'how-burnout-risk-is-worked-out',
        title: 'How burnout risk is worked out',
        summary: `One simple rule over your last ${BURNOUT_WINDOW_WORD} check-ins.`,
      },
      {
        slug: 'how-often-are-we-wrong',
        title: 'How often are we wrong?',
        summary: 'The early warning: what it compares, what it misses, and how often it errs.',
      },
      {
        slug: 'wellness-switches',
        title: 'Choose what is tracked, and change your mind',
        summary: 'Daily check-ins, wearables and voice: three switches, each its own choice.',
      },
      {
        slug: 'getting-help-now',
        title: 'Getting help now',
        summary: `Helplines and emergency numbers. ${PRODUCT} is not an emergency service.`,
      },
    ],
  },
  {
    id: 'privacy-and-data',
    title: 'Privacy and your data',
    articles: [
      {
        slug: 'who-can-see-my-data',
        title: 'Who can see my data',
        summary: 'You. And what that means in detail.',
      },
      {
        slug: 'download-your-data',
        title: 'Download your data',
        summary: 'One file with everything about you.',
      },
      {
        slug: 'delete-your-account',
        title: 'Delete your account',
        summary: 'What is removed and what cannot be undone.',
      },
      {
        slug: 'leave-the-newsletter',
        title: 'Leave the newsletter',
        summary: 'One click in any newsletter.',
      },
    ],
  },
  {
    id: 'career-tools',
    title: 'Career tools',
    articles: [
      {
        slug: 'understand-career-suggestions',
        title: 'Understand your career suggestions',
        summary: 'Where the suggested paths come from and how to read a card.',
      },
      {
        slug: 'what-the-match-score-means',
        title: 'What the match score means',
        summary: 'A fit, not a forecast.',
      },
      {
        slug: 'read-your-skill-gaps',
        title: 'Read your skill gaps',
        summary: 'Your level, the required level, and the distance between them.',
      },
      {
        slug: 'make-a-resume-and-cover-letter',
        title: 'Make a résumé and cover letter',
        summary: 'From a target role to two documents you can edit.',
      },
      {
        slug: 'check-a-resume-against-a-posting',
        title: 'Check a résumé against a job posting',
        summary: 'How to use the ATS optimizer and what its score says.',
      },
      {
        slug: 'look-up-pay-and-demand',
        title: 'Look up pay and demand for a role',
        summary: 'What Market Insights shows and where the figures come from.',
      },
      {
        slug: 'save-learning-resources',
        title: 'Find and save learning resources',
        summary: 'Discover, My Learning and Progress.',
      },
      {
        slug: 'talk-with-the-coach',
        title: 'Talk with the chat coach',
        summary: 'Sending, feedback, and what counts as a conversation.',
      },
    ],
  },
  {
    id: 'account-and-billing',
    title: 'Account and billing',
    articles: [
      {
        slug: 'reset-your-password',
        title: 'Reset your password',
        summary: 'Ask for a link, choose a new password.',
      },
      {
        slug: 'sign-in-problems',
        title: 'When you cannot sign in',
        summary: 'The usual reasons and what to do.',
      },
      {
        slug: 'protect-your-account',
        title: 'Protect your account',
        summary: 'Two-factor sign-in, recovery codes, and where you are signed in.',
      },
      { slug: 'change-your-profile', title: 'Change your profile', summary: 'Settings save as you go.' },
      {
        slug: 'free-and-professional',
        title: 'Free and Professional',
        summary: 'What each account can use.',
      },
      {
        slug: 'upgrade-to-professional',
        title: 'Upgrade to Professional',
        summary: 'Where to subscribe and what you see afterwards.',
      },
      {
        slug: 'manage-or-cancel-your-subscription',
        title: 'Manage or cancel your subscription',
        summary: 'Invoices, payment method, canceling.',
      },
    ],
  },
] as const

type HelpArticle = (typeof HELP_TOPICS)[number]['articles'][number]
export type HelpSlug = HelpArticle['slug']

export const HELP_ARTICLES: readonly HelpArticle[] = HELP_TOPICS.flatMap(
  (topic): readonly HelpArticle[] => topic.articles,
)

export function articlePath(slug: HelpSlug): string {
  return `/support/help-center/${slug}`
}
