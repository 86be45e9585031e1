import type { Mail } from '#server/email/mail-transport.ts'
import { renderMail } from '#server/email/render-mail.ts'
import { PRODUCT } from '#shared/product.ts'
import { CONTACT_CATEGORIES, type ContactRequest } from '#shared/support/contact-request.ts'

/** Priority support is answered first, so its mails can be told by their subject. */
export function contactMail(request: ContactRequest, inbox: string, isPriority: boolean): Mail {
  const mail = renderMail(
    { email: inbox, name: '' },
    {
      subject: `${isPriority ? '[Priority] ' : ''}[${CONTACT_CATEGORIES[request.category]}] ${request.subject}`,
      paragraphs: [
        `${request.name} <${request.email}> wrote:`,
        request.message,
        'A reply to this mail goes to them.',
      ],
    },
  )
  return { ...mail, replyTo: request.email }
}

export function welcomeMail(email: string, unsubscribeUrl: string): Mail {
  const mail = renderMail(
    { email, name: '' },
    {
      subject: `You are on the ${PRODUCT} newsletter`,
      paragraphs: [
        `You asked for news about ${PRODUCT}: what is new in the product, and what we learn about careers and wellbeing. We write rarely, and only when there is something worth your time.`,
        'If this was not you, or you have changed your mind, the link above takes you off the list.',
      ],
      action: { label: 'Unsubscribe', url: unsubscribeUrl },
    },
  )
  return { ...mail, unsubscribeUrl }
}
