import { createContext, useContext, useEffect, useState } from 'react'
import { GoogleButton } from '#web/account/google-button.tsx'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { useLocation } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'

/** For accounts without a password: confirms the user through Google and returns to the form they left. */
export function ConfirmWithGoogle({ onFailure }: { onFailure: (sentence: string) => void }) {
  const { pathname, hash } = useLocation()
  const owner = useOwner()
  const form = useContext(CurrentFormName)
  return (
    <GoogleButton
      intent="confirm"
      redirectTo={`${pathname}${hash}`}
      onLeave={() => saveDraft(owner, LEFT_FORM, form)}
      onFailure={() => onFailure('Google could not be reached. Please try again in a few minutes.')}
    />
  )
}

/** The name of the form around the button. */
export const CurrentFormName = createContext<string | null>(null)

/** Whether this form was left for Google; it opens again once, and only for the person who left it. */
export function useFormLeftForGoogle(form: string): boolean {
  const owner = useOwner()
  const [wasLeft] = useState(() => loadDraft(owner, LEFT_FORM) === form)
  useEffect(() => {
    if (wasLeft) saveDraft(owner, LEFT_FORM, null)
  }, [wasLeft, owner])
  return wasLeft
}

const LEFT_FORM = 'left-form'

function useOwner(): string {
  const state = useSession()
  return state.status === 'signed-in' ? state.user.id : ''
}
