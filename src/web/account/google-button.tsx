import { useEffect, useState } from 'react'
import type { GoogleIntent } from '#shared/account/security.ts'
import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { session } from '#web/platform/session.ts'
import { Button, type ButtonSize } from '#web/ui/button.tsx'

export const GOOGLE_FAILED = 'Google login failed. Please sign in with email and password.'

/** Google sign-in, below the form of a sign-in screen. */
export function GoogleSignIn(props: Omit<GoogleButtonProps, 'size'>) {
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </p>
      <GoogleButton {...props} size="large" />
    </div>
  )
}

type GoogleButtonProps = {
  intent: GoogleIntent
  redirectTo?: string
  failedBefore?: boolean
  size?: ButtonSize
  onFailure: () => void
  onLeave?: () => void
}

/** Goes to Google; disabled after a failure of this press or of the callback. */
export function GoogleButton({
  intent,
  redirectTo,
  failedBefore = false,
  size,
  onFailure,
  onLeave,
}: GoogleButtonProps) {
  const [failed, setFailed] = useState(failedBefore)
  const [leaving, setLeaving] = useState(false)

  // A page restored from the back/forward cache would still show the busy button.
  useEffect(() => {
    const wait = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', wait)
    return () => removeEventListener('pageshow', wait)
  }, [])

  async function leave() {
    setLeaving(true)
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      const { url } = await signInApi.startGoogle(
        { intent, redirect_to: redirectTo },
        { context: { identified: intent === 'confirm' } },
      )
      onLeave?.()
      session.expectSession()
      location.assign(url)
    } catch (error) {
      if (!(error instanceof Problem)) log('Google sign-in could not be started', error)
      setLeaving(false)
      setFailed(true)
      onFailure()
    }
  }

  return (
    <Button tone="quiet" size={size} disabled={failed} busy={leaving} onClick={leave}>
      {!leaving && <GoogleMark />}
      Continue with Google
    </Button>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        d="M20.5 12.2c0 4.9-3.3 8.3-8.3 8.3a8.5 8.5 0 1 1 5.7-14.8M12.2 12.2h8.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
      />
    </svg>
  )
}
