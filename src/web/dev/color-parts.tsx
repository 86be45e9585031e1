import { Part } from './part.tsx'

const PAIRS = [
  { name: 'ink on paper', look: 'bg-paper text-ink' },
  { name: 'soft on paper', look: 'bg-paper text-soft' },
  { name: 'ink on raised', look: 'bg-raised text-ink' },
  { name: 'soft on sunk', look: 'bg-sunk text-soft' },
  { name: 'on action', look: 'bg-action text-on-action' },
  { name: 'action', look: 'bg-action-wash text-action' },
  { name: 'attention', look: 'bg-attention-wash text-attention' },
  { name: 'info', look: 'bg-info-wash text-info' },
  { name: 'wrong', look: 'bg-wrong-wash text-wrong' },
] as const

export function ColorParts() {
  return (
    <Part title="Colour">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {PAIRS.map(({ name, look }) => (
          <li key={name} className={`rounded-lg border border-rule px-4 py-5 font-medium ${look}`}>
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}
