import type { AtsFix, AtsResult } from '#shared/career/ats-result.ts'
import type { Wording } from '#shared/career/wording.ts'
import type { AtsQuestion } from './ats-question.ts'

/** What was checked and what came of it, kept in the tab so that a reload shows it again. */
export type AtsCheck = { question: AtsQuestion; result: AtsResult & { wording: Wording } }

const POSTING_MIN_POINTS = 3

export type Requirement = AtsResult['requirements'][number]

/** One piece of advice in words, with what it earns and the change that would make it. */
export type Advice = { text: string; fix: AtsFix | undefined }

/** The three lists of advice, each sentence beside the fix it words. */
export function adviceOf(result: AtsResult): Record<'formatting' | 'improvements' | 'suggestions', Advice[]> {
  const isFormatting = (fix: AtsFix) => fix.part === 'parseability'
  const isImprovement = (fix: AtsFix) => fix.part === 'coverage' && fix.line === null
  const paired = (texts: readonly string[], fixes: AtsFix[]) =>
    texts.map((text, at) => ({ text, fix: texts.length === fixes.length ? fixes[at] : undefined }))
  return {
    formatting: paired(result.formattingIssues, result.fixes.filter(isFormatting)),
    improvements: paired(result.specificImprovements, result.fixes.filter(isImprovement)),
    suggestions: paired(
      result.optimizedSuggestions,
      result.fixes.filter(fix => !isFormatting(fix) && !isImprovement(fix)),
    ),
  }
}

/** A text that names no skill, paper, years or must, and hardly a task, is no posting, or only the top of one. */
export function isNoPosting({ requirements }: AtsResult): boolean {
  const asked = requirements.filter(({ kind }) => kind !== 'title')
  const isLoose = asked.every(({ kind, importance }) => kind === 'phrase' && importance !== 'must')
  return isLoose && asked.length < POSTING_MIN_POINTS
}

/** The line breaks that the checker counts by. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029\f\v]/u)
}

/** What each line, counted from 1, was found to be; a line edited since the check is nothing until the next one. */
export function markedLines(
  resumeText: string,
  { question, result }: AtsCheck,
): Map<number, 'shown' | 'listed'> {
  const checked = linesOf(question.resumeText)
  const now = linesOf(resumeText)
  const marked = new Map<number, 'shown' | 'listed'>()
  for (const { evidence, met } of result.requirements) {
    if (!evidence || now[evidence.line - 1] !== checked[evidence.line - 1]) continue
    if (met !== 'listed') marked.set(evidence.line, 'shown')
    else if (!marked.has(evidence.line)) marked.set(evidence.line, 'listed')
  }
  return marked
}

/** A line in pieces: the words looked for, whole and in any case, and what stands between them. */
export function splitAtWords(
  line: string,
  words: readonly string[],
): { text: string; isWord: boolean; at: number }[] {
  const wanted = words.filter(word => word.trim() !== '').sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return [{ text: line, isWord: false, at: 0 }]
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(${wanted.map(word => escaped(word)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  let at = 0
  // Split at a group, every second piece is what the group found.
  return line.split(found).map((text, piece) => {
    const start = at
    at += text.length
    return { text, isWord: piece % 2 === 1, at: start }
  })
}

/** RegExp.escape is not in every browser we name. */
function escaped(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')
}
