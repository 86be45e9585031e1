import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { contactRequestInput } from './contact-request.ts'
import { newsletterSignup, unsubscribeInput } from './newsletter.ts'

export const subscribeNewsletter = operation
  .route({
    method: 'POST',
    path: '/api/newsletter',
    successStatus: 201,
    summary: 'Put an address on the newsletter list',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: { attempts: 10, seconds: 3600 } } })
  .input(newsletterSignup)
  .output(z.object({ subscribed: z.boolean() }))

export const unsubscribeNewsletter = operation
  .route({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Take an address off the newsletter list, by the token of a newsletter',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: { attempts: 30, seconds: 3600 } } })
  .input(unsubscribeInput)
  .output(z.object({ unsubscribed: z.boolean() }))

export const sendContactRequest = operation
  .route({
    method: 'POST',
    path: '/api/contact',
    successStatus: 201,
    summary: 'Send a message to the people behind the product',
    tags: ['Support'],
  })
  .meta({ access: { who: 'anyone', limit: { attempts: 5, seconds: 3600 } } })
  .input(contactRequestInput)
  .output(z.object({ received: z.boolean() }))

export const support = { subscribeNewsletter, unsubscribeNewsletter, sendContactRequest }
