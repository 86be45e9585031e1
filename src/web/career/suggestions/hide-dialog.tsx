import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HIDE_NOTE_MAX_CHARACTERS, HIDE_REASONS, type HideReason } from '#shared/career/hidden-suggestion.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { HIDE_REASON_LABELS } from './hide-reasons.ts'
import { suggestionChangesApi } from './suggestion-changes-api.ts'
import { suggestionsQuery } from './suggestions-query.ts'

export function HideDialog({
  suggestion: { code, role },
  onClose,
  onHidden,
}: {
  suggestion: Suggestion
  onClose: () => void
  onHidden?: () => void
}) {
  const queries = useQueryClient()
  const [reason, setReason] = useState<HideReason>()
  const [note, setNote] = useState('')
  const hide = useMutation({
    mutationFn: () => suggestionChangesApi.hideSuggestion({ code, reason, note: note.trim() || null }),
    onSuccess: data => {
      queries.setQueryData(suggestionsQuery.queryKey, data)
      toast({ title: `${role} is hidden`, description: 'The next refresh keeps to it.' })
      onClose()
      onHidden?.()
    },
  })
  return (
    <Dialog open title={`Hide ${role}?`} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={event => {
          event.preventDefault()
          hide.mutate()
        }}
      >
        <RadioGroup
          legend="What is it about this role?"
          options={HIDE_REASONS.map(value => ({ value, label: HIDE_REASON_LABELS[value] }))}
          required
          onChange={event => setReason(HIDE_REASONS.find(one => one === event.target.value))}
        />
        {reason === 'other' && (
          <Field label="In a few words, if you like">
            {control => (
              <TextInput
                {...control}
                value={note}
                maxLength={HIDE_NOTE_MAX_CHARACTERS}
                onChange={event => setNote(event.target.value)}
              />
            )}
          </Field>
        )}
        {hide.isError && (
          <p role="alert" className="text-sm font-medium text-wrong">
            This role could not be hidden. Please try again.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" busy={hide.isPending}>
            Hide
          </Button>
          <Button tone="bare" onClick={onClose}>
            Keep it
          </Button>
        </div>
        <p className="text-sm text-soft">The next refresh keeps to it. Undo under “Hidden”.</p>
      </form>
    </Dialog>
  )
}
