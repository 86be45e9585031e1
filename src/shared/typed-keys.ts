/** Object.keys with the type of the keys; for constants, whose keys are known. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[]
}

/** One value per name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, makeValue(name)])) as Record<Name, Value>
}

/** The same property of every entry, each with its own type. */
export function pluck<Table extends Record<string, Record<Key, unknown>>, Key extends string>(
  table: Table,
  key: Key,
): { [Name in keyof Table]: Table[Name][Key] } {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, entry[key]])) as {
    [Name in keyof Table]: Table[Name][Key]
  }
}

/** The named entries of an object. */
export function pick<Source extends object, Name extends keyof Source & string>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map(name => [name, source[name]])) as Pick<Source, Name>
}
