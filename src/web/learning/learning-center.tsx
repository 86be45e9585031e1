import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { SEARCH_MAX_CHARACTERS } from '#shared/learning/learning-resource.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Discover } from './discover.tsx'
import { savedQuery } from './learning-queries.ts'
import { MyLearning } from './my-learning.tsx'

const LearningProgress = later(
  async () => (await import('./learning-progress.tsx')).LearningProgress,
  <SkeletonRows label="Loading your progress" count={3} />,
)

/** Words in the address are searched for at once; a link to other words begins anew. */
export function LearningCenter() {
  const [params] = useSearchParams()
  const asked = (params.get('search') ?? '').slice(0, SEARCH_MAX_CHARACTERS)
  const saved = useQuery(savedQuery)
  // The count stands in a tab: drawn before it is known, the next tab would move.
  if (saved.isPending) return <SkeletonRows label="Loading learning resources" count={4} />
  return <SearchAndTabs key={asked} asked={asked} count={saved.data?.length} />
}

function SearchAndTabs({ asked, count }: { asked: string; count: number | undefined }) {
  const [words, setWords] = useState(asked)
  const search = useDeferredValue(words.trim())
  return (
    <div className="grid gap-6">
      <div className="max-w-xl">
        <Field label="Search learning resources">
          {field => (
            <div className="relative">
              <Search
                aria-hidden
                className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-soft"
              />
              <TextInput
                {...field}
                type="search"
                maxLength={SEARCH_MAX_CHARACTERS}
                placeholder="Title, description or skill"
                value={words}
                onChange={event => setWords(event.target.value)}
                className="ps-12"
              />
            </div>
          )}
        </Field>
      </div>
      {search !== '' && <CrisisNotice text={search} />}
      <Tabs
        label="Learning"
        tabs={[
          { name: 'discover', label: 'Discover', panel: <Discover search={search} /> },
          {
            name: 'mine',
            label: count === undefined ? 'My Learning' : `My Learning (${count})`,
            panel: <MyLearning search={search} />,
          },
          { name: 'progress', label: 'Progress', panel: <LearningProgress /> },
        ]}
      />
    </div>
  )
}
