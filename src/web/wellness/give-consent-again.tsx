import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONSENTS } from '#shared/account/consent-texts.ts'
import { setConsent } from '#shared/account/profile-operations.ts'
import { createApiClient } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { checkInFailure } from './check-in-failure.ts'

const consentApi = createApiClient({ setConsent })

/** Shown in place of a refusal to someone who did not agree to check-ins; giving it again saves what they wrote. */
export function GiveConsentAgain({ onGiven }: { onGiven: () => void }) {
  const queries = useQueryClient()
  const give = useMutation({
    mutationFn: () => consentApi.setConsent({ purpose: 'daily_check_ins', granted: true }),
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
      <p>Your settings say that none should be kept, so this one was not saved.</p>
      <p className="text-soft">
        Switched on: {CONSENTS.daily_check_ins.meaning} You can change your mind at any time.
      </p>
      <Button type="button" tone="quiet" busy={give.isPending} onClick={() => give.mutate()}>
        Switch on and save
      </Button>
    </section>
  )
}
