import { gapColor, type SkillGapResult } from '#shared/career/skill-gap.ts'
import { Badge } from '#web/ui/badge.tsx'
import { GAP_TONES } from './gap-tones.ts'

/** The widest gaps, and why each is worth closing. */
export function PriorityAreas({ gap: { items, closeFirst } }: { gap: SkillGapResult }) {
  const top = items.filter(({ topGap }) => topGap)
  return (
    <section aria-labelledby="priority" className="grid grid-cols-1 gap-3">
      <h2 id="priority" className="text-xl">
        Priority areas
      </h2>
      {top.length === 0 && <p className="text-soft">Every level is reached.</p>}
      <ul className="border-t border-rule">
        {top.map(({ skill, gap, why }) => (
          <li key={skill} className="grid grid-cols-1 gap-1 border-b border-rule py-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Badge tone="wrong">Top Gap</Badge>
              {skill}
              <span className={`figures ms-auto text-sm ${GAP_TONES[gapColor(gap)]}`}>{gap} to go</span>
            </p>
            <p className="text-sm text-soft">{why}</p>
          </li>
        ))}
      </ul>
      {closeFirst && (
        <p className="rounded-lg bg-action-wash p-4">
          <strong className="font-semibold">Start with {closeFirst.skill}.</strong> {closeFirst.why}
        </p>
      )}
    </section>
  )
}
