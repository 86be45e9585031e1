import type { Profile } from '#shared/account/profile.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import { CopyButton } from '../copy-button.tsx'
import { WordingNote } from '../wording-note.tsx'
import type { MarketAnswer } from './market-answer.ts'
import { MarketSkills } from './market-skills.tsx'
import { MarketStats } from './market-stats.tsx'
import { payCountry } from './pay-country.ts'
import { PayFigure } from './pay-figure.tsx'
import { PayYears } from './pay-years.tsx'
import { RelatedRoles } from './related-roles.tsx'
import { reportText } from './report-text.ts'
import { WhatToMakeOfIt } from './what-to-make-of-it.tsx'

/** Everything known about a role at a place; each figure with its source and year. */
export function MarketReport({
  answer: { question, result },
  profile,
  onChoose,
}: {
  answer: MarketAnswer
  profile: Profile | undefined
  onChoose: (role: string, code: string | null) => void
}) {
  const { occupation, salary } = result
  return (
    <section aria-labelledby="market-of" className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-3">
        <h2 id="market-of" className="text-2xl">
          {occupation?.role ?? question.role}
          {salary ? ` in ${placeInSentence(payCountry(salary))}` : ''}
        </h2>
        <Reading result={result} onChoose={onChoose} />
        <p className="max-w-reading">{result.marketDemand.description}</p>
      </div>
      {occupation ? (
        <>
          <MarketStats result={result} />
          {salary && <PayFigure salary={salary} />}
          {salary && <PayYears salary={salary} />}
          <Notes title="What moves the pay" notes={result.salaryTrends.factors} />
          <RelatedRoles result={result} onChoose={onChoose} />
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
            <MarketSkills skills={result.skillsAnalysis} own={profile?.skills ?? []} />
            <WhatToMakeOfIt result={result} profile={profile} />
          </div>
        </>
      ) : (
        <WhatToMakeOfIt result={result} profile={profile} />
      )}
      <Notes title="Growth opportunities" notes={result.growthOpportunities} />
      <Notes title="Industry trends" notes={result.industryTrends} />
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <CopyButton tone="quiet" text={reportText(question.role, result)}>
          Copy all
        </CopyButton>
        <WordingNote wording={result.wording} />
      </div>
      {occupation && <Sources sources={result.sources} />}
    </section>
  )
}

function Reading({
  result: { closestMatch, occupation },
  onChoose,
}: {
  result: MarketResult
  onChoose: (role: string, code: string | null) => void
}) {
  const others = occupation?.alternatives ?? []
  if (closestMatch === null && others.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-1">
      {closestMatch && <p className="rounded-lg bg-info-wash px-5 py-3">{closestMatch}</p>}
      {others.length > 0 && (
        <p className="text-sm text-soft">
          Not this role?{' '}
          {others.map(({ code, role }, at) => (
            <span key={code}>
              {at > 0 && ' · '}
              <button
                type="button"
                onClick={() => onChoose(role, code)}
                className="min-h-11 text-action underline underline-offset-4 hover:text-action-strong"
              >
                {role}
              </button>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-xl">{title}</h3>
      <ul className="grid grid-cols-1 max-w-reading gap-2">
        {notes.map(note => (
          <li key={note} className="flex gap-3">
            <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-action" />
            {note}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sources({ sources }: { sources: MarketResult['sources'] }) {
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-rule pt-6 text-sm text-soft">
      <h3 className="font-semibold text-ink">Sources</h3>
      <ul className="grid grid-cols-1 gap-1">
        {sources.map(({ what, publisher, year }) => (
          <li key={what}>
            {what}: {publisher}, {year}
          </li>
        ))}
      </ul>
    </div>
  )
}
