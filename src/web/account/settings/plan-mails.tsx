import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Billing } from '#shared/billing/contract.ts'
import { billingApi } from '#web/billing/billing-api.ts'
import { billingQuery } from '#web/billing/billing-queries.ts'
import { Switch } from '#web/ui/choice.tsx'
import { toast } from '#web/ui/toast.tsx'
import { settingsFailure } from './save-settings.ts'

const MAILS = [
  { name: 'mail_trial_ending', label: 'Before the trial ends' },
  { name: 'mail_payments', label: 'When a payment fails or the plan ends' },
] as const
type MailName = (typeof MAILS)[number]['name']

export function PlanMails({ billing }: { billing: Billing }) {
  return (
    <div className="-mt-2 divide-y divide-rule">
      {MAILS.map(({ name, label }) => (
        <PlanMail key={name} name={name} label={label} isOn={billing[name]} />
      ))}
    </div>
  )
}

function PlanMail({ name, label, isOn }: { name: MailName; label: string; isOn: boolean }) {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    // One after the other: of two quick changes, the later one must also be the last to be saved.
    scope: { id: 'plan-mails' },
    mutationFn: (isWanted: boolean) => billingApi.updateBilling({ [name]: isWanted }),
    onSuccess: saved => {
      queries.setQueryData<Billing>(
        billingQuery.queryKey,
        known => known && { ...known, [name]: saved[name] },
      )
      toast({ title: 'Settings Updated', description: 'Your preferences have been saved successfully.' })
    },
    onError: error => toast({ tone: 'destructive', title: 'Error', description: settingsFailure(error) }),
  })
  return (
    <div className="py-2">
      <Switch checked={isPending ? variables : isOn} onChange={({ target }) => mutate(target.checked)}>
        <span className="font-medium">{label}</span>
      </Switch>
    </div>
  )
}
