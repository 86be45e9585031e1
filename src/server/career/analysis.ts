import { userIdOf } from '#server/platform/http/call-context.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { monthOf } from './person-facts.ts'

export function analysisHandlers(os: CareerOs, { engine, readProfile, wordReply, now }: CareerDeps) {
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
      const profile = await readProfile(userId)
      const found = await engine.run('marketInsight', { question, profile }, signal)
      const asked = { userId, question, signal }
      const { reply, wording } = await wordReply.market(asked, found)
      return { ...reply, wording }
    }),
  }
}
