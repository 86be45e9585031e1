import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { RequiredLicense } from '#shared/career/skill-gap.ts'
import { PillChoice } from '../pill-choice.tsx'
import { skillGapApi } from './skill-gap-api.ts'
import { type Career, skillGapQuery } from './skill-gap-query.ts'

const LOOKS = {
  yes: { Icon: CircleCheck, word: 'You hold it' },
  no: { Icon: CircleAlert, word: 'Not yet' },
  unknown: { Icon: CircleQuestionMark, word: 'Not known' },
} as const

const ANSWERS = [
  { value: 'yes', label: 'I hold it' },
  { value: 'no', label: 'I do not' },
  { value: 'unknown', label: 'Go by my profile' },
] as const
const HELD = { yes: true, no: false, unknown: null } as const

/** Before the levels: held or not, never a percentage. */
export function LicenseList({ licenses, career }: { licenses: readonly RequiredLicense[]; career: Career }) {
  if (licenses.length === 0) return null
  const isHeld = licenses.every(({ held }) => held === 'yes')
  return (
    <section
      aria-labelledby="licenses"
      className={`grid grid-cols-1 gap-4 rounded-lg p-5 sm:p-6 ${isHeld ? 'bg-action-wash' : 'bg-attention-wash'}`}
    >
      <h2 id="licenses" className="text-xl">
        License first
      </h2>
      <ul className={`grid grid-cols-1 gap-6 ${licenses.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {licenses.map(license => (
          <License key={license.name} license={license} career={career} />
        ))}
      </ul>
      {!isHeld && (
        <p className="text-sm text-soft">
          The work may not be done without it. Rules differ from place to place: ask the board that issues it
          before you pay for a program.
        </p>
      )}
    </section>
  )
}

function License({
  license: { name, held, evidence, setByYou },
  career,
}: {
  license: RequiredLicense
  career: Career
}) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (answer: RequiredLicense['held']) =>
      skillGapApi.setLicense({ license: name, held: HELD[answer] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: skillGapQuery(career).queryKey }),
  })
  const { Icon, word } = LOOKS[held]
  return (
    <li className="grid grid-cols-1 gap-3">
      <div className="flex gap-3">
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${held === 'yes' ? 'text-action' : 'text-attention'}`}
        />
        <div>
          <p className="font-semibold">{name}</p>
          <p role="status">
            {word}. <span className="text-soft">{evidence}</span>
          </p>
        </div>
      </div>
      <div className="sm:ps-4">
        <PillChoice
          legend={`Do you hold it? ${name}`}
          options={ANSWERS}
          chosen={save.isPending ? save.variables : setByYou ? held : 'unknown'}
          onChoose={answer => save.mutate(answer)}
        />
      </div>
      {save.isError && (
        <p role="alert" className="text-sm text-wrong sm:ps-8">
          Your answer could not be saved. Please try again.
        </p>
      )}
    </li>
  )
}
