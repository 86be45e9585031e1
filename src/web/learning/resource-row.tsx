import Bookmark from 'lucide-react/icons/bookmark'
import ExternalLink from 'lucide-react/icons/external-link'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { hoursText } from '#shared/learning/week-of-learning.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { COST_NAMES, KIND_NAMES } from './kind-names.ts'
import { useToggleSaved } from './use-toggle-saved.ts'

const OwnLinkActions = later(async () => (await import('./own-link-actions.tsx')).OwnLinkActions, null)

/** Only what is known of it: no length, level or rating is made up. */
export function ResourceRow({ resource }: { resource: LearningResource }) {
  const { title, provider, kind, skill_tag, description, url, is_own, length_minutes, cost } = resource
  return (
    <li className="grid content-between gap-2 border-b border-rule py-5">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="action">{skill_tag}</Badge>
          <Badge>{KIND_NAMES[kind]}</Badge>
          {length_minutes !== null && <Badge>{hoursText(length_minutes)}</Badge>}
          {cost && <Badge>{COST_NAMES[cost]}</Badge>}
          {is_own && <Badge tone="info">Your link</Badge>}
        </div>
        <div className="grid gap-1">
          <h2 className="font-sans text-lg font-semibold tracking-normal break-words">{title}</h2>
          {provider && !description.includes(provider) && <p className="text-sm">{provider}</p>}
          <p className="text-sm text-soft">{description}</p>
        </div>
      </div>
      <div className="-ms-4 flex flex-wrap items-center gap-1">
        {is_own ? <OwnLinkActions link={resource} /> : <SaveButton resource={resource} />}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Learn: ${title} (opens in a new tab)`}
          className={buttonLook({ tone: 'bare' }, 'px-4!')}
        >
          Learn
          <ExternalLink aria-hidden className="size-4.5" />
        </a>
      </div>
    </li>
  )
}

function SaveButton({ resource }: { resource: LearningResource }) {
  const { title, is_saved } = resource
  const toggle = useToggleSaved(resource)
  return (
    <button
      type="button"
      aria-label={is_saved ? `Saved: ${title}. Remove` : `Save ${title}`}
      aria-disabled={toggle.isPending || undefined}
      onClick={() => !toggle.isPending && toggle.mutate()}
      className={buttonLook({ tone: 'bare' }, `px-4! ${is_saved ? '' : 'text-soft!'}`)}
    >
      <Bookmark aria-hidden className={`size-5 ${is_saved ? 'fill-current' : ''}`} />
      {is_saved ? 'Saved' : 'Save'}
    </button>
  )
}
