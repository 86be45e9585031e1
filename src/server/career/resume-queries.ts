import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/database/database.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import {
  type Resume,
  type ResumeInput,
  type ResumeSummary,
  resume,
  resumeSummary,
} from '#shared/career/saved-resume.ts'
import { Problem } from '#shared/problem.ts'
import { resumes } from './tables.ts'

const { userId: _owner, ...resumeColumns } = getTableColumns(resumes)

export const SAVED_RESUMES_MAX = 500

export async function selectResumes(tx: Transaction, userId: string): Promise<ResumeSummary[]> {
  const { id, role, objective, label, created_at } = resumeColumns
  const rows = await tx
    .select({ id, role, objective, label, created_at })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.id))
    .limit(SAVED_RESUMES_MAX)
  return rows.map(row => resumeSummary.parse(isoCreatedAt(row)))
}

export async function selectResume(tx: Transaction, userId: string, id: string): Promise<Resume> {
  const [row] = await tx
    .select(resumeColumns)
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
  if (!row) throw new Problem('not_found')
  return resume.parse(isoCreatedAt(row))
}

export async function insertResume(tx: Transaction, userId: string, input: ResumeInput): Promise<Resume> {
  const saved = await tx.$count(resumes, eq(resumes.userId, userId))
  if (saved >= SAVED_RESUMES_MAX)
    throw new Problem('invalid_input', {
      message: `You have saved ${SAVED_RESUMES_MAX} résumés. Please delete some first.`,
    })
  const id = uuidV7()
  await tx.insert(resumes).values({ userId, id, ...input })
  return selectResume(tx, userId, id)
}

export async function updateResume(
  tx: Transaction,
  userId: string,
  { id, ...input }: ResumeInput & { id: string },
): Promise<Resume> {
  await tx
    .update(resumes)
    .set({ ...input, ...earlierTexts(input) })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
  return selectResume(tx, userId, id)
}

/** What is saved over stays, so that it can be brought back; saving the same texts again forgets nothing. */
function earlierTexts({ resume_text, cover_letter_text }: ResumeInput) {
  const isSame = sql`${resumes.resume_text} = ${resume_text} and ${resumes.cover_letter_text} = ${cover_letter_text}`
  const unlessSame = (now: PgColumn, earlier: PgColumn) =>
    sql<string | null>`case when ${isSame} then ${earlier} else ${now} end`
  return {
    earlier_resume_text: unlessSame(resumes.resume_text, resumes.earlier_resume_text),
    earlier_cover_letter_text: unlessSame(resumes.cover_letter_text, resumes.earlier_cover_letter_text),
  }
}

export async function deleteResume(tx: Transaction, userId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
    .returning({ id: resumes.id })
  if (gone.length === 0) throw new Problem('not_found')
}

/** The text of the résumé saved last, or nothing. */
export async function selectNewestResumeText(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ text: resumes.resume_text })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.id))
    .limit(1)
  return row?.text ?? null
}
