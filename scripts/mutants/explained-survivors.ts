import type { Mutant } from './mutate-source.ts'

/** The reasons that docs/mutants.md gives for survivors, by file and changed line. */
export function explainedSurvivors(page: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const row of page.matchAll(/^\| `([^`]+)` \| `(.+?)` → `(.+?)` \| (.+?) \|$/gmu)) {
    const [, path = '', before = '', after = '', why = ''] = row
    found.set(key(path, unescaped(before), unescaped(after)), why)
  }
  return found
}

export function survivorKey(path: string, { before, after }: Mutant): string {
  return key(path, before, after)
}

/** A row of the table; a bar would end its cell. */
export function survivorRow(path: string, { before, after }: Mutant, why: string): string {
  return `| \`${path}\` | \`${escaped(before)}\` → \`${escaped(after)}\` | ${why} |`
}

function key(path: string, before: string, after: string): string {
  return [path, before, after].join('\n')
}

function escaped(code: string): string {
  return code.replaceAll('|', '\\|').replaceAll('`', '´')
}

function unescaped(code: string): string {
  return code.replaceAll('\\|', '|').replaceAll('´', '`')
}
