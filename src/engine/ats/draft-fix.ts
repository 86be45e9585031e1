import type { AtsEdit, AtsFix } from '#shared/career/ats-result.ts'
import type { ScoreState } from './ats-score.ts'

/** What a fix, once made, changes of what the score is made from. */
export type FixEffect = (state: ScoreState) => ScoreState

/** What an edit changes: read anew, or what is known of it where that would take too long. */
export type EffectOf = (edit: AtsEdit, unread: FixEffect) => FixEffect

/** A fix before its points are counted. */
export type DraftFix = Omit<AtsFix, 'gain' | 'lost'> & {
  /** A few words, for a stop on the way up. */
  label: string
  /** Its weight when the missing points are shared out. */
  share: number
  effect: FixEffect
}

export const NO_EFFECT: FixEffect = state => state

/** What an edit changed when the edited résumé was read anew, on top of whatever other fixes changed. */
export function effectOfEdit(before: ScoreState, after: ScoreState): FixEffect {
  return state => ({
    matches: state.matches.map((match, at) => {
      const now = after.matches[at]
      return now && (match === before.matches[at] || now.value > match.value) ? now : match
    }),
    parseLost: state.parseLost + after.parseLost - before.parseLost,
    stuffingLost: state.stuffingLost + after.stuffingLost - before.stuffingLost,
    isOtherField: after.isOtherField,
    fieldShare: after.fieldShare,
    neighborShare: after.neighborShare,
  })
}
