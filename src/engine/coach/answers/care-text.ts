import type { SupportKind } from '#shared/safety/support-lines.ts'

/** Whom the person can call where they are. */
export type LocalHelp = {
  /** "911", or words where the number is not known. */
  emergency: string
  /** A line that listens, as a phrase. */
  listens: string
  support: (kind: SupportKind) => string
}

export type CareText = {
  first: (help: LocalHelp) => string[]
  question: string
  /** What to say at work, or to whoever can help, in the person's own voice. */
  words: string
  /** To whoever goes on with it. */
  again: (help: LocalHelp) => string[]
  againQuestion: string
}
