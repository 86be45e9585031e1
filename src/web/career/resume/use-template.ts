import { useState } from 'react'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { type TemplateName, templateName } from './templates.ts'

const NAME = 'resume-template'

/** One for all documents of a person, kept in this tab. */
export function useTemplate(owner: string): readonly [TemplateName, (template: TemplateName) => void] {
  const [template, setTemplate] = useState(
    () => templateName.safeParse(loadDraft(owner, NAME)).data ?? 'plain',
  )
  return [
    template,
    chosen => {
      setTemplate(chosen)
      saveDraft(owner, NAME, chosen)
    },
  ]
}
