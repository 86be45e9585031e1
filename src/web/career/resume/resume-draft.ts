import * as z from 'zod/mini'
import { defaultObjective } from '#shared/career/draft-objective.ts'
import type { Resume } from '#shared/career/saved-resume.ts'
import { wording } from '#shared/career/wording.ts'
import { templateName } from './templates.ts'

const texts = z.object({ resume: z.string(), coverLetter: z.string() })
type Texts = z.infer<typeof texts>

/** Everything somebody has written or chosen in the builder, kept in the tab as it is typed. */
export const resumeDraft = z.extend(texts, {
  targetRole: z.string(),
  objective: z.string(),
  /** For a version made for one posting. */
  employer: z.string(),
  posting: z.string(),
  /** An own résumé that was read in this browser. */
  own: z.nullable(z.object({ fileName: z.string(), text: z.string() })),
  /** Whether facts kept from an own résumé go into the next draft. */
  usesKeptFacts: z._default(z.boolean(), true),
  /** Whether the texts began as a draft of ours; what stood in an empty builder is the person's own. */
  isGenerated: z._default(z.boolean(), false),
  template: z._default(z.nullable(templateName), null),
  /** Where it is saved; a version for another employer is saved beside it. */
  saved: z.nullable(z.object({ id: z.string(), label: z.nullable(z.string()) })),
  isChanged: z.boolean(),
  /** What stood there before the newest draft replaced it. */
  replaced: z.nullable(texts),
  /** What stood in the account before it was saved over last. */
  earlier: z._default(z.nullable(texts), null),
  wording: z.nullable(wording),
})

const PASTED_RESUME_NAME = 'The résumé you pasted'

export type ResumeDraft = z.infer<typeof resumeDraft>

export function newDraft(role: string): ResumeDraft {
  return {
    resume: '',
    coverLetter: '',
    targetRole: role,
    objective: defaultObjective(role),
    employer: '',
    posting: '',
    own: null,
    usesKeptFacts: true,
    isGenerated: false,
    template: null,
    saved: null,
    isChanged: false,
    replaced: null,
    earlier: null,
    wording: null,
  }
}

/** A saved résumé; what only this tab knows of it stays. */
export function savedDraft(saved: Resume, kept?: ResumeDraft): ResumeDraft {
  return {
    ...(kept ?? newDraft(saved.role)),
    targetRole: saved.role,
    resume: saved.resume_text,
    coverLetter: saved.cover_letter_text,
    objective: saved.objective ?? '',
    employer: saved.label ?? '',
    posting: saved.posting_text ?? '',
    template: saved.template,
    ...savedState(saved),
  }
}

/** Where it is saved, and what was saved over. */
export function savedState(saved: Resume): Pick<ResumeDraft, 'saved' | 'earlier'> {
  const { id, label, earlier_resume_text: resume, earlier_cover_letter_text: letter } = saved
  const earlier = resume === null ? null : { resume, coverLetter: letter ?? '' }
  return { saved: { id, label }, earlier: earlier && hasText(earlier) ? earlier : null }
}

/** The person's own résumé: one that was read in this browser, or one pasted where no draft stood yet. */
export function ownResume({ own, saved, isGenerated, resume }: ResumeDraft): ResumeDraft['own'] {
  if (own) return own
  return isGenerated || saved || resume.trim() === '' ? null : { fileName: PASTED_RESUME_NAME, text: resume }
}

export function hasText({ resume, coverLetter }: Pick<ResumeDraft, 'resume' | 'coverLetter'>): boolean {
  return resume.trim() !== '' || coverLetter.trim() !== ''
}

/** Other texts take the place of what was written, which can be brought back. */
export function withTexts(draft: ResumeDraft, { resume, coverLetter }: Texts): ResumeDraft {
  return {
    ...draft,
    resume,
    coverLetter,
    isChanged: true,
    replaced: hasText(draft) ? { resume: draft.resume, coverLetter: draft.coverLetter } : null,
  }
}

/** The draft that was asked for; what filled it fills the next one too. */
export function withGenerated(
  draft: ResumeDraft,
  { wording, ...made }: Texts & Pick<ResumeDraft, 'wording'>,
): ResumeDraft {
  return { ...withTexts(draft, made), own: ownResume(draft), isGenerated: true, wording }
}

/** The objective follows the role for as long as nobody has written an own one. */
export function withRole(draft: ResumeDraft, targetRole: string): ResumeDraft {
  const isOwn = draft.objective !== defaultObjective(draft.targetRole)
  return {
    ...draft,
    targetRole,
    objective: isOwn ? draft.objective : defaultObjective(targetRole),
    isChanged: true,
  }
}
