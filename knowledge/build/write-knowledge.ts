import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What one built file holds and where it came from; the manifest lists these. */
export type BuiltFile = { file: string; rows: number; source: string; date: string }

export async function writeKnowledge(
  target: string,
  built: BuiltFile,
  content: string | Uint8Array,
): Promise<BuiltFile> {
  await writeFile(join(target, built.file), content)
  return built
}

/** One array per line keeps diffs of the committed base readable. */
export function columns(table: Record<string, unknown>): string {
  const lines = Object.entries(table).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
