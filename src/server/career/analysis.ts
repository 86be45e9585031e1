import { userIdOf } from '#server/platform/http/call-context.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { selectKeptFacts } from './kept-resume-facts.ts'
import { monthOf } from './person-facts.ts'
import { selectSkillLevels } from './skill-gap.ts'

export function analysisHandlers(
  os: CareerOs,
  { database, engine, readProfile, readLearnedSkills, wordReply, now }: CareerDeps,
) {
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
      const [profile, [levels, kept], learned] = await Promise.all([
        readProfile(userId),
        database.asUser(userId, tx =>
          Promise.all([selectSkillLevels(tx, userId), selectKeptFacts(tx, userId)]),
        ),
        readLearnedSkills(userId),
      ])
      const person = {
        skills: profile.skills ?? [],
        years: profile.years_experience,
        job_title: profile.job_title,
        interests: profile.interests,
        career_goals: profile.career_goals,
        learned,
        levels: Object.fromEntries(levels.map(({ skill, level }) => [skill, level])),
        resume: kept?.facts ?? null,
        asOf: monthOf(now()),
      }
      const found = await engine.run('marketInsight', { question: { ...question, person }, profile }, signal)
      const asked = { userId, question, signal }
      const { reply, wording } = await wordReply.market(asked, found)
      return { ...reply, wording }
    }),
  }
}
