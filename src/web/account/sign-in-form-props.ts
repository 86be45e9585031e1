import type { SignInAnswer } from '#shared/account/sign-in.ts'

/** What the password form and the code form share: the address typed so far, and the outcome. */
export type SignInFormProps = {
  email: string
  failure: string | undefined
  onEmail: (email: string) => void
  onFailure: (sentence: string | undefined) => void
  onAnswer: (answer: SignInAnswer) => void
}
