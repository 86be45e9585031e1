import { afterEach, expect, test, vi } from 'vitest'
import { problem } from '#web/platform/api.fixture.ts'
import { stubBilling, stubTab } from './billing-server.fixture.ts'
import { openBlankTab } from './blank-tab.ts'
import { openPortal, startCheckout } from './start-checkout.ts'

const CHECKOUT = 'https://checkout.stripe.com/c/pay/cs_test_1'
const server = stubBilling()

afterEach(() => {
  vi.restoreAllMocks()
})

test('the tab of the press says what is coming, is sent on, and cannot reach back', async () => {
  const tab = stubTab()
  server.answers['/functions/create-checkout'] = () => Response.json({ url: CHECKOUT })
  await startCheckout('year', openBlankTab())
  expect(tab.document.body.textContent).toBe('Opening the payment page. One moment, please.')
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(CHECKOUT)
  expect(tab.opener).toBeNull()
  expect(server.sent.map(({ body }) => body)).toEqual([{ interval: 'year' }])
})

test('where a popup blocker stopped the tab, the checkout opens in this one', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.answers['/functions/customer-portal'] = () =>
    Response.json({ url: 'https://billing.stripe.com/p/1' })
  await openPortal(null)
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.com/p/1')
})

test('a failure closes the empty tab, and is told', async () => {
  const tab = stubTab()
  server.answers['/functions/create-checkout'] = () => problem(503, 'payments_unavailable', 'Away.')
  await expect(startCheckout('month', openBlankTab())).rejects.toThrow('Away.')
  expect(tab.close).toHaveBeenCalledOnce()
  expect(tab.location.replace).not.toHaveBeenCalled()
})

test.for(['javascript:alert(1)', 'http://pay.example/', 'data:text/html,hello'])(
  'an answer that leads to %s is not opened',
  async url => {
    const tab = stubTab()
    server.answers['/functions/create-checkout'] = () => Response.json({ url })
    await expect(startCheckout('month', openBlankTab())).rejects.toThrow()
    expect(tab.location.replace).not.toHaveBeenCalled()
    expect(tab.close).toHaveBeenCalledOnce()
  },
)
