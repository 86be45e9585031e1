import { useState } from 'react'
import { RESET_LINK_MINUTES } from '#shared/account/sign-in.ts'
import { useLocation } from '#web/platform/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AccountHeading } from './account-heading.tsx'
import { emailInState } from './email-in-state.ts'
import { EmailStep } from './email-step.tsx'
import { recoveryFailure } from './recovery-failure.ts'

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <main className="grid gap-6">
      {sentTo === undefined ? <AskForLink onSent={setSentTo} /> : <Sent to={sentTo} />}
    </main>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { state } = useLocation()
  async function send(email: string) {
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      await signInApi.forgotPassword({ email })
    } catch (error) {
      toast(recoveryFailure('a reset link could not be asked for', error))
      return
    }
    toast({
      title: 'Reset email sent!',
      description: 'Check your email for password reset instructions.',
    })
    onSent(email)
  }

  return (
    <>
      <AccountHeading title="Forgot your password?">
        Tell us your email address, and we send you a link to choose a new password.
      </AccountHeading>
      <EmailStep email={emailInState(state)} action="Send Reset Link" onSend={send} />
      <p className="text-soft">
        Remembered it?{' '}
        <TextLink to="/login" state={state} tone="form">
          Sign in
        </TextLink>
      </p>
    </>
  )
}

function Sent({ to }: { to: string }) {
  return (
    <>
      <AccountHeading title="Check Your Email" focused>
        If {to} has an account, a link is on its way. It works once, within {RESET_LINK_MINUTES} minutes.
        Nothing there? Look in the spam folder too.
      </AccountHeading>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login" state={{ email: to }}>
          Back to Sign In
        </ButtonLink>
        <ButtonLink to="/" tone="quiet">
          Return to Home
        </ButtonLink>
      </div>
    </>
  )
}
