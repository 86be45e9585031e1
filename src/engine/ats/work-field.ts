import { ramp } from './ramp.ts'
import type { ResumeEvidence } from './read-evidence.ts'

/** Work whose words are not of the field is in another one, unless its title is the role's or title and named tasks both speak for it. */
const OTHER_FIELD = {
  centered: 0.42,
  title: 0.55,
  sameTitle: 0.82,
  sameTitleCentered: 0.25,
  sameTitleTasks: 0.25,
  tasks: 0.38,
  /** Years in the very setting, with words of it, are of the field. */
  settingCentered: 0.3,
  /** So many of the tasks nobody names who does other work, however few words a terse line has. */
  namedTasks: 0.45,
  namedTitle: 0.4,
  namedCentered: 0.2,
} as const
/** How alike words and titles together are of work next to the posting's, and what that is worth at most. */
const NEIGHBOR_SHARE = { from: 0.5, to: 1, most: 0.1 } as const
/** How alike words or titles of another field must be for its full points; what shares nothing keeps a tenth of them. */
const NEIGHBOR_RAMP = { from: 0, to: 0.4, least: 0.1 } as const

type Nearness = Pick<ResumeEvidence, 'field' | 'title' | 'tasks' | 'isInSetting'>

export function isOtherField({ field, title, tasks, isInSetting }: Nearness): boolean {
  if (!field.isKnown || field.centered >= OTHER_FIELD.centered) return false
  if (isInSetting && field.centered >= OTHER_FIELD.settingCentered) return false
  const { namedTasks, namedTitle, namedCentered } = OTHER_FIELD
  if (tasks >= namedTasks && title >= namedTitle && field.centered >= namedCentered) return false
  // A site engineer in another industry may be a stranger to the work.
  const isAtHome = field.centered >= OTHER_FIELD.sameTitleCentered || tasks >= OTHER_FIELD.sameTitleTasks
  if (title >= OTHER_FIELD.sameTitle && isAtHome) return false
  return title < OTHER_FIELD.title || tasks < OTHER_FIELD.tasks
}

/** Of two résumés of other fields the neighbor's is worth more: what they share with every posting counts less, 0 to 1. */
export function fieldShare(evidence: Nearness): number {
  if (!isOtherField(evidence)) return 1
  const { from, to, least } = NEIGHBOR_RAMP
  return least + (1 - least) * ramp(Math.max(evidence.field.centered, evidence.title), from, to)
}

/** A junior of the trade is worth more than a stranger who shares some of the posting's common words. */
export function neighborShare({ field, title }: Nearness): number {
  return field.isKnown
    ? NEIGHBOR_SHARE.most * ramp(title + field.centered, NEIGHBOR_SHARE.from, NEIGHBOR_SHARE.to)
    : 0
}
