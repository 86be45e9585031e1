import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '#shared/account/api-key.ts'
import { longDate } from '#web/platform/format-date.ts'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { apiKeysApi, apiKeysQuery } from './api-keys-query.ts'
import { InlineForm } from './inline-form.tsx'
import { MakeApiKey } from './make-api-key.tsx'
import { NewApiKey } from './new-api-key.tsx'
import type { SecuritySectionProps } from './security-section-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useFormSubmit } from './use-form-submit.ts'

/** Keys with which a program of the person's own may call /api/v1. */
export function ApiKeys({ security }: Pick<SecuritySectionProps, 'security'>) {
  const keys = useQuery(apiKeysQuery)
  // Held here and nowhere else: a key is shown once.
  const [newKey, setNewKey] = useState<string>()
  if (keys.isPending) return <SkeletonRows label="Loading your keys" />
  if (!keys.data) return <LoadError what="Your keys" onTryAgain={() => void keys.refetch()} />
  return (
    <>
      {newKey && <NewApiKey apiKey={newKey} onKept={() => setNewKey(undefined)} />}
      {keys.data.length > 0 ? (
        <ul className="-mt-2 divide-y divide-rule">
          {keys.data.map(key => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : (
        <p className="max-w-reading text-soft">
          No keys yet. What a program can do with one stands on the{' '}
          <TextLink to="/product/api">API page</TextLink>.
        </p>
      )}
      {!newKey && (
        <InlineForm label="Make a key">
          {close => (
            <MakeApiKey
              hasPassword={security.has_password}
              onCancel={close}
              onMade={async key => {
                setNewKey(key)
                close()
                await keys.refetch()
              }}
            />
          )}
        </InlineForm>
      )}
    </>
  )
}

function KeyRow({ apiKey: { id, name, ending, created_at, last_used_on } }: { apiKey: ApiKey }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-soft">
          Ends in <code>{ending}</code>, made {longDate(created_at)},{' '}
          {last_used_on ? `last used ${longDate(`${last_used_on}T12:00:00Z`)}` : 'not used yet'}
        </p>
      </div>
      <InlineForm label={`Delete ${name}`} tone="bare">
        {close => <DeleteKey id={id} name={name} onCancel={close} />}
      </InlineForm>
    </li>
  )
}

function DeleteKey({ id, name, onCancel }: { id: string; name: string; onCancel: () => void }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { failure, submit } = useFormSubmit(() => {}, {})

  async function remove() {
    setBusy(true)
    await submit(async () => {
      await apiKeysApi.deleteApiKey({ id })
      toast({ title: 'Key deleted' })
      await queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    })
    setBusy(false)
  }

  return (
    <SettingsForm
      failure={failure}
      action="Delete the key"
      busyAction="Deleting..."
      busy={busy}
      tone="wrong"
      onSubmit={event => {
        event.preventDefault()
        void remove()
      }}
      onCancel={onCancel}
    >
      <p>Programs that use {name} are refused from then on. The key cannot be brought back.</p>
    </SettingsForm>
  )
}
