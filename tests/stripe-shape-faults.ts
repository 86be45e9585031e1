import { RECORDED, TYPED } from './stripe-shapes.ts'

type Field = { types: string[]; isOptional: boolean }
type Json = Record<string, unknown>

/** Where an object, or one within it, differs from what Stripe sends: a field it does not have, another type, a field it always sends. */
export function shapeFaults(sent: unknown, path = ''): string[] {
  // As it goes over the wire, and no longer as the library sees it.
  const object: unknown = JSON.parse(JSON.stringify(sent))
  if (!isObject(object)) return [`${path}: not an object`]
  const resource = resourceOf(object)
  const fields = FIELDS.get(resource)
  return fields ? faultsOf(object, fields, '', path || resource) : [`${path}: Stripe has no ${resource}`]
}

function faultsOf(object: Json, fields: Map<string, Field>, prefix: string, path: string): string[] {
  const missing = [...fields]
    .filter(([name, { isOptional }]) => !isOptional && parentOf(name) === prefix && !(lastOf(name) in object))
    .map(([name]) => `${path}.${lastOf(name)}: always sent, and missing`)
  const wrong = Object.entries(object).flatMap(([name, value]) => {
    const field = fields.get(prefix + name)
    const here = `${path}.${name}`
    if (!field) return [`${here}: no such field`]
    if (!field.types.includes(jsonType(value)))
      return [`${here}: ${jsonType(value)}, not ${field.types.join(' or ')}`]
    return faultsWithin(value, fields, `${prefix}${name}.`, here)
  })
  return [...missing, ...wrong]
}

function faultsWithin(value: unknown, fields: Map<string, Field>, prefix: string, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, i) => (isResource(one) ? shapeFaults(one, `${path}[${i}]`) : []))
  if (isResource(value)) return shapeFaults(value, path)
  const isKnown = [...fields.keys()].some(name => name.startsWith(prefix))
  return isObject(value) && isKnown ? faultsOf(value, fields, prefix, path) : []
}

const FIELDS = new Map(
  Object.keys(RECORDED).map(resource => [
    resource,
    new Map([...fieldsOf(RECORDED[resource]), ...fieldsOf(TYPED[resource])]),
  ]),
)

function fieldsOf(table: Record<string, string> = {}): [string, Field][] {
  return Object.entries(table).flatMap(([types, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name): [string, Field] => [
        name.replace('?', ''),
        { types: types.split(' | '), isOptional: name.endsWith('?') },
      ]),
  )
}

function resourceOf(object: Json): string {
  return object.deleted === true ? `deleted_${object.object}` : String(object.object)
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isResource(value: unknown): boolean {
  return isObject(value) && typeof value.object === 'string'
}

function jsonType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.') + 1)
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
