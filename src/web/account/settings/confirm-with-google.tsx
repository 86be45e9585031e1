import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { GoogleButton } from '#web/account/google-button.tsx'
import { keepDraft, keptDraft } from '#web/platform/drafts.ts'
import { useSession } from '#web/platform/session.ts'

/** For people without a password: shows through Google that it is still them, and comes back to the form they left. */
export function ConfirmWithGoogle({ onFailure }: { onFailure: (sentence: string) => void }) {
  const { pathname, hash } = useLocation()
  const owner = useOwner()
  const form = useContext(OpenForm)
  return (
    <GoogleButton
      intent="confirm"
      redirectTo={`${pathname}${hash}`}
      onLeave={() => keepDraft(owner, LEFT_FORM, form)}
      onFailure={() => onFailure('Google could not be reached. Please try again in a few minutes.')}
    />
  )
}

/** The name of the form that is open around here. */
export const OpenForm = createContext<string | null>(null)

/** Whether this form was left for Google; it opens again once, and only for the person who left it. */
export function useLeftForm(form: string): boolean {
  const owner = useOwner()
  const [wasLeft] = useState(() => keptDraft(owner, LEFT_FORM) === form)
  useEffect(() => {
    if (wasLeft) keepDraft(owner, LEFT_FORM, null)
  }, [wasLeft, owner])
  return wasLeft
}

const LEFT_FORM = 'left-form'

function useOwner(): string {
  const state = useSession()
  return state.status === 'signed-in' ? state.user.id : ''
}
