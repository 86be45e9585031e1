import { keysOf } from '#shared/typed-keys.ts'
import { PillChoice } from '../pill-choice.tsx'
import { TEMPLATES, type TemplateName } from './templates.ts'

/** How PDF and Word file are set. */
export function TemplateChoice({
  chosen,
  onChoose,
}: {
  chosen: TemplateName
  onChoose: (template: TemplateName) => void
}) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <PillChoice
        legend="Template"
        options={keysOf(TEMPLATES).map(value => ({ value, label: TEMPLATES[value].label }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className="text-sm text-soft">{TEMPLATES[chosen].hint}</p>
    </div>
  )
}
