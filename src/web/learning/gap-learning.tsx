import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { gapsQuery } from './learning-queries.ts'

/** Something to begin with for each of the largest gaps toward the best path suggested last. */
export function GapLearning() {
  const gaps = useQuery(gapsQuery)
  return (
    <section aria-labelledby="top-gaps" className="grid gap-4 border-t border-rule pt-6">
      <h2 id="top-gaps" className="text-lg">
        For your top gaps
      </h2>
      {gaps.isPending && <SkeletonRows label="Looking at your gaps" count={2} />}
      {gaps.isError && <LoadError what="Your gaps" onTryAgain={() => void gaps.refetch()} />}
      {gaps.data && gaps.data.role === null && (
        <p className="max-w-reading text-soft">
          No path was suggested to you yet. <TextLink to="/career/suggestions">See suggested paths</TextLink>,
          and what is furthest from the best of them stands here.
        </p>
      )}
      {gaps.data && gaps.data.role !== null && (
        <>
          <p className="text-soft">
            {gaps.data.skills.length === 0
              ? `By what we know of you, no key skill of ${gaps.data.role} is missing.`
              : `Furthest from what ${gaps.data.role} asks for, the best path suggested to you:`}
          </p>
          <ul className="grid gap-5 lg:grid-cols-3">
            {gaps.data.skills.map(({ skill, level, resources }) => (
              <li key={skill} className="grid content-start gap-1">
                <span className="font-medium">
                  {skill} <span className="figures text-sm font-normal text-soft">you are at {level}</span>
                </span>
                {resources.length === 0 && (
                  <span className="text-sm text-soft">Nothing in the catalog suits it yet.</span>
                )}
                {resources.map(({ id, title, url }) => (
                  <a
                    key={id}
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${title} (opens in a new tab)`}
                    className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-action"
                  >
                    {title}
                    <ExternalLink aria-hidden className="size-4 shrink-0" />
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
