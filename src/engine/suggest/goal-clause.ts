export type GoalPolarity = 'want' | 'keep' | 'leave' | 'past' | 'neutral'

/** A stretch of a goal that says one thing: wanted, kept, to leave, or only about the past. */
export type GoalClause = {
  text: string
  polarity: GoalPolarity
  /** Words after a comma in an "or" list; a role or field there is no part of what is left. */
  isLooseList: boolean
  /** A cue says that it is wished for: "I want", "I would like". */
  isWish: boolean
  /** The condition that a remark says; nothing else is read in it. */
  condition: string | null
  /** Left only because it stands in one sentence with what a cue speaks of, so that it may be a wish of its own. */
  isSpread?: boolean
  /** Only so much is read in it, since another clause reads the rest of its words with another polarity. */
  reads?: 'work' | 'conditions'
  /** Work that is rather left than wanted, of which nothing is said. */
  isLikelyLeft?: boolean
}

/** The words of the clauses in which work is wished for. */
export function wishedWork(clauses: readonly GoalClause[]): string[] {
  return clauses
    .filter(
      ({ polarity, condition, reads }) =>
        (polarity === 'want' || polarity === 'keep') && condition === null && reads !== 'conditions',
    )
    .map(({ text }) => text)
}

/** A clause with its cue, in its sentence. */
export type ClauseSpan = {
  clause: GoalClause
  start: number
  end: number
  /** Somebody only says that they do not mind. */
  isDismissed: boolean
  /** Somebody told of it and then says that they want it: "that's what I want to do". */
  isPointedAt?: boolean
}

/** Stands for a sentence that leaves the present work without a name: "I've seen enough." */
export const PRESENT_WORK_LEFT: GoalClause = {
  text: 'this',
  polarity: 'leave',
  isLooseList: false,
  isWish: false,
  condition: null,
}

/** Words that say one condition and nothing else. */
export function conditionClause(condition: string, text: string, polarity: 'want' | 'leave'): GoalClause {
  return { text, polarity, isLooseList: false, isWish: false, condition }
}
