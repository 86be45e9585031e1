import type Stripe from 'stripe'
import { CURRENCY, listObject, newId, priceObject, type SandboxPrice } from './base-objects.ts'

export function checkoutObject(facts: {
  customer: string
  price: SandboxPrice
  created: number
  expiresAt: number
  pagesUrl: string
  successUrl: string | null
  cancelUrl: string | null
  clientReference: string | null
  metadata: Stripe.Metadata
}): Stripe.Checkout.Session {
  const { price } = facts
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: price.amount,
    amount_total: price.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: CURRENCY,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: facts.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: listObject(`/v1/checkout/sessions/${id}/line_items`, [lineItem(price)]),
    livemode: false,
    locale: 'auto',
    managed_payments: null,
    metadata: facts.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: facts.successUrl,
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${facts.pagesUrl}/checkout/${id}`,
    wallet_options: null,
  }
}

function lineItem(price: SandboxPrice): Stripe.LineItem {
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: price.amount,
    amount_tax: 0,
    amount_total: price.amount,
    currency: CURRENCY,
    description: null,
    metadata: {},
    price: priceObject(price),
    quantity: 1,
  }
}

export function portalObject(facts: {
  customer: string
  configuration: string
  created: number
  pagesUrl: string
  returnUrl: string | null
}): Stripe.BillingPortal.Session {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: facts.configuration,
    created: facts.created,
    customer: facts.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: facts.returnUrl,
    url: `${facts.pagesUrl}/portal/${id}`,
  }
}

export function configurationObject(
  created: number,
  metadata: Stripe.Metadata,
): Stripe.BillingPortal.Configuration {
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: ['email', 'address', 'tax_id'], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        proration_behavior: 'create_prorations',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'continue_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    name: null,
    updated: created,
  }
}
