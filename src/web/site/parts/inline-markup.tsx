import type { ReactNode } from 'react'
import type { Block } from '#web/site/copy/block.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/** A sentence of the copy, with `[words](/path)` as links. */
export function InlineMarkup({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of children.matchAll(LINK)) {
    parts.push(children.slice(end, found.index))
    const [whole, label, target] = found
    parts.push(
      <TextLink key={found.index} to={target ?? ''}>
        {label}
      </TextLink>,
    )
    end = found.index + whole.length
  }
  parts.push(children.slice(end))
  return parts
}

export function Blocks({ body }: { body: readonly Block[] }) {
  return (
    <div className="grid gap-4">
      {body.map(block =>
        typeof block === 'string' ? (
          <p key={block}>
            <InlineMarkup>{block}</InlineMarkup>
          </p>
        ) : (
          <ul key={block.list[0]} className="grid list-disc gap-2 ps-5 marker:text-attention-mark">
            {block.list.map(item => (
              <li key={item}>
                <InlineMarkup>{item}</InlineMarkup>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
