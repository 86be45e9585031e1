import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { profileApi } from '#web/account/profile-api.ts'
import { profileQuery, useProfile } from '#web/account/profile-query.ts'
import { log } from '#web/platform/log.ts'

/** Tells the server once in which time zone the months of a new person begin; Settings can change it. Draws nothing. */
export function FirstTimeZone() {
  const queries = useQueryClient()
  const isUnknown = useProfile().data?.time_zone === null
  const isSaid = useRef(false)
  useEffect(() => {
    if (!isUnknown || isSaid.current) return
    isSaid.current = true
    const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions()
    profileApi.updateProfile({ time_zone }).then(
      saved =>
        queries.setQueryData<Profile>(
          profileQuery.queryKey,
          known => known && { ...known, time_zone: saved.time_zone },
        ),
      // UTC counts then.
      error => log('no time zone was saved', error),
    )
  }, [isUnknown, queries])
  return null
}
