import type Stripe from 'stripe'
import { CURRENCY, listObject, newId, planObject, priceObject, type SandboxPrice } from './base-objects.ts'

export function subscriptionObject(facts: {
  customer: string
  price: SandboxPrice
  created: number
  periodEnd: number
  metadata: Stripe.Metadata
}): Stripe.Subscription {
  const { customer, price, created, periodEnd, metadata } = facts
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: CURRENCY,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listObject(`/v1/subscription_items?subscription=${id}`, [
      itemObject({ subscription: id, price, created, periodEnd }),
    ]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
}

function itemObject(facts: {
  subscription: string
  price: SandboxPrice
  created: number
  periodEnd: number
}): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: facts.created,
    current_period_end: facts.periodEnd,
    current_period_start: facts.created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(facts.price),
    price: priceObject(facts.price),
    quantity: 1,
    subscription: facts.subscription,
    tax_rates: [],
  }
}
