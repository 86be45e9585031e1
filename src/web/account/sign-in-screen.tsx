import { useState } from 'react'
import type { SignInAnswer } from '#shared/account/sign-in.ts'
import { pathAfterSignIn } from '#web/platform/path-after-sign-in.ts'
import { useLocation, useSearchParams } from '#web/platform/router.tsx'
import { session } from '#web/platform/session.ts'
import { CodeSignIn } from './code-sign-in.tsx'
import { emailInState } from './email-in-state.ts'
import { GOOGLE_FAILED, GoogleSignIn } from './google-button.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { SecondStep } from './second-step.tsx'

/** The guard of this route takes a person on to where they came from, as soon as they are signed in. */
export function SignInScreen() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const googleFailed = params.has('error')
  const [secondStep, setSecondStep] = useState(params.get('two_factor') === 'required')
  const [failure, setFailure] = useState(googleFailed ? GOOGLE_FAILED : undefined)
  const [email, setEmail] = useState(() => emailInState(state))

  function goOn(answer: SignInAnswer) {
    setFailure(undefined)
    if (answer.two_factor_required) setSecondStep(true)
    else session.setSession(answer)
  }

  if (secondStep) {
    return (
      <SecondStep
        onStartAgain={sentence => {
          setSecondStep(false)
          setFailure(sentence)
        }}
      />
    )
  }
  const way = { email, failure, onEmail: setEmail, onFailure: setFailure, onAnswer: goOn }
  return params.get('with') === 'code' ? (
    <CodeSignIn {...way} />
  ) : (
    <PasswordSignIn
      {...way}
      google={
        <GoogleSignIn
          intent="sign-in"
          redirectTo={pathAfterSignIn(state)}
          failedBefore={googleFailed}
          onFailure={() => setFailure(GOOGLE_FAILED)}
        />
      }
    />
  )
}
