import type { ComponentProps } from 'react'
import { Link } from '#web/platform/router.tsx'

const TONES = {
  form: 'font-medium text-action underline underline-offset-4 hover:text-action-strong',
  copy: 'text-action underline decoration-1 underline-offset-4 hover:decoration-2',
}

/** A number to call is found by a thumb that shakes. */
const DIALED = 'inline-block min-w-11 py-2.5 text-center'

/** A link within a sentence. `form` stands beside the fields of a form, `copy` in running text. */
export function TextLink({
  to,
  tone = 'copy',
  className = '',
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string; tone?: keyof typeof TONES }) {
  const classes = `${TONES[tone]} ${className}`.trimEnd()
  if (to.startsWith('/')) return <Link {...rest} to={to} className={classes} />
  const isDialed = /^(?:tel|sms):/.test(to)
  return (
    <a href={to} rel="noopener noreferrer" className={isDialed ? `${classes} ${DIALED}` : classes}>
      {rest.children}
    </a>
  )
}
