/** What a caller needs of a payment provider: a page to pay on, a page to manage on, and the truth about a subscription. */
export type Payments = {
  name: string
  createCheckout(order: {
    userId: string
    email: string
    period: 'month' | 'year'
    returnUrl: URL
  }): Promise<{ url: string }>
  openPortal(customer: { userId: string; returnUrl: URL }): Promise<{ url: string }>
  cancelSubscription(customer: { userId: string }): Promise<void>
}
