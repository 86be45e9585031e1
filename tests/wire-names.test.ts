import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract } from '#shared/contract.ts'

test('fields on the wire are snake_case, except in the bodies of /functions/', () => {
  const odd = operationsIn(contract).flatMap(({ path, schemas }) =>
    path.startsWith('/functions/')
      ? []
      : schemas.flatMap(fieldsOf).filter(name => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)),
  )
  expect(odd).toEqual([])
})

test('the walk sees nested fields', () => {
  const nested = z.object({ a: z.array(z.object({ innerName: z.optional(z.string()) })) })
  expect(fieldsOf(nested)).toEqual(['a', 'innerName'])
  const all = operationsIn(contract)
  expect(all.length).toBeGreaterThan(30)
  expect(all.flatMap(({ schemas }) => schemas.flatMap(fieldsOf))).toContain('full_name')
})

type Operation = { path: string; schemas: unknown[] }

function operationsIn(node: unknown): Operation[] {
  if (isContractProcedure(node)) {
    const { route, inputSchema, outputSchema } = node['~orpc']
    return [{ path: route.path ?? '', schemas: [inputSchema, outputSchema] }]
  }
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(operationsIn) : []
}

/** Field names of every object in a schema, as its JSON schema tells them. */
function fieldsOf(schema: unknown): string[] {
  if (!(schema instanceof z.core.$ZodType)) return []
  return propertiesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
}

function propertiesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const properties = Reflect.get(node, 'properties')
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  return [...own, ...Object.values(node).flatMap(propertiesIn)]
}
