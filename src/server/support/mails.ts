import type { Mail } from '#server/email/mail-transport.ts'
import { PRODUCT } from '#shared/product.ts'
import { CONTACT_CATEGORIES, type ContactRequest } from '#shared/support/contact-request.ts'

export function contactMail(request: ContactRequest, inbox: string): Mail {
  return {
    to: inbox,
    replyTo: request.email,
    subject: `[${CONTACT_CATEGORIES[request.category]}] ${request.subject}`,
    text: `${request.name} <${request.email}> wrote:\n\n${request.message}\n\nA reply to this mail goes to them.`,
  }
}

export function welcomeMail(email: string, unsubscribeUrl: string): Mail {
  return {
    to: email,
    subject: `You are on the ${PRODUCT} newsletter`,
    text: [
      'Hello,',
      `you asked for news about ${PRODUCT}: what is new in the product, and what we learn about careers and wellbeing.`,
      'We write rarely, and only when there is something worth your time.',
      `If this was not you, or you have changed your mind, one click takes you off the list:\n${unsubscribeUrl}`,
      `${PRODUCT}`,
    ].join('\n\n'),
    unsubscribeUrl,
  }
}
