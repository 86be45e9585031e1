import pg from 'pg'
import * as z from 'zod'
import { openDatabase } from '#server/platform/database/database.ts'
import { prepareLogins } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import type { TestApp } from './harness.ts'

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  Filter: z.optional(z.string()),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(node))
  },
})
type PlanNode = z.infer<typeof node>
const explained = z.object({ 'Query Text': z.string(), Plan: node })

/** How PostgreSQL ran one statement, be it inside a function or a trigger. */
export type Statement = {
  text: string
  nodes: PlanNode[]
  /** Index scans: index and condition. */
  scans: { index: string; condition: string; filter: string | null }[]
  /** Pages it looked at. */
  pages: number
}

/** A database as the server opens it, which tells how each statement was run. */
export async function openExplainedDatabase(app: TestApp) {
  const logins = await prepareLogins(app.ownerUrl, null)
  const name = pg.escapeIdentifier(new URL(app.ownerUrl).pathname.slice(1))
  for (const url of [logins.servingUrl, logins.authUrl]) {
    const login = pg.escapeIdentifier(decodeURIComponent(new URL(url).username))
    for (const [setting, value] of Object.entries(AUTO_EXPLAIN))
      await app.sql(`alter role ${login} in database ${name} set ${setting} = ${pg.escapeLiteral(value)}`)
  }
  let statements: Statement[] = []
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function listening(this: pg.Client, ...given: []) {
    this.on('notice', ({ message }) => {
      const json = /plan:\s*(\{.*\})\s*$/s.exec(message ?? '')?.[1]
      if (json) statements.push(statement(explained.parse(JSON.parse(json))))
    })
    return Reflect.apply(connect, this, given)
  } as typeof connect
  const database = openDatabase(logins, createLog('silent'))
  return {
    database,
    secret: logins.secret,
    /** The statements of some work, those inside functions and triggers among them. */
    async explain(work: () => Promise<unknown>): Promise<Statement[]> {
      statements = []
      await work()
      return [...statements]
    },
    async close() {
      pg.Client.prototype.connect = connect
      await database.close()
    },
  }
}

const AUTO_EXPLAIN = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

function statement({ 'Query Text': text, Plan }: z.infer<typeof explained>): Statement {
  const nodes = flat(Plan)
  return {
    text,
    nodes,
    scans: nodes.flatMap(found =>
      found['Index Name'] === undefined
        ? []
        : [
            {
              index: found['Index Name'],
              condition: found['Index Cond'] ?? '',
              filter: found.Filter ?? null,
            },
          ],
    ),
    pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
  }
}

function flat(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)]
}
