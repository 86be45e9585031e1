/** The entry a table itself holds: a person may type "constructor", which every object inherits. */
export function ownEntry<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
