import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'

const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive'
export const CURRENCY = 'usd'

export type SandboxInterval = 'month' | 'year'
/** What can be bought; the amount is in cents. */
export type SandboxPrice = { id: string; product: string; interval: SandboxInterval; amount: number }

/** Rising, since two objects of one second are told apart by their ids; and too long to be guessed, since an id opens a page. */
export function newId(prefix: string): string {
  return `${prefix}_${uuidV7().replaceAll('-', '')}${randomBytes(8).toString('hex')}`
}

export function listObject<T>(url: string, data: T[]): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url }
}

export function customerObject(facts: {
  created: number
  email: string | null
  name: string | null
  metadata: Stripe.Metadata
}): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: facts.created,
    currency: CURRENCY,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: facts.email,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: facts.metadata,
    name: facts.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function priceObject({ id, product, interval, amount }: SandboxPrice): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: null,
  }
}

/** The older form of a price, which items still carry. */
export function planObject({ id, product, interval, amount }: SandboxPrice): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: 0,
    currency: CURRENCY,
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export type SandboxEvent = Omit<Stripe.EventBase, 'data'> & { data: { object: object } }

/** A copy of the object as it is now: later changes must not reach an event that was told already. */
export function eventObject(type: Stripe.Event.Type, object: object, created: number): SandboxEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}
