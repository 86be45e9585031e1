import { featureAccess } from '#shared/billing/feature-access.ts'
import { PRODUCT } from '#shared/product.ts'

export const API_PAGE = {
  title: `The ${PRODUCT} API`,
  lead: 'Four endpoints, JSON in and out. They give a program what the screens give a person.',
  start:
    'Make a key in [Settings](/settings), under Security. It works at once, on every plan, and you can delete it there at any time.',
} as const

type Endpoint = { method: 'GET' | 'POST'; path: string; title: string; text: string }

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/v1/career/suggestions',
    title: 'Career suggestions',
    text: 'The suggested paths of the person who owns the key, newest first: role, match score, salary range, description and key skills.',
  },
  {
    method: 'POST',
    path: '/api/v1/resume/generate',
    title: 'Generate a résumé',
    text: 'A résumé and a cover letter as text, for a target role and an objective. Counts as one use of the résumé generator.',
  },
  {
    method: 'GET',
    path: '/api/v1/wellness/checkins',
    title: 'Check-ins',
    text: 'The latest check-ins of the person who owns the key: mood, energy, note and time. Nobody else’s, whatever the key.',
  },
  {
    method: 'POST',
    path: '/api/v1/skills/analysis',
    title: 'Skill gap analysis',
    text: 'For a role: each key skill with your level, the required level and the gap, widest first.',
  },
]

export const API_AUTHENTICATION = {
  heading: 'Bearer key authentication',
  text: 'Every request carries a key in the Authorization header. A key acts as the person who made it and sees nothing of anyone else. Treat it like a password: keep it on a server, never in a web page.',
  example: `GET /api/v1/career/suggestions HTTP/1.1
Host: waywell.example
Authorization: Bearer YOUR_KEY
Accept: application/json`,
} as const

export const API_ERRORS = {
  heading: 'When something is wrong',
  text: 'Every error is JSON of one shape. The code is for your program, the message for a person.',
  example: `HTTP/1.1 401 Unauthorized
Content-Type: application/json

{
  "message": "Please sign in to continue.",
  "details": null,
  "hint": null,
  "code": "unauthorized"
}`,
} as const

export const RATE_LIMITS = [
  { plan: 'Free', requests: featureAccess('free', 'api-access').description },
  { plan: 'Professional', requests: featureAccess('professional', 'api-access').description },
  { plan: 'Enterprise', requests: featureAccess('enterprise', 'api-access').description },
] as const
