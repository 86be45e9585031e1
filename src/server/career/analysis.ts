import { userIdOf } from '#server/platform/http/call-context.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { monthOf } from './person-facts.ts'
import { readPersonRecord } from './read-person-record.ts'

export function analysisHandlers(os: CareerOs, deps: CareerDeps) {
  const { engine, wordReply, now } = deps
  return {
    checkResume: os.checkResume.handler(async ({ context, input }) => {
      const { resumeText, jobDescription, targetRole } = input
      const question = { resumeText, jobDescription, targetRole, asOf: monthOf(now()) }
      const signal = context.clientSignal()
      const found = await engine.run('checkAts', question, signal)
      const asked = { userId: userIdOf(context), question, signal }
      const { reply, wording } = await wordReply.ats(asked, found)
      return { ...reply, wording }
    }),

    findOccupations: os.findOccupations.handler(({ context, input }) =>
      engine.run('findOccupations', input, context.clientSignal()),
    ),

    getMarketInsights: os.getMarketInsights.handler(async ({ context, input }) => {
      const { userId: _named, ...question } = input
      const signal = context.clientSignal()
      const userId = userIdOf(context)
      const { profile, person } = await readPersonRecord(deps, userId, async () => null)
      const found = await engine.run('marketInsight', { question: { ...question, person }, profile }, signal)
      const asked = { userId, question, signal }
      const { reply, wording } = await wordReply.market(asked, found)
      return { ...reply, wording }
    }),
  }
}
