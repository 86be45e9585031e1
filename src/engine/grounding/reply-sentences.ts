/**
 * Sentences, lines and bullets with what stands between them: joined again they are the text. A mark inside a number, a short form or
 * an initial ends nothing.
 */
export function replySentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(BOUNDARY)) {
    const end = index + mark.length
    const isShort = ABBREVIATION.test(text.slice(start, index + 1))
    // "Ltd. I would" are two sentences, "Dr. Park" is one.
    if (
      /^[.!?]/u.test(mark) &&
      (isShort || (COMPANY_FORM.test(text.slice(start, index + 1)) && /^[\p{Ll}\d,]/u.test(text.slice(end))))
    )
      continue
    sentences.push(text.slice(start, end))
    start = end
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}

/** A bullet or a line break ends what is before it, whatever its last letter is. */
const BOUNDARY = /[.!?…]+["')\]]*(?:\s+|$)|[。！？]+\s*|\s*\n+\s*|\s+(?=[•‣▪]\s)/gu
const COMPANY_FORM = /\b(?:Inc|Ltd|Co|Corp|etc)\.$/u
const ABBREVIATION =
  /(?:^|[\s("])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|etc|e\.g|i\.e|approx|No|Nr|U\.S|Ph\.D|B\.Sc|M\.Sc)\.$/u
