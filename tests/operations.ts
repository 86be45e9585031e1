import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '#shared/contract.ts'
import type { OperationAccess } from '#shared/operation.ts'
import type { TestApp } from './harness.ts'
import { type Answer, readAnswer } from './read-answer.ts'

export type Operation = { name: string; method: string; path: string; access: OperationAccess }

/** Every operation of the contract; a path with an id in it asks for one that nobody has. */
export const operations: readonly Operation[] = operationsWith('00000000-0000-7000-8000-000000000000')

export function operationsWith(id: string): Operation[] {
  return Object.entries(contract).flatMap(([feature, part]) =>
    Object.entries<AnyContractProcedure>(part).map(([name, procedure]) => {
      const { route, meta } = procedure['~orpc']
      return {
        name: `${feature}.${name}`,
        method: route.method ?? 'POST',
        path: (route.path ?? '').replaceAll(/\{(\w+)\}/g, id),
        access: (meta as { access: OperationAccess }).access,
      }
    }),
  )
}

export async function callOperation(
  app: TestApp,
  operation: Pick<Operation, 'method' | 'path'>,
  headers: Record<string, string>,
  body: unknown = {},
): Promise<Answer> {
  const hasBody = operation.method !== 'GET'
  const response = await app.fetch(operation.path, {
    method: operation.method,
    headers: hasBody ? { 'content-type': 'application/json', ...headers } : headers,
    body: hasBody ? JSON.stringify(body) : undefined,
  })
  return readAnswer(response)
}
