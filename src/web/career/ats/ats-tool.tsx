import { useEffect, useState } from 'react'
import { applyAtsEdit } from '#shared/career/apply-ats-edit.ts'
import type { AtsEdit } from '#shared/career/ats-result.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { AtsForm } from './ats-form.tsx'
import { type AtsQuestion, loadAtsQuestion, saveAtsQuestion } from './ats-question.ts'
import { useAtsCheck } from './use-ats-check.ts'

const REPORT_PLACE = <SkeletonRows label="Checking the résumé" count={4} />
const AtsReport = later(async () => (await import('./ats-report.tsx')).AtsReport, REPORT_PLACE)

/** The three fields, and below them the newest check; a role in the address is filled in. */
export function AtsTool() {
  const [search] = useSearchParams()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : ''
  const [question, setQuestion] = useState<AtsQuestion>(() => {
    const kept = loadAtsQuestion(owner) ?? { targetRole: '', resumeText: '', jobDescription: '' }
    return { ...kept, targetRole: search.get('role') ?? kept.targetRole }
  })
  const { check, isBusy, hasFailed, analyze, cancel } = useAtsCheck()
  useEffect(AtsReport.preload, [])

  function change(next: AtsQuestion) {
    setQuestion(next)
    saveAtsQuestion(owner, next)
  }

  /** A change made in the report is checked at once, against the posting that the report is about. */
  function edit(lines: AtsEdit) {
    const next = { ...question, resumeText: applyAtsEdit(question.resumeText, lines) }
    change(next)
    analyze(next)
  }

  return (
    <div className="page grid grid-cols-1 gap-12 pt-4 pb-16">
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-2">
          <h1 className="text-4xl">ATS Optimizer</h1>
          <p className="max-w-reading text-lg text-soft">
            Does your résumé show what the posting asks for? Line by line, as a screening program and a busy
            reader would see it.
          </p>
        </div>
        <AtsForm
          question={question}
          isChecked={check !== undefined}
          isBusy={isBusy}
          onChange={change}
          onAnalyze={analyze}
          onCancel={cancel}
        />
        {hasFailed && <CheckFailed hasEarlier={check !== undefined} />}
      </div>
      {check ? (
        <AtsReport check={check} current={question} isBusy={isBusy} onEdit={edit} />
      ) : isBusy ? (
        REPORT_PLACE
      ) : (
        <p className="max-w-reading text-soft">
          Paste your résumé and the whole posting. Nothing is counted against you here: it shows which lines
          already speak for you, and what to say more clearly.
        </p>
      )}
    </div>
  )
}

/** The toast goes away; what is below stays, and is not about the text above. */
function CheckFailed({ hasEarlier }: { hasEarlier: boolean }) {
  return (
    <p role="alert" className="max-w-reading rounded-lg bg-wrong-wash px-5 py-3">
      <span className="font-semibold">These texts were not checked.</span>{' '}
      {hasEarlier
        ? 'The result below is from the earlier text. Please try again.'
        : 'They are still here. Please try again.'}
    </p>
  )
}
