import { gapColor, type SkillGapResult } from '#shared/career/skill-gap.ts'
import { numberWord } from '#shared/number-word.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function GapSentence({
  from,
  role,
  gap,
}: {
  from: string | null
  role: string
  /** Null where it could not be loaded. */
  gap: SkillGapResult | null | undefined
}) {
  return (
    <p className="max-w-reading text-lg text-soft">
      {from ? `From ${from} to ` : 'On the way to '}
      <strong className="font-semibold text-ink">{role}</strong>.{' '}
      {gap === undefined ? (
        <Skeleton className="inline-block! h-[0.8em] w-60 max-w-full" />
      ) : (
        gap && summary(gap)
      )}
    </p>
  )
}

function summary({ items, licenses }: SkillGapResult): string {
  const near = items.filter(({ gap }) => gapColor(gap) === 'green').length
  const skills =
    near === items.length
      ? `You are there, or nearly, in all ${numberWord(items.length)} skills.`
      : `You are there, or nearly, in ${near === 0 ? 'none' : numberWord(near)} of ${numberWord(items.length)} skills.`
  const isLicenseOpen = licenses.some(({ held }) => held !== 'yes')
  return isLicenseOpen
    ? `${skills} The license comes first: without it the rest does not open the door.`
    : skills
}
