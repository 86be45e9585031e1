import type { SendMailOptions } from 'nodemailer'
import { PRODUCT } from '#shared/product.ts'
import type { Mail } from './mail-transport.ts'

/** The nodemailer message of a mail. */
export function mailMessage(mail: Mail & { id: string }, from: string): SendMailOptions {
  return {
    messageId: `<${mail.id}@${from.split('@')[1] ?? 'waywell.example'}>`,
    from: { name: PRODUCT, address: from },
    // As an object: a comma in the address must not add a second recipient.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers:
      mail.unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
