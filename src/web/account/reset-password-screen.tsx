import { useEffect, useState } from 'react'
import { Problem } from '#shared/problem.ts'
import { Navigate, useLocation, useNavigate } from '#web/platform/router.tsx'
import { session } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AccountHeading } from './account-heading.tsx'
import { RESET_DONE_MS, RESET_REDIRECT_MS, recoveryLink } from './mail-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { recoveryFailure } from './recovery-failure.ts'
import { signInApi } from './sign-in-api.ts'

export function ResetPasswordScreen() {
  const location = useLocation()
  const navigate = useNavigate()
  const [next, setNext] = useState<string>()
  if (next !== undefined) return <Updated next={next} />

  const link = recoveryLink(location)
  if (link.kind === 'rejected') return <Rejected />
  if (link.kind === 'none') return <Navigate to="/forgot-password" replace />
  return (
    <NewPassword
      key={link.accessToken}
      accessToken={link.accessToken}
      onUpdated={target => {
        setNext(target)
        navigate('/reset-password', { replace: true })
      }}
    />
  )
}

function NewPassword({ accessToken, onUpdated }: { accessToken: string; onUpdated: (next: string) => void }) {
  const [isUsed, setIsUsed] = useState(false)

  async function update(password: string) {
    try {
      const answer = await signInApi.resetPassword({ access_token: accessToken, password })
      if (!answer.two_factor_required) session.setSession(answer)
      onUpdated(answer.two_factor_required ? '/login?two_factor=required' : '/dashboard')
    } catch (error) {
      if (error instanceof Problem && error.code === 'link_invalid') setIsUsed(true)
      return toast(recoveryFailure('a password could not be reset', error))
    }
    toast({ title: 'Password updated!', description: 'Your password has been successfully updated.' })
  }

  return (
    <main className="grid gap-6">
      <AccountHeading title="Choose a new password">
        Everywhere else you are signed in, you will be signed out.
      </AccountHeading>
      {isUsed && (
        <div role="status" className="grid justify-items-start gap-3 rounded-lg bg-info-wash px-5 py-4">
          <p>This link no longer works, whatever the password.</p>
          <ButtonLink to="/forgot-password" replace tone="quiet">
            Request a new link
          </ButtonLink>
        </div>
      )}
      <NewPasswordForm submitLabel="Update Password" busyLabel="Updating Password..." onSubmit={update} />
    </main>
  )
}

function Updated({ next }: { next: string }) {
  useGoingOn(next, RESET_DONE_MS)
  return (
    <main className="grid gap-6">
      <AccountHeading title="Password Updated!" focused>
        {next === '/dashboard'
          ? 'You are signed in, and on your way to your dashboard.'
          : 'Next we ask for the code of your authenticator app.'}
      </AccountHeading>
      <ButtonLink to={next} replace className="justify-self-start">
        Go to Dashboard
      </ButtonLink>
    </main>
  )
}

function Rejected() {
  useGoingOn('/forgot-password', RESET_REDIRECT_MS)
  useEffect(() => {
    toast({
      tone: 'destructive',
      title: 'Reset Link Invalid',
      description: 'The password reset link has expired or is invalid. Please request a new one.',
    })
  }, [])
  return (
    <main className="grid gap-6">
      <AccountHeading title="This link no longer works">
        Links to choose a new password work once, for a short time. You can request another.
      </AccountHeading>
      <ButtonLink to="/forgot-password" replace className="justify-self-start">
        Request a new link
      </ButtonLink>
    </main>
  )
}

function useGoingOn(to: string, afterMs: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
}
