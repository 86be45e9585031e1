import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Google sign-in is off on this server, so a press ends as a failed social sign-in does. */
export function GoogleButton({ onFailure }: { onFailure: (sentence: string) => void }) {
  const [failed, setFailed] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </p>
      <Button
        tone="quiet"
        size="large"
        disabled={failed}
        onClick={() => {
          setFailed(true)
          onFailure('Google login failed. Please sign in with email and password.')
        }}
      >
        Continue with Google
      </Button>
    </div>
  )
}
