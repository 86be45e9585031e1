import { type Payments, PaymentsError } from './payments.ts'

/** A subscription row without a configured provider may still be charged: fail. */
export function createDisabledPayments(): Payments {
  return {
    name: 'off',
    async deleteCustomer() {
      throw new PaymentsError('a customer exists, but no payment provider is set up')
    },
  }
}
