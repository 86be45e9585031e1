import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resume } from '#shared/career/saved-resume.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { resumesApi } from '../saved-resumes/resumes-api.ts'
import { resumesQuery } from '../saved-resumes/resumes-query.ts'
import { type ComparedLine, compareTexts, type Piece } from './compare-texts.ts'

const SAVED_TEXTS = { resume: 'resume_text', coverLetter: 'cover_letter_text' } as const

/** The text as it stands now beside that of a saved version. */
export function VersionComparison({
  otherId,
  part,
  text,
  backTo,
  onTake,
}: {
  otherId: string
  part: keyof typeof SAVED_TEXTS
  text: string
  backTo: string
  /** Its texts in place of those that are open, which can be brought back. */
  onTake: (texts: { resume: string; coverLetter: string }) => void
}) {
  const navigate = useNavigate()
  const other = useQuery({
    queryKey: [...resumesQuery.queryKey, otherId],
    queryFn: ({ signal }) => resumesApi.getResume({ id: otherId }, { signal }),
  })
  return (
    <section aria-label="Comparison" className="grid grid-cols-1 gap-4">
      {other.data ? (
        <Compared other={other.data} mine={text} theirs={other.data[SAVED_TEXTS[part]]} />
      ) : other.isPending ? (
        <SkeletonRows label="Loading the other version" count={3} />
      ) : (
        <LoadError what="The other version" onTryAgain={() => void other.refetch()} />
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink tone="quiet" to={backTo}>
          Back to editing
        </ButtonLink>
        {other.data && (
          <Button
            tone="bare"
            onClick={() => {
              onTake({ resume: other.data.resume_text, coverLetter: other.data.cover_letter_text })
              navigate(backTo)
            }}
          >
            Use the text of {other.data.label ?? other.data.role}
          </Button>
        )}
      </div>
    </section>
  )
}

function Compared({ other, mine, theirs }: { other: Resume; mine: string; theirs: string }) {
  const lines = useMemo(() => compareTexts(mine, theirs), [mine, theirs])
  const changes = lines.filter(({ kind }) => kind !== 'same').length
  const otherName = other.label ?? other.role
  return (
    <>
      <p role="status" className="text-soft">
        {changes === 0
          ? `The same text as in ${otherName}.`
          : `${changes === 1 ? 'One line differs' : `${changes} lines differ`} from ${otherName}. Struck through: only there. Underlined: only here.`}
      </p>
      {changes > 0 && (
        <div className="overflow-hidden rounded-lg border border-rule bg-raised text-sm">
          <div className="hidden border-b border-rule font-semibold md:grid md:grid-cols-2">
            <p className="px-4 py-2 break-words">{otherName}</p>
            <p className="border-s border-rule px-4 py-2">This version</p>
          </div>
          <ol>
            {lines.map(line => (
              <Row key={line.at} line={line} otherName={otherName} />
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

function Row({ line: { kind, mine, theirs }, otherName }: { line: ComparedLine; otherName: string }) {
  const isSame = kind === 'same'
  return (
    <li className={`md:grid md:grid-cols-2 ${isSame ? 'text-soft' : ''}`}>
      <Side pieces={theirs} sign={isSame ? '' : '−'} said={`Only in ${otherName}:`} tone="wrong" />
      <Side
        pieces={mine}
        sign={isSame ? '' : '+'}
        said="Only in this version:"
        tone="action"
        // On a phone the two stand below each other: the same line is shown once.
        className={`md:border-s md:border-rule ${isSame ? 'max-md:hidden' : ''}`}
      />
    </li>
  )
}

function Side({
  pieces,
  sign,
  said,
  tone,
  className = '',
}: {
  pieces: Piece[] | null
  sign: string
  said: string
  tone: 'wrong' | 'action'
  className?: string
}) {
  if (pieces === null) return <div className={`bg-sunk max-md:hidden ${className}`} />
  const isMarked = sign !== ''
  const wash = tone === 'wrong' ? 'bg-wrong-wash' : 'bg-action-wash'
  const Mark = tone === 'wrong' ? 'del' : 'ins'
  return (
    <p className={`flex min-h-6 gap-2 px-3 py-0.5 ${isMarked ? wash : ''} ${className}`}>
      <span aria-hidden className="w-3 shrink-0 font-semibold">
        {sign}
      </span>
      <span className="min-w-0 break-words">
        {isMarked && <span className="sr-only">{said} </span>}
        {pieces.map(({ at, text, isChanged }) =>
          isMarked && isChanged && text.trim() !== '' ? (
            <Mark key={at} className="font-semibold text-ink decoration-1 underline-offset-2">
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </span>
    </p>
  )
}
