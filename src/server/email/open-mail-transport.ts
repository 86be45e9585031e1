import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import type { MailTransport } from './mail-transport.ts'

/** Null where mail is off; `routes` show the mails to whoever runs the product on their own machine. */
type OpenMailTransport = { transport: MailTransport | null; routes: Hono[] }

/** Loads only the adapter that is used: the libraries behind them are a fifth of the server's code. */
export async function openMailTransport(email: Config['email'], folder: string): Promise<OpenMailTransport> {
  switch (email.mode) {
    case 'smtp': {
      const { createSmtpTransport } = await import('./smtp-transport.ts')
      return { transport: createSmtpTransport(email.url, email.from), routes: [] }
    }
    case 'dev-mailbox': {
      const [{ createDevMailbox }, { devMailboxPage }] = await Promise.all([
        import('./dev-mailbox.ts'),
        import('./dev-mailbox-page.ts'),
      ])
      return { transport: createDevMailbox(folder, email.from), routes: [devMailboxPage(folder)] }
    }
    case 'off':
      return { transport: null, routes: [] }
  }
}
