export const RESET_REDIRECT_MS = 3000
export const RESET_DONE_MS = 2000

type RecoveryLink =
  | { kind: 'recovery'; accessToken: string }
  /** The server rejected the link. */
  | { kind: 'rejected' }
  | { kind: 'none' }

/** What the address of the reset screen says, in its hash or its query. */
export function recoveryLink({ hash, search }: { hash: string; search: string }): RecoveryLink {
  const read = linkParameters(hash, search)
  if (read('error') || read('error_description')) return { kind: 'rejected' }
  const accessToken = read('access_token')
  return read('type') === 'recovery' && accessToken ? { kind: 'recovery', accessToken } : { kind: 'none' }
}

export type ConfirmationLink = { kind: 'signup' | 'email_change'; token: string }

/** What a link says that confirms an address: the one signed up with, or a new one. */
export function confirmationLink({
  hash,
  search,
}: {
  hash: string
  search: string
}): ConfirmationLink | null {
  const read = linkParameters(hash, search)
  const kind = read('type')
  const token = read('token')
  return token && (kind === 'signup' || kind === 'email_change') ? { kind, token } : null
}

function linkParameters(hash: string, search: string): (name: string) => string | null {
  const places = [new URLSearchParams(hash.replace(/^#/, '')), new URLSearchParams(search)]
  return name => places.map(place => place.get(name)).find(value => value) ?? null
}
