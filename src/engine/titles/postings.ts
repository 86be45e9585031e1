/** For each key, where its entries start, and the entries one after another. */
export type Postings<Entries = Uint16Array> = { start: Uint32Array; entry: Entries }
