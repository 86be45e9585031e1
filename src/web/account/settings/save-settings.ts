import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile, ProfileChange } from '#shared/account/profile.ts'
import { Problem } from '#shared/problem.ts'
import { profileApi } from '#web/account/profile-api.ts'
import { profileQuery } from '#web/account/profile-query.ts'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { consentsQuery } from './settings-queries.ts'

/** Saves one change of the profile, says how it went, and lets the copy on this page follow only what was saved. */
export function useSaveSettings() {
  const queries = useQueryClient()
  return useMutation({
    // One after the other: of two quick changes, the later one must also be the last to be saved.
    scope: { id: 'settings' },
    mutationFn: (change: ProfileChange) => profileApi.updateProfile(change),
    onSuccess: (saved, change) => {
      queries.setQueryData<Profile>(
        profileQuery.queryKey,
        known => known && { ...known, ...pick(saved, change) },
      )
      void queries.invalidateQueries({ queryKey: consentsQuery.queryKey })
      toast({
        title: 'Settings Updated',
        description: 'Your preferences have been saved successfully.',
      })
    },
    onError: error => toast({ tone: 'destructive', title: 'Error', description: settingsFailure(error) }),
  })
}

export function settingsFailure(error: unknown): string {
  if (error instanceof Problem) return 'Failed to update settings. Please try again.'
  log('settings could not be saved', error)
  return 'An unexpected error occurred.'
}

function pick(saved: Profile, change: ProfileChange): Partial<Profile> {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => name in change))
}
