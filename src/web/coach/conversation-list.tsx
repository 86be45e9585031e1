import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { SEARCH_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { ConversationEntry } from './conversation-entry.tsx'
import { conversationsQuery } from './conversation-queries.ts'

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
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        Conversations
      </h2>
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
      {list.data && found.length === 0 && search.trim() === '' && (
        <p className="text-sm text-soft">None yet. Your first message begins one.</p>
      )}
      {search !== '' && (
        <>
          <CrisisNotice text={search} />
          {/* There before its words: a region that comes with them is not read out. */}
          <p role="status" className="text-sm text-soft empty:hidden">
            {list.data && found.length === 0 && 'Nothing found.'}
          </p>
        </>
      )}
      <ol className="grid">
        {found.map(conversation => (
          <ConversationEntry
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === open}
            onOpen={() => onOpen(conversation.id)}
            onDeleted={beside => {
              const next = beside?.querySelector('button') ?? heading.current
              next?.focus()
              if (conversation.id === open) onOpen(null)
            }}
          />
        ))}
      </ol>
    </div>
  )
}
