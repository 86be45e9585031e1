import { useQuery } from '@tanstack/react-query'
import type { Consent, ConsentPurpose } from '#shared/account/consent.ts'
import { longDate } from '#web/platform/format-date.ts'
import { consentsQuery } from './settings-queries.ts'

/** What was answered last for a purpose, and when. */
export function ConsentDate({ purpose }: { purpose: ConsentPurpose }) {
  const { data } = useQuery(consentsQuery)
  return (
    <span className="block min-h-[1lh] text-ink">
      {data && latestAnswer(data.history.filter(entry => entry.purpose === purpose))}
    </span>
  )
}

/** Only what was agreed to before can be taken back. */
function latestAnswer(newestFirst: readonly Consent[]): string {
  const [last] = newestFirst
  if (!last) return 'Not answered yet'
  const wasGranted = newestFirst.some(({ granted }) => granted)
  const answer = last.granted ? 'Agreed' : wasGranted ? 'Taken back' : 'Answered no'
  return `${answer} on ${longDate(last.created_at)}`
}
