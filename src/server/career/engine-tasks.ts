import { checkAts } from '#engine/ats/check-ats.ts'
import { type CoachLookup, coachLookup } from '#engine/coach/coach-lookup.ts'
import { coachReply } from '#engine/coach/coach-reply.ts'
import type { CoachQuestion, CoachReply } from '#engine/coach/coach-turn.ts'
import { guideContent } from '#engine/coach/guides/guide-content.ts'
import { roleDemands } from '#engine/demands/role-demands.ts'
import { draftCoverLetter } from '#engine/documents/draft-cover-letter.ts'
import type { DraftInput } from '#engine/documents/draft-input.ts'
import { draftResume } from '#engine/documents/draft-resume.ts'
import type { Engine } from '#engine/engine.ts'
import { inTurns, learningForSkill } from '#engine/gap/learning-for-skill.ts'
import { licensesOf } from '#engine/gap/required-licenses.ts'
import { type SkillGapQuestion, skillGap } from '#engine/gap/skill-gap.ts'
import type { PersonalMarketQuestion } from '#engine/market/person-record.ts'
import { findOccupations } from '#engine/occupations/find-occupations.ts'
import { keySkills } from '#engine/occupations/key-skills.ts'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import type { HiddenRole } from '#engine/suggest/hidden-roles.ts'
import { marketForPerson } from '#engine/suggest/market-for-person.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import type { AtsResult } from '#shared/career/ats-result.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { DemandsQuestion, RoleDemands } from '#shared/career/role-demands.ts'
import type { SkillGapResult } from '#shared/career/skill-gap.ts'
import type { SuggestionList } from '#shared/career/suggestion.ts'

type DocumentsQuestion = Omit<DraftInput, 'occupation' | 'facts'> & {
  facts: ResumeFacts | null
  resumeText: string | null
}

/** Every question the server asks the engine; what goes in and comes out crosses a thread. */
export const ENGINE_TASKS = {
  suggestCareers: (
    engine: Engine,
    {
      profile,
      corrections,
      hidden,
    }: { profile: CareerProfile; corrections: GoalCorrections; hidden: HiddenRole[] },
  ): SuggestionList => suggestCareers(engine, profile, corrections, hidden),

  skillGap: (
    engine: Engine,
    { resumeText, resume, ...question }: SkillGapQuestion & { resumeText: string | null },
  ): SkillGapResult =>
    skillGap(engine, { ...question, resume: resumeText === null ? resume : readResumeFacts(resumeText) }),

  roleDemands: (engine: Engine, question: DemandsQuestion): RoleDemands | null =>
    roleDemands(engine, question),

  findOccupations: (engine: Engine, { words }: { words: string }): { code: string; role: string }[] =>
    findOccupations(engine, words),

  marketInsight: (
    engine: Engine,
    { question, profile }: { question: PersonalMarketQuestion; profile: CareerProfile },
  ): MarketResult => marketForPerson(engine, question, profile),

  checkAts: (
    engine: Engine,
    { asOf, ...input }: { resumeText: string; jobDescription: string; targetRole: string; asOf: string },
  ): AtsResult => checkAts(engine, input, asOf),

  readResume: (_engine: Engine, { resumeText }: { resumeText: string }): ResumeFacts =>
    readResumeFacts(resumeText),

  draftDocuments: (
    engine: Engine,
    { facts: given, resumeText, ...question }: DocumentsQuestion,
  ): { resume: string; coverLetter: string; facts: ResumeFacts | null } => {
    const facts = given ?? (resumeText === null ? null : readResumeFacts(resumeText))
    const occupation = knownOccupation(engine, question.targetRole)
    const input = { ...question, ...(facts && { facts }), ...(occupation && { occupation }) }
    return { resume: draftResume(engine, input), coverLetter: draftCoverLetter(engine, input), facts }
  },

  coachReply: (engine: Engine, question: CoachQuestion): Omit<CoachReply, 'facts'> => {
    // What the figures were taken from is for tests, and large.
    const { facts: _facts, ...reply } = coachReply(engine, question)
    return reply
  },

  guideContent: (engine: Engine, question: Parameters<typeof guideContent>[1]) =>
    guideContent(engine, question),

  coachLookup: (engine: Engine, lookup: CoachLookup) => coachLookup(engine, lookup),

  /** Key skills of the work a job title names; null where it is not understood. */
  fieldSkills: (engine: Engine, title: string): { code: string; skills: string[] } | null => {
    const role = resolveRole(engine, title)
    return role && { code: role.code, skills: keySkills(engine.career, role.row).map(({ name }) => name) }
  },

  /** Addresses of learning material, the best of each skill first. */
  learningUrls: (
    engine: Engine,
    { skills, code, perSkill }: { skills: string[]; code: string | null; perSkill: number },
  ): string[] => [
    ...new Set(
      inTurns(skills.map(skill => learningForSkill(engine.career, skill, code, perSkill))).map(
        ({ url }) => url,
      ),
    ),
  ],
}

export type EngineTasks = typeof ENGINE_TASKS

/** Nothing where the role's wording is not understood for sure: a draft must not claim what another occupation asks. */
function knownOccupation(engine: Engine, targetRole: string): DraftInput['occupation'] {
  const role = resolveRole(engine, targetRole)
  if (!role || role.isClosestMatch) return undefined
  return {
    title: role.title,
    skills: keySkills(engine.career, role.row).map(({ name }) => name),
    needsLicense: licensesOf(engine.career, role.row).length > 0,
  }
}
