import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** What arrived: envelope recipients and the mail itself. */
  arrived: { to: string[]; mail: Email }[]
  /** Rejects this many mails, as a server in trouble does. */
  refuse(howMany: number): void
  /** Keeps every sender waiting at the recipient; the answer lets them go on. */
  hold(): () => void
  /** Resolves when a sender is kept waiting. */
  waiting(): Promise<void>
  close(): Promise<void>
}

/** A real SMTP server on this machine, standing in for the one of a provider. */
export async function openMailServer(): Promise<MailServer> {
  const arrived: MailServer['arrived'] = []
  let mapAuthErrors = 0
  let held: Promise<void> | null = null
  let arrivedAtHold = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      arrivedAtHold.resolve()
      if (held) held.then(() => done())
      else done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        if (mapAuthErrors > 0) {
          mapAuthErrors -= 1
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          return
        }
        arrived.push({
          to: session.envelope.rcptTo.map(recipient => recipient.address),
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = await new Promise<AddressInfo>(resolve => {
    const net = server.listen(0, '127.0.0.1', () => resolve(net.address() as AddressInfo))
  })
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    arrived,
    refuse: howMany => {
      mapAuthErrors = howMany
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      arrivedAtHold = Promise.withResolvers()
      return () => {
        held = null
        resolve()
      }
    },
    waiting: () => arrivedAtHold.promise,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
