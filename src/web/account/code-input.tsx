import type { ComponentProps } from 'react'
import { TextInput } from '#web/ui/field.tsx'

/** For the six digits of a mail or an authenticator app; devices offer to fill it in. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      className="figures max-w-52 text-xl tracking-[0.3em]"
    />
  )
}

/** People paste codes as apps show them: in two groups. */
export const withoutSpaces = { setValueAs: (typed: string) => typed.replaceAll(/\s/g, '') }
