import type { SqlFunction } from './call-function.ts'

/** A function of schema `api` that is given each of its parameters as it is. */
export function sqlFunction(
  name: string,
  parameters: number,
  { reads }: Pick<SqlFunction, 'reads'> = {},
): SqlFunction {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`Not the name of a function: ${name}`)
  const values = Array.from({ length: parameters }, (_, index) => `$${index + 1}`).join(', ')
  return { name, text: `select api.${name}(${values}) as answer`, ...(reads && { reads }) }
}
