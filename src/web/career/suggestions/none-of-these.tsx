import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HiddenSuggestion } from '#shared/career/hidden-suggestion.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ASK_AT_ONCE } from '../market/ask-at-once.ts'
import { HIDE_REASON_LABELS } from './hide-reasons.ts'
import { suggestionChangesApi } from './suggestion-changes-api.ts'
import { suggestionsQuery } from './suggestions-query.ts'

const ROLE_MAX_CHARACTERS = 200

/** Last in the list: other ways to find a path, and what was hidden. */
export function NoneOfThese({ hidden }: { hidden: readonly HiddenSuggestion[] }) {
  return (
    <section
      aria-labelledby="none-of-these"
      className="grid grid-cols-1 justify-items-start gap-3 border-t border-rule py-6 sm:px-6"
    >
      <h3 id="none-of-these" className="text-xl">
        None of these?
      </h3>
      <p className="max-w-reading text-soft">
        Look any role up, with its pay and demand near you, or tell us more about what you want.
      </p>
      <LookUpRole />
      <ButtonLink tone="bare" to="/onboarding" className="-ms-3 px-3!">
        Change your goals
      </ButtonLink>
      {hidden.length > 0 && <HiddenList hidden={hidden} />}
    </section>
  )
}

/** Goes on to the market with the role that was typed, which is asked about at once. */
function LookUpRole() {
  const navigate = useNavigate()
  const [role, setRole] = useState('')
  return (
    <form
      noValidate
      className="flex w-full max-w-[28rem] flex-wrap items-end gap-2"
      onSubmit={event => {
        event.preventDefault()
        const asked = role.trim()
        navigate(`/career/market-insights${asked === '' ? '' : `?${new URLSearchParams({ role: asked })}`}`, {
          state: asked === '' ? undefined : ASK_AT_ONCE,
        })
      }}
    >
      <div className="min-w-0 grow basis-52">
        <Field label="Look up a role">
          {control => (
            <TextInput
              {...control}
              type="search"
              value={role}
              maxLength={ROLE_MAX_CHARACTERS}
              placeholder="For example Respiratory Therapist"
              onChange={event => setRole(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" tone="quiet">
        Look it up
      </Button>
    </form>
  )
}

function HiddenList({ hidden }: { hidden: readonly HiddenSuggestion[] }) {
  const queries = useQueryClient()
  const show = useMutation({
    mutationFn: (code: string) => suggestionChangesApi.unhideSuggestion({ code }),
    onSuccess: data => queries.setQueryData(suggestionsQuery.queryKey, data),
    onError: () =>
      toast({ tone: 'destructive', title: 'This role is still hidden', description: 'Please try again.' }),
  })
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-11 items-center font-medium text-action hover:text-action-strong">
        Hidden ({hidden.length})
      </summary>
      <ul className="divide-y divide-rule">
        {hidden.map(({ code, role, reason, note }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <div>
              <p className="font-medium">{role}</p>
              <p className="text-sm text-soft">{note || HIDE_REASON_LABELS[reason]}</p>
            </div>
            <Button
              tone="bare"
              aria-label={`Show ${role} again`}
              busy={show.isPending && show.variables === code}
              onClick={() => show.mutate(code)}
            >
              Show again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
