/** A host with a dot, perhaps a port, and what may follow. A word before a colon is a scheme otherwise, such as "javascript:". */
const HOST_FIRST = /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]|$)/u

/** An address as people type it: "example.com/course" gets the scheme that it lacks. Anything else is left for the schema to refuse. */
export function wholeAddress(typed: string): string {
  const address = typed.trim()
  return HOST_FIRST.test(address) ? `https://${address}` : address
}
