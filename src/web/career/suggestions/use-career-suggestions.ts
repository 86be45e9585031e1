import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { areReusable } from '#shared/career/suggestions-age.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { useSession } from '#web/platform/session.ts'
import { suggestionsApi } from './suggestions-api.ts'
import { suggestionsQuery } from './suggestions-query.ts'

/** The suggestions made last; made anew at once where there are none or all are too old, and whenever somebody asks for it. */
export function useCareerSuggestions() {
  const queries = useQueryClient()
  const session = useSession()
  const profile = useProfile()
  const list = useQuery(suggestionsQuery)
  const running = useRef<AbortController>(null)
  const { mutate, ...generation } = useMutation({
    mutationFn: () => {
      const controller = new AbortController()
      running.current = controller
      const body = {
        profile: profile.data && suggestionProfile(profile.data),
        userId: session.status === 'signed-in' ? session.user.id : undefined,
      }
      return suggestionsApi.generateCareerSuggestions(body, { signal: controller.signal })
    },
    onSuccess: made => queries.setQueryData(suggestionsQuery.queryKey, made),
  })

  const isWanted =
    list.isSuccess &&
    generation.isIdle &&
    profile.data?.onboarding_completed === true &&
    !areReusable(list.data.generated_at, Date.now())
  useEffect(() => {
    if (isWanted) mutate()
  }, [isWanted, mutate])

  return {
    profile,
    list,
    /** Also while it is about to start, or the empty list would be seen for a moment. */
    isGenerating: generation.isPending || isWanted,
    hasFailed: generation.isError && !isAbort(generation.error),
    isFresh: generation.isSuccess,
    generate: () => mutate(),
    cancel: () => running.current?.abort(),
  }
}

export type CareerSuggestionsState = ReturnType<typeof useCareerSuggestions>

function suggestionProfile(profile: Profile) {
  const { full_name, job_title, industry, years_experience, skills, interests, career_goals } = profile
  return { full_name, job_title, industry, years_experience, skills, interests, career_goals }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
