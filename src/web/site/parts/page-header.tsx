import type { ReactNode } from 'react'
import { InlineMarkup } from './inline-markup.tsx'

/** The first screenful of a page: what it is, in one heading and one or two sentences. */
export function PageHeader({
  title,
  lead,
  figure,
  children,
}: {
  title: string
  lead?: string
  figure?: ReactNode
  children?: ReactNode
}) {
  return (
    <header
      className={`page grid grid-cols-1 items-center gap-x-16 gap-y-8 pt-8 pb-12 md:pt-14 md:pb-16 ${figure ? 'lg:grid-cols-[1.1fr_1fr]' : ''}`}
    >
      <div className="grid grid-cols-1 justify-items-start gap-5">
        <h1 className="max-w-3xl text-4xl">{title}</h1>
        {lead && (
          <p className="max-w-reading text-lg text-soft">
            <InlineMarkup>{lead}</InlineMarkup>
          </p>
        )}
        {children}
      </div>
      {figure}
    </header>
  )
}
