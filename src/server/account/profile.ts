import { userIdOf } from '#server/platform/http/call-context.ts'
import { SWITCH_NAMES, SWITCHES } from '#shared/account/consent.ts'
import { PROFILE_FIELD_NAMES } from '#shared/account/profile-fields.ts'
import { uniqueSkills } from '#shared/account/unique-skills.ts'
import { pick } from '#shared/typed-keys.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import {
  getProfile,
  insertConsents,
  insertSwitchConsents,
  selectConsents,
  selectProfile,
  updateProfile,
} from './queries.ts'
import { updateUser } from './users.ts'

export function profileHandlers(os: AccountOs, deps: AccountDeps) {
  const { database } = deps
  return {
    getProfile: os.getProfile.handler(({ context }) => getProfile(database, userIdOf(context))),

    updateProfile: os.updateProfile.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const saved = await database.asUser(userId, async tx => {
        await insertSwitchConsents(tx, userId, await selectProfile(tx, userId), input)
        return updateProfile(tx, userId, {
          ...input,
          ...(input.skills && { skills: uniqueSkills(input.skills) }),
        })
      })
      if (input.full_name !== undefined) await updateUser(database, userId, { name: input.full_name })
      return saved
    }),

    completeOnboarding: os.completeOnboarding.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const saved = await database.asUser(userId, async tx => {
        const switches = pick(input, SWITCH_NAMES)
        await insertConsents(tx, userId, { profile: input.consent_given, ...switches })
        return updateProfile(tx, userId, {
          ...pick(input, PROFILE_FIELD_NAMES),
          skills: uniqueSkills(input.skills),
          ...switches,
          onboarding_completed: true,
        })
      })
      await updateUser(database, userId, { name: input.full_name })
      return saved
    }),

    getConsents: os.getConsents.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectConsents(tx, userId))
    }),

    setConsent: os.setConsent.handler(({ context, input: { purpose, granted } }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => {
        if (purpose in SWITCHES) await updateProfile(tx, userId, { [purpose]: granted })
        await insertConsents(tx, userId, { [purpose]: granted })
        return selectConsents(tx, userId)
      })
    }),
  }
}
