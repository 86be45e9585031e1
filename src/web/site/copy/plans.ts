import { FEATURE_ROWS, featureAccess, featureName, planAdditions } from '#shared/billing/feature-access.ts'
import type { Feature, Plan } from '#shared/billing/features.ts'
import {
  ANNUAL_SAVING_PERCENT,
  PROFESSIONAL_ANNUAL_USD,
  PROFESSIONAL_MONTHLY_USD,
  TRIAL_DAYS,
} from '#shared/billing/plans.ts'
import { FREE_ALLOWANCE } from './plan-sentences.ts'

export type PlanCopy = {
  id: 'free-trial' | 'professional' | 'enterprise'
  name: string
  price: string
  period: string
  summary: string
  includes: readonly string[]
  action: { label: string; to: string }
  note: string
  isMain?: true
}

export const PLANS: readonly PlanCopy[] = [
  {
    id: 'free-trial',
    name: 'Free Trial',
    price: '$0',
    period: `for ${TRIAL_DAYS} days`,
    summary: 'Everything in Professional, to find out whether it helps you.',
    includes: [
      'No credit card',
      `All tools open for ${TRIAL_DAYS} days`,
      'Daily check-ins with burnout risk',
      'Afterwards a Free account, for as long as you like',
    ],
    action: { label: 'Start Free Trial', to: '/signup' },
    note: `After the trial, Free keeps daily check-ins, ${FREE_ALLOWANCE}.`,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: `$${PROFESSIONAL_MONTHLY_USD}`,
    period: 'per month',
    summary: 'For one person who wants to use all of it, without counting.',
    includes: ['Everything in Free', ...planAdditions('professional', 'free')],
    action: { label: 'Choose Professional', to: '/signup' },
    note: `Annual plans save ${ANNUAL_SAVING_PERCENT}%: $${PROFESSIONAL_ANNUAL_USD.toFixed(2)} for a year instead of $${PROFESSIONAL_MONTHLY_USD * 12}.`,
    isMain: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    period: 'priced with you',
    summary: 'For organizations that want to offer it without looking over shoulders.',
    includes: ['Everything in Professional', ...planAdditions('enterprise', 'professional')],
    action: { label: 'Contact sales', to: '/support/contact' },
    note: 'No check-in, note or score of one person is ever shown to an employer.',
  },
]

type Cell = { isIncluded: boolean; text: string }

/** Every feature of the map, so that the plans can be compared line by line. A trial has what Professional has. */
export const PLAN_COMPARISON: readonly {
  feature: string
  free: Cell
  professional: Cell
  enterprise: Cell
}[] = FEATURE_ROWS.map(feature => ({
  feature: featureName(feature),
  free: cell('free', feature),
  professional: cell('professional', feature),
  enterprise: cell('enterprise', feature),
}))

function cell(plan: Plan, feature: Feature): Cell {
  const { enabled, description } = featureAccess(plan, feature)
  return { isIncluded: enabled, text: description }
}

export const PRICING_FAQ: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'what-happens-after-the-trial',
    question: 'What happens when the trial ends?',
    answer: `Nothing is charged, because you gave no card. Your account becomes Free: you keep your data, your daily check-ins, suggested paths and learning, and ${FREE_ALLOWANCE}. The other tools wait until you choose Professional.`,
  },
  {
    id: 'monthly-or-annual',
    question: 'What is the difference between monthly and annual?',
    answer: `Only the price and the length. Monthly costs $${PROFESSIONAL_MONTHLY_USD} and renews each month. Annual saves ${ANNUAL_SAVING_PERCENT}%: $${PROFESSIONAL_ANNUAL_USD.toFixed(2)} at once for twelve months, which is $${(PROFESSIONAL_ANNUAL_USD / 12).toFixed(2)} a month.`,
  },
  {
    id: 'cancel',
    question: 'Can I cancel whenever I want?',
    answer:
      'Yes. Choose Manage Subscription on your dashboard or in Settings. You keep Professional until the end of the time you have paid for, then your account becomes Free. Nothing is deleted.',
  },
  {
    id: 'price-changes',
    question: 'Will the price change?',
    answer:
      'If it ever does, you hear about it at least 30 days before, by email, and you can cancel before it takes effect. The [terms of service](/support/terms-of-service#prices) say so too.',
  },
  {
    id: 'safety-is-free',
    question: 'Is anything about my wellbeing behind a plan?',
    answer:
      'No. The burnout-risk indicator, its advice, helplines, and downloading or deleting your data are free for everyone, always.',
  },
  {
    id: 'enterprise-price',
    question: 'Why is there no price for Enterprise?',
    answer:
      'Because it depends on how many people use it and how it is run. [Tell us a little about your team](/support/contact) and we will answer with a number.',
  },
]

export const PRICING_PAGE = {
  title: 'One price, and a free way to find out',
  lead: 'Begin with everything, for nothing. Keep what you need afterwards.',
} as const
