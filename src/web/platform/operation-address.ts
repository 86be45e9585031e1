/** Values for the placeholders of a path, for the query of a GET, and else for the body. */
export type Input = Readonly<Record<string, unknown>>

/** The address of a call: `{name}` in the path is filled in, the rest of a GET goes into the query, and else stays for the body. */
export function operationAddress(
  { method, path = '' }: { method?: string; path?: string },
  input: Input,
): { address: string; body: Input | undefined } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET') return { address: filled, body: rest }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return { address: query ? `${filled}?${query}` : filled, body: undefined }
}
