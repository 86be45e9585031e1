import { type ResolvedRole, resolveRole } from '#engine/occupations/resolve-role.ts'
import type { CoachContext, CoachRole } from '#shared/coach/coach-answer.ts'
import type { Asked } from './answer-part.ts'
import { cueWords } from './cue.ts'

const ALTERNATIVES_SHOWN = 3
const MIN_ALTERNATIVE_CONFIDENCE = 0.1
/** A "travel nurse" is meant by nobody as a travel agent. */
const MIN_MEANT_CONFIDENCE = 0.01

type RoleNote = { text: string; listed: CoachRole[] }

/** Which role the figures are for, where the words of the person do not say so themselves; null where they do. */
export function roleNote({ engine, message, person, present, role }: Asked): RoleNote | null {
  if (!role) return null
  const setting = role.code === present?.code ? SETTING.exec(message.text)?.[0] : undefined
  if (message.roleWords === null && setting !== undefined) return published(setting, role, present)
  const said = message.roleWords ?? (role.code === present?.code ? person.profile?.job_title : null)
  const read = said ? resolveRole(engine, said) : null
  if (!said || !read) return null
  if (read.code !== role.code) return message.roleWords === null ? null : published(said, role, present)
  if (read.isClosestMatch || isPartlyMeant(said, read)) {
    const others = read.alternatives
      .filter(({ confidence }) => confidence >= MIN_ALTERNATIVE_CONFIDENCE)
      .slice(0, ALTERNATIVES_SHOWN)
      .map(other => ({ role: other.role, code: other.code }))
    const offer =
      others.length > 0
        ? `You may rather mean ${orList(others.map(other => other.role))}: say which, and I look that up.`
        : 'If you mean something else, say it in other words.'
    return {
      text: `The closest match I have for “${said}” is **${role.role}**. ${offer}`,
      listed: others,
    }
  }
  return message.roleWords === null ? null : published(said, role, present)
}

/** A specialty has no figures of its own, and must not seem to. */
function published(said: string, role: CoachRole, present: ResolvedRole | null): RoleNote | null {
  const known = new Set(cueWords(role.role))
  if (cueWords(said).every(word => known.has(word))) return null
  // "RN" is no specialty of a registered nurse.
  if (role.code === present?.code && /^\p{L}{2,4}$/u.test(said)) return null
  const text =
    role.code === present?.code
      ? `“${said}” is counted with all ${role.role} work, and no figures are published on it alone. What is known of the whole:`
      : `Figures for “${said}” are published under **${role.role}**.`
  return { text, listed: [] }
}

/** "Nurse educator" is no health educator: a word that the role lacks and another role has is not passed over. */
function isPartlyMeant(said: string, read: ResolvedRole): boolean {
  const known = new Set(cueWords(`${read.role} ${read.title}`))
  const missing = cueWords(said).filter(word => !known.has(word))
  return read.alternatives.some(({ role, title, confidence }) => {
    const others = cueWords(`${role} ${title}`)
    return confidence >= MIN_MEANT_CONFIDENCE && missing.some(word => others.includes(word))
  })
}

/** "And a vice principal?" after figures that hold for both: the same answer again, and why. */
export function sameFigures({ message, role }: Asked, before: CoachContext | null): string | null {
  const { roleWords } = message
  if (!role || roleWords === null || before?.role?.code !== role.code) return null
  const named = new Set(cueWords(before.about))
  if (cueWords(roleWords).every(word => named.has(word))) return null
  return `“${roleWords}” is counted as **${role.role}** too, so the published figures are the same.`
}

function orList(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Where, for whom or with what somebody does the work: published figures tell none of these apart. */
const SETTING =
  /\b(?:ltl|linehaul|line haul|flatbed|tanker|hauling \p{L}+|dry van|reefer|owner[- ]operators?|over the road|team driving|urgent care|outpatient|dialysis|home health|hospice|telehealth|per diem|agency|icu|med[- ]surg|labor and delivery|l&d|step ?down|cath lab|endoscopy|dermatology|pediatrics|charter schools?|private schools?|special ed(?:ucation)?|sped|department chair|startups?|faang|big tech|fintech|defense|contract(?:ing)? work|freelance|frontend|front[- ]end|backend|back[- ]end|embedded|the state|federal|county|city government|union shops?|nonprofits?)\b/iu
