/** FNV-1a, 32 bits. */
export const FNV_OFFSET_BASIS = 2_166_136_261
const FNV_PRIME = 16_777_619

/** The hash so far with one byte or character code more. */
export function fnvStep(hash: number, value: number): number {
  return Math.imul(hash ^ value, FNV_PRIME)
}
