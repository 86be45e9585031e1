import type { Wording } from '#shared/career/wording.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const REASONS: Record<NonNullable<Wording['reason']>, string> = {
  off: '',
  not_agreed: 'A language model words it more freely, if you agree to that.',
  away: 'The language model could not be reached.',
  slow: 'The language model took too long.',
  busy: 'The language model has done all it may for now.',
  nonsense: 'What the language model answered made no sense.',
  declined: 'The language model declined.',
  unsupported: 'The language model said what no fact supports.',
}

/** Under every generated text: who wrote it, and what of a person was sent for it. */
export function WordingNote({
  wording: { by, reason, sent },
  madeFrom = 'public data',
}: {
  wording: Wording
  madeFrom?: string
}) {
  return (
    <div className="grid grid-cols-1 gap-1 text-sm text-soft">
      <p>
        {by === 'model'
          ? 'Worded by a language model; the facts and figures are from our own data.'
          : `Written by our own engine from ${madeFrom}.`}{' '}
        {reason !== null && REASONS[reason]}{' '}
        {reason === 'not_agreed' && <TextLink to="/settings#data">See Settings</TextLink>}
        {sent === null && reason !== 'not_agreed' && 'Nothing about you was sent to anybody else.'}
      </p>
      {sent !== null && <WhatWasSent sent={sent} />}
    </div>
  )
}

function WhatWasSent({ sent: { model, host, facts, withheld } }: { sent: NonNullable<Wording['sent']> }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
        What was sent
      </summary>
      <div className="grid grid-cols-1 max-w-reading gap-2 pb-3 text-ink">
        <p>
          To {model} at {host}:
        </p>
        <dl className="grid grid-cols-1 gap-1">
          {facts.map(({ label, text }) => (
            <div key={`${label}: ${text}`}>
              <dt className="inline text-soft">{label}:</dt> <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
        {withheld > 0 && (
          <p className="text-soft">
            {withheld === 1 ? 'One sentence' : `${withheld} sentences`} that read like orders to a model{' '}
            {withheld === 1 ? 'was' : 'were'} left out.
          </p>
        )}
      </div>
    </details>
  )
}
