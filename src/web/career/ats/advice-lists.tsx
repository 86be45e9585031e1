import type { AtsEdit, AtsResult } from '#shared/career/ats-result.ts'
import { Button } from '#web/ui/button.tsx'
import { type Advice, adviceOf } from './ats-check.ts'
import { FixCurve } from './fix-curve.tsx'

type Report = {
  result: AtsResult
  /** The changes are to the text that was checked; after another edit their lines are no longer right. */
  canApply: boolean
  onEdit: (edit: AtsEdit) => void
}

/** What could be better, with the points each change alone would earn. */
export function AdviceLists({ result, canApply, onEdit }: Report) {
  const reachable = result.path.at(-1)?.score ?? result.atsScore
  const { improvements, suggestions } = adviceOf(result)
  return (
    <section aria-labelledby="advice" className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-1">
        <h2 id="advice" className="text-2xl">
          What each fix earns
        </h2>
        <p className="text-soft">
          {reachable > result.atsScore
            ? `One after the other they lead from ${result.atsScore} to ${reachable}; the lists say what each earns alone. `
            : ''}
          Only what is true of you: skip what is not.
        </p>
      </div>
      <FixCurve score={result.atsScore} path={result.path} />
      {result.limits.map(({ most, reason }) => (
        <p key={reason} className="max-w-reading rounded-lg bg-attention-wash px-5 py-3">
          <strong>Held at {most}.</strong> {reason}
        </p>
      ))}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <AdviceList
          title="Specific improvements"
          advice={improvements}
          none="Nothing the posting asks for is missing."
          {...{ canApply, onEdit }}
        />
        <AdviceList
          title="Optimization suggestions"
          advice={suggestions}
          none="No line needs another wording."
          {...{ canApply, onEdit }}
        />
        <FormattingIssues {...{ result, canApply, onEdit }} />
        <Risks risks={result.risks} />
      </div>
    </section>
  )
}

/** What is true of a résumé whatever it is compared with. */
export function FormattingIssues({ result, ...change }: Report) {
  const { formatting } = adviceOf(result)
  return <AdviceList title="Formatting issues" advice={formatting} none="No formatting issues." {...change} />
}

function AdviceList({
  title,
  advice,
  none,
  canApply,
  onEdit,
}: {
  title: string
  advice: readonly Advice[]
  none: string
  canApply: boolean
  onEdit: (edit: AtsEdit) => void
}) {
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      {advice.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="border-t border-rule">
          {advice.map(({ text, fix }) => {
            const edit = fix?.edit
            return (
              <li key={text} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-rule py-3">
                <span className="figures w-9 shrink-0 font-serif text-lg text-action">
                  {fix && fix.gain > 0 ? `+${fix.gain}` : ''}
                </span>
                <span className="min-w-0 grow basis-48 break-words">{text}</span>
                {edit && (
                  <Button tone="quiet" disabled={!canApply} onClick={() => onEdit(edit)}>
                    {edit.remove === 0 ? 'Add it' : 'Change it'}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Risks({ risks }: { risks: AtsResult['risks'] }) {
  if (risks.length === 0) return null
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-lg">Looks untrue to a reader</h3>
      <ul className="border-t border-rule">
        {risks.map(({ label, line, text }) => (
          <li key={`${line}:${label}`} className="border-b border-rule py-3">
            Line {line}, {label}: {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
