import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import { type Resume, type ResumeSummary, resume, resumeSummary } from '#shared/career/saved-resume.ts'
import { Problem } from '#shared/problem.ts'
import { resumes } from './tables.ts'

const { userId: _owner, ...resumeColumns } = getTableColumns(resumes)

const SAVED_RESUMES_MAX = 500

export async function selectResumes(tx: Transaction, userId: string): Promise<ResumeSummary[]> {
  const { resume_text: _text, cover_letter_text: _letter, ...columns } = resumeColumns
  const rows = await tx
    .select(columns)
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

export async function deleteResume(tx: Transaction, userId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
    .returning({ id: resumes.id })
  if (gone.length === 0) throw new Problem('not_found')
}
