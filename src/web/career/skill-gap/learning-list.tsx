import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Bookmark from 'lucide-react/icons/bookmark'
import ExternalLink from 'lucide-react/icons/external-link'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { RESOURCE_SKILLS } from '#shared/career/skill-gap.ts'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { Link } from '#web/platform/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { listText } from '../words.ts'
import { learningApi } from './learning-api.ts'
import { type Career, resourcesQuery } from './skill-gap-query.ts'

/** Recommended material; the list is loaded again after each save and removal. */
export function LearningList({ career }: { career: Career }) {
  const query = resourcesQuery(career)
  const resources = useQuery(query)
  return (
    <section aria-labelledby="learning" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="learning" className="text-xl">
          Recommended learning
        </h2>
        <p className="text-sm text-soft">For {listText(career.key_skills.slice(0, RESOURCE_SKILLS))}.</p>
      </div>
      {resources.isPending ? (
        <SkeletonRows label="Loading learning resources" count={3} />
      ) : resources.data ? (
        <Resources resources={resources.data} queryKey={query.queryKey} />
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 rounded-lg bg-wrong-wash px-5 py-2">
          <p className="flex items-center gap-3 font-semibold">
            <TriangleAlert aria-hidden className="size-5 text-wrong" />
            Failed to load learning resources.
          </p>
          <Button tone="bare" onClick={() => void resources.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <Link
        to="/learning"
        className="inline-flex min-h-11 items-center gap-2 font-medium text-action hover:text-action-strong"
      >
        View All Resources
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </section>
  )
}

function Resources({
  resources,
  queryKey,
}: {
  resources: readonly LearningResource[]
  queryKey: readonly unknown[]
}) {
  const queries = useQueryClient()
  const toggle = useMutation({
    mutationFn: async ({ id, is_saved }: LearningResource) => {
      if (is_saved) await learningApi.removeLearning({ resource_id: id })
      else await learningApi.saveLearning({ resource_id: id })
    },
    onSuccess: async (_, { is_saved }) => {
      toast({ title: is_saved ? 'Resource removed' : 'Resource saved' })
      await queries.invalidateQueries({ queryKey })
    },
    onError: () => toast({ tone: 'destructive', title: 'Failed to update resource. Please try again.' }),
  })
  if (resources.length === 0)
    return <p className="text-soft">Nothing in the catalog fits these skills well enough yet.</p>
  return (
    <ul className="border-t border-rule">
      {resources.map(resource => (
        <li key={resource.id} className="border-b border-rule pt-3">
          <p className="font-medium">{resource.title}</p>
          <p className="text-sm text-soft">
            {resource.provider} · {resource.kind}
          </p>
          <div className="-ms-3 flex">
            <button
              type="button"
              aria-pressed={resource.is_saved}
              aria-label={`${resource.is_saved ? 'Saved' : 'Save'}: ${resource.title}`}
              disabled={toggle.isPending && toggle.variables.id === resource.id}
              onClick={() => toggle.mutate(resource)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-soft hover:bg-sunk hover:text-ink aria-pressed:font-medium aria-pressed:text-action"
            >
              <Bookmark aria-hidden className={`size-4 ${resource.is_saved ? 'fill-current' : ''}`} />
              {resource.is_saved ? 'Saved' : 'Save'}
            </button>
            <a
              href={resource.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Learn: ${resource.title}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-medium text-action hover:bg-action-wash"
            >
              Learn
              <ExternalLink aria-hidden className="size-4" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
