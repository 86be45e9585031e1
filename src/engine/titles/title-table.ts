/** Known titles, ordered by the hash of their words whatever the order of these. */
export type TitleTable = {
  hash: Uint32Array
  wordStart: Uint32Array
  word: Uint16Array
  classStart: Uint32Array
  class: Uint16Array
  /** Place in TITLE_KINDS. */
  kind: Uint8Array
  /** The word at the head, as the table of head nouns writes it. */
  head: Uint16Array
  /** Pairs: a title, and another spelling from the same source row. */
  otherSpellings: Uint32Array
}
