const SCALE_STEPS = 16
/** The byte that stands for a scale of 1. */
const SCALE_BYTE_OF_ONE = 240
const LARGEST_INT8 = 127
const LARGEST_BYTE = 255

/** Row scales are stored as sixteenths of a power of two. */
export function scaleFromByte(step: number): number {
  return 2 ** ((step - SCALE_BYTE_OF_ONE) / SCALE_STEPS)
}

export function byteFromScale(largest: number): number {
  if (largest === 0) return 0
  return Math.max(
    0,
    Math.min(LARGEST_BYTE, Math.ceil(Math.log2(largest / LARGEST_INT8) * SCALE_STEPS + SCALE_BYTE_OF_ONE)),
  )
}
