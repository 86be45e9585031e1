import { FNV_OFFSET_BASIS, fnvStep } from '#engine/text/fnv-hash.ts'
import type { AnswerPart } from './answer-part.ts'

const ASKS_AGAIN = /\b(?:again|repeat|once more|remind me|one more time)\b/iu
const RADIX = 36

/** What tells one paragraph from another, whatever of the person's words it quotes. */
export function blockKey(text: string): string {
  const plain = text.replaceAll(/“[^”]*”/gu, '')
  return (
    [...plain].reduce((hash, sign) => fnvStep(hash, sign.codePointAt(0) ?? 0), FNV_OFFSET_BASIS) >>> 0
  ).toString(RADIX)
}

/** The parts without what the answer before said word for word; a part that says nothing new goes, unless it is all there is or is asked for again. */
export function withoutRepeated(
  parts: readonly AnswerPart[],
  said: readonly string[],
  message: string,
): AnswerPart[] {
  if (said.length === 0 || ASKS_AGAIN.test(message)) return [...parts]
  const isNew = (text: string) => !said.includes(blockKey(text))
  const fresh = parts.map(part => ({
    ...part,
    paragraphs: freshParagraphs(part, isNew),
    question: part.question !== null && isNew(part.question) ? part.question : null,
  }))
  const withNews = fresh.filter(({ paragraphs }) => paragraphs.some(text => !isOpening(text)))
  return withNews.length > 0
    ? withNews
    : parts.map((part, index) => ({ ...part, question: fresh[index]?.question ?? null }))
}

function freshParagraphs({ paragraphs, again }: AnswerPart, isNew: (text: string) => boolean): string[] {
  const fresh = paragraphs.filter(text => isOpening(text) || isNew(text))
  return again && !fresh.some(text => !isOpening(text)) ? again.filter(isNew) : fresh
}

/** It leads to what follows and says nothing itself. */
export function isOpening(text: string): boolean {
  return (
    text.endsWith(':') || /^You (?:wrote|asked): “[^”]*”(?: This is what I would try first\.)?$/u.test(text)
  )
}

/** What the next answer need not say. */
export function saidIn(parts: readonly AnswerPart[]): string[] {
  return parts
    .flatMap(({ paragraphs, question }) => [
      ...paragraphs.filter(text => !isOpening(text)),
      ...(question ? [question] : []),
    ])
    .map(blockKey)
}
