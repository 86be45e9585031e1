/** Figures of nobody, from the product specification: shown, marked "Sample", to whoever has saved and logged nothing. */
export const SAMPLE_LEARNING = { hours: '4.5h', certificates: 1, progress: 65 } as const
