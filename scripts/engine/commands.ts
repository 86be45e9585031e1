import { z } from 'zod'
import { checkAts } from '#engine/ats/check-ats.ts'
import { roleDemands } from '#engine/demands/role-demands.ts'
import type { Engine } from '#engine/engine.ts'
import { skillGap } from '#engine/gap/skill-gap.ts'
import { marketInsight } from '#engine/market/market-insight.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { findSkills } from '#engine/skills/find-skills.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import { matchResume } from '#engine/titles/match-resume.ts'
import { careerProfile } from '#shared/career/career-profile.ts'
import { goalCorrections } from '#shared/career/goal-reading.ts'
import { marketQuestion } from '#shared/career/market-result.ts'
import { demandsQuestion } from '#shared/career/role-demands.ts'
import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import { dayAsWritten, dayInZone, dayMeans } from '#shared/wellness/early-warning/day-means.ts'
import { earlyWarning } from '#shared/wellness/early-warning/early-warning.ts'

const MAX_MATCHES = 20

const title = z.object({ title: z.string() })
const text = z.object({ text: z.string() })
const profile = z.object({ profile: careerProfile, goalCorrections: z.optional(goalCorrections) })
const month = z.string().regex(/^\d{4}-\d{2}$/)
const ats = z.object({
  resumeText: z.string(),
  jobDescription: z.string(),
  targetRole: z.string().default(''),
  asOf: month.optional(),
})
const gap = z.object({
  career: z.object({
    role: z.string(),
    code: z.string().nullish(),
    key_skills: z.array(z.string()).nullish(),
  }),
  profile: z._default(careerProfile, {}),
  resumeText: z.string().optional(),
  learned: z.array(z.string()).nullish(),
  levels: z.record(z.string(), z.number()).nullish(),
  asOf: month.optional(),
})
const level = z.number().min(SCALE_MIN).max(SCALE_MAX)
const checkIns = z.object({
  checkIns: z.array(
    z.object({
      at: z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]),
      mood: level,
      energy: level,
    }),
  ),
  /** Days are those of this zone; without it, those of the clock each time was written with. */
  timeZone: z.string().refine(isTimeZone, 'no such time zone').optional(),
})

/** Each command of the terminal: one parsed line in, one reply out. */
export const COMMANDS: Record<string, (engine: Engine, line: unknown) => unknown> = {
  occupations: (engine, line) => ({ matches: engine.matchTitle(title.parse(line).title, MAX_MATCHES) }),
  skills: (engine, line) => ({ skills: findSkills(engine.skillLexicon(), text.parse(line).text) }),
  resume: (engine, line) => {
    const resume = text.parse(line).text
    return { matches: matchResume(engine.titleIndex(), resume, MAX_MATCHES), facts: readResumeFacts(resume) }
  },
  suggest: (engine, line) => {
    const { profile: person, goalCorrections: corrections } = profile.parse(line)
    return suggestCareers(engine, person, corrections)
  },
  gap: (engine, line) => {
    const { career, profile: person, resumeText, learned, levels, asOf } = gap.parse(line)
    return skillGap(engine, {
      career,
      skills: person.skills ?? [],
      years: person.years_experience,
      job_title: person.job_title,
      resume: resumeText === undefined ? null : readResumeFacts(resumeText),
      learned,
      levels,
      asOf: asOf ?? thisMonth(),
    })
  },
  demands: (engine, line) =>
    roleDemands(engine, demandsQuestion.parse(line)) ?? {
      error: 'no occupation is known by this code or title',
    },
  market: (engine, line) => marketInsight(engine, marketQuestion.parse(line)),
  ats: (engine, line) => {
    const { asOf, ...input } = ats.parse(line)
    return checkAts(engine, input, asOf ?? thisMonth())
  },
  'early-warning': (_engine, line) => {
    const { checkIns: written, timeZone } = checkIns.parse(line)
    const rows = dayMeans(written, timeZone === undefined ? dayAsWritten : dayInZone(timeZone))
    return { days: earlyWarning(rows).map(({ day, state, s, limit }) => ({ day, state, s, limit })) }
  },
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null
  } catch {
    return false
  }
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7)
}
