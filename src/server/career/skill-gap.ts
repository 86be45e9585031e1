import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import type { LicenseAnswer, SkillLevel } from '#shared/career/skill-gap.ts'
import { Problem } from '#shared/problem.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { selectKeptFacts } from './kept-resume-facts.ts'
import { monthOf } from './person-facts.ts'
import { licenseAnswers, skillLevels } from './tables.ts'

const SKILL_LEVELS_MAX = 1_000
const LICENSE_ANSWERS_MAX = 200

export function skillGapHandlers(
  os: CareerOs,
  { database, engine, readProfile, readLearnedSkills, now }: CareerDeps,
) {
  return {
    analyzeSkillGap: os.analyzeSkillGap.handler(async ({ context, input: { career, resumeText } }) => {
      const userId = userIdOf(context)
      const [profile, [levels, licenses, kept], learned] = await Promise.all([
        readProfile(userId),
        database.asUser(userId, tx =>
          Promise.all([
            selectSkillLevels(tx, userId),
            selectLicenseAnswers(tx, userId),
            selectKeptFacts(tx, userId),
          ]),
        ),
        readLearnedSkills(userId),
      ])
      return engine.run(
        'skillGap',
        {
          career,
          skills: profile.skills ?? [],
          learned,
          years: profile.years_experience,
          job_title: profile.job_title,
          interests: profile.interests,
          career_goals: profile.career_goals,
          levels: Object.fromEntries(levels.map(({ skill, level }) => [skill, level])),
          licenses: Object.fromEntries(licenses.map(({ license, held }) => [license, held])),
          resumeText: resumeText ?? null,
          resume: kept?.facts ?? null,
          asOf: monthOf(now()),
        },
        context.clientSignal(),
      )
    }),

    listSkillLevels: os.listSkillLevels.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectSkillLevels(tx, userId))
    }),

    setSkillLevel: os.setSkillLevel.handler(({ context, input: { skill, level } }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => {
        await deleteSkillLevel(tx, userId, skill)
        if (level !== null) await insertSkillLevel(tx, userId, { skill, level })
        return selectSkillLevels(tx, userId)
      })
    }),

    setLicense: os.setLicense.handler(({ context, input: { license, held } }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => {
        if (held === null) await deleteLicenseAnswer(tx, userId, license)
        else await upsertLicenseAnswer(tx, userId, { license, held })
        return selectLicenseAnswers(tx, userId)
      })
    }),
  }
}

function selectLicenseAnswers(tx: Transaction, userId: string): Promise<LicenseAnswer[]> {
  return tx
    .select({ license: licenseAnswers.license, held: licenseAnswers.held })
    .from(licenseAnswers)
    .where(eq(licenseAnswers.userId, userId))
    .orderBy(asc(licenseAnswers.license))
    .limit(LICENSE_ANSWERS_MAX)
}

async function upsertLicenseAnswer(tx: Transaction, userId: string, answer: LicenseAnswer): Promise<void> {
  const others = await tx.$count(
    licenseAnswers,
    and(eq(licenseAnswers.userId, userId), ne(licenseAnswers.license, answer.license)),
  )
  if (others >= LICENSE_ANSWERS_MAX)
    throw new Problem('invalid_input', {
      message: `You have answered for ${LICENSE_ANSWERS_MAX} licenses. Please clear some first.`,
    })
  await tx
    .insert(licenseAnswers)
    .values({ userId, ...answer })
    .onConflictDoUpdate({
      target: [licenseAnswers.userId, licenseAnswers.license],
      set: { held: answer.held },
    })
}

async function deleteLicenseAnswer(tx: Transaction, userId: string, license: string): Promise<void> {
  await tx
    .delete(licenseAnswers)
    .where(and(eq(licenseAnswers.userId, userId), eq(licenseAnswers.license, license)))
}

export function selectSkillLevels(tx: Transaction, userId: string): Promise<SkillLevel[]> {
  return tx
    .select({ skill: skillLevels.skill, level: skillLevels.level })
    .from(skillLevels)
    .where(eq(skillLevels.userId, userId))
    .orderBy(asc(skillLevels.skill))
    .limit(SKILL_LEVELS_MAX)
}

async function insertSkillLevel(tx: Transaction, userId: string, set: SkillLevel): Promise<void> {
  const already = await tx.$count(skillLevels, eq(skillLevels.userId, userId))
  if (already >= SKILL_LEVELS_MAX)
    throw new Problem('invalid_input', {
      message: `You have set ${SKILL_LEVELS_MAX} levels. Please clear some first.`,
    })
  await tx.insert(skillLevels).values({ userId, ...set })
}

/** However it was spelled: "SQL" and "sql" are one skill. */
async function deleteSkillLevel(tx: Transaction, userId: string, skill: string): Promise<void> {
  await tx
    .delete(skillLevels)
    .where(and(eq(skillLevels.userId, userId), sql`lower(${skillLevels.skill}) = lower(${skill})`))
}
