import { ANNUAL_SAVING_PERCENT, PROFESSIONAL_MONTHLY_USD, TRIAL_DAYS } from '#shared/billing/plans.ts'
import { PRODUCT, TAGLINE } from '#shared/product.ts'
import { type Screen, screen } from '#web/platform/screen.tsx'
import { articlePath, HELP_ARTICLES } from './copy/help/catalog.ts'

type SitePage = {
  path: string
  title: string
  /** One or two sentences for search engines and previews. */
  description: string
  screen: Screen
  /** Reached from a mail or another page only: kept out of search engines. */
  unlisted?: true
}

const helpArticle = screen(async () => (await import('./help-article-screen.tsx')).HelpArticleScreen)

/** Every public page: listed here, a page is routed, prerendered and served. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: PRODUCT,
    description: `${TAGLINE} ${PRODUCT} joins career guidance with short wellbeing check-ins, for people who work.`,
    screen: screen(async () => (await import('./landing-screen.tsx')).LandingScreen),
  },
  {
    path: '/how-it-works',
    title: 'How it works',
    description:
      'Onboarding, Career Explorer and Wellness: what you do in each, in about two minutes of reading.',
    screen: screen(async () => (await import('./how-it-works-screen.tsx')).HowItWorksScreen),
  },
  {
    path: '/product/features',
    title: 'Features',
    description:
      'Career discovery, skill gaps, learning, résumé and cover letter, ATS check, market insights, a chat coach and wellness check-ins.',
    screen: screen(async () => (await import('./features-screen.tsx')).FeaturesScreen),
  },
  {
    path: '/product/pricing',
    title: 'Pricing',
    description: `Free for ${TRIAL_DAYS} days without a credit card. Professional is $${PROFESSIONAL_MONTHLY_USD} per month, and annual plans save ${ANNUAL_SAVING_PERCENT}%.`,
    screen: screen(async () => (await import('./pricing-screen.tsx')).PricingScreen),
  },
  {
    path: '/product/enterprise',
    title: 'Enterprise',
    description: `${PRODUCT} for organizations: team dashboards, API access and SAML SSO, without looking over shoulders.`,
    screen: screen(async () => (await import('./enterprise-screen.tsx')).EnterpriseScreen),
  },
  {
    path: '/product/api',
    title: 'API',
    description:
      'Four endpoints with Bearer key authentication, their rate limits, and how far they are open.',
    screen: screen(async () => (await import('./api-screen.tsx')).ApiScreen),
  },
  {
    path: '/product/integrations',
    title: 'Integrations',
    description: `What ${PRODUCT} works with: Available today, Coming Soon, or part of Enterprise. Told as it is.`,
    screen: screen(async () => (await import('./integrations-screen.tsx')).IntegrationsScreen),
  },
  {
    path: '/support/help-center',
    title: 'Help Center',
    description: 'Short articles about every part of the product, with a search that forgives typing errors.',
    screen: screen(async () => (await import('./help-center-screen.tsx')).HelpCenterScreen),
  },
  ...HELP_ARTICLES.map(({ slug, title, summary }) => ({
    path: articlePath(slug),
    title,
    description: `${summary} From the ${PRODUCT} Help Center.`,
    screen: helpArticle,
  })),
  {
    path: '/support/faq',
    title: 'FAQ',
    description: `Questions and short answers about ${PRODUCT}: general, account and billing, features, technical.`,
    screen: screen(async () => (await import('./faq-screen.tsx')).FaqScreen),
  },
  {
    path: '/support/contact',
    title: 'Contact',
    description: 'Write to us: a person reads every message. Addresses and office hours.',
    screen: screen(async () => (await import('./contact-screen.tsx')).ContactScreen),
  },
  {
    path: '/support/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we store, why, for how long and with whom; your rights; consent for each purpose.',
    screen: screen(async () => (await import('./privacy-policy-screen.tsx')).PrivacyPolicyScreen),
  },
  {
    path: '/support/terms-of-service',
    title: 'Terms of Service',
    description:
      'The agreement between you and us: trial, prices, your content, liability, and how to leave.',
    screen: screen(async () => (await import('./terms-of-service-screen.tsx')).TermsOfServiceScreen),
  },
  {
    path: '/data-and-method',
    title: 'Data sources and method',
    description:
      'Where each number comes from, how each score is made, and where it falls short, in plain words.',
    screen: screen(async () => (await import('./data-and-method-screen.tsx')).DataAndMethodScreen),
  },
  {
    path: '/newsletter/unsubscribe',
    title: 'Leave the newsletter',
    description: 'Stop receiving the newsletter with one click.',
    screen: screen(async () => (await import('./unsubscribe-screen.tsx')).UnsubscribeScreen),
    unlisted: true,
  },
]
