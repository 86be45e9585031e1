/** What a caller needs of a payment provider. */
export type Payments = {
  name: string
  /** Ends every subscription of a customer, who is deleted at the provider with their card; done already counts as done. */
  deleteCustomer(customerId: string): Promise<void>
}

/** The provider did not do it, or did not say so in time: as far as we know a subscription goes on. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError'
}
