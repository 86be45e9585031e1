/** A paragraph or a list. `[words](/path)` inside a sentence is a link. */
export type Block = string | { list: readonly string[] }

export type Section = { id: string; heading: string; body: readonly Block[] }
