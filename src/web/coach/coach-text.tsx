import type { ReactNode } from 'react'

/** Paragraphs, lists and bold of an answer. Everything else is shown as the text it is. */
export function CoachText({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {numbered(text.split(/\n{2,}/u)).map(({ key, part }) => (
        <Block key={key} text={part} />
      ))}
    </div>
  )
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.startsWith('- '))
  if (first < 0) return <p className="whitespace-pre-line">{bold(text)}</p>
  const before = lines.slice(0, first).join('\n')
  return (
    <>
      {before !== '' && <p>{bold(before)}</p>}
      <ul className="grid list-disc gap-1.5 ps-5 marker:text-action">
        {numbered(lines.slice(first).filter(line => line.trim() !== '')).map(({ key, part }) => (
          <li key={key}>{bold(part.replace(/^- /u, ''))}</li>
        ))}
      </ul>
    </>
  )
}

function bold(text: string): ReactNode {
  return numbered(text.split(/\*\*([^*]+)\*\*/u)).map(({ key, part }) =>
    key % 2 === 1 ? (
      <strong key={key} className="font-semibold">
        {part}
      </strong>
    ) : (
      part
    ),
  )
}

/** Parts of one text never change places, so that their place tells them apart. */
function numbered(parts: readonly string[]): { key: number; part: string }[] {
  return parts.map((part, key) => ({ key, part }))
}
