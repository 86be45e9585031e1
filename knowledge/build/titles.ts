import { readKnowledge } from '../../scripts/read-knowledge.ts'
import { packTitles } from './titles/pack.ts'
import { readAbroadTitles } from './titles/read-abroad.ts'
import { readOnet } from './titles/read-onet.ts'
import { readTypedTitles } from './titles/read-typed.ts'
import { titleLists } from './titles/title-lists.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

/** Builds the title files of the knowledge base: same source, same bytes. */
export async function buildTitles(source: string, target: string): Promise<BuiltFile[]> {
  const lists = titleLists(readOnet(source), await readAbroadTitles(source), readTypedTitles(readKnowledge))
  const rows = lists.titles.size
  const facts = {
    source:
      'O*NET 29.3 Database; title lists of BLS, ONS, Statistics Canada and ABS; employment: BLS Occupational Employment and Wage Statistics',
    date: 'May 2025; 2020 to 2025; May 2024',
  }
  const built: BuiltFile[] = []
  for (const [file, bytes] of packTitles(lists))
    built.push(await writeKnowledge(target, { file, rows, ...facts }, bytes))
  return built
}
