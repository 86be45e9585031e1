import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { CareerDeps } from './career-deps.ts'
import { selectKeptFacts } from './kept-resume-facts.ts'
import { selectNewestResumeText } from './resume-queries.ts'

/** What the résumé saved last says, else what was kept of an own one, or nothing. */
export async function readNewestResume(
  { database, engine }: Pick<CareerDeps, 'database' | 'engine'>,
  userId: string,
): Promise<ResumeFacts | null> {
  const [resumeText, kept] = await database.asUser(userId, tx =>
    Promise.all([selectNewestResumeText(tx, userId), selectKeptFacts(tx, userId)]),
  )
  return resumeText === null ? (kept?.facts ?? null) : engine.run('readResume', { resumeText })
}
