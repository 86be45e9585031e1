import { useState } from 'react'
import { useLocation } from 'react-router'
import { Problem } from '#shared/problem.ts'
import { api } from '#web/platform/api.ts'
import { log } from '#web/platform/log.ts'
import { session, useSession } from '#web/platform/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AccountHeading } from './account-heading.tsx'
import { FormError } from './form-error.tsx'
import { type ConfirmationLink, confirmationLink } from './mail-link.ts'

/** Where the links lead that confirm an address. Mail filters open links too, so confirming takes a press. */
export function VerifyEmailScreen() {
  const link = confirmationLink(useLocation())
  const [confirmed, setConfirmed] = useState<string>()
  return (
    <main className="grid gap-6">
      {confirmed !== undefined ? (
        <Confirmed email={confirmed} />
      ) : link ? (
        <Confirm key={link.token} link={link} onConfirmed={setConfirmed} />
      ) : (
        <NoLink />
      )}
    </main>
  )
}

function Confirm({
  link: { kind, token },
  onConfirmed,
}: {
  link: ConfirmationLink
  onConfirmed: (email: string) => void
}) {
  const { status } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isNew = kind === 'email_change'

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { email } = isNew
        ? await api.account.confirmEmailChange({ token }, { context: { identified: true } })
        : await api.account.verifyEmail({ token })
      // Where the address was changed from another device, this browser's session has ended with the others.
      if (isNew) await session.refresh()
      onConfirmed(email)
    } catch (error) {
      if (!(error instanceof Problem)) log('an address could not be confirmed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <>
      <AccountHeading title={isNew ? 'Use this address from now on' : 'Confirm your address'}>
        {isNew
          ? 'Once you confirm it, you sign in with the new address. Other devices are signed out.'
          : 'It lets you back in when you forget your password. Only confirm if the account is yours.'}
      </AccountHeading>
      <FormError>{failure !== undefined && confirmFailure(failure)}</FormError>
      {failure instanceof Problem && failure.code === 'link_invalid' ? (
        <ButtonLink to="/settings#security" className="justify-self-start">
          Go to Settings
        </ButtonLink>
      ) : (
        // Sent before the session is known, the change would count as another device's and sign this one out.
        <Button
          size="large"
          busy={busy}
          disabled={status === 'loading'}
          onClick={confirm}
          className="justify-self-start"
        >
          {busy ? 'Confirming...' : 'Confirm my address'}
        </Button>
      )}
    </>
  )
}

function Confirmed({ email }: { email: string }) {
  const signedIn = useSession().status === 'signed-in'
  return (
    <>
      <AccountHeading title="Thank you, that is confirmed" arrived>
        {email} is now the address of your account.
      </AccountHeading>
      <ButtonLink to={signedIn ? '/dashboard' : '/login'} className="justify-self-start">
        {signedIn ? 'Go to Dashboard' : 'Sign in'}
      </ButtonLink>
    </>
  )
}

function NoLink() {
  return (
    <>
      <AccountHeading title="This link is not complete">
        Please open the link from the mail once more, or copy all of it. You can have a new one sent in
        Settings, under Security.
      </AccountHeading>
      <ButtonLink to="/settings#security" className="justify-self-start">
        Go to Settings
      </ButtonLink>
    </>
  )
}

function confirmFailure(error: unknown): string {
  return error instanceof Problem ? error.message : 'An error occurred. Please try again later.'
}
