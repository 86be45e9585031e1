import { useMemo, useRef, useState } from 'react'
import type { AtsEdit } from '#shared/career/ats-result.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { CopyButton } from '../copy-button.tsx'
import { WordingNote } from '../wording-note.tsx'
import { AdviceLists, FormattingIssues } from './advice-lists.tsx'
import { type AtsCheck, isNoPosting, linesOf, markedLines, type Requirement } from './ats-check.ts'
import type { AtsQuestion } from './ats-question.ts'
import { EvidenceCurve } from './evidence-curve.tsx'
import { Keywords } from './keywords.tsx'
import { ParserView } from './parser-view.tsx'
import { reportText } from './report-text.ts'
import { RequirementList } from './requirement-list.tsx'
import { ResumeLines } from './resume-lines.tsx'
import { ScoreRing } from './score-ring.tsx'

/** What the check found, beside the lines it found it in. */
export function AtsReport({
  check,
  current,
  isBusy,
  onEdit,
}: {
  check: AtsCheck
  /** The texts as they stand in the fields now. */
  current: AtsQuestion
  isBusy: boolean
  onEdit: (edit: AtsEdit) => void
}) {
  const { question, result } = check
  const { resumeText } = current
  const [chosen, choose] = useState<Requirement>()
  const columns = useRef<HTMLDivElement>(null)
  const marks = useMemo(() => markedLines(resumeText, check), [resumeText, check])
  const isEdited = resumeText !== question.resumeText
  const isOtherPosting =
    current.jobDescription !== question.jobDescription || current.targetRole !== question.targetRole
  const hasPosting = !isNoPosting(result)
  const canApply = !isEdited && !isBusy
  return (
    <section aria-labelledby="ats-of" aria-busy={isBusy} className="grid grid-cols-1 gap-12">
      <div
        ref={columns}
        className="relative grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="grid grid-cols-1 content-start gap-8">
          <div className="grid grid-cols-1 items-center gap-6 sm:flex">
            {hasPosting && (
              <ScoreRing score={result.atsScore} reachable={result.path.at(-1)?.score ?? result.atsScore} />
            )}
            <div className="grid grid-cols-1 gap-2">
              <h2 id="ats-of" className="text-xl">
                {question.targetRole}
              </h2>
              {hasPosting && <p>{result.summary}</p>}
              {(isEdited || isOtherPosting) && (
                <p className="text-sm text-attention">
                  {isBusy
                    ? 'Checking your change …'
                    : isEdited
                      ? 'The résumé has changed since; check again for a new score.'
                      : 'The role or the posting has changed since; check again for a new score.'}
                </p>
              )}
            </div>
          </div>
          {!hasPosting && (
            <p role="status" className="rounded-lg bg-info-wash px-5 py-3">
              This does not read like a job posting: it asks for nothing we could find, so there is no score.
              Paste the whole posting, with what the employer asks for.
            </p>
          )}
          {hasPosting &&
            GROUPS.map(({ importance, title }) => (
              <RequirementList
                key={importance}
                title={title}
                requirements={result.requirements.filter(one => one.importance === importance)}
                chosen={chosen}
                onChoose={choose}
              />
            ))}
        </div>
        <Tabs
          label="Texts"
          tabs={[
            {
              name: 'resume',
              label: 'Your résumé',
              panel: (
                <ResumeLines
                  text={resumeText}
                  marks={marks}
                  chosenLine={chosen?.evidence?.line}
                  words={chosen ? [chosen.label, ...chosen.parts] : []}
                  onEdit={onEdit}
                />
              ),
            },
            {
              name: 'posting',
              label: 'The posting',
              panel: <PostingLines text={question.jobDescription} chosenLine={chosen?.postingLine} />,
            },
            { name: 'parser', label: 'What a parser sees', panel: <ParserView result={result} /> },
          ]}
        />
        <EvidenceCurve around={columns} line={chosen?.evidence?.line} />
      </div>
      {hasPosting ? (
        <>
          <Keywords result={result} />
          <AdviceLists result={result} canApply={canApply} onEdit={onEdit} />
        </>
      ) : (
        <FormattingIssues result={result} canApply={canApply} onEdit={onEdit} />
      )}
      <div className="grid grid-cols-1 justify-items-start gap-3">
        {hasPosting && (
          <CopyButton tone="quiet" text={reportText(question.targetRole, result)}>
            Copy all
          </CopyButton>
        )}
        <WordingNote wording={result.wording} madeFrom="your two texts" />
      </div>
    </section>
  )
}

const GROUPS = [
  { importance: 'must', title: 'The posting must have' },
  { importance: 'nice', title: 'Nice to have' },
  { importance: 'duty', title: 'What the work is' },
] as const

function PostingLines({ text, chosenLine }: { text: string; chosenLine: number | undefined }) {
  const lines = linesOf(text).map((written, at) => ({ written, number: at + 1 }))
  return (
    <ol className="max-h-[44rem] overflow-y-auto rounded-lg bg-raised py-3 text-sm">
      {lines.map(({ written, number }) => (
        <li
          key={number}
          aria-current={number === chosenLine ? 'true' : undefined}
          className="flex gap-3 px-3 py-0.5 aria-[current]:bg-action-wash aria-[current]:font-medium"
        >
          <span className="figures w-6 shrink-0 text-end text-soft">{number}</span>
          <span className="min-w-0 break-words whitespace-pre-wrap">{written}</span>
        </li>
      ))}
    </ol>
  )
}
