import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { PaymentEvent } from './payments.ts'

const reference = z.nullish(
  z.union([
    z.string(),
    z.pipe(
      z.object({ id: z.string() }),
      z.transform(({ id }) => id),
    ),
  ]),
)
const subject = z.object({ id: z.string(), object: z.string(), customer: reference, charge: reference })

/** Whom an event is about; its own figures may be old by now, and are not taken. */
export function paymentEvent(event: Stripe.Event): PaymentEvent {
  const { id, object, customer, charge } = subject.parse(event.data.object)
  return {
    id: event.id,
    type: event.type,
    objectId: id,
    customerId: object === 'customer' ? id : (customer ?? null),
    chargeId: charge ?? null,
    happenedAt: new Date(event.created * 1000),
    livemode: event.livemode,
  }
}
