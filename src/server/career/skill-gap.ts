import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import type { LicenseAnswer } from '#shared/career/skill-gap.ts'
import { Problem } from '#shared/problem.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { readPersonRecord } from './read-person-record.ts'
import { deleteSkillLevel, insertSkillLevel, selectSkillLevels } from './skill-level-queries.ts'
import { licenseAnswers } from './tables.ts'

const LICENSE_ANSWERS_MAX = 200

export function skillGapHandlers(os: CareerOs, deps: CareerDeps) {
  const { database, engine } = deps
  return {
    analyzeSkillGap: os.analyzeSkillGap.handler(async ({ context, input: { career, resumeText } }) => {
      const { person, further: licenses } = await readPersonRecord(
        deps,
        userIdOf(context),
        selectLicenseAnswers,
      )
      return engine.run(
        'skillGap',
        {
          career,
          ...person,
          licenses: Object.fromEntries(licenses.map(({ license, held }) => [license, held])),
          resumeText: resumeText ?? null,
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
