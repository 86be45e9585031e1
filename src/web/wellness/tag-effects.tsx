import { useQuery } from '@tanstack/react-query'
import { getTagEffects } from '#shared/wellness/context-operations.ts'
import { effectFigures, effectWords } from '#shared/wellness/effect-words.ts'
import {
  MIN_OTHER_DAYS,
  MIN_TAGGED_DAYS,
  TAG_EFFECT_MONTHS,
  type TagEffect,
} from '#shared/wellness/tag-effects.ts'
import { useBilling } from '#web/billing/billing-queries.ts'
import { gateState } from '#web/billing/gate-state.ts'
import { createApiClient } from '#web/platform/api.ts'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CHECK_INS_KEY } from './check-ins.ts'

const api = createApiClient({ getTagEffects })
const KIND_WORDS: Record<TagEffect['kind'], string> = {
  drained: 'drained you',
  gave_energy: 'gave you energy',
  sleep: 'from your nights',
}

/** Days with each tag beside other days. What goes together is told, never why. */
export function TagEffects() {
  const billing = useBilling()
  return (
    <section aria-labelledby="tag-effects" className="grid gap-3">
      <h2 id="tag-effects" className="text-2xl">
        What goes along with your days
      </h2>
      {billing.data && gateState(billing.data, 'tag-effects').kind !== 'open' ? <Closed /> : <Effects />}
    </section>
  )
}

function Closed() {
  return (
    <p className="max-w-reading text-soft">
      Comparing days with a tag to other days over months is part of Professional. Your tags stay yours: in
      every check-in and in every download.{' '}
      <TextLink to="/product/pricing">See what Professional adds</TextLink>
    </p>
  )
}

function Effects() {
  const effects = useQuery({
    queryKey: [CHECK_INS_KEY, 'effects'],
    queryFn: ({ signal }) => api.getTagEffects({}, { signal }),
  })
  if (effects.isPending) return <SkeletonRows label="Comparing your days" count={2} />
  if (effects.isError)
    return <LoadError what="What goes along with your days" onTryAgain={() => void effects.refetch()} />
  const found = effects.data.effects
  if (found.length === 0)
    return (
      <p className="max-w-reading text-soft">
        When you check in, you can add what drained you and what gave you energy. From {MIN_TAGGED_DAYS} days
        with the same tag and {MIN_OTHER_DAYS} others, they are compared here.
      </p>
    )
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {found.map(effect => (
          <li key={`${effect.kind} ${effect.tag}`} className="grid gap-1 py-4">
            <p>
              <span className="font-semibold break-words">{effect.tag}</span>{' '}
              <span className="text-sm text-soft">{KIND_WORDS[effect.kind]}</span>
            </p>
            <p className={effect.compared ? '' : 'text-soft'}>{effectWords(effect)}</p>
            <p className="figures text-sm text-soft">{effectFigures(effect)}</p>
          </li>
        ))}
      </ul>
      <p className="max-w-reading text-sm text-soft">
        Over {TAG_EFFECT_MONTHS} months, day by day; ± is how far single days usually are from the average.
        Days that go together do not say why. Of twenty tags, about one looks different by chance alone.
      </p>
    </>
  )
}
