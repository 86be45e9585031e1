import { PRODUCT } from '#shared/product.ts'

export type IntegrationStatus = 'Available' | 'Coming Soon' | 'Enterprise'

type Integration = { name: string; group: string; text: string; status: IntegrationStatus }

export const INTEGRATIONS_PAGE = {
  title: 'Integrations',
  lead: `What ${PRODUCT} works with. “Available” is said only of what works in the product today.`,
  statuses: {
    Available: 'Works today.',
    'Coming Soon': 'Planned or being built. You cannot use it yet.',
    Enterprise: 'Set up together with an organization. Ask us what is ready.',
  } satisfies Record<IntegrationStatus, string>,
} as const

export const INTEGRATION_GROUPS = [
  'Run it yourself',
  'Sign-in',
  'Career documents',
  'Wellness',
  'Money',
  'Organizations and programs',
] as const

export const INTEGRATIONS: readonly Integration[] = [
  {
    name: 'PostgreSQL',
    group: 'Run it yourself',
    text: `Your own PostgreSQL 15 or newer instead of the one that comes with ${PRODUCT}.`,
    status: 'Available',
  },
  {
    name: 'SMTP email',
    group: 'Run it yourself',
    text: `Send ${PRODUCT}’s mail through your own mail server.`,
    status: 'Available',
  },
  {
    name: 'Your own language model',
    group: 'Run it yourself',
    text: 'Any endpoint that speaks the OpenAI protocol, yours or someone else’s, to word what the career engine finds.',
    status: 'Available',
  },
  {
    name: 'Google sign-in',
    group: 'Sign-in',
    text: `Continue with the Google account you already have, where whoever runs ${PRODUCT} has switched it on.`,
    status: 'Available',
  },
  {
    name: 'Authenticator apps',
    group: 'Sign-in',
    text: 'Any app that shows six-digit codes, as a second step when you sign in.',
    status: 'Available',
  },
  {
    name: 'SAML SSO',
    group: 'Sign-in',
    text: 'Sign in with the account an organization manages.',
    status: 'Enterprise',
  },
  {
    name: 'PDF and DOCX résumés',
    group: 'Career documents',
    text: 'Read a résumé you already have, and download a new one as a PDF or for Word.',
    status: 'Available',
  },
  {
    name: 'Browser notifications',
    group: 'Wellness',
    text: 'A reminder to check in, on days you choose, from any browser with push notifications.',
    status: 'Available',
  },
  {
    name: 'Wearables',
    group: 'Wellness',
    text: 'Sleep and rest from a device you wear, only if you connect it.',
    status: 'Coming Soon',
  },
  {
    name: 'Voice analysis',
    group: 'Wellness',
    text: 'A private reading of your speaking rhythm. Off unless you switch it on.',
    status: 'Coming Soon',
  },
  {
    name: 'Stripe',
    group: 'Money',
    text: `Card payments for Professional, where whoever runs ${PRODUCT} has connected it. Card numbers never reach us.`,
    status: 'Available',
  },
  {
    name: 'Team dashboards',
    group: 'Organizations and programs',
    text: 'How a large enough group is doing, with nobody picked out.',
    status: 'Enterprise',
  },
  {
    name: `${PRODUCT} API`,
    group: 'Organizations and programs',
    text: 'Four endpoints for your own programs. See the [API page](/product/api).',
    status: 'Available',
  },
]
