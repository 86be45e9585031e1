import { implement } from '@orpc/server'
import { accessGate } from '#server/platform/http/access-gate.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { coach } from '#shared/coach/contract.ts'

export const coachOs = () => implement(coach).$context<CallContext>().use(accessGate)
export type CoachOs = ReturnType<typeof coachOs>
