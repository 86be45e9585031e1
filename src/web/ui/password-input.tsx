import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './field.tsx'

export function PasswordInput({
  toggles = 'password',
  ...rest
}: ComponentProps<'input'> & { toggles?: string }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className="pe-14" spellCheck={false} />
      <button
        type="button"
        aria-label={`${shown ? 'Hide' : 'Show'} ${toggles}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-12 place-content-center rounded-md text-soft hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
