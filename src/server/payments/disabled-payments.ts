import { type Payments, PaymentsError } from './payments.ts'

/** Nobody can subscribe here; a customer from a time with a provider is still charged there. */
export function createDisabledPayments(): Payments {
  return {
    name: 'off',
    async deleteCustomer() {
      throw new PaymentsError('a customer exists, but no payment provider is set up')
    },
  }
}
