import { Hono } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { PagePart } from '#server/platform/http/plain-page.ts'
import { PRODUCT } from '#shared/product.ts'
import { decline, pay } from './checkout-life.ts'
import { backLink, dollars, formFields, NO_SUCH_PAGE, sandboxPage } from './page.ts'
import type { Happen } from './store.ts'

const CARDS = [
  { value: 'lasting', number: '4242 4242 4242 4242', note: 'a card that works' },
  { value: 'declined', number: '4000 0000 0000 0002', note: 'a card that is declined' },
  { value: 'secure', number: '4000 0025 0000 3155', note: 'a card that asks for 3-D Secure' },
  { value: 'expiring', number: '4000 0000 0000 0341', note: 'works now, expires before the next payment' },
] as const
type ChosenCard = (typeof CARDS)[number]['value']

const DECLINED = 'Your card was declined.'

/** Where somebody pays: one form, answered by whichever card they choose. */
export function checkoutPages(happen: Happen): Hono {
  const app = new Hono()

  app.get('/:id', async c => {
    const session = await read(happen, c.req.param('id'))
    return session ? c.html(pageOf(session)) : c.html(NO_SUCH_PAGE, 404)
  })

  app.post('/:id', async c => {
    const id = c.req.param('id')
    const { action, card } = await formFields(c.req)
    const session = await read(happen, id)
    if (!session) return c.html(NO_SUCH_PAGE, 404)
    if (session.status === 'complete') return c.redirect(successUrl(session), 303)
    if (session.status !== 'open') return c.html(pageOf(session), 409)
    if (action === 'pay' && card === 'secure') return c.html(bankPage(session))
    if ((action === 'pay' && card === 'declined') || action === 'refuse') {
      await happen([id], account => ({ result: null, events: decline(account, id) }))
      return c.html(pageOf(session, DECLINED, action === 'refuse' ? 'secure' : 'declined'))
    }
    const isPaying = (action === 'pay' && (card === 'lasting' || card === 'expiring')) || action === 'confirm'
    if (!isPaying) return c.html(pageOf(session, 'Please choose a card.'), 422)
    const paid = await happen([id], account => {
      // The same button pressed twice: the first press has paid.
      const isOpen = account.sessions.get(id)?.status === 'open'
      const events = isOpen ? pay(account, id, card === 'expiring' ? 'expiring' : 'lasting') : []
      return { result: account.sessions.get(id) ?? null, events }
    })
    return paid?.status === 'complete'
      ? c.redirect(successUrl(paid), 303)
      : c.html(pageOf(paid ?? session), 409)
  })

  return app
}

function read(happen: Happen, id: string): Promise<Stripe.Checkout.Session | null> {
  return happen([id], account => ({ result: account.sessions.get(id) ?? null, events: [] }))
}

function successUrl({ id, success_url }: Stripe.Checkout.Session): string {
  return (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)
}

function pageOf(session: Stripe.Checkout.Session, alert?: string, chosen: ChosenCard = 'lasting'): PagePart {
  if (session.status === 'complete')
    return sandboxPage('This checkout is paid', backLink(successUrl(session), `Back to ${PRODUCT}`))
  if (session.status !== 'open')
    return sandboxPage(
      'This checkout is over',
      html`<p>Nothing was paid. Start again from your plan.</p>${cancelLink(session)}`,
    )
  return sandboxPage(
    'Subscribe to Professional',
    html`<p class="price">${priceLine(session)}</p><p class="soft">Renews until you cancel.</p>
      ${alert === undefined ? '' : html`<p class="alert" role="alert">${alert}</p>`}
      <form method="post"><input type="hidden" name="action" value="pay">
        <fieldset><legend>Card</legend>
          ${CARDS.map(
            ({ value, number, note }) =>
              html`<label><input type="radio" name="card" value="${value}" ${value === chosen ? 'checked' : ''}> <span><b>${number}</b> ${note}</span></label>`,
          )}
        </fieldset>
        <button class="main">Pay ${dollars(session.amount_total ?? 0)}</button>
      </form>
      ${cancelLink(session)}`,
  )
}

function bankPage(session: Stripe.Checkout.Session): PagePart {
  return sandboxPage(
    'Your bank asks: is it you?',
    html`<p>3-D Secure, for a payment of ${dollars(session.amount_total ?? 0)}.</p>
      <form method="post">
        <button class="main" name="action" value="confirm">Confirm</button>
        <button name="action" value="refuse">Refuse</button>
      </form>`,
  )
}

function priceLine({ amount_total, line_items }: Stripe.Checkout.Session): string {
  const interval = line_items?.data[0]?.price?.recurring?.interval ?? 'month'
  return `${dollars(amount_total ?? 0)} per ${interval}`
}

function cancelLink({ cancel_url }: Stripe.Checkout.Session): PagePart {
  return backLink(cancel_url ?? '/', 'Back without paying')
}
