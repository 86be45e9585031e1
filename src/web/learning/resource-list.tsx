import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { ResourceRow } from './resource-row.tsx'

/** A page of resources and more on request; or that there are none, or that they could not be loaded. */
export function ResourceList({
  list,
  search,
  empty,
}: {
  list: UseInfiniteQueryResult<InfiniteData<LearningResource[]>>
  search: string
  empty: ReactNode
}) {
  if (list.isPending) return <SkeletonRows label="Loading learning resources" count={4} />
  if (!list.data) return <LoadError what="Learning resources" onTryAgain={() => void list.refetch()} />
  const resources = list.data.pages.flat()
  return (
    <div className={`grid gap-6 ${list.isPlaceholderData ? 'opacity-60' : ''}`}>
      {search !== '' && (
        <p role="status" className={resources.length === 0 ? 'sr-only' : 'text-soft'}>
          {list.isPlaceholderData ? 'Searching' : found(resources.length, list.hasNextPage)}
        </p>
      )}
      {resources.length === 0 ? (
        empty
      ) : (
        <ul className="grid gap-x-12 border-t border-rule lg:grid-cols-2">
          {resources.map(resource => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <LoadError what="More resources" onTryAgain={() => void list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          tone="quiet"
          busy={list.isFetchingNextPage}
          className="justify-self-center"
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

function found(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nothing found'
  if (hasMore) return `The first ${count} that fit`
  return count === 1 ? '1 resource fits' : `${count} resources fit`
}
