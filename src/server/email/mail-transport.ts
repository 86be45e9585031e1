/** What a caller needs of e-mail: to hand over one mail. It goes to an outbox and leaves after the caller's transaction. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** One click, no sign-in (RFC 8058). */
  unsubscribeUrl?: string
}

/** An adapter delivers a mail now, or throws; once the signal has fired, it sends nothing more. */
export type MailTransport = {
  name: string
  send(mail: Mail & { id: string }, signal: AbortSignal): Promise<void>
  /** Deletes what it keeps itself of mails to or about an address. */
  forget(address: string): Promise<void>
  /** Deletes what it has kept for long enough. */
  deleteOld(): Promise<void>
  close(): Promise<void>
}
