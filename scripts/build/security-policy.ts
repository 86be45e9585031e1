/**
 * The content security policy of a document. The server sends it as a header as it stands in the manifest; a page also
 * carries it in a meta tag, for hosts that send no headers. The browser calls no AI endpoint: only the server does.
 */
export function contentSecurityPolicy(page: {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}): string {
  const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`)
  return [
    ["default-src 'self'"],
    ["script-src 'self'", 'https://js.stripe.com', ...quoted(page.scriptHashes)],
    ["style-src 'self'", ...quoted(page.styleHashes)],
    ["img-src 'self' data: blob:"],
    ["font-src 'self'"],
    ["connect-src 'self'", 'https://api.stripe.com'],
    ['frame-src', 'https://js.stripe.com', 'https://hooks.stripe.com', 'https://checkout.stripe.com'],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    [FRAME_ANCESTORS],
  ]
    .map(directive => directive.join(' '))
    .join('; ')
}

const FRAME_ANCESTORS = "frame-ancestors 'none'"

/** Browsers ignore frame-ancestors in a meta tag, and complain of it in the console. */
export function metaPolicy(policy: string): string {
  return policy.replace(`; ${FRAME_ANCESTORS}`, '')
}
