import { occupationList } from './occupation-list.ts'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

const TASKS_PER_OCCUPATION = 6
/** Longer statements list variants; they make no question that one can answer. */
const MAX_TASK_CHARS = 120

/** Core tasks of each occupation, the most widely done first: one line per occupation, tab-separated. */
export async function buildTasks(source: string, target: string): Promise<BuiltFile> {
  const occupations = await occupationList(source)
  const byCode = Map.groupBy(await readTable(source, 'onet-29.3/Task Statements.tsv'), row =>
    cell(row, 'O*NET-SOC Code'),
  )
  const lines = occupations.flatMap(({ code }) => {
    const tasks = (byCode.get(code) ?? [])
      .filter(row => cell(row, 'Task Type') === 'Core' && cell(row, 'Task').length <= MAX_TASK_CHARS)
      .toSorted((a, b) => answers(b) - answers(a) || byText(cell(a, 'Task ID'), cell(b, 'Task ID')))
      .slice(0, TASKS_PER_OCCUPATION)
      .map(row => cell(row, 'Task').replace(/\.$/, ''))
    return tasks.length === 0 ? [] : [[code, ...tasks].join('\t')]
  })
  const built = { file: 'tasks.tsv', rows: lines.length, source: 'O*NET 29.3 Database', date: 'May 2025' }
  return writeKnowledge(target, built, `${lines.join('\n')}\n`)
}

function answers(row: Record<string, string>): number {
  return Number(cell(row, 'Incumbents Responding')) || 0
}
