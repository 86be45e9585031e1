import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packTitles } from './titles/pack.ts'
import { readOnet } from './titles/read-onet.ts'
import { titleLists } from './titles/title-lists.ts'

/** Builds the title files of the knowledge base: same source, same bytes. */
export async function buildTitles(source: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  for (const [name, bytes] of packTitles(titleLists(readOnet(source))))
    writeFileSync(join(target, name), bytes)
}

if (import.meta.main) {
  const [source, target] = process.argv.slice(2)
  if (!source || !target)
    throw new Error('Usage: node scripts/knowledge/titles.ts <source folder> <knowledge folder>')
  await buildTitles(source, target)
}
