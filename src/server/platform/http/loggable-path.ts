const PATH_MAX_CHARACTERS = 200
const DIGITS_MAX = 4
/** Words as page names have them: `wp-login.php`, `Pricing`, `v2`. Long, mixed or numbered runs may be a token. */
const WORD = /^(?:[A-Z]?[a-z]{0,14}|[A-Z]{1,14})\d{0,4}$/

/** A path as it may be logged: a part that could be an address, a token or an id is replaced by a star. */
export function loggablePath(path: string): string {
  return path.slice(0, PATH_MAX_CHARACTERS).split('/').map(loggablePart).join('/')
}

function loggablePart(part: string): string {
  const digits = part.replaceAll(/\D/g, '').length
  const isPlain = digits <= DIGITS_MAX && part.split(/[-_.]/).every(word => WORD.test(word))
  return isPlain ? part : '*'
}
