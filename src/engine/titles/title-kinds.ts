/** Which list a title stands in: O*NET's, those of other countries, joined surely or by similar words, or our own of titles as people type them. */
export const TITLE_KINDS = ['alternate', 'reported', 'abroad', 'abroad unsure', 'typed'] as const
export type TitleKind = (typeof TITLE_KINDS)[number]

/** How much an unsure title weighs, in training and in votes. */
export const UNSURE_TITLE_WEIGHT = 0.5
