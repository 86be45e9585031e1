import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Consents, SWITCH_NAMES, SWITCHES, type SwitchName } from '#shared/account/consent.ts'
import { KEPT_DATA } from '#shared/account/kept-data.ts'
import {
  deleteAllCareerEvents,
  deleteAllCheckIns,
  deleteAllContext,
  deleteAllNotes,
} from '#shared/wellness/delete-operations.ts'
import { deletePushSubscriptions } from '#shared/wellness/push-operations.ts'
import { createApiClient } from '#web/platform/api.ts'
import { deleteKept } from '#web/platform/kept.ts'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actionFailure } from './action-failure.ts'

const api = createApiClient({
  deleteAllCareerEvents,
  deleteAllCheckIns,
  deleteAllContext,
  deleteAllNotes,
  deletePushSubscriptions,
})

type Deletion = { label: string; question: string; run: () => Promise<{ deleted: number }> }

const DELETIONS = {
  'check-ins': {
    label: 'Delete all check-ins',
    question:
      'Every check-in, with its note and all you added, will be gone at once, and cannot be brought back.',
    run: () => api.deleteAllCheckIns({}),
  },
  notes: {
    label: 'Delete all notes',
    question: 'All notes will be gone at once. Mood and energy stay.',
    run: () => api.deleteAllNotes({}),
  },
  context: {
    label: 'Delete all tags and hours',
    question:
      'Tags, sleep, hours and ease of every check-in will be gone at once. Mood, energy and notes stay.',
    run: () => api.deleteAllContext({}),
  },
  events: {
    label: 'Delete all changes at work',
    question: 'Every change at work you noted will be gone at once, and cannot be brought back.',
    run: () => api.deleteAllCareerEvents({}),
  },
} satisfies Record<string, Deletion>

/** The operations of the career tools come only when they are needed. */
async function deleteResumeFacts() {
  const { resumeFactsApi } = await import('#web/career/resume-reading/resume-facts-api.ts')
  return resumeFactsApi.deleteResumeFacts({})
}

/** Where each kind of wellness data is and who can see it, with its state and its deletion. */
export function WhatLeaves({ consents }: { consents: Consents }) {
  const state = useSession()
  const owner = state.status === 'signed-in' ? state.user.id : ''
  return (
    <ul className="grid divide-y divide-rule">
      {SWITCH_NAMES.flatMap(purpose =>
        KEPT_DATA[purpose].map(({ title, where, who, deletedBy }) => (
          <Kind
            key={title}
            title={title}
            where={where}
            who={who}
            state={<KindState purpose={purpose} consents={consents} />}
            deletion={deletedBy ? DELETIONS[deletedBy] : undefined}
          />
        )),
      )}
      <Kind
        title="Facts of your own résumé"
        where="On our server, only where you chose to keep them: jobs, dates, schools, skills and contact lines. The file and its text are not kept. They go to a language model only if you agree to that."
        who="You."
        deletion={{
          label: 'Delete the facts of my résumé',
          question:
            'What was kept of your own résumé will be gone at once. Saved résumés stay; the next draft, check and skill gap begin without these facts.',
          run: deleteResumeFacts,
        }}
      />
      <Kind
        title="Browser notifications"
        where="On our server: the address your browser got from its maker’s push service, for each browser you switched on. To remind you, we ask that service to ring. Nothing is in it."
        who="The maker of your browser sees that something was sent, and when."
        deletion={{
          label: 'End notifications in every browser',
          question: 'No browser will show a reminder any more.',
          run: () => api.deletePushSubscriptions({}),
        }}
      />
      <Kind
        title="Usual range and early warning"
        where="Worked out in this browser each time. Nothing of it is stored or sent."
        who="Whoever looks at this screen."
      />
      <Kind
        title="Drafts, and your answers beside the early warning"
        where="In this browser only, until you save, delete or sign out."
        who="Whoever uses this browser while you are signed in."
        deletion={{
          label: 'Delete what this browser keeps',
          question: 'Unsent drafts and your answers in this browser will be gone.',
          run: async () => ({ deleted: deleteKept(owner) }),
        }}
      />
      <Kind
        title="Words that may mean danger"
        where="Compared with known words and phrases in this browser; what you send to the coach, once more to answer it with care. The conversation remembers it for the next answer, until you delete it; it is not counted or passed on."
        who="You."
      />
    </ul>
  )
}

function Kind({
  title,
  where,
  who,
  state,
  deletion,
}: {
  title: string
  where: string
  who: string
  state?: ReactNode
  deletion?: Deletion | undefined
}) {
  return (
    <li className="grid gap-2 py-4">
      <h3 className="font-sans text-base font-medium tracking-normal">{title}</h3>
      <dl className="grid gap-x-4 gap-y-1 text-sm text-soft sm:grid-cols-[7rem_1fr]">
        <Fact name="Where it is">{where}</Fact>
        <Fact name="Who can see it">{who}</Fact>
      </dl>
      {state}
      {deletion && <Delete {...deletion} />}
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The switch itself stands once, under the preferences. */
function KindState({ purpose, consents }: { purpose: SwitchName; consents: Consents }) {
  return (
    <p className="text-sm">
      {SWITCHES[purpose].label}: {consents.current[purpose] ? 'on' : 'off'}.{' '}
      <TextLink to="/settings#preferences">Change</TextLink>
    </p>
  )
}

function Delete({ label, question, run }: Deletion) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: run,
    onSuccess: ({ deleted }) => {
      setAsked(false)
      void queries.invalidateQueries()
      toast({
        title: 'Deleted',
        description: deleted === 1 ? 'One entry is gone.' : `${deleted} entries are gone.`,
      })
    },
    onError: error => toast({ tone: 'destructive', title: 'Error', description: actionFailure(error) }),
  })
  if (!asked)
    return (
      <Button tone="bare" className="-ms-5 justify-self-start" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <div role="alert" className="grid gap-3">
      <p>{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="wrong" busy={remove.isPending} onClick={() => remove.mutate()}>
          {label}
        </Button>
        <Button tone="quiet" onClick={() => setAsked(false)}>
          Keep them
        </Button>
      </div>
    </div>
  )
}
