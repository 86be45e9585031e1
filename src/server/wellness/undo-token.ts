import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'
import { Problem } from '#shared/problem.ts'

/** Longer than any toast; a tab that is left open for a day should not bring back what is long gone. */
const UNDO_MS = 60 * 60 * 1000

type Signing = { userId: string; secret: string; nowMs: number }

/**
 * A deleted row on its way to whoever deleted it: the server keeps nothing of it, and takes it back only from them, unchanged,
 * and within the hour.
 */
export function sealUndoToken({ row, ...signing }: Signing & { row: unknown }): string {
  const content = Buffer.from(JSON.stringify({ row, until: signing.nowMs + UNDO_MS })).toString('base64url')
  return `${content}.${signature(content, signing)}`
}

/** The row as JSON. */
export function openUndoToken(token: string, signing: Signing): string {
  const [content = '', signed = ''] = token.split('.')
  if (!equalInConstantTime(signature(content, signing), signed)) throw new Problem('not_found')
  const { row, until } = JSON.parse(Buffer.from(content, 'base64url').toString())
  if (signing.nowMs > until) throw new Problem('not_found')
  return JSON.stringify(row)
}

function signature(content: string, { userId, secret }: Signing): string {
  return createHmac('sha256', secret).update(`undo check-in\n${userId}\n${content}`).digest('base64url')
}
