import { useInfiniteQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { later } from '#web/ui/later.tsx'
import { resourcesQuery } from './learning-queries.ts'
import { ResourceList } from './resource-list.tsx'

/** Few people add a link: its form comes when it is asked for. */
const LinkDialog = later(async () => (await import('./link-dialog.tsx')).LinkDialog, null)

/** What somebody saved, and the links they added. */
export function MyLearning({ search }: { search: string }) {
  const [isAdding, setAdding] = useState(false)
  const list = useInfiniteQuery({
    ...resourcesQuery('saved', { search }),
    placeholderData: before => before,
  })
  return (
    <div className="grid gap-6">
      <div>
        <Button tone="quiet" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="-ms-1 size-5" />
          Add your own link
        </Button>
        {isAdding && <LinkDialog onClose={() => setAdding(false)} />}
      </div>
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
              Choose Save beside a resource under Discover, or add a link of your own, and it waits for you
              here. Not sure where to begin? Your skill gaps say what is worth learning first.
            </EmptyState>
          )
        }
      />
    </div>
  )
}
