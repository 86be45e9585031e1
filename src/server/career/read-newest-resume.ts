import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { CareerDeps } from './career-deps.ts'
import { selectNewestResumeText } from './resume-queries.ts'

/** What the résumé saved last says, or nothing. */
export async function readNewestResume(
  { database, engine }: Pick<CareerDeps, 'database' | 'engine'>,
  userId: string,
): Promise<ResumeFacts | null> {
  const resumeText = await database.asUser(userId, tx => selectNewestResumeText(tx, userId))
  return resumeText === null ? null : engine.run('readResume', { resumeText })
}
