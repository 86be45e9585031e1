import type { Resume } from '#shared/career/saved-resume.ts'

/** Both documents as plain text, which every program opens without losing a character. */
export function resumeTextFile({ role, resume_text, cover_letter_text }: Resume): File {
  const parts = [resume_text, cover_letter_text].map(text => text.trim()).filter(Boolean)
  const name = `${role.trim().replaceAll(/[\s/\\:*?"<>|]+/g, '_')}_Resume_CoverLetter.txt`
  return new File([`${parts.join(`\n\n${'-'.repeat(60)}\n\n`)}\n`], name, { type: 'text/plain' })
}
