import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { contactRequest, contactRequestInput } from './contact-request.ts'
import { subscribeInput, unsubscribeInput } from './newsletter.ts'

const HOUR_SECONDS = 3600
const LIMITS = {
  subscribeNewsletter: { attempts: 10, seconds: HOUR_SECONDS },
  unsubscribeNewsletter: { attempts: 30, seconds: HOUR_SECONDS },
  sendContactRequest: { attempts: 5, seconds: HOUR_SECONDS },
  sendContactEmail: { attempts: 10, seconds: HOUR_SECONDS },
}

const subscribeNewsletter = operation
  .route({
    method: 'POST',
    path: '/api/newsletter',
    successStatus: 201,
    summary: 'Put an address on the newsletter list',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: LIMITS.subscribeNewsletter } })
  .input(subscribeInput)
  .output(z.object({ subscribed: z.boolean() }))

const unsubscribeNewsletter = operation
  .route({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Take an address off the newsletter list, by the token of a newsletter',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: LIMITS.unsubscribeNewsletter } })
  .input(unsubscribeInput)
  .output(z.object({ unsubscribed: z.boolean() }))

const sendContactRequest = operation
  .route({
    method: 'POST',
    path: '/api/contact',
    successStatus: 201,
    summary: 'Send a message to the people behind the product',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: LIMITS.sendContactRequest } })
  .input(contactRequestInput)
  .output(z.object({ received: z.boolean() }))

const sendContactEmail = operation
  .route({
    method: 'POST',
    path: '/functions/send-contact-email',
    summary: 'Send the mail of a contact request that was saved just now; a second call sends nothing',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: LIMITS.sendContactEmail } })
  .input(contactRequest)
  .output(z.object({ sent: z.boolean() }))

export const support = { subscribeNewsletter, unsubscribeNewsletter, sendContactRequest, sendContactEmail }
