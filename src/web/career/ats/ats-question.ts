import * as z from 'zod/mini'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'

const QUESTION = 'ats-question'

export const atsQuestion = z.object({
  targetRole: z.string(),
  resumeText: z.string(),
  jobDescription: z.string(),
})

export type AtsQuestion = z.infer<typeof atsQuestion>

/** What stands in the fields of the optimizer in this tab; the résumé builder fills them too. */
export function loadAtsQuestion(owner: string): AtsQuestion | undefined {
  return atsQuestion.safeParse(loadDraft(owner, QUESTION)).data
}

export function saveAtsQuestion(owner: string, question: AtsQuestion) {
  saveDraft(owner, QUESTION, question)
}
