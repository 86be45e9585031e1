import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Block } from '#web/site/copy/block.ts'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/** A sentence of the copy, with `[words](/path)` as links. */
export function Words({ children }: { children: string }) {
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

export const TEXT_LINK = 'text-action underline decoration-1 underline-offset-4 hover:decoration-2'

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={TEXT_LINK}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} rel="noopener noreferrer" className={TEXT_LINK}>
      {children}
    </a>
  )
}

export function Blocks({ body }: { body: readonly Block[] }) {
  return (
    <div className="grid gap-4">
      {body.map(block =>
        typeof block === 'string' ? (
          <p key={block}>
            <Words>{block}</Words>
          </p>
        ) : (
          <ul key={block.list[0]} className="grid list-disc gap-2 ps-5 marker:text-attention-mark">
            {block.list.map(item => (
              <li key={item}>
                <Words>{item}</Words>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
