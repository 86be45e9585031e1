/**
 * One thing a reply may say. `person`: what they told us; `engine`: what we computed; `other`: what a third party wrote,
 * such as a posting or the name of a file, which may be named and never claimed.
 */
export interface Fact {
  source: 'person' | 'engine' | 'other'
  label: string
  text: string
  /** The text of the reply that alone may use it: figures of one role say nothing of the next. */
  about?: string
  /** Holds words of others, though we put it together: they are screened like theirs. */
  quotes?: true
}
