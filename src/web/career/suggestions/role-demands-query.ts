import { useQuery } from '@tanstack/react-query'
import { Problem } from '#shared/problem.ts'
import { roleDemandsApi } from './role-demands-api.ts'

/** What a role asks of a person, compared with another one; without a code nothing is asked. */
export function useRoleDemands(code: string | undefined, compareWith: string | undefined, isOpen: boolean) {
  return useQuery({
    queryKey: ['role-demands', code ?? null, compareWith ?? null],
    queryFn: ({ signal }) => roleDemandsApi.compareRoleDemands({ code, compareWith }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOpen && code !== undefined,
  })
}

/** The server closes this to the plan, whatever the browser thought. */
export function isUpgradeRequired(error: unknown): boolean {
  return error instanceof Problem && error.status === 402
}
