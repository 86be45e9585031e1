import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type SignUpForm, signUpForm } from '#shared/account/credentials.ts'
import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { Problem, type ProblemCode } from '#shared/problem.ts'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { session } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountHeading } from './account-heading.tsx'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { GOOGLE_FAILED, GoogleSignIn } from './google-button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signInFailure } from './sign-in-failure.ts'
import { signUpDraft, VISITOR } from './sign-up-draft.ts'

/** Which field a refusal is about. */
const FIELD_OF: Partial<Record<ProblemCode, 'email' | 'password'>> = {
  email_taken: 'email',
  weak_password: 'password',
}

/** The guard of this route takes a person on to the dashboard, as soon as they are signed in. */
export function SignUpScreen() {
  const [params] = useSearchParams()
  const googleFailed = params.has('error')
  const [failure, setFailure] = useState(googleFailed ? GOOGLE_FAILED : undefined)
  const form = useForm<SignUpForm>({ resolver: standardSchemaResolver(signUpForm) })
  const {
    register,
    handleSubmit,
    getValues,
    setError,
    formState: { errors, isSubmitting },
  } = form
  useKeepDraft(form)

  // A failed submit goes to the field registered first, and a box outside of a Field would be that.
  const fields = {
    full_name: register('full_name'),
    email: register('email'),
    password: register('password', { deps: 'confirm_password' }),
    confirm_password: register('confirm_password'),
    agree_to_terms: register('agree_to_terms'),
  }

  async function signUp({ full_name, email, password }: SignUpForm) {
    setFailure(undefined)
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      session.setSession(await signInApi.signUp({ full_name, email, password }))
    } catch (error) {
      const field = error instanceof Problem ? FIELD_OF[error.code] : undefined
      if (field) setError(field, { type: 'refused', message: signInFailure(error) }, { shouldFocus: true })
      else setFailure(signInFailure(error))
    }
  }

  return (
    <main className="grid gap-6">
      <AccountHeading title="Create your account">Free for {TRIAL_DAYS} days. No credit card.</AccountHeading>
      <form method="dialog" noValidate onSubmit={handleSubmit(signUp)} className="grid gap-5">
        <Field label="Full Name" error={errors.full_name?.message}>
          {control => <TextInput {...control} {...fields.full_name} autoComplete="name" />}
        </Field>
        <EmailField
          {...fields.email}
          autoComplete="email"
          error={errors.email?.message}
          instead={
            errors.email?.type === 'refused' && (
              <TextLink
                to="/login"
                state={{ email: getValues('email') }}
                tone="form"
                className="inline-flex min-h-11 items-center justify-self-start"
              >
                Sign in with this email instead
              </TextLink>
            )
          }
        />
        <NewPasswordFields
          labels={['Password', 'Confirm Password']}
          password={fields.password}
          confirmPassword={fields.confirm_password}
          errors={errors}
        />
        <Checkbox {...fields.agree_to_terms} error={errors.agree_to_terms?.message}>
          I agree to the{' '}
          <TextLink to="/support/terms-of-service" tone="form">
            Terms of Service
          </TextLink>{' '}
          and the{' '}
          <TextLink to="/support/privacy-policy" tone="form">
            Privacy Policy
          </TextLink>
        </Checkbox>
        <FormError>{failure}</FormError>
        <Button type="submit" busy={isSubmitting} size="large">
          {isSubmitting ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <GoogleSignIn
        intent="sign-up"
        failedBefore={googleFailed}
        onFailure={() => setFailure(GOOGLE_FAILED)}
      />
      <p className="text-soft">
        Already have an account?{' '}
        <TextLink to="/login" tone="form">
          Sign in
        </TextLink>
      </p>
    </main>
  )
}

/** Reading the terms, or a reload, does not empty the form; passwords are never kept. */
function useKeepDraft({ getValues, setValue, subscribe }: UseFormReturn<SignUpForm>) {
  useEffect(() => {
    const draft = signUpDraft.safeParse(loadDraft(VISITOR, 'sign-up')).data
    // What was typed before hydration is newer.
    if (draft?.full_name && !getValues('full_name')) setValue('full_name', draft.full_name)
    if (draft?.email && !getValues('email')) setValue('email', draft.email)
    if (draft?.agree_to_terms) setValue('agree_to_terms', true)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(VISITOR, 'sign-up', signUpDraft.safeParse(values).data ?? null),
    })
  }, [getValues, setValue, subscribe])
}
