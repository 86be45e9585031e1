export const GAP_TONES = { green: 'text-action', yellow: 'text-attention', red: 'text-wrong' } as const
