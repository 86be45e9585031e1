import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { FEATURES, PLANS } from './features.ts'
import { SUBSCRIPTION_STATES } from './subscription-state.ts'

const tags = ['Billing']
const time = z.iso.datetime({ offset: true })
const day = z.iso.date()
/** Two attempts of the provider's own time limit, and the database. */
const PROVIDER_DEADLINE_MS = 12_000
/** The last known state is answered where the provider takes longer. */
const CHECK_DEADLINE_MS = 6_000
const MINUTE_SECONDS = 60
const LIMITS = {
  checkSubscription: { attempts: 60, seconds: MINUTE_SECONDS },
  createCheckout: { attempts: 100, seconds: 10 * MINUTE_SECONDS },
  customerPortal: { attempts: 30, seconds: 10 * MINUTE_SECONDS },
  verifyPayment: { attempts: 30, seconds: 10 * MINUTE_SECONDS },
  updateBilling: { attempts: 60, seconds: MINUTE_SECONDS },
}

const interval = z.enum(['month', 'year'])
export type Interval = z.infer<typeof interval>

const subscriptionInfo = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.nullable(z.string()),
  subscription_end: z.nullable(z.string()),
})
export type SubscriptionInfo = z.infer<typeof subscriptionInfo>
export const UNSUBSCRIBED: SubscriptionInfo = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
}

const checkSubscription = operation
  .route({
    method: 'POST',
    path: '/functions/check-subscription',
    summary: 'Whether the person is subscribed, to what, and until when',
    tags,
  })
  .meta({
    access: {
      who: 'signed-in',
      limit: LIMITS.checkSubscription,
      allowedWhenDiskIsFull: true,
      deadlineMs: CHECK_DEADLINE_MS,
    },
  })
  .input(z.object({}))
  .output(subscriptionInfo)

const createCheckout = operation
  .route({
    method: 'POST',
    path: '/functions/create-checkout',
    summary: 'Start a checkout for Professional; without a body, by the month',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: LIMITS.createCheckout, deadlineMs: PROVIDER_DEADLINE_MS } })
  .input(z.object({ interval: z._default(interval, 'month') }))
  .output(z.object({ url: z.url() }))

const customerPortal = operation
  .route({
    method: 'POST',
    path: '/functions/customer-portal',
    summary: 'A page to change the card, the plan, or to cancel',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: LIMITS.customerPortal, deadlineMs: PROVIDER_DEADLINE_MS } })
  .input(z.object({}))
  .output(z.object({ url: z.url() }))

const verifyPayment = operation
  .route({
    method: 'POST',
    path: '/functions/verify-payment',
    summary: 'Whether a checkout of one’s own was paid',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: LIMITS.verifyPayment, deadlineMs: PROVIDER_DEADLINE_MS } })
  .input(z.object({ session_id: z.string().check(z.minLength(1), z.maxLength(255)) }))
  .output(z.object({ verified: z.boolean(), message: z.string() }))

/** Also answers at /functions/get_trial_days_remaining: underscores in a function's name mean hyphens. */
const getTrialDaysRemaining = operation
  .route({
    method: 'POST',
    path: '/functions/get-trial-days-remaining',
    summary: 'Whole days left of the free trial',
    tags,
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({ user_id: z.optional(z.uuid()) }))
  .output(z.int())

const featureUsage = z.object({
  feature: z.enum(FEATURES),
  enabled: z.boolean(),
  monthly_limit: z.nullable(z.int()),
  used: z.int(),
  left: z.nullable(z.int()),
})

const billingOverview = z.object({
  /** off: nothing can be bought on this installation. */
  payments: z.enum(['stripe', 'sandbox', 'off']),
  plan: z.enum(PLANS),
  tier: z.nullable(z.string()),
  ends_at: z.nullable(time),
  state: z.enum(SUBSCRIPTION_STATES),
  billing_interval: z.nullable(interval),
  /** There is a customer at the provider, so the portal can be opened. */
  manageable: z.boolean(),
  trial_expires_at: time,
  /** Null until the browser or the person has said it; UTC counts then. */
  time_zone: z.nullable(z.string()),
  renews_on: day,
  usage: z.array(featureUsage),
  mail_trial_ending: z.boolean(),
  mail_payments: z.boolean(),
  banner_dismissed: z.object({ form: z.nullable(z.string()), at: z.nullable(time) }),
})
export type Billing = z.infer<typeof billingOverview>

const getBilling = operation
  .route({
    method: 'GET',
    path: '/api/billing',
    summary: 'Plan, usage of this month and when it renews',
    tags,
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(billingOverview)

const updateBilling = operation
  .route({
    method: 'PATCH',
    path: '/api/billing',
    summary: 'Change mails about the plan, or close the trial banner',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: LIMITS.updateBilling } })
  .input(
    z.partial(
      z.object({
        mail_trial_ending: z.boolean(),
        mail_payments: z.boolean(),
        dismiss_banner: z.enum(['active', 'ending', 'expired']),
      }),
    ),
  )
  .output(billingOverview)

export const billing = {
  checkSubscription,
  createCheckout,
  customerPortal,
  verifyPayment,
  getTrialDaysRemaining,
  getBilling,
  updateBilling,
}
