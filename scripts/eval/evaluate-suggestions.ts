import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import { careerProfile } from '#shared/career/career-profile.ts'
import { SUGGESTION_KINDS } from '#shared/career/suggestion.ts'
import { type ReasonChecker, reasonChecker } from './check-reasons.ts'
import type { Measure } from './measure.ts'

const FIRST_SUGGESTIONS = 5

const writtenProfiles = z.array(z.object({ field: z.array(z.string()), profile: careerProfile }))

/** Suggestions for the written profiles: is the person's field among the first five, and is every reason true? */
export function evaluateSuggestions(engine: Engine): Measure[] {
  const checker = reasonChecker()
  const written = writtenProfiles.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'profiles.json'), 'utf8')),
  )
  const results = written.map(line => {
    const { now, suggestions } = suggestCareers(engine, line.profile)
    return { ...line, now, suggestions }
  })
  const withField = results.filter(({ field }) => field.length > 0)
  const inField = withField.filter(({ field, now, suggestions }) =>
    [...(now ? [now] : []), ...suggestions.slice(0, FIRST_SUGGESTIONS)].some(({ code }) =>
      field.some(start => code.startsWith(start)),
    ),
  )
  const reasons = results.flatMap(({ profile, suggestions }) =>
    suggestions.flatMap(suggestion => suggestion.reasons.map(reason => ({ profile, suggestion, reason }))),
  )
  const untrue = reasons.filter(
    ({ profile, suggestion, reason }) => !checker.isTrue(profile, suggestion.code, reason),
  )
  for (const { field, profile } of withField.filter(line => !inField.includes(line)))
    console.log(`  field not among the first five: ${profile.job_title} (${field.join(', ')})`)
  for (const { profile, suggestion, reason } of untrue)
    console.log(
      `  not true: ${profile.job_title} → ${suggestion.role}: ${reason.text} [${reason.evidence.join('; ')}]`,
    )
  const kinds = SUGGESTION_KINDS.map(kind =>
    share(results, line => line.suggestions.some(one => one.kind === kind)),
  )
  return [
    { name: 'written profiles', value: written.length, least: 100 },
    {
      name: `own field where the person stands or among the first ${FIRST_SUGGESTIONS}`,
      value: inField.length / withField.length,
      least: 1,
    },
    { name: 'reasons true to the data', value: 1 - untrue.length / reasons.length, least: 1 },
    { name: 'reasons checked', value: reasons.length, least: written.length * 6 * 3 },
    {
      name: 'six to nine suggestions',
      value: share(results, ({ suggestions }) => suggestions.length >= 6 && suggestions.length <= 9),
      least: 1,
    },
    {
      name: 'own field among the first five suggestions',
      value:
        withField.filter(({ field, suggestions }) =>
          suggestions
            .slice(0, FIRST_SUGGESTIONS)
            .some(({ code }) => field.some(start => code.startsWith(start))),
        ).length / withField.length,
      least: 0.9,
    },
    {
      name: 'steps down that are called a step up',
      value: results
        .flatMap(({ suggestions }) => suggestions)
        .filter(({ step, reasons }) => step !== 'up' && reasons.some(({ text }) => text.includes('step up')))
        .length,
      most: 0,
    },
    { name: 'lists with an adjacent role', value: kinds[1] ?? 0, least: 0.9 },
    { name: 'lists with a stretch', value: kinds[2] ?? 0, least: 0.6 },
    { name: 'wished-for role listed when named', value: namedRoleListed(results, checker), least: 0.9 },
  ]
}

type Result = {
  profile: z.infer<typeof careerProfile>
  suggestions: { code: string; kind: string; reasons: { factor: string; evidence: string[] }[] }[]
}

function share(results: Result[], holds: (result: Result) => boolean): number {
  return results.filter(holds).length / results.length
}

/** Of the profiles whose goals say "become a …" with a title the classification lists, how many are offered that role. */
function namedRoleListed(results: Result[], checker: ReasonChecker): number {
  const asked = results.flatMap(result => {
    const code = checker.namedRole(result.profile.career_goals ?? '')
    return code ? [{ result, code }] : []
  })
  for (const { result, code } of asked)
    if (!isOffered(result, code))
      console.log(`  wished for and not offered: ${result.profile.career_goals} (${code})`)
  return asked.length === 0
    ? 1
    : asked.filter(({ result, code }) => isOffered(result, code)).length / asked.length
}

function isOffered(result: Result, code: string): boolean {
  return result.suggestions.some(one => one.code.slice(0, 7) === code.slice(0, 7))
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Suggestions', evaluateSuggestions)
}
