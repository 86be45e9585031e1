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

/** An adapter delivers a mail now, or throws. */
export type MailCarrier = {
  name: string
  deliver(mail: Mail & { id: string }): Promise<void>
  close(): Promise<void>
}
