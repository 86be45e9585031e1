import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '#shared/contract.ts'
import type { OperationAccess } from '#shared/operation.ts'
import { NetworkError, problemFromResponse } from './problem-from-response.ts'
import { randomUuid } from './random-uuid.ts'
import { type SessionStore, session } from './session.ts'

type CallContext = {
  /** Made once per thing a person does; a second attempt with the same key changes nothing twice. */
  idempotencyKey?: string
  /** Says who is asking also where anyone may ask, such as when Google is added to one's own account. */
  identified?: boolean
}

type ApiClient = ContractRouterClient<typeof contract, CallContext>

/** Every operation of the contract, typed; an error is thrown as a Problem, no answer as a NetworkError. */
export const api: ApiClient = createApiClient({
  origin: () => location.origin,
  fetch: request => fetch(request),
  session,
})

export function createApiClient(environment: {
  origin: () => string
  fetch: (request: Request) => Promise<Response>
  session: Pick<SessionStore, 'accessToken' | 'refresh'>
}): ApiClient {
  const link = new OpenAPILink<CallContext>(contract, {
    url: environment.origin,
    headers: ({ context }, path) => ({
      ...(accessOf(path).idempotent && { 'idempotency-key': context.idempotencyKey ?? randomUuid() }),
    }),
    fetch: (request, _init, { context }, path) =>
      call(request, context.identified || accessOf(path).who === 'signed-in'),
    plugins: [new ResponseValidationPlugin(contract)],
  })
  return createORPCClient(link)

  async function call(request: Request, identified: boolean): Promise<Response> {
    const tried = environment.session.accessToken()
    let response = await send(request.clone(), identified ? tried : undefined)
    // A wrong code is also a 401; only an ended token is worth a second try.
    if (identified && response.status === 401 && (await codeOf(response)) === 'unauthorized') {
      await environment.session.refresh()
      const token = environment.session.accessToken()
      if (token && token !== tried) response = await send(request, token)
    }
    if (!response.ok) throw await problemFromResponse(response)
    return response
  }

  async function send(request: Request, token: string | undefined): Promise<Response> {
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    try {
      return await environment.fetch(request)
    } catch (cause) {
      if (request.signal.aborted) throw cause
      throw new NetworkError(cause)
    }
  }
}

async function codeOf(response: Response) {
  return (await problemFromResponse(response.clone())).code
}

function accessOf(path: readonly string[]): OperationAccess {
  let found: unknown = contract
  for (const name of path) found = Reflect.get(Object(found), name)
  if (!isContractProcedure(found)) throw new Error(`The contract has no operation ${path.join('.')}.`)
  return found['~orpc'].meta.access
}
