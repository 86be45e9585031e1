import * as z from 'zod/mini'
import type { Database } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import { type HiddenSuggestion, hiddenSuggestion } from '#shared/career/hidden-suggestion.ts'
import type { SuggestionList } from '#shared/career/suggestion.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import type { Wording } from '#shared/career/wording.ts'
import { Problem } from '#shared/problem.ts'
import { readPreviousSuggestions, readStoredCorrections } from './stored-suggestions.ts'
import { HIDDEN_MAX, RUNS_KEPT } from './suggestion-queries.ts'

const READ_QUESTION = sqlFunction('read_suggestion_question', 2, { reads: true })
const SAVE_SUGGESTIONS = sqlFunction('save_suggestions', 6)

const choices = z.object({ corrections: z.unknown(), hidden: z.array(hiddenSuggestion) })
const kept = z.object({
  created_at: z.string(),
  previous: z.array(z.object({ code: z.unknown(), role: z.string(), match_score: z.nullable(z.number()) })),
  choices,
})

/** The saved profile of a person, and what they said of suggestions, which the next ones follow. */
export async function readSuggestionQuestion(
  database: Database,
  userId: string,
): Promise<{ profile: CareerProfile; corrections: GoalCorrections; hidden: HiddenSuggestion[] }> {
  const answer = await database.callFunction(READ_QUESTION, [userId, HIDDEN_MAX])
  // A token can outlive its account by minutes.
  if (!answer) throw new Problem('unauthorized')
  const { profile, choices: said } = JSON.parse(answer)
  return { profile, ...readChoices(choices.parse(said)) }
}

/** Keeps suggestions as they were made, and answers them as a later list will. */
export async function keepSuggestions(
  database: Database,
  userId: string,
  { suggestions: found, wording, ...run }: SuggestionList & { wording: Wording },
): Promise<CareerSuggestions> {
  const withIds = found.map(suggestion => ({ ...suggestion, id: uuidV7() }))
  const answer = await database.callFunction(SAVE_SUGGESTIONS, [
    userId,
    uuidV7(),
    JSON.stringify({ ...run, wording }),
    JSON.stringify(withIds.map(toRow)),
    RUNS_KEPT,
    HIDDEN_MAX,
  ])
  const { created_at, previous, choices: said } = kept.parse(JSON.parse(answer))
  const generated_at = new Date(created_at).toISOString()
  const { corrections, hidden } = readChoices(said)
  const hiddenCodes = new Set(hidden.map(({ code }) => code))
  return {
    ...run,
    wording,
    suggestions: withIds
      .filter(({ code }) => !hiddenCodes.has(code))
      .map(suggestion => ({ ...suggestion, created_at: generated_at })),
    generated_at,
    previous: readPreviousSuggestions(previous),
    corrections,
    hidden,
  }
}

/** The fields of the specification are columns; the rest lies beside them as the engine made it. */
function toRow(
  {
    id,
    role,
    description,
    salary_range,
    key_skills,
    match_score,
    ...details
  }: SuggestionList['suggestions'][number] & { id: string },
  place: number,
) {
  return { id, place, role, description, salary_range, key_skills, match_score, details }
}

function readChoices({ corrections, hidden }: z.infer<typeof choices>) {
  return {
    corrections: readStoredCorrections(corrections),
    hidden: hidden.map(one => ({ ...one, created_at: new Date(one.created_at).toISOString() })),
  }
}
