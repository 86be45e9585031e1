import { packTitles } from './titles/pack.ts'
import { readOnet } from './titles/read-onet.ts'
import { titleLists } from './titles/title-lists.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

/** Builds the title files of the knowledge base: same source, same bytes. */
export async function buildTitles(source: string, target: string): Promise<BuiltFile[]> {
  const lists = titleLists(readOnet(source))
  const rows = lists.titles.size
  const facts = {
    source: 'O*NET 29.3 Database; employment: BLS Occupational Employment and Wage Statistics',
    date: 'May 2025; May 2024',
  }
  const built: BuiltFile[] = []
  for (const [file, bytes] of packTitles(lists))
    built.push(await writeKnowledge(target, { file, rows, ...facts }, bytes))
  return built
}
