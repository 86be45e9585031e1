import nodemailer from 'nodemailer'
import type { MailCarrier } from './email.ts'
import { mailMessage } from './mail-message.ts'

export function createSmtpCarrier(url: string, from: string): MailCarrier {
  // nodemailer waits minutes for a server that is away unless told otherwise.
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  })
  return {
    name: `SMTP at ${new URL(url).host}`,
    async deliver(mail) {
      await transport.sendMail(mailMessage(mail, from))
    },
    async close() {
      transport.close()
    },
  }
}
