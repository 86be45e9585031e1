import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import type { Requirement } from './ats-check.ts'

/** What the posting asks for; choosing one shows its line in the résumé. */
export function RequirementList({
  title,
  requirements,
  chosen,
  onChoose,
}: {
  title: string
  requirements: readonly Requirement[]
  chosen: Requirement | undefined
  onChoose: (requirement: Requirement) => void
}) {
  if (requirements.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <span aria-hidden className="text-xs text-soft">
          line
        </span>
      </div>
      <ul className="border-t border-rule">
        {requirements.map(requirement => (
          <li key={`${requirement.postingLine}:${requirement.kind}:${requirement.label}`}>
            <Row
              requirement={requirement}
              isChosen={requirement === chosen}
              onChoose={() => onChoose(requirement)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({
  requirement: { label, met, evidence, through },
  isChosen,
  onChoose,
}: {
  requirement: Requirement
  isChosen: boolean
  onChoose: () => void
}) {
  const { word, look, Icon } = STATES[met]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-11 w-full items-start gap-3 border-b border-rule px-2 py-2.5 text-start text-sm hover:bg-action-wash aria-pressed:bg-action-wash"
    >
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${look}`} />
      <span className="grid grid-cols-1 grow gap-x-3 sm:flex sm:justify-between">
        <span className="break-words">
          {label}
          {through && <span className="text-soft"> (through {through})</span>}
        </span>
        <span className={`shrink-0 text-xs font-semibold ${look}`}>{word}</span>
      </span>
      <span className="figures w-6 shrink-0 text-end text-soft">
        <span className="sr-only">{evidence ? 'line' : 'no line'} </span>
        {evidence?.line ?? <span aria-hidden>–</span>}
      </span>
    </button>
  )
}

const STATES = {
  shown: { word: 'Shown', look: 'text-action', Icon: Check },
  implied: { word: 'Implied by the work', look: 'text-action', Icon: Check },
  near: { word: 'Close to it', look: 'text-attention', Icon: CircleAlert },
  partly: { word: 'In part', look: 'text-attention', Icon: CircleAlert },
  listed: { word: 'Listed, not shown', look: 'text-attention', Icon: CircleAlert },
  missing: { word: 'Not found', look: 'text-wrong', Icon: X },
} as const satisfies Record<Requirement['met'], unknown>
