import { userIdOf } from '#server/platform/http/call-context.ts'
import { Problem } from '#shared/problem.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { keepSuggestions, readSuggestionQuestion } from './keep-suggestions.ts'
import { mergeProfile } from './person-facts.ts'
import {
  deleteHidden,
  selectCorrections,
  selectSuggestedRole,
  selectSuggestions,
  upsertCorrections,
  upsertHidden,
} from './suggestion-queries.ts'

export function suggestionHandlers(os: CareerOs, { database, engine, wordReply }: CareerDeps) {
  return {
    generateCareerSuggestions: os.generateCareerSuggestions.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { profile, corrections, hidden } = await readSuggestionQuestion(database, userId)
      const question = {
        profile: mergeProfile(profile, input.profile),
        corrections,
        hidden: hidden.map(({ code, reason }) => ({ code, reason })),
      }
      const signal = context.clientSignal()
      const found = await engine.run('suggestCareers', question, signal)
      const { reply, wording } = await wordReply.suggestions({ userId, question, signal }, found)
      return keepSuggestions(database, userId, { ...reply, wording })
    }),

    listCareerSuggestions: os.listCareerSuggestions.handler(({ context }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectSuggestions(tx, userId))
    }),

    hideSuggestion: os.hideSuggestion.handler(({ context, input: { code, reason, note } }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => {
        const role = await selectSuggestedRole(tx, userId, code)
        if (role === null) throw new Problem('not_found')
        await upsertHidden(tx, userId, { code, role, reason, note: note || null })
        return selectSuggestions(tx, userId)
      })
    }),

    unhideSuggestion: os.unhideSuggestion.handler(({ context, input: { code } }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => {
        await deleteHidden(tx, userId, code)
        return selectSuggestions(tx, userId)
      })
    }),

    correctGoals: os.correctGoals.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, async tx => {
        await upsertCorrections(tx, userId, input)
        return selectCorrections(tx, userId)
      })
    }),

    compareRoleDemands: os.compareRoleDemands.handler(async ({ context, input }) => {
      const found = await engine.run('roleDemands', input, context.clientSignal())
      if (!found) throw new Problem('not_found')
      return found
    }),
  }
}
