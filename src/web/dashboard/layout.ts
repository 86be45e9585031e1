/**
 * Around the next step, and around what stands there until it is known: as high as all of them but the longest, so that nothing below moves. On
 * a phone from edge to edge, or the five answers of a check-in would not fit beside each other.
 */
export const NEXT_STEP_CLASS =
  'min-h-120 py-6 max-sm:mx-[calc(-1*clamp(1.125rem,4vw,2.5rem))] max-sm:px-[clamp(1.125rem,4vw,2.5rem)] sm:rounded-xl sm:p-8 lg:min-h-80'

/** On a wide page the texts stand in the room that the line leaves; on a phone one below the other. */
export const SUMMARY_CLASS =
  'relative grid gap-x-14 gap-y-12 lg:grid-cols-3 lg:grid-rows-[minmax(11rem,auto)_9rem_auto] lg:gap-y-0'
export const CARD_CLASSES = {
  wellness: 'lg:col-start-1 lg:row-start-1',
  learning: 'lg:col-start-2 lg:row-start-3',
  career: 'lg:col-start-3 lg:row-start-2 lg:row-span-2 lg:pt-10',
} as const
