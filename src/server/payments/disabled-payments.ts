import { type Payments, PaymentsError } from './payments.ts'

const refuse = async () => {
  throw new PaymentsError('a customer exists, but no payment provider is set up')
}

/** A subscription row without a configured provider may still be charged: fail. */
export function createDisabledPayments(): Payments {
  return {
    name: 'off: set STRIPE_SECRET_KEY and its three companions to sell Professional',
    provider: 'off',
    livemode: false,
    readPrices: refuse,
    createCustomer: refuse,
    createCheckout: refuse,
    readCheckout: refuse,
    expireCheckout: refuse,
    createPortal: refuse,
    readSubscriptions: refuse,
    readEvent: refuse,
    customerOfCharge: refuse,
    deleteCustomer: refuse,
  }
}
