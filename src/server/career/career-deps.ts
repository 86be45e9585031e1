import { implement } from '@orpc/server'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { FeatureGrant } from '#server/platform/http/access-checks.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { career } from '#shared/career/contract.ts'
import type { CareerEngine } from './career-engine.ts'
import type { WordReply } from './word-reply.ts'

export type CareerDeps = {
  database: Database
  engine: Pick<CareerEngine, 'run'>
  /** The saved profile of a person. */
  readProfile: (userId: string) => Promise<CareerProfile>
  readEmail: (userId: string) => Promise<string | null>
  /** Skills of the learning a person completed, once for each resource. */
  readLearnedSkills: (userId: string) => Promise<string[]>
  /** Runs the work and counts it as one use of the feature when it ends well. */
  withFeatureUse: <T>(
    userId: string,
    grant: FeatureGrant,
    work: (use: { settleIn(tx: Transaction): Promise<void> }) => Promise<T>,
  ) => Promise<T>
  wordReply: WordReply
  now: () => Date
}

export const careerOs = () => implement(career).$context<CallContext>().use(accessGate)
export type CareerOs = ReturnType<typeof careerOs>
