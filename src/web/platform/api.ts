import {
  type AnyContractRouter,
  type AnySchema,
  type ContractProcedureDef,
  type ContractRouterClient,
  type ErrorMap,
  isContractProcedure,
} from '@orpc/contract'
import type { OperationAccess } from '#shared/operation.ts'
import { Problem } from '#shared/problem.ts'
import { takeAnswer } from './head-start.ts'
import { type Input, operationAddress } from './operation-address.ts'
import { NetworkError, problemFromResponse } from './problem-from-response.ts'
import { randomUuid } from './random-uuid.ts'
import { type SessionStore, session } from './session.ts'

type CallContext = {
  /** Made once per thing a person does; a second attempt with the same key changes nothing twice. */
  idempotencyKey?: string
  /** Says who is asking also where anyone may ask, such as when Google is added to one's own account. */
  identified?: boolean
}

type Environment = {
  origin: () => string
  fetch: (request: Request) => Promise<Response>
  session: Pick<SessionStore, 'accessToken' | 'known' | 'refresh'>
}

const BROWSER: Environment = {
  origin: () => location.origin,
  fetch: request => takeAnswer(request) ?? fetch(request),
  session,
}

/**
 * The operations of one part of the contract, typed; an error is thrown as a Problem, no answer as a NetworkError. Each
 * feature has a client for its own part, so that a screen brings no operation which it cannot call.
 */
export function createApiClient<Part extends AnyContractRouter>(
  part: Part,
  environment: Environment = BROWSER,
  readBody: (response: Response) => Promise<unknown> = bodyOf,
): ContractRouterClient<Part, CallContext> {
  return clientOf(part) as ContractRouterClient<Part, CallContext>

  function clientOf(node: AnyContractRouter): unknown {
    if (isContractProcedure(node)) return callOf(node['~orpc'])
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, clientOf(child)]))
  }

  function callOf({ route, meta, outputSchema }: Definition) {
    const { who, idempotent } = meta.access
    return async (input: Input, { context = {}, signal }: CallOptions = {}) => {
      const { address, body } = operationAddress(route, input)
      const request = new Request(new URL(address, environment.origin()), {
        method: route.method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotent && { 'idempotency-key': context.idempotencyKey ?? randomUuid() }),
        },
        body: body && JSON.stringify(body),
        signal,
      })
      const response = await call(
        request,
        who === 'signed-in' ? 'required' : context.identified && 'if known',
      )
      const checked = await outputSchema?.['~standard'].validate(await readBody(response))
      if (!checked || checked.issues)
        throw new Error(`The answer of ${route.path} does not match expected schema.`, {
          cause: checked?.issues,
        })
      return checked.value
    }
  }

  async function call(request: Request, identified: Identified): Promise<Response> {
    if (identified) await environment.session.known()
    request.signal.throwIfAborted()
    const tried = environment.session.accessToken()
    if (identified === 'required' && !tried) throw new Problem('unauthorized')
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

type Definition = ContractProcedureDef<AnySchema, AnySchema, ErrorMap, { access: OperationAccess }>
/** Whether the server has to know who is asking. */
type Identified = 'required' | 'if known' | false | undefined
type CallOptions = { context?: CallContext; signal?: AbortSignal }

async function codeOf(response: Response) {
  return (await problemFromResponse(response.clone())).code
}

export async function bodyOf(response: Response): Promise<unknown> {
  const disposition = response.headers.get('content-disposition')
  if (disposition === null) return response.json()
  const blob = await response.blob()
  return new File([blob], /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download', { type: blob.type })
}
