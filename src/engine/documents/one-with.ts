/** "with two of them with dyslexia", ", with 22 coached, with 20 passed": one "with" is enough. */
export function withOneWith(text: string): string {
  return text
    .replaceAll(/, with (?=\S+ of (?:them|whom|which|these) (?:with|without) )/gu, ', ')
    .replace(/(, with (?!.* and )[^,;.]+), with (?=[^,;]+$)/u, '$1 and ')
    .replaceAll(/(, with [^,;.]+), with /gu, '$1, ')
    .replace(/(, with (?!.* and )(?:\d[^,;]*, )*\d[^,;]*), (?=(?:no|zero) \p{Ll}+(?: \p{Ll}+)?$)/u, '$1 and ')
    .replace(/(?<=\d[^,;]*, \d[^,;]*), (?=(?:no|zero) \p{Ll}+s?$)/u, ', with ')
}
