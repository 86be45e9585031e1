/** The two texts as they stand, for the role they are meant for. */
export type Documents = { role: string; resume: string; coverLetter: string }

/** Those of the texts that hold something, in the order they are sent. */
export function writtenTexts({ resume, coverLetter }: Documents): string[] {
  return [resume, coverLetter].filter(text => text.trim() !== '')
}

/** "Registered_Nurse_Resume_CoverLetter.pdf", after what is in it. */
export function documentFileName({ role, resume, coverLetter }: Documents, extension: string): string {
  const parts =
    resume.trim() === '' ? 'Cover_Letter' : coverLetter.trim() === '' ? 'Resume' : 'Resume_CoverLetter'
  // A slash or a colon in a role would cut the name on some systems.
  const written = role.trim().replaceAll(/[\s/\\:*?"<>|]+/gu, '_')
  return `${written}_${parts}.${extension}`
}

/** Both documents as plain text, which every program opens without losing a character. */
export function plainTextFile(documents: Documents): File {
  const text = writtenTexts(documents)
    .map(one => one.trim())
    .join(`\n\n${'-'.repeat(60)}\n\n`)
  return new File([`${text}\n`], documentFileName(documents, 'txt'), { type: 'text/plain' })
}
