import { type Payments, PaymentsFailed } from './payments.ts'

/** Nobody can subscribe here; a customer from a time with a provider is still charged there. */
export function noProvider(): Payments {
  return {
    name: 'off',
    async forgetCustomer() {
      throw new PaymentsFailed('a customer exists, but no payment provider is set up')
    },
  }
}
