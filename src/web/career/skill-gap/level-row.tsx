import { useMutation, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import {
  gapColor,
  pointsToRequiredLevel,
  REQUIRED_LEVEL,
  type SkillGapItem,
} from '#shared/career/skill-gap.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { GAP_TONES } from './gap-tones.ts'
import { LevelLine } from './level-line.tsx'
import { SetLevel } from './set-level.tsx'
import { skillGapApi } from './skill-gap-api.ts'
import { type Career, skillGapQuery } from './skill-gap-query.ts'

/** One skill: where the level comes from, the distance to the role's, and the mark that sets it by hand. */
export function LevelRow({ item, career }: { item: SkillGapItem; career: Career }) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<number>()
  const save = useMutation({
    mutationFn: (level: number | null) => skillGapApi.setSkillLevel({ skill: item.skill, level }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: skillGapQuery(career).queryKey })
      setDraft(undefined)
    },
  })
  const level = draft ?? item.userLevel
  const gap = pointsToRequiredLevel(level)
  const tone = GAP_TONES[gapColor(gap)]
  const isOpen = draft !== undefined || item.source === 'set by you'
  return (
    <li
      className={`border-b border-rule py-4 ${draft === undefined ? '' : '-mx-4 rounded-lg bg-raised px-4'}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 sm:grid-cols-[15rem_minmax(0,1fr)_4rem]">
        <div>
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {item.skill}
            {item.topGap && <Badge tone="wrong">Top Gap</Badge>}
          </p>
          <p className="text-sm text-soft">{item.evidence}</p>
        </div>
        <p className={`figures text-end leading-tight sm:order-3 ${tone}`}>
          {gap === 0 ? (
            <Check aria-hidden className="ms-auto size-5" />
          ) : (
            <span className="font-serif text-2xl">{gap}</span>
          )}
          <span className="block text-xs text-soft">{gap === 0 ? 'there' : 'to go'}</span>
        </p>
        <div className="relative max-sm:col-span-2 sm:order-2">
          <LevelLine level={level} tone={tone} />
          <Slider
            min={0}
            max={100}
            value={level}
            aria-label={`Your level in ${item.skill}`}
            valueText={`${level} of 100; the role asks for ${REQUIRED_LEVEL}, ${gap} to go`}
            onChange={setLevel}
            className="range-on-line relative"
          />
        </div>
      </div>
      {isOpen && (
        <SetLevel
          skill={item.skill}
          level={level}
          isChanged={draft !== undefined && draft !== item.userLevel}
          isSetByHand={item.source === 'set by you'}
          isBusy={save.isPending}
          hasFailed={save.isError}
          onChange={setLevel}
          onSave={() => save.mutate(level)}
          onReset={() => save.mutate(null)}
        />
      )}
    </li>
  )

  function setLevel(next: number) {
    if (next !== item.userLevel || draft !== undefined) setDraft(next)
  }
}
