import { Socket } from 'node:net'
import nodemailer from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/** nodemailer waits minutes for a server that is away unless told otherwise. */
const WAITS = { connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createSmtpTransport(url: string, from: string): MailTransport {
  return {
    name: `SMTP at ${new URL(url).host}`,
    async send(mail, signal) {
      // A socket of our own: the library cannot take back a mail that it has begun to send.
      const socket = new Socket()
      const tooLate = Promise.withResolvers<never>()
      const stop = () => {
        socket.destroy()
        tooLate.reject(new Error('The mail server took too long.'))
      }
      signal.addEventListener('abort', stop)
      socket.on('connect', () => signal.aborted && socket.destroy())
      const transport = nodemailer.createTransport({ url, socket, ...WAITS })
      try {
        await Promise.race([transport.sendMail(mailMessage(mail, from)), tooLate.promise])
      } finally {
        signal.removeEventListener('abort', stop)
        transport.close()
      }
    },
    // What has left is in other people's hands.
    async forget() {},
    async retract() {},
    async deleteOld() {},
    async close() {},
  }
}
