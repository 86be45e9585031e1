import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { mailTo } from './copy/contact-details.ts'
import { InlineMarkup } from './parts/inline-markup.tsx'
import { PageHeader } from './parts/page-header.tsx'

type State = 'ready' | 'sending' | 'done' | 'failed' | 'no-token'

/** The page behind the link of a newsletter. A visit alone changes nothing: mail scanners open links too. */
export function UnsubscribeScreen() {
  const [state, setState] = useState<State>('ready')
  useEffect(() => {
    if (!token()) setState('no-token')
  }, [])

  async function unsubscribe() {
    setState('sending')
    try {
      const { supportApi } = await import('./support-api.ts')
      await supportApi.unsubscribeNewsletter({ token: token() })
      setState('done')
    } catch {
      setState('failed')
    }
  }

  if (state === 'done') {
    return (
      <main id="content" className="flex-1">
        <PageHeader
          title="You are off the list"
          lead="We will not send you another newsletter. Thank you for reading."
        >
          <ButtonLink to="/" tone="quiet">
            Back to home
          </ButtonLink>
        </PageHeader>
      </main>
    )
  }
  return (
    <main id="content" className="flex-1">
      <PageHeader
        title="Leave the newsletter"
        lead="One click, and we stop writing. Nothing else about you changes."
      >
        {state === 'no-token' ? (
          <p>
            <InlineMarkup>{`This address is not complete. Please use the link in the newsletter itself, or write to ${mailTo('general')}.`}</InlineMarkup>
          </p>
        ) : (
          <Button size="large" busy={state === 'sending'} onClick={() => void unsubscribe()}>
            Unsubscribe
          </Button>
        )}
        <div role="alert">
          {state === 'failed' && (
            <p className="text-wrong">
              <InlineMarkup>{`That did not work. Please try again, or write to ${mailTo('general')} and we will do it for you.`}</InlineMarkup>
            </p>
          )}
        </div>
        <noscript>
          <p>
            <InlineMarkup>{`This button needs JavaScript. Write to ${mailTo('general')} and we will take you off the list.`}</InlineMarkup>
          </p>
        </noscript>
      </PageHeader>
    </main>
  )
}

function token(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}
