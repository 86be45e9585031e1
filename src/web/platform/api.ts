import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '#shared/contract.ts'
import type { Access } from '#shared/operation.ts'
import { newKey } from './new-key.ts'
import { problemFrom, Unreachable } from './problem-from.ts'
import { type SessionStore, session } from './session.ts'

export type CallContext = {
  /** Made once per thing a person does; a second attempt with the same key changes nothing twice. */
  idempotencyKey?: string
}

export type Api = ContractRouterClient<typeof contract, CallContext>

/** Every operation of the contract, typed; a refusal is thrown as a Problem, no answer as Unreachable. */
export const api: Api = createApi({
  origin: () => location.origin,
  fetch: request => fetch(request),
  session,
})

export function createApi(edges: {
  origin: () => string
  fetch: (request: Request) => Promise<Response>
  session: Pick<SessionStore, 'accessToken' | 'refresh'>
}): Api {
  const link = new OpenAPILink<CallContext>(contract, {
    url: edges.origin,
    headers: ({ context }, path) => ({
      ...(accessOf(path).idempotent && { 'idempotency-key': context.idempotencyKey ?? newKey() }),
    }),
    fetch: (request, _init, _options, path) => call(request, accessOf(path)),
    plugins: [new ResponseValidationPlugin(contract)],
  })
  return createORPCClient(link)

  async function call(request: Request, access: Access): Promise<Response> {
    const identified = access.who === 'signed-in'
    const tried = edges.session.accessToken()
    let response = await send(request.clone(), identified ? tried : undefined)
    if (identified && response.status === 401) {
      await edges.session.refresh()
      const token = edges.session.accessToken()
      if (token && token !== tried) response = await send(request, token)
    }
    if (!response.ok) throw await problemFrom(response)
    return response
  }

  async function send(request: Request, token: string | undefined): Promise<Response> {
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    try {
      return await edges.fetch(request)
    } catch (cause) {
      if (request.signal.aborted) throw cause
      throw new Unreachable(cause)
    }
  }
}

function accessOf(path: readonly string[]): Access {
  let found: unknown = contract
  for (const name of path) found = Reflect.get(Object(found), name)
  if (!isContractProcedure(found)) throw new Error(`The contract has no operation ${path.join('.')}.`)
  return found['~orpc'].meta.access
}
