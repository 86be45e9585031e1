import { useQueryClient } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { type ConversationSummary, TITLE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { longDate } from '#web/platform/format-date.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'
import { CONVERSATIONS } from './conversation-queries.ts'

type Mode = 'shown' | 'renamed' | 'deleted'

/** A conversation in the list. What was pressed is gone afterwards: the focus goes to what stands in its place, or back. */
export function ConversationEntry({
  conversation: { id, title, updated_at },
  isOpen,
  onOpen,
  onDeleted,
}: {
  conversation: ConversationSummary
  isOpen: boolean
  onOpen: () => void
  /** With the entry beside it, where there is one. */
  onDeleted: (beside: Element | null) => void
}) {
  const queries = useQueryClient()
  const [mode, setMode] = useState<Mode>('shown')
  const item = useRef<HTMLLIElement>(null)
  const goesOnAt = useRef<'title' | 'rename' | 'delete'>(undefined)

  function show(at: 'title' | 'rename' | 'delete') {
    goesOnAt.current = at
    setMode('shown')
  }

  const focusedAfter = (place: typeof goesOnAt.current) => (button: HTMLButtonElement | null) => {
    if (!button || goesOnAt.current !== place) return
    goesOnAt.current = undefined
    button.focus()
  }

  async function change(work: () => Promise<unknown>, failure: string, done = () => {}) {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: [CONVERSATIONS] })
      done()
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
      () => show('title'),
    )
  }

  function remove() {
    void change(async () => {
      await coachApi.deleteConversation({ id })
      toast({ title: 'Conversation deleted' })
      onDeleted(item.current?.nextElementSibling ?? item.current?.previousElementSibling ?? null)
    }, 'The conversation could not be deleted. Please try again.')
  }

  return (
    <li ref={item} className="relative grid gap-1 border-s-3 border-action/40 py-2 ps-4">
      <span
        aria-hidden
        className={`absolute -start-[8.5px] top-4.5 rounded-full bg-action ring-3 ring-paper ${isOpen ? 'size-3.5' : 'size-3'}`}
      />
      {mode === 'renamed' ? (
        <form onSubmit={rename} className="grid gap-2">
          <TextInput
            ref={focusOnMount}
            name="title"
            aria-label="Name"
            defaultValue={title}
            maxLength={TITLE_MAX_CHARACTERS}
          />
          <span className="flex gap-2">
            <Button type="submit" className="px-4 text-sm">
              Save
            </Button>
            <Button tone="bare" onClick={() => show('rename')} className="px-4 text-sm">
              Cancel
            </Button>
          </span>
        </form>
      ) : (
        <>
          <button
            ref={focusedAfter('title')}
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
              <Button ref={focusOnMount} tone="bare" onClick={() => show('delete')} className="px-4 text-sm">
                Keep
              </Button>
            </span>
          ) : (
            <span className="flex">
              <IconButton
                ref={focusedAfter('rename')}
                label={`Rename ${title}`}
                onPress={() => setMode('renamed')}
              >
                <Pencil aria-hidden className="size-4" />
              </IconButton>
              <IconButton
                ref={focusedAfter('delete')}
                label={`Delete ${title}`}
                onPress={() => setMode('deleted')}
              >
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
  ref,
  label,
  onPress,
  children,
}: Pick<ComponentProps<'button'>, 'ref' | 'children'> & { label: string; onPress: () => void }) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full text-soft hover:bg-action-wash hover:text-action"
    >
      {children}
    </button>
  )
}
