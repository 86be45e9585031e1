import { queryOptions } from '@tanstack/react-query'
import { createApiKey, deleteApiKey, listApiKeys } from '#shared/account/api-key-operations.ts'
import { createApiClient } from '#web/platform/api.ts'

export const apiKeysApi = createApiClient({ listApiKeys, createApiKey, deleteApiKey })

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => apiKeysApi.listApiKeys({}, { signal }),
})
