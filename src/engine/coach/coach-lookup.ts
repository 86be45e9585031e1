import type { Engine } from '#engine/engine.ts'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import type { CoachUse, LookupTopic } from '#shared/coach/coach-answer.ts'
import { answerTopic } from './answer-topic.ts'
import { type CoachPerson, presentRole } from './coach-person.ts'
import { readMessage } from './read-message.ts'

export type CoachLookup = {
  topic: LookupTopic
  /** As the model writes it; today's role where it names none. */
  role: string | null
  place: string | null
  person: CoachPerson
}

/** The engine's own answer on one topic of a role, so that its figures can be repeated. */
export function coachLookup(
  engine: Engine,
  { topic, role: title, place, person }: CoachLookup,
): { texts: string[]; used: CoachUse[] } {
  const present = presentRole(engine, person)
  const named = title?.trim() ? resolveRole(engine, title) : null
  if (title?.trim() && !named) return { texts: ['No occupation is known by that name.'], used: [] }
  const found = named ?? present
  const tables = engine.coachTables()
  const { paragraphs, uses } = answerTopic(
    {
      engine,
      tables,
      person,
      message: readMessage(engine, tables, '', null),
      present,
      role: found && { role: found.role, code: found.code },
      isRoleNamed: named !== null,
      place: place?.trim() || null,
      depth: 0,
      adviceLines: 0,
      firstWords: [],
      ownWords: [],
      told: '',
      wantsWords: false,
      asksYesOrNo: true,
      earlier: '',
      shown: [],
      notWanted: [],
      isTried: false,
      isFirstPart: true,
    },
    topic,
  )
  return { texts: paragraphs, used: uses }
}
