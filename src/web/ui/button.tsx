import type { ComponentProps } from 'react'
import { Link } from '#web/platform/router.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonTone = 'action' | 'quiet' | 'bare' | 'wrong'
export type ButtonSize = 'normal' | 'large'

type Look = { tone?: ButtonTone; size?: ButtonSize }

/** `busy` keeps the label readable, shows that work goes on, and refuses a second press. */
export function Button({
  tone,
  size,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook({ tone, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A link that looks like a button, inside the application or to a prerendered page. */
export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonLook({ tone, size }, className)} />
}

const TONES: Record<ButtonTone, string> = {
  action: 'bg-action text-on-action hover:bg-action-strong active:bg-action-strong',
  quiet: 'border border-edge text-ink hover:border-action hover:bg-action-wash',
  bare: 'text-action hover:bg-action-wash',
  wrong: 'border border-wrong text-wrong hover:bg-wrong-wash',
}

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
}

export function buttonLook({ tone = 'action', size = 'normal' }: Look, more = ''): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-full font-medium no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 forced-colors:border ${TONES[tone]} ${SIZES[size]} ${more}`
}
