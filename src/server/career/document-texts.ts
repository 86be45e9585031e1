/** The sentences of a résumé and a letter that may be worded anew, by name: summary, bullet_1, paragraph_1. */
export function documentTexts({ resume, coverLetter }: Documents): Map<string, string> {
  const texts = new Map<string, string>()
  const summary = SUMMARY.exec(resume)?.[1]
  if (summary !== undefined) texts.set('summary', summary)
  for (const [index, { 1: bullet = '' }] of [...resume.matchAll(BULLET)].entries())
    texts.set(`bullet_${index + 1}`, bullet)
  for (const [index, paragraph] of paragraphsOf(coverLetter).entries())
    if (isOwnSentence(paragraph)) texts.set(`paragraph_${index + 1}`, paragraph)
  return texts
}

/** Both documents with other words in the same places. */
export function withDocumentTexts(
  { resume, coverLetter }: Documents,
  texts: ReadonlyMap<string, string>,
): Documents {
  let bullets = 0
  return {
    resume: resume
      .replace(SUMMARY, (all, summary: string) => all.replace(summary, () => texts.get('summary') ?? summary))
      .replace(BULLET, (_all, bullet: string) => `• ${texts.get(`bullet_${++bullets}`) ?? bullet}`),
    coverLetter: paragraphsOf(coverLetter)
      .map((paragraph, index) => texts.get(`paragraph_${index + 1}`) ?? paragraph)
      .join('\n\n'),
  }
}

type Documents = { resume: string; coverLetter: string }

const SUMMARY = /^Summary\n(.+)$/mu
const BULLET = /^• (.+)$/gmu

function paragraphsOf(letter: string): string[] {
  return letter.split('\n\n')
}

/** Neither heading, date and greeting nor the signature. */
function isOwnSentence(paragraph: string): boolean {
  return /[.!?]$/u.test(paragraph) && !paragraph.includes('\n')
}
