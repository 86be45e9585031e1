import type { Engine } from '#engine/engine.ts'
import { licensesOf } from '#engine/gap/required-licenses.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { EDUCATION_LEVELS, educationText } from '#shared/career/education.ts'

/** "It usually takes a master’s degree and a license (…).": schooling beyond that of today's role, and what the work may not be done without. */
export function entryNeeds({ career }: Engine, code: string, presentCode: string | null): string[] {
  const row = career.occupations.rowOf.get(code)
  if (row === undefined || code === presentCode) return []
  const presentRow = presentCode === null ? undefined : career.occupations.rowOf.get(presentCode)
  const levelOf = (at: number | undefined) =>
    at === undefined ? null : (career.outlooks.of(at)?.education ?? null)
  const [level, present] = [levelOf(row), levelOf(presentRow)]
  const rank = (one: typeof level) => (one === null ? -1 : EDUCATION_LEVELS.indexOf(one))
  const licenses = licensesOf(career, row).map(({ name }) => name)
  const needs = [
    ...(level !== null && rank(level) > Math.max(0, rank(present)) ? [educationText(level)] : []),
    ...(licenses.length > 0 ? [`a license (${joinWithAnd(licenses)})`] : []),
  ]
  return needs.length > 0 ? [`It usually takes ${joinWithAnd(needs)}.`] : []
}
