import { type FormEvent, useState } from 'react'
import {
  CERTIFICATE_TEXT_MAX_CHARACTERS,
  type Certificate,
  certificateInput,
  WEB_ADDRESS_MAX_CHARACTERS,
} from '#shared/learning/learning-progress.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
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
  const change = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = certificateInput.safeParse({
      ...typed,
      issued_on: typed.issued_on || null,
      url: typed.url.trim() || null,
    })
    setWrong(checked.error?.issues.map(({ path }) => path[0]) ?? [])
    if (checked.success) save.mutate(checked.data)
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
        {...(wrong.includes('issued_on') && { error: 'Please check the date.' })}
      >
        {control => (
          <TextInput {...control} type="date" value={typed.issued_on} onChange={change('issued_on')} />
        )}
      </Field>
      <Field
        label="Link (optional)"
        {...(wrong.includes('url') && {
          error: 'Please enter a whole address, such as https://example.com.',
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
      <div>
        <Button type="submit" busy={save.isPending}>
          Save certificate
        </Button>
      </div>
    </form>
  )
}
