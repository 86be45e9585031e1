import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Problem } from '#shared/problem.ts'
import { CONTACT_CATEGORIES, type ContactRequest, contactRequest } from '#shared/support/contact-request.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CONTACT_COPY, EMAIL } from '../copy/contact-details.ts'
import { HoneypotField, useHoneypot } from './honeypot-field.tsx'

export function ContactForm() {
  const { inputRef, readHoneypot } = useHoneypot()
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<ContactRequest>({ resolver: standardSchemaResolver(contactRequest) })

  async function send(request: ContactRequest) {
    try {
      const { supportApi } = await import('#web/site/support-api.ts')
      await supportApi.sendContactRequest(
        { ...request, ...(await readHoneypot()) },
        // Some plans are answered first.
        { context: { identified: true } },
      )
      reset()
      toast({ title: 'Thank you for reaching out!', description: "We'll be in touch soon." })
    } catch (failure) {
      toast({ title: 'Error', description: contactFailure(failure), tone: 'destructive' })
    }
  }

  // Without script, a form with method dialog sends nothing; any other would put what was typed into the address.
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={handleSubmit(send)}
      className="grid content-start gap-5"
      aria-label="Contact"
    >
      <noscript>
        <p className="rounded-md bg-attention-wash p-4">
          {CONTACT_COPY.withoutScript} <TextLink to={`mailto:${EMAIL.general}`}>{EMAIL.general}</TextLink>
        </p>
      </noscript>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {control => <TextInput {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {control => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field label="Category" error={errors.category?.message}>
        {control => (
          <Select {...control} {...register('category')}>
            <option value="">Select a category</option>
            {Object.entries(CONTACT_CATEGORIES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Subject" error={errors.subject?.message}>
        {control => <TextInput {...control} {...register('subject')} />}
      </Field>
      <Field label="Message" error={errors.message?.message}>
        {control => <TextArea {...control} {...register('message')} rows={8} />}
      </Field>
      <HoneypotField inputRef={inputRef} />
      <div>
        <Button type="submit" size="large" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}

function contactFailure(failure: unknown): string {
  if (failure instanceof Problem) return 'Failed to send message. Please try again.'
  log('the contact form failed', failure)
  return 'Something went wrong. Please try again.'
}
