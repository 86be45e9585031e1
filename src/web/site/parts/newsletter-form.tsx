import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Problem } from '#shared/problem.ts'
import { subscribeInput } from '#shared/support/newsletter.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { mailTo } from '../copy/contact-details.ts'
import { HoneypotField, useHoneypot } from './honeypot-field.tsx'
import { InlineMarkup } from './inline-markup.tsx'

/** One address and a button. Uncontrolled input: text typed before hydration must survive. */
export function NewsletterForm() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { inputRef, readHoneypot } = useHoneypot()
  const [empty, setEmpty] = useState(true)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()

  function look() {
    setEmpty(!input.current?.value.trim())
    setError(undefined)
  }
  useEffect(() => setEmpty(!input.current?.value.trim()), [])

  async function subscribe(event: FormEvent) {
    event.preventDefault()
    const typed = input.current?.value.trim()
    if (!typed || sending) return
    const checked = subscribeInput.safeParse({ email: typed })
    if (!checked.success) {
      setError(checked.error.issues[0]?.message)
      return
    }
    setSending(true)
    try {
      const { supportApi } = await import('#web/site/support-api.ts')
      await supportApi.subscribeNewsletter({ ...checked.data, ...(await readHoneypot()) })
      if (input.current) input.current.value = ''
      setEmpty(true)
      toast({ title: "Thanks for subscribing! You'll receive our latest updates and insights." })
    } catch (failure) {
      toast({ ...newsletterFailure(failure), tone: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  // Without script, a form with method dialog sends nothing; any other would put what was typed into the address.
  return (
    <form method="dialog" noValidate onSubmit={event => void subscribe(event)} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Newsletter
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        New features and what we learn, now and then. Leave with one click.
      </p>
      <div className="flex flex-wrap gap-2">
        <TextInput
          ref={input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onInput={look}
          className="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" busy={sending} disabled={empty} className="min-h-12">
          {sending ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <HoneypotField inputRef={inputRef} />
      <noscript>
        <p className="text-sm">
          <InlineMarkup>{`Signing up here needs JavaScript. You can also write to ${mailTo('general')}.`}</InlineMarkup>
        </p>
      </noscript>
    </form>
  )
}

function newsletterFailure(failure: unknown): { title: string; description: string } {
  if (!(failure instanceof Problem)) {
    return { title: 'Error', description: 'Something went wrong. Please try again.' }
  }
  if (failure.code === 'already_subscribed') {
    return { title: 'Already subscribed!', description: 'This email is already on our newsletter list.' }
  }
  return { title: 'Error', description: 'Failed to subscribe. Please try again.' }
}
