import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { GapLearning } from './gap-learning.tsx'
import { KIND_NAMES } from './kind-names.ts'
import { resourcesQuery, tagsQuery } from './learning-queries.ts'
import { ResourceList } from './resource-list.tsx'

/** The whole catalog, newest first, or what of it fits the words, closest first, a skill and a kind. */
export function Discover({ search }: { search: string }) {
  const tags = useQuery(tagsQuery)
  const [tag, setTag] = useState('')
  const [kind, setKind] = useState<keyof typeof KIND_NAMES | ''>('')
  const list = useInfiniteQuery({
    ...resourcesQuery('catalog', { search, tag, kind }),
    placeholderData: before => before,
  })
  return (
    <div className="grid gap-6">
      <div className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
        <Field label="Skill">
          {control => (
            <Select {...control} value={tag} onChange={event => setTag(event.target.value)}>
              <option value="">All skills</option>
              {tags.data?.map(({ name, count }) => (
                <option key={name} value={name}>
                  {name} ({count})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Kind">
          {control => (
            <Select
              {...control}
              value={kind}
              onChange={event => setKind(LEARNING_KINDS.find(one => one === event.target.value) ?? '')}
            >
              <option value="">All kinds</option>
              {LEARNING_KINDS.map(one => (
                <option key={one} value={one}>
                  {KIND_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ResourceList
        list={list}
        search={search}
        empty={
          <div className="grid justify-items-start gap-3">
            <p className="max-w-reading text-soft">
              {search
                ? `Nothing in the catalog holds “${search}”${tag || kind ? ' with this skill and kind' : ''}. Try a single word, or the name of a skill.`
                : 'Nothing in the catalog has this skill and kind.'}
            </p>
            {(tag || kind) && (
              <Button
                tone="quiet"
                onClick={() => {
                  setTag('')
                  setKind('')
                }}
              >
                Show all skills and kinds
              </Button>
            )}
          </div>
        }
      />
      {/* Below the list and after it: drawn sooner, one would push the other down. */}
      {search === '' && list.data && <GapLearning />}
    </div>
  )
}
