import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import {
  CHECK_INS_PAGE_MAX,
  type CheckIn,
  HISTORY_PAGE,
  SEARCH_MAX_CHARACTERS,
} from '#shared/wellness/check-in.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { CheckInRows } from './check-in-rows.tsx'
import { CHECK_INS_KEY } from './check-ins.ts'
import { DownloadCheckIns } from './download-check-ins.tsx'
import { highlight } from './highlight.tsx'
import { historyApi } from './history-api.ts'
import { useHistory } from './history-query.ts'
import { listApi } from './list-api.ts'
import { withListCopy } from './list-copy.ts'

/** Every check-in, newest first or from a chosen moment back; and those whose note holds some words. */
export function HistoryContent() {
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words.trim())
  const total = useHistory().data?.length
  if (total === 0) return <NoneYet />
  return (
    <div className="grid gap-6">
      <Field label="Search your notes">
        {field => (
          <TextInput
            {...field}
            type="search"
            maxLength={SEARCH_MAX_CHARACTERS}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        )}
      </Field>
      {searched === '' ? <AllCheckIns /> : <Found words={searched} total={total} />}
    </div>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title="No check-ins yet"
      action={<ButtonLink to="/wellness/checkin">Start your first check-in</ButtonLink>}
    >
      Each one stands here from then on, with its note. You can also add an earlier day.
    </EmptyState>
  )
}

function AllCheckIns() {
  const [params] = useSearchParams()
  const until = momentIn(params.get('until'))
  const list = useInfiniteQuery({
    queryKey: [CHECK_INS_KEY, 'list', until],
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam
        ? { limit: CHECK_INS_PAGE_MAX, before: pageParam }
        : { limit: HISTORY_PAGE, until }
      const ask = () => listApi.listCheckIns(page, { signal })
      return pageParam || until ? ask() : withListCopy(ask)
    },
    initialPageParam: '',
    getNextPageParam: (page, pages) =>
      page.length < (pages.length === 1 ? HISTORY_PAGE : CHECK_INS_PAGE_MAX) ? undefined : page.at(-1)?.id,
  })
  if (list.isPending) return <SkeletonRows label="Loading your check-ins" count={4} />
  if (list.isError) return <LoadError what="Your check-ins" onTryAgain={() => void list.refetch()} />
  const checkIns = list.data.pages.flat()
  if (checkIns.length === 0) return <p className="text-soft">Nothing was written before this day.</p>
  return (
    <div className="grid gap-8">
      {byMonth(checkIns).map(month => (
        <section key={month.name} aria-label={month.name} className="grid gap-2">
          <h2 className="font-sans text-sm font-semibold tracking-normal text-soft">{month.name}</h2>
          <CheckInRows checkIns={month.checkIns} />
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          tone="quiet"
          busy={list.isFetchingNextPage}
          className="justify-self-center"
          onClick={() => void list.fetchNextPage()}
        >
          Show older
        </Button>
      )}
      <DownloadCheckIns />
    </div>
  )
}

function Found({ words, total }: { words: string; total: number | undefined }) {
  const found = useQuery({
    queryKey: [CHECK_INS_KEY, 'search', words],
    queryFn: ({ signal }) => historyApi.searchCheckIns({ words }, { signal }),
    placeholderData: before => before,
  })
  if (found.isPending) return <SkeletonRows label="Searching your notes" count={3} />
  if (found.isError) return <LoadError what="Your notes" onTryAgain={() => void found.refetch()} />
  const count = found.data.length
  return (
    <div className="grid gap-3">
      <p role="status" className="text-soft">
        {count === 0 ? 'No note holds these words.' : `${count}${total ? ` of ${total}` : ''} check-ins`}
      </p>
      {count > 0 && <CheckInRows checkIns={found.data} showNote={note => highlight(note, words)} />}
    </div>
  )
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

function byMonth(checkIns: readonly CheckIn[]): { name: string; checkIns: CheckIn[] }[] {
  const months: { name: string; checkIns: CheckIn[] }[] = []
  for (const one of checkIns) {
    const name = MONTH.format(new Date(one.noted_at))
    const month = months.at(-1)
    if (month?.name === name) month.checkIns.push(one)
    else months.push({ name, checkIns: [one] })
  }
  return months
}

/** From the address, which anybody may have changed. */
function momentIn(asked: string | null): string | undefined {
  const at = Date.parse(asked ?? '')
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
