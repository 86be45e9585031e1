import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { contract } from './contract.ts'

const STATED = [
  'type',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
  'const',
  'default',
] as const

test.each(Object.entries(contract))('operations of %s take these fields', async (feature, operations) => {
  const lines = Object.values(operations).flatMap(operation => {
    const { route, inputSchema } = operation['~orpc']
    return [`${route.method} ${route.path}`, ...(isSchema(inputSchema) ? fieldsOf(inputSchema) : [])]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/inputs-${feature}.txt`)
})

function isSchema(value: unknown): value is z.ZodMiniType {
  return value instanceof z.ZodMiniType
}

function fieldsOf(schema: z.ZodMiniType): string[] {
  return described(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
}

/** A line for every field with all that is asked of its value. */
function described(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node = new Map<string, unknown>(Object.entries(schema))
  // The pattern of a format, such as that of an id, says no more than its name.
  const keys = STATED.filter(key => node.has(key) && !(key === 'pattern' && node.has('format')))
  const stated = keys.map(key => `${key} ${JSON.stringify(node.get(key))}`)
  const required = new Set(Object.values(node.get('required') ?? {}))
  return [
    ...(path && stated.length > 0 ? [`  ${path}: ${stated.join(', ')}`] : []),
    ...Object.entries(node.get('properties') ?? {}).flatMap(([name, field]) =>
      described(field, `${path && `${path}.`}${name}${required.has(name) ? '' : '?'}`),
    ),
    ...described(node.get('items'), `${path}[]`),
    ...described(node.get('additionalProperties'), `${path}{}`),
    ...['anyOf', 'oneOf', 'allOf'].flatMap(key =>
      Object.values(node.get(key) ?? {}).flatMap((part, i) => described(part, `${path} ${key} ${i + 1}`)),
    ),
  ]
}
