import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { adviceFeatures, adviceProbabilities } from './advice-model.ts'
import type { Asked } from './answer-part.ts'
import type { Advice, ChosenAdvice } from './load-coach-tables.ts'

type AdviceQuestion = Pick<
  Asked,
  'tables' | 'ownWords' | 'firstWords' | 'depth' | 'adviceLines' | 'shown' | 'isTried'
>

/** A line that is less likely to be meant is advice for another situation, and worse than none. */
const MIN_FIT = 0.09
/** Beside the best line a second one is read too: in one of seven cases it is the one that was meant. */
const MIN_SECOND_FIT = 0.07
const MIN_SHARE_OF_BEST = 0.25
/** A few further words must say clearly what they are about. */
const MIN_OWN_FIT = 0.2
/** Who asks for more has heard what fits best. */
const MIN_FURTHER_FIT = 0.05
/** Beside a line that was tried another one must fit what is said now. */
const MIN_FIT_BESIDE_TRIED = 0.4

/** Advice that fits what is told or asked, the best first; further messages go on to what was not shown. */
export function chooseAdvice(question: AdviceQuestion, topic: CoachTopic): ChosenAdvice[] {
  const { firstWords, ownWords, depth, adviceLines, shown, isTried } = question
  const isNew = ({ id }: Advice) => !shown.some(line => line.id === id)
  const fitting = (words: readonly string[], least: number) =>
    ranked(question, topic, words)
      .filter(({ line, fit }) => fit >= least && isNew(line))
      .map(({ line }) => line)
  if (depth === 0) {
    const best = ranked(question, topic, firstWords)[0]?.fit ?? 0
    const fits =
      best >= MIN_FIT ? fitting(firstWords, Math.max(MIN_SECOND_FIT, best * MIN_SHARE_OF_BEST)) : []
    const lines = fits.length > 0 ? fits : linesOf(question, topic).filter(({ isGeneral }) => isGeneral)
    return said(lines.slice(0, adviceLines), fits.length > 0)
  }
  const tried = isTried ? triedLine(question, topic) : undefined
  if (tried)
    return [
      { ...tried, text: tried.tried, isTried: true, isFitting: true },
      ...said(fitting(ownWords, MIN_FIT_BESIDE_TRIED)),
    ].slice(0, adviceLines)
  const together = [...firstWords, ...ownWords]
  const fits = [...new Set([...fitting(ownWords, MIN_OWN_FIT), ...fitting(together, MIN_FURTHER_FIT)])]
  const general = linesOf(question, topic).filter(line => line.isGeneral && isNew(line))
  const further = fits.length > 0 ? fits : general.length > 0 ? general : fitting(together, 0).slice(0, 1)
  return said(further.slice(0, adviceLines))
}

/** The line that was shown last and whose next step was not told yet. */
function triedLine({ tables, shown }: AdviceQuestion, topic: CoachTopic): Advice | undefined {
  const told = shown.flatMap(({ id, isTried }) => {
    const line = tables.advice.find(candidate => candidate.id === id)
    return line?.topic === topic && !isTried ? [line] : []
  })
  return told[0]
}

function said(lines: readonly Advice[], isFitting = true): ChosenAdvice[] {
  return lines.map(line => ({ ...line, isTried: false, isFitting }))
}

function linesOf({ tables }: AdviceQuestion, topic: CoachTopic): Advice[] {
  return tables.advice.filter(line => line.topic === topic)
}

/** The lines of a topic, the likeliest first. */
function ranked({ tables }: AdviceQuestion, topic: CoachTopic, words: readonly string[]) {
  const { advice, adviceModel, wordGroups } = tables
  const rows = advice.flatMap((line, row) => (line.topic === topic ? [{ line, row }] : []))
  const probabilities = adviceProbabilities(
    adviceModel,
    adviceFeatures(words, wordGroups),
    rows.map(({ row }) => row),
  )
  return rows
    .map(({ line }, at) => ({ line, fit: probabilities[at] ?? 0 }))
    .toSorted((one, other) => other.fit - one.fit)
}
