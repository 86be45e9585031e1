import type { Interval } from '#shared/billing/contract.ts'
import { awaitingPayment } from './awaiting-payment.ts'
import { billingApi } from './billing-api.ts'

/** Opens the checkout in the tab that the press has opened. */
export async function startCheckout(interval: Interval, tab: Window | null): Promise<void> {
  await showIn(tab, () => billingApi.createCheckout({ interval }))
  awaitingPayment.start(Date.now())
}

/** The provider's page for card, invoices and the end of a subscription. */
export async function openPortal(tab: Window | null): Promise<void> {
  await showIn(tab, () => billingApi.customerPortal({}))
}

async function showIn(tab: Window | null, ask: () => Promise<{ url: string }>): Promise<void> {
  try {
    const address = safeAddress((await ask()).url)
    if (tab && !tab.closed) {
      // The page of the provider must not be able to send this one somewhere else.
      tab.opener = null
      tab.location.replace(address)
    } else {
      location.assign(address)
    }
  } catch (error) {
    tab?.close()
    throw error
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Never a script, and nothing that anybody on the way could read: https, this server, or this machine. */
function safeAddress(url: string): string {
  const { protocol, origin, hostname, href } = new URL(url)
  const isLocal = protocol === 'http:' && LOOPBACK.includes(hostname)
  if (protocol !== 'https:' && origin !== location.origin && !isLocal)
    throw new Error('The payment page has an address that is not opened.')
  return href
}
