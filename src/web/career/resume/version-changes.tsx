import { useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type ResumeDraft, withTexts } from './resume-draft.ts'
import { type ChangedSection, changedSections, withSectionBack } from './text-sections.ts'
import type { ChangeDraft } from './use-resume-draft.ts'

/** What the newest draft changed, each with an undo; else the text that was saved over, to be restored. */
export function VersionChanges({ draft, onChange }: { draft: ResumeDraft; onChange: ChangeDraft }) {
  const { replaced, earlier } = draft
  if (replaced) return <ChangesSince draft={draft} before={replaced} onChange={onChange} />
  if (!earlier || (earlier.resume === draft.resume && earlier.coverLetter === draft.coverLetter)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
      An earlier text was saved over.
      <Button
        tone="bare"
        className="px-3!"
        onClick={() => onChange(known => (known.earlier ? withTexts(known, known.earlier) : known))}
      >
        Restore the earlier text
      </Button>
    </p>
  )
}

function ChangesSince({
  draft: { resume, coverLetter },
  before,
  onChange,
}: {
  draft: ResumeDraft
  before: NonNullable<ResumeDraft['replaced']>
  onChange: ChangeDraft
}) {
  const sections = useMemo(() => changedSections(resume, before.resume), [resume, before.resume])
  const isLetterChanged = coverLetter !== before.coverLetter
  if (sections.length === 0 && !isLetterChanged) return null
  return (
    <section aria-labelledby="version-changes" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="version-changes" className="text-xl">
          What this draft changes
        </h2>
        <Button
          tone="bare"
          className="px-3!"
          onClick={() => onChange(known => (known.replaced ? withTexts(known, known.replaced) : known))}
        >
          Bring my text back
        </Button>
      </div>
      <ul className="border-t border-rule">
        {sections.map(section => (
          <Change
            key={section.title}
            name={section.title}
            text={firstChange(section)}
            onUndo={() =>
              onChange(known => ({
                ...known,
                resume: withSectionBack(known.resume, section),
                isChanged: true,
              }))
            }
          />
        ))}
        {isLetterChanged && (
          <Change
            name="Cover letter"
            text="written anew"
            onUndo={() =>
              onChange(known => ({
                ...known,
                coverLetter: known.replaced?.coverLetter ?? known.coverLetter,
                isChanged: true,
              }))
            }
          />
        )}
      </ul>
    </section>
  )
}

function Change({ name, text, onUndo }: { name: string; text: string; onUndo: () => void }) {
  return (
    <li className="flex items-center gap-x-4 border-b border-rule py-1 text-sm max-sm:flex-wrap">
      <span className="w-40 shrink-0 font-medium break-words max-sm:w-full max-sm:pt-2">{name}</span>
      <span className="line-clamp-2 min-w-0 grow basis-0 break-words text-soft">{text}</span>
      <Button
        tone="bare"
        className="shrink-0 px-3!"
        aria-label={`Undo the change of ${name}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </li>
  )
}

/** The first line that is new, from the word on in which it differs. */
function firstChange({ before, now }: ChangedSection): string {
  if (now === null) return 'left out'
  if (before === null) return 'new'
  const [past, present] = [before.split('\n'), now.split('\n')]
  const added = present.filter(line => line.trim() !== '' && !past.includes(line))
  const gone = past.filter(line => line.trim() !== '' && !present.includes(line))
  const [line] = added
  if (line === undefined) return 'lines left out'
  const words = line.trim().split(' ')
  const earlier = gone[0]?.trim().split(' ') ?? []
  const from = words.findIndex((word, at) => word !== earlier[at])
  const shown = words.slice(Math.max(0, from)).join(' ')
  return `“${from > 0 ? '… ' : ''}${shown}”${added.length > 1 ? ` and ${added.length - 1} more` : ''}`
}
