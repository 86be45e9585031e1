import { type CoachTables, exampleTopic } from '#engine/coach/load-coach-tables.ts'
import { readMessage } from '#engine/coach/read-message.ts'
import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import type { FollowUpExample } from './train-follow-ups.ts'

/** The written second messages, read as the coach reads them with the given tables. */
export function followUpExamples(
  engine: Engine,
  files: KnowledgeFiles,
  tables: CoachTables,
): FollowUpExample[] {
  const rows = readKnowledgeTable(files, 'coach-follow-ups.tsv', [
    'first',
    'first_topics',
    'message',
    'topics',
  ])
  return rows.map(row => ({
    message: readMessage(engine, tables, row.message, null),
    before: listOf(row.first_topics).map(exampleTopic),
    topics: listOf(row.topics).map(exampleTopic),
  }))
}
