import type { Person } from './harness.ts'
import type { Operation } from './operations.ts'

/** How one person calls any operation: those for programs with a key, all others with the session. */
export async function bearerFor(person: Person): Promise<(operation: Operation) => Record<string, string>> {
  const { key } = await person.api.account.createApiKey({ name: 'Script', password: person.password })
  const keyBearer = { authorization: `Bearer ${key}` }
  return ({ access }) => (access.who === 'api-key' ? keyBearer : person.bearer)
}
