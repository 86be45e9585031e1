import { implement } from '@orpc/server'
import { accessGate } from '#server/platform/http/access-gate.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { learning } from '#shared/learning/contract.ts'

export const learningOs = () => implement(learning).$context<CallContext>().use(accessGate)
export type LearningOs = ReturnType<typeof learningOs>
