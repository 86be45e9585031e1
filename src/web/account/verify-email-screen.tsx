import { useState } from 'react'
import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { useLocation } from '#web/platform/router.tsx'
import { session, useSession } from '#web/platform/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AccountHeading } from './account-heading.tsx'
import { FormError } from './form-error.tsx'
import { type ConfirmationLink, confirmationLink } from './mail-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { signInApi } from './sign-in-api.ts'

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

type ConfirmProps = { link: ConfirmationLink; onConfirmed: (email: string) => void }

function Confirm({ link, onConfirmed }: ConfirmProps) {
  const { status } = useSession()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const isNew = link.kind === 'email_change'
  const code = failure instanceof Problem ? failure.code : undefined

  async function confirm(password?: string) {
    setBusy(true)
    setFailure(undefined)
    try {
      onConfirmed(await confirmed(link, password))
    } catch (error) {
      if (!(error instanceof Problem)) log('an address could not be confirmed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  // Without the account's own session somebody else may have set the password: the owner of the mailbox sets a new one.
  if (!isNew && (status === 'signed-out' || code === 'new_password_needed' || code === 'weak_password'))
    return (
      <ConfirmWithPassword
        failure={code === 'new_password_needed' ? undefined : failure}
        onConfirm={confirm}
      />
    )
  return (
    <>
      <AccountHeading title={isNew ? 'Use this address from now on' : 'Confirm your address'}>
        {isNew
          ? 'Once you confirm it, you sign in with the new address. Other devices are signed out.'
          : 'It lets you back in when you forget your password. Only confirm if the account is yours.'}
      </AccountHeading>
      <FormError>{failure !== undefined && confirmFailure(failure)}</FormError>
      {code === 'link_invalid' ? (
        <ToSettings />
      ) : code === 'sign_in_to_confirm' ? (
        <ButtonLink to="/login" className="justify-self-start">
          Sign in
        </ButtonLink>
      ) : (
        // Sent before the session is known, it would count as another device's and be refused.
        <Button
          size="large"
          busy={busy}
          disabled={status === 'loading'}
          onClick={() => void confirm()}
          className="justify-self-start"
        >
          {busy ? 'Confirming...' : 'Confirm my address'}
        </Button>
      )}
    </>
  )
}

async function confirmed({ kind, token }: ConfirmationLink, password?: string): Promise<string> {
  const context = { identified: true }
  if (kind === 'email_change') {
    const { email } = await signInApi.confirmEmailChange({ token }, { context })
    return email
  }
  const answer = await signInApi.verifyEmail({ token, password }, { context })
  if (answer.session) session.setSession(answer.session)
  return answer.email
}

function ConfirmWithPassword({
  failure,
  onConfirm,
}: {
  failure: unknown
  onConfirm: (password: string) => Promise<void>
}) {
  return (
    <>
      <AccountHeading title="Confirm your address">
        You are not signed in here, so please choose a new password. It replaces everything set up before: the
        old password, two-factor sign-in and every other session. If you did not create this account, it is
        yours alone from now on.
      </AccountHeading>
      <FormError>{failure !== undefined && confirmFailure(failure)}</FormError>
      {failure instanceof Problem && failure.code === 'link_invalid' ? (
        <ToSettings />
      ) : (
        <NewPasswordForm submitLabel="Confirm my address" busyLabel="Confirming..." onSubmit={onConfirm} />
      )}
    </>
  )
}

function Confirmed({ email }: { email: string }) {
  const signedIn = useSession().status === 'signed-in'
  return (
    <>
      <AccountHeading title="Thank you, that is confirmed" focused>
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
        Please open the link from the mail once more, or copy all of it. You can ask for a new one in
        Settings, under Security.
      </AccountHeading>
      <ToSettings />
    </>
  )
}

function ToSettings() {
  return (
    <ButtonLink to="/settings#security" className="justify-self-start">
      Go to Settings
    </ButtonLink>
  )
}

function confirmFailure(error: unknown): string {
  return error instanceof Problem ? error.message : 'An error occurred. Please try again later.'
}
