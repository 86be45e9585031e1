/** Addresses that lead elsewhere, answered by the server and by the router in the browser. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/privacy': '/support/privacy-policy' }
