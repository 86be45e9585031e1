export const DEFAULT_PATH = '/dashboard'
export const REDIRECT_MAX_CHARACTERS = 2000

/** Where a person goes after signing in: a path on our own origin, whatever was asked for. */
export function sameOriginPath(asked: string | null | undefined, origin: string): string {
  if (!asked || asked.length > REDIRECT_MAX_CHARACTERS) return DEFAULT_PATH
  // Browsers read a backslash as a slash and drop tabs and line breaks before they look at the host.
  if (/[\\\p{Cc}]/u.test(asked)) return DEFAULT_PATH
  if (!asked.startsWith('/') && !asked.startsWith(`${origin}/`)) return DEFAULT_PATH
  if (!URL.canParse(asked, origin)) return DEFAULT_PATH
  const target = new URL(asked, origin)
  if (target.origin !== origin || target.username || target.password) return DEFAULT_PATH
  // A path that starts with two slashes, even encoded or with control characters between, may be read as a host further on.
  if (/^\/(?:%(?:[01][0-9a-f]|7f))*(\/|%2f|%5c)/i.test(target.pathname)) return DEFAULT_PATH
  return target.pathname + target.search + target.hash
}
