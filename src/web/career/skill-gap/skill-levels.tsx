import { onetSource } from '#shared/career/data-sources.ts'
import { REQUIRED_LEVEL, type SkillGapItem } from '#shared/career/skill-gap.ts'
import { numberWord } from '#shared/number-word.ts'
import { LevelRow } from './level-row.tsx'
import type { Career } from './skill-gap-query.ts'

export function SkillLevels({ items, career }: { items: readonly SkillGapItem[]; career: Career }) {
  const count = numberWord(items.length)
  return (
    <section aria-labelledby="levels" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="levels" className="text-xl">
          {count.charAt(0).toUpperCase() + count.slice(1)} skills the role rests on
        </h2>
        <p className="text-sm text-soft">Widest gap first</p>
      </div>
      <p className="text-soft">
        The distance between your mark and the role’s, which asks for {REQUIRED_LEVEL} of 100. Levels are our
        estimate until you set them: move your mark.
      </p>
      <ul className="border-t border-rule">
        {items.map(item => (
          <LevelRow key={item.skill} item={item} career={career} />
        ))}
      </ul>
      <p className="pt-2 text-sm text-soft">
        What the role asks: {onetSource('skills')}. Colors:{' '}
        <span className="font-semibold text-action">up to 10</span>,{' '}
        <span className="font-semibold text-attention">up to 25</span>,{' '}
        <span className="font-semibold text-wrong">above 25</span> points to go.
      </p>
    </section>
  )
}
