import type { ReactNode } from 'react'

type BadgeTone = 'plain' | 'action' | 'attention' | 'info' | 'wrong'

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-sunk text-soft',
  action: 'bg-action-wash text-action',
  attention: 'bg-attention-wash text-attention',
  info: 'bg-info-wash text-info',
  wrong: 'bg-wrong-wash text-wrong',
}

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
