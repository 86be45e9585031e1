import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getWeeklyMail, setWeeklyMail, weeklyMailSentence } from '#shared/dashboard/weekly-mail.ts'
import { createApiClient } from '#web/platform/api.ts'
import { Switch } from '#web/ui/choice.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { settingsFailure } from './save-settings.ts'

const api = createApiClient({ getWeeklyMail, setWeeklyMail })

const weeklyMailQuery = {
  queryKey: ['weekly-mail'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.getWeeklyMail({}, { signal }),
}

/** Whether a summary of the week comes by mail: saved as it is switched. */
export function WeeklyMail() {
  const queries = useQueryClient()
  const { data: saved, isError, refetch } = useQuery(weeklyMailQuery)
  const { mutate, isPending, variables } = useMutation({
    // One after the other: of two quick changes, the later one must also be the last to be saved.
    scope: { id: 'weekly-mail' },
    mutationFn: (is_on: boolean) => api.setWeeklyMail({ is_on }),
    onSuccess: answer => {
      queries.setQueryData(weeklyMailQuery.queryKey, answer)
      toast({ title: 'Settings Updated', description: 'Your preferences have been saved successfully.' })
    },
    onError: error => toast({ tone: 'destructive', title: 'Error', description: settingsFailure(error) }),
  })
  if (!saved && isError) return <LoadError what="Your weekly summary" onTryAgain={() => void refetch()} />
  if (!saved) return <SkeletonRows label="Loading your weekly summary" count={1} />
  const shown = isPending ? { ...saved, is_on: variables } : saved
  return (
    <div className="grid">
      <Switch checked={shown.is_on} onChange={({ target }) => mutate(target.checked)}>
        <span className="font-medium">Send me a weekly summary by email</span>
      </Switch>
      <p aria-live="polite" className="max-w-[60ch] text-sm text-soft">
        {weeklyMailSentence(shown)}
      </p>
    </div>
  )
}
