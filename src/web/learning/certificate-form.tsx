import { type FormEvent, useState } from 'react'
import { CERTIFICATE_IN_FUTURE } from '#shared/learning/certificate-day.ts'
import {
  CERTIFICATE_TEXT_MAX_CHARACTERS,
  type Certificate,
  certificateInput,
  WEB_ADDRESS_MAX_CHARACTERS,
} from '#shared/learning/learning-progress.ts'
import { wholeAddress } from '#shared/learning/whole-address.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { localDay } from './local-day.ts'
import { progressApi } from './progress-api.ts'
import { useProgressChange } from './progress-query.ts'

/** A new certificate, or one to be changed. */
export function CertificateForm({
  certificate,
  onDone,
}: {
  certificate: Certificate | undefined
  onDone: () => void
}) {
  const [typed, setTyped] = useState({
    // Sent again after a lost answer, the same id is added once.
    id: certificate?.id ?? randomUuid(),
    name: certificate?.name ?? '',
    issuer: certificate?.issuer ?? '',
    issued_on: certificate?.issued_on ?? '',
    url: certificate?.url ?? '',
  })
  const [wrong, setWrong] = useState<readonly unknown[]>([])
  const save = useProgressChange({ change: progressApi.saveCertificate, done: 'Certificate saved', onDone })
  const today = localDay(new Date())
  const isInFuture = typed.issued_on > today
  const change = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = certificateInput.safeParse({
      ...typed,
      issued_on: typed.issued_on || null,
      url: wholeAddress(typed.url) || null,
    })
    setWrong(checked.error?.issues.map(({ path }) => path[0]) ?? (isInFuture ? ['issued_on'] : []))
    if (checked.success && !isInFuture) save.mutate(checked.data)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="Name" {...(wrong.includes('name') && { error: 'Please enter the name.' })}>
        {control => (
          <TextInput
            {...control}
            maxLength={CERTIFICATE_TEXT_MAX_CHARACTERS}
            value={typed.name}
            onChange={change('name')}
          />
        )}
      </Field>
      <Field label="Issuer (optional)">
        {control => (
          <TextInput
            {...control}
            maxLength={CERTIFICATE_TEXT_MAX_CHARACTERS}
            value={typed.issuer}
            onChange={change('issuer')}
          />
        )}
      </Field>
      <Field
        label="Date (optional)"
        {...(wrong.includes('issued_on') && {
          error: isInFuture ? CERTIFICATE_IN_FUTURE : 'Please check the date.',
        })}
      >
        {control => (
          <TextInput
            {...control}
            type="date"
            max={today}
            value={typed.issued_on}
            onChange={change('issued_on')}
          />
        )}
      </Field>
      <Field
        label="Link (optional)"
        {...(wrong.includes('url') && {
          error: 'Please enter an address, such as example.com/course.',
        })}
      >
        {control => (
          <TextInput
            {...control}
            type="url"
            maxLength={WEB_ADDRESS_MAX_CHARACTERS}
            value={typed.url}
            onChange={change('url')}
          />
        )}
      </Field>
      <DialogActions>
        <Button type="submit" busy={save.isPending}>
          Save certificate
        </Button>
      </DialogActions>
    </form>
  )
}
