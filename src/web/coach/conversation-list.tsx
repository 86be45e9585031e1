import { useQuery, useQueryClient } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useDeferredValue, useState } from 'react'
import type { ConversationSummary } from '#shared/coach/conversation.ts'
import { SEARCH_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { longDate } from '#web/platform/format-date.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'
import { CONVERSATIONS, conversationsQuery } from './conversation-queries.ts'

/** Conversations, the newest first, on the line; searched by title and by what was said in them. */
export function ConversationList({
  open,
  onOpen,
}: {
  open: string | null
  onOpen: (id: string | null) => void
}) {
  const [search, setSearch] = useState('')
  const list = useQuery(conversationsQuery(useDeferredValue(search.trim())))
  const found = list.data ?? []
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">Conversations</h2>
      <TextInput
        type="search"
        aria-label="Search conversations"
        placeholder="Search"
        value={search}
        maxLength={SEARCH_MAX_CHARACTERS}
        onChange={event => setSearch(event.target.value)}
      />
      {list.isPending && <SkeletonRows label="Loading your conversations" />}
      {list.isError && <LoadError what="Your conversations" onTryAgain={() => void list.refetch()} />}
      {list.data && found.length === 0 && (
        <p className="text-sm text-soft">
          {search.trim() === '' ? 'None yet. Your first message begins one.' : 'Nothing found.'}
        </p>
      )}
      <ol className="grid">
        {found.map(conversation => (
          <Entry
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === open}
            onOpen={() => onOpen(conversation.id)}
            onDeleted={() => conversation.id === open && onOpen(null)}
          />
        ))}
      </ol>
    </div>
  )
}

function Entry({
  conversation: { id, title, updated_at },
  isOpen,
  onOpen,
  onDeleted,
}: {
  conversation: ConversationSummary
  isOpen: boolean
  onOpen: () => void
  onDeleted: () => void
}) {
  const queries = useQueryClient()
  const [mode, setMode] = useState<'shown' | 'renamed' | 'deleted'>('shown')
  const reload = () => queries.invalidateQueries({ queryKey: [CONVERSATIONS] })

  async function change(work: () => Promise<unknown>, failure: string) {
    try {
      await work()
      await reload()
      setMode('shown')
    } catch (error) {
      log(failure, error)
      toast({ tone: 'destructive', title: failure })
    }
  }

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    if (typed === '') return
    void change(
      () => coachApi.renameConversation({ id, title: typed }),
      'The conversation could not be renamed. Please try again.',
    )
  }

  function remove() {
    void change(async () => {
      await coachApi.deleteConversation({ id })
      onDeleted()
    }, 'The conversation could not be deleted. Please try again.')
  }

  return (
    <li className="relative grid gap-1 border-s-3 border-action/40 py-2 ps-4">
      <span
        aria-hidden
        className={`absolute -start-[8.5px] top-4.5 rounded-full bg-action ring-3 ring-paper ${isOpen ? 'size-3.5' : 'size-3'}`}
      />
      {mode === 'renamed' ? (
        <form onSubmit={rename} className="grid gap-2">
          <TextInput name="title" aria-label="Name" defaultValue={title} maxLength={TITLE_MAX_CHARACTERS} />
          <span className="flex gap-2">
            <Button type="submit" className="px-4 text-sm">
              Save
            </Button>
            <Button tone="bare" onClick={() => setMode('shown')} className="px-4 text-sm">
              Cancel
            </Button>
          </span>
        </form>
      ) : (
        <>
          <button
            type="button"
            onClick={onOpen}
            aria-current={isOpen || undefined}
            className="min-h-11 text-start break-words hover:text-action aria-[current]:font-semibold"
          >
            {title}
            <span className="block text-xs font-normal text-soft">{longDate(updated_at)}</span>
          </button>
          {mode === 'deleted' ? (
            <span className="flex flex-wrap items-center gap-2 text-sm">
              All its messages will be gone for good.
              <Button tone="wrong" onClick={remove} className="px-4 text-sm">
                Delete
              </Button>
              <Button tone="bare" onClick={() => setMode('shown')} className="px-4 text-sm">
                Keep
              </Button>
            </span>
          ) : (
            <span className="flex">
              <IconButton label={`Rename ${title}`} onPress={() => setMode('renamed')}>
                <Pencil aria-hidden className="size-4" />
              </IconButton>
              <IconButton label={`Delete ${title}`} onPress={() => setMode('deleted')}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </span>
          )}
        </>
      )}
    </li>
  )
}

function IconButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full text-soft hover:bg-action-wash hover:text-action"
    >
      {children}
    </button>
  )
}
