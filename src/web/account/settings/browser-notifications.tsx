import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addPushSubscription, deletePushSubscriptions } from '#shared/wellness/push-operations.ts'
import { createApiClient } from '#web/platform/api.ts'
import { log } from '#web/platform/log.ts'
import { Switch } from '#web/ui/choice.tsx'
import { toast } from '#web/ui/toast.tsx'
import { pushState, subscribeToPush, unsubscribeFromPush } from './browser-push.ts'

const api = createApiClient({ addPushSubscription, deletePushSubscriptions })
const STATE_KEY = ['push-state']

const WORDS = {
  unsupported:
    'This browser cannot show reminders. On an iPhone or iPad, add this site to the Home Screen first.',
  denied: 'This browser does not allow our notifications. You can change that in its settings.',
  off: 'Your browser asks you first. It can show a reminder while it runs, with no tab open too.',
  on: 'Shown while this browser runs, with no tab open too. The maker of your browser passes it on and sees when, never what.',
}

/** Reminders of this one browser; the permission is asked for by the press of the switch, never before. */
export function BrowserNotifications({
  pushKey,
  browsers,
  isOn,
  onChange,
}: {
  pushKey: string
  /** How many of this person's browsers are switched on, this one among them or not. */
  browsers: number
  isOn: boolean
  onChange: (browsers: number) => void
}) {
  const queries = useQueryClient()
  const state = useQuery({ queryKey: STATE_KEY, queryFn: pushState, networkMode: 'always' }).data
  const isThis = state === 'on' && isOn && browsers > 0
  const change = useMutation({
    mutationFn: async (wanted: boolean): Promise<number | null> => {
      if (!wanted) {
        const endpoint = await unsubscribeFromPush()
        const { deleted } = endpoint ? await api.deletePushSubscriptions({ endpoint }) : { deleted: 0 }
        return browsers - deleted
      }
      const endpoint = await subscribeToPush(pushKey)
      return endpoint === undefined ? null : (await api.addPushSubscription({ endpoint })).browsers
    },
    onSuccess: left => {
      if (left !== null) onChange(left)
    },
    onError: error => {
      log('notifications could not be switched', error)
      toast({
        tone: 'destructive',
        title: 'Notifications could not be switched',
        description: 'Your browser or its maker did not answer. Please try again later.',
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STATE_KEY }),
  })
  const canChange = state === 'on' || state === 'off'
  return (
    <Switch
      checked={change.isPending ? change.variables : isThis}
      disabled={!canChange || change.isPending}
      onChange={({ target }) => change.mutate(target.checked)}
    >
      <span className="font-medium">Notify me in this browser</span>
      <span className="block max-w-[52ch] text-sm text-soft">{WORDS[isThis ? 'on' : (state ?? 'off')]}</span>
    </Switch>
  )
}
