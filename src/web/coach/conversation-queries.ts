import { queryOptions } from '@tanstack/react-query'
import { coachApi } from './coach-api.ts'

export const CONVERSATIONS = 'conversations'

export const conversationsQuery = (search: string) =>
  queryOptions({
    queryKey: [CONVERSATIONS, 'list', search],
    queryFn: ({ signal }) => coachApi.listConversations(search === '' ? {} : { search }, { signal }),
  })

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [CONVERSATIONS, 'one', id],
    queryFn: ({ signal }) => coachApi.getConversation({ id }, { signal }),
  })
