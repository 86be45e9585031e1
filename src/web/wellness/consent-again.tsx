import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONSENT_MEANING } from '#shared/account/consent.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { checkInFailure } from './check-in-failure.ts'

/** Shown in place of a refusal to someone who took their consent back; giving it again saves what they wrote. */
export function ConsentAgain({ onGiven }: { onGiven: () => void }) {
  const queries = useQueryClient()
  const give = useMutation({
    mutationFn: () => api.account.setConsent({ purpose: 'daily_check_ins', granted: true }),
    onSuccess: () => {
      void queries.invalidateQueries()
      onGiven()
    },
    onError: error => toast({ tone: 'destructive', ...checkInFailure(error) }),
  })
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-lg border border-rule bg-raised p-5 sm:p-6"
    >
      <h2 className="text-xl">Daily check-ins are switched off</h2>
      <p className="text-soft">
        You took your consent back, so this one was not kept. If you switch them on again:{' '}
        {CONSENT_MEANING.daily_check_ins}
      </p>
      <Button type="button" tone="quiet" busy={give.isPending} onClick={() => give.mutate()}>
        Switch on and save
      </Button>
    </section>
  )
}
