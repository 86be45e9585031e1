import { useId } from 'react'
import type { CrisisSubject } from '#shared/safety/crisis-language.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { HelplineButtons } from './helpline-buttons.tsx'

const WORDS: Record<CrisisSubject, { heading: string; read: string; question: string; trust: string }> = {
  self: {
    heading: 'Are you safe right now?',
    read: 'What you wrote can mean thoughts of dying or of hurting yourself. If it does: that is a lot to carry, and it can be said out loud to somebody.',
    question: 'If you are not safe, or not sure, please call now. You can say just one sentence.',
    trust:
      'Or tell someone you trust, in few words: “I am not doing well. Can you stay with me for a while?”',
  },
  others: {
    heading: 'Is everybody safe right now?',
    read: 'What you wrote can mean that somebody may come to harm: you, or someone near you.',
    question:
      'If there is danger now, please call the emergency number. The helpline also talks with people who worry about someone.',
    trust: 'You do not have to deal with this alone. Someone you trust can sit with you while you call.',
  },
}

/** Static and reviewed: the same words for everybody, shown on the device alone. It stops nothing and tells nobody. */
export function CrisisPanel({ subject, onClose }: { subject: CrisisSubject; onClose: () => void }) {
  const id = useId()
  const { heading, read, question, trust } = WORDS[subject]
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-xl border-2 border-action bg-raised p-[min(1.25rem,5vw)] text-start sm:p-7"
    >
      <div role="status" className="grid gap-2">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        <p>{read}</p>
        <p className="font-medium">{question}</p>
      </div>
      <HelplineButtons />
      <p>{trust}</p>
      <p className="text-sm text-soft">
        This was noticed on your device by comparing words and phrases, which can be mistaken. Nobody has been
        told. Your words stay as you wrote them, and you can save them.{' '}
        <TextLink to={HELP_NOW_PATH}>Getting help now</TextLink>
      </p>
      <div>
        <Button tone="bare" onClick={onClose} className="-ms-[min(1.25rem,5vw)] px-[min(1.25rem,5vw)]!">
          Close and go on
        </Button>
      </div>
    </section>
  )
}
