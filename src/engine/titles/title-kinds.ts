/** Which list a title stands in: O*NET's, or those of other countries, joined surely or by similar words. */
export const TITLE_KINDS = ['alternate', 'reported', 'abroad', 'abroad unsure'] as const
export type TitleKind = (typeof TITLE_KINDS)[number]

/** How much an unsure title weighs, in training and in votes. */
export const UNSURE_TITLE_WEIGHT = 0.5
