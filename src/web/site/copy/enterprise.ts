import { PRODUCT } from '#shared/product.ts'

export const ENTERPRISE_PAGE = {
  title: 'For organizations that mean it',
  lead: 'Offer career guidance and a daily check-in to your people. They keep what is theirs, and you learn what you can change.',
  action: 'Talk to us',
} as const

export const ENTERPRISE_OFFERS = [
  {
    id: 'team-dashboards',
    title: 'Team dashboards',
    text: 'How a group is doing, drawn only from groups that are large enough that nobody can be picked out. No names, no notes, no single scores.',
  },
  {
    id: 'api-access',
    title: 'API access',
    text: `Connect ${PRODUCT} with the systems you already run, without a monthly cap on requests. The [API page](/product/api) describes the endpoints.`,
  },
  {
    id: 'saml-sso',
    title: 'SAML SSO',
    text: 'People sign in with the account they have at work. You decide who is let in; what they write inside stays theirs.',
  },
] as const

export const ENTERPRISE_PROMISES = [
  {
    question: 'What an employer never sees',
    answer:
      'Check-ins, notes, risk levels, coach conversations, career suggestions and résumés of one person. There is no setting that changes this.',
  },
  {
    question: 'What is left out at work',
    answer:
      'Voice analysis and typing behavior are not part of Enterprise. Reading feelings from a voice or a keyboard does not belong in a workplace, and in the European Union it is not allowed there.',
  },
  {
    question: 'What it cannot do alone',
    answer:
      'A check-in does not mend a job that asks too much. It can tell you early where to look. What helps after that is workload, say over one’s work, and support.',
  },
] as const

export const ENTERPRISE_STEPS = [
  'You write to us and say how many people it is for and what you hope will change.',
  'We answer with a price, and with what is ready today and what is not.',
  'If it fits, we set it up together, and your people hear from you first what is collected and who can see it.',
] as const
