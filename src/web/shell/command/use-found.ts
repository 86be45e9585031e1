import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { occupationOperations } from '#shared/career/occupation-operations.ts'
import { searchCheckIns } from '#shared/wellness/history-operations.ts'
import { resumesQuery } from '#web/career/saved-resumes/resumes-query.ts'
import { conversationsQuery } from '#web/coach/conversation-queries.ts'
import { createApiClient } from '#web/platform/api.ts'
import { findDestinations, plain } from './destinations.ts'

const api = createApiClient({ ...occupationOperations, searchCheckIns })

type Found = { id: string; label: string; detail?: string; to: string }
type FoundGroup = { title: string; found: Found[] }

const SEARCH_MIN_CHARACTERS = 2
const PAUSE_MS = 200
const GROUP_MAX = 5
const NOTE_CHARACTERS = 80
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Everything that fits the words: places at once, the rest a moment after the last key. */
export function useFound(query: string): { groups: FoundGroup[]; isSearching: boolean } {
  const words = useSettled(query.trim())
  const isSearch = words.length >= SEARCH_MIN_CHARACTERS
  // What may mean danger stays on the device, as the panel under it says.
  const crisis = useQuery({
    queryKey: ['crisis-words', words],
    queryFn: async () => (await import('#shared/safety/crisis-language.ts')).crisisLanguage(words) !== null,
    gcTime: 0,
    enabled: isSearch,
  })
  const enabled = isSearch && crisis.data === false
  const occupations = useQuery({
    queryKey: ['find-occupations', words],
    queryFn: ({ signal }) => api.findOccupations({ words }, { signal }),
    enabled,
  })
  const notes = useQuery({
    queryKey: ['find-notes', words],
    queryFn: ({ signal }) => api.searchCheckIns({ words }, { signal }),
    // What somebody wrote may have changed since.
    gcTime: 0,
    enabled,
  })
  const conversations = useQuery({ ...conversationsQuery(words), enabled })
  const resumes = useQuery({ ...resumesQuery, enabled })
  const help = useQuery({
    queryKey: ['find-help', words],
    queryFn: async () => (await import('#web/site/help-search.ts')).searchHelp(words),
    enabled: isSearch,
  })
  const fits = (text: string) => plain(text).includes(plain(words))
  const groups = [
    group(
      'Go to',
      findDestinations(query).map(({ label, to }) => ({ id: to, label, to })),
      Number.POSITIVE_INFINITY,
    ),
    enabled &&
      group(
        'Occupations',
        (occupations.data ?? []).map(({ code, role }) => ({
          id: code,
          label: role,
          detail: 'Market Insights',
          to: `/career/market-insights?role=${encodeURIComponent(role)}`,
        })),
      ),
    enabled &&
      group(
        'Your résumés',
        (resumes.data ?? [])
          .filter(({ role, label }) => fits(`${role} ${label ?? ''}`))
          .map(({ id, role, label }) => ({ id, label: label ?? role, to: '/settings#resumes' })),
      ),
    enabled &&
      group(
        'Conversations',
        (conversations.data ?? []).map(({ id, title }) => ({
          id,
          label: title,
          to: `/chat?conversation=${id}`,
        })),
      ),
    enabled &&
      group(
        'Your notes',
        (notes.data ?? []).map(({ id, notes, noted_at }) => ({
          id,
          label: (notes ?? '').slice(0, NOTE_CHARACTERS),
          detail: DAY.format(new Date(noted_at)),
          to: `/wellness/entry?id=${id}`,
        })),
      ),
    isSearch &&
      group(
        'Help',
        (help.data ?? []).map(({ path, title, kind }) => ({
          id: path,
          label: title,
          detail: kind,
          to: path,
        })),
      ),
  ]
  return {
    groups: groups.flatMap(one => (one && one.found.length > 0 ? [one] : [])),
    isSearching:
      words !== query.trim() ||
      [crisis, occupations, notes, conversations, resumes, help].some(({ isLoading }) => isLoading),
  }
}

function group(title: string, found: Found[], max = GROUP_MAX): FoundGroup {
  return { title, found: found.slice(0, max) }
}

/** The words once nobody has typed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
