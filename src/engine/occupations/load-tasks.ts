import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

export function loadTasks(files: KnowledgeFiles): Map<string, string[]> {
  const lines = new TextDecoder().decode(files('tasks.tsv')).trimEnd().split('\n')
  return new Map(
    lines.map(line => {
      const [code = '', ...tasks] = line.split('\t')
      return [code, tasks]
    }),
  )
}
