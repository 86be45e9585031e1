/** The content security policy, as the server sends it and as the meta tag of a statically hosted page carries it. */
export function contentSecurityPolicy(page: {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Further origins the browser may connect to, such as a configured AI endpoint. */
  connect?: readonly string[]
}): string {
  const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`)
  return [
    ["default-src 'self'"],
    ["script-src 'self'", 'https://js.stripe.com', ...quoted(page.scriptHashes)],
    ["style-src 'self'", ...quoted(page.styleHashes)],
    ["img-src 'self' data: blob:"],
    ["font-src 'self'"],
    ["connect-src 'self'", 'https://api.stripe.com', ...(page.connect ?? [])],
    ['frame-src', 'https://js.stripe.com', 'https://hooks.stripe.com', 'https://checkout.stripe.com'],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    // A meta tag cannot carry frame-ancestors; browsers ignore it there, and the header has it.
    ["frame-ancestors 'none'"],
  ]
    .map(directive => directive.join(' '))
    .join('; ')
}
