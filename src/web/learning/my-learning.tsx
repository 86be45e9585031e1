import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { resourcesQuery } from './learning-queries.ts'
import { ResourceList } from './resource-list.tsx'

/** What somebody saved. */
export function MyLearning({ search }: { search: string }) {
  const list = useInfiniteQuery({
    ...resourcesQuery('saved', { search }),
    placeholderData: before => before,
  })
  return (
    <ResourceList
      list={list}
      search={search}
      empty={
        search ? (
          <p className="max-w-reading text-soft">Nothing you saved holds “{search}”.</p>
        ) : (
          <EmptyState
            title="Nothing saved yet"
            action={
              <ButtonLink tone="quiet" to="/career/skills">
                See your skill gaps
              </ButtonLink>
            }
          >
            Choose Save beside a resource under Discover, and it waits for you here. Not sure where to begin?
            Your skill gaps say what is worth learning first.
          </EmptyState>
        )
      }
    />
  )
}
