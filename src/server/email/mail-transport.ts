/** What a caller needs of email: to hand over one mail. It goes to an outbox and leaves after the caller's transaction. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** One click, no sign-in (RFC 8058). */
  unsubscribeUrl?: string
  /** The account it is about: the mail is deleted with it. */
  ownerId?: string
}

/** Whose data is exported or deleted. Anybody can sign up with any address, so only a verified one says whose data it marks. */
export type DataOwner = { userId: string; verifiedEmail: string | null }

/** An adapter delivers a mail now, or throws; once the signal has fired, it sends nothing more. */
export type MailTransport = {
  name: string
  send(mail: Mail & { id: string }, signal: AbortSignal): Promise<void>
  /** Deletes what it keeps itself of a person's mails. */
  forget(owner: DataOwner): Promise<void>
  /** Deletes what it keeps itself of one mail. */
  retract(id: string): Promise<void>
  /** Deletes what it has kept for long enough. */
  deleteOld(): Promise<void>
  close(): Promise<void>
}
