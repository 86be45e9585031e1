import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { adviceFeatures, adviceScores } from './advice-model.ts'
import type { Asked } from './answer-part.ts'
import type { Advice, ChosenAdvice } from './load-coach-tables.ts'
import { probabilitiesOf } from './probabilities.ts'

type AdviceQuestion = Pick<
  Asked,
  | 'tables'
  | 'ownWords'
  | 'firstWords'
  | 'depth'
  | 'adviceLines'
  | 'shown'
  | 'isTried'
  | 'wantsWords'
  | 'asksYesOrNo'
>

/** A line that is less likely to be meant is advice for another situation, and worse than none. */
const MIN_FIT = 0.05
/** Below it nothing but a common word speaks for a line. */
const MIN_SCORE = 0.8
/** Who asks what to say is given a line that holds words to say. */
const WORDS_WEIGHT = 2
/** "Yes, you may ask" answers nobody who did not ask whether. */
const ANSWERS_YES_OR_NO = /^(?:Yes|No|Perhaps|Maybe|Often|Usually|Probably|Only if|Sometimes)\b/u
const VERDICT_WEIGHT = 0.6
/** Two of three lines that are as likely are the very one. */
const SURE_FIT = 0.3
/** Beside the best line a second one is read too: in one of seven cases it is the one that was meant. */
const MIN_SECOND_FIT = 0.05
const MIN_SHARE_OF_BEST = 0.6
/** A few further words must say clearly what they are about. */
const MIN_OWN_FIT = 0.12
/** Who asks for more has heard what fits best. */
const MIN_FURTHER_FIT = 0.03
/** Beside a line that was tried another one must fit what is said now. */
const MIN_FIT_BESIDE_TRIED = 0.4

/** Advice that fits what is told or asked, the best first; further messages go on to what was not shown. */
export function chooseAdvice(question: AdviceQuestion, topic: CoachTopic): ChosenAdvice[] {
  const { firstWords, ownWords, depth, adviceLines, shown, isTried } = question
  const isNew = ({ id }: Advice) => !shown.some(line => line.id === id)
  const fitting = (words: readonly string[], least: number) =>
    ranked(question, topic, words).filter(
      ({ line, fit, score }) => fit >= least && score >= MIN_SCORE && isNew(line),
    )
  if (depth === 0) {
    const best = ranked(question, topic, firstWords)[0]?.fit ?? 0
    const fits =
      best >= MIN_FIT ? fitting(firstWords, Math.max(MIN_SECOND_FIT, best * MIN_SHARE_OF_BEST)) : []
    // What is surely meant needs nothing beside it.
    return fits.length > 0
      ? said(fits.slice(0, best >= SURE_FIT ? 1 : adviceLines))
      : general(linesOf(question, topic).filter(({ isGeneral }) => isGeneral)).slice(0, adviceLines)
  }
  const tried = isTried ? triedLine(question, topic) : undefined
  if (tried)
    return [
      { ...tried, text: tried.tried, isTried: true, isFitting: true, isSure: true },
      ...said(fitting(ownWords, MIN_FIT_BESIDE_TRIED)),
    ].slice(0, adviceLines)
  const together = [...firstWords, ...ownWords]
  const own = new Map(ranked(question, topic, ownWords).map(({ line, fit }) => [line.id, fit]))
  // What these words ask, and then what they ask beside the ones before.
  const fits = ranked(question, topic, together)
    .map(({ line, fit }) => ({ line, own: own.get(line.id) ?? 0, both: fit }))
    .filter(one => isNew(one.line) && (one.own >= MIN_OWN_FIT || one.both >= MIN_FURTHER_FIT))
    .toSorted((one, other) => other.own + other.both - (one.own + one.both))
    .map(one => ({ line: one.line, fit: Math.max(one.own, one.both) }))
  if (fits.length > 0) return said(fits.slice(0, adviceLines))
  const further = linesOf(question, topic).filter(line => line.isGeneral && isNew(line))
  return general(further).slice(0, 1)
}

/** Of messages whose words speak so much for a line, five of six ask what it answers; plain questions for a figure stay below. */
const MIN_ANSWER_SCORE = 3.3
/** Topics with few lines: the same words weigh less there. Not so on health, where another question's line may harm. */
const MIN_FEW_LINES_SCORE = 2.2
const FEW_LINES: readonly CoachTopic[] = ['legal', 'market', 'demands']
const MIN_ANSWER_FIT = 0.4

/** Where nothing else could be said, the nearest line is better than none. */
const MIN_NEAREST_SCORE = 1.8
const MIN_NEAREST_FIT = 0.2

/** The line that answers the very question, beside or in place of figures; nothing where none surely does. */
export function directAnswer(question: AdviceQuestion, topic: CoachTopic): ChosenAdvice[] {
  const least = FEW_LINES.includes(topic) ? MIN_FEW_LINES_SCORE : MIN_ANSWER_SCORE
  return bestLine(question, topic, least, MIN_ANSWER_FIT)
}

/** The line that comes nearest to a question which has no other answer. */
export function nearestAnswer(question: AdviceQuestion, topic: CoachTopic): ChosenAdvice[] {
  return bestLine(question, topic, MIN_NEAREST_SCORE, MIN_NEAREST_FIT)
}

function bestLine(
  question: AdviceQuestion,
  topic: CoachTopic,
  leastScore: number,
  leastFit: number,
): ChosenAdvice[] {
  const { ownWords, shown, adviceLines } = question
  if (adviceLines === 0) return []
  const best = ranked(question, topic, ownWords).find(({ line }) => !shown.some(({ id }) => id === line.id))
  return best && best.score >= leastScore && best.fit >= leastFit ? said([best]) : []
}

/** The line that was shown last and whose next step was not told yet. */
function triedLine({ tables, shown }: AdviceQuestion, topic: CoachTopic): Advice | undefined {
  const told = shown.flatMap(({ id, isTried }) => {
    const line = tables.advice.find(candidate => candidate.id === id)
    return line?.topic === topic && !isTried ? [line] : []
  })
  return told[0]
}

function said(lines: readonly { line: Advice; fit: number }[]): ChosenAdvice[] {
  return lines.map(({ line, fit }) => ({
    ...line,
    isTried: false,
    isFitting: true,
    isSure: fit >= SURE_FIT && !line.isGeneral,
  }))
}

/** What holds for any message on the topic. */
function general(lines: readonly Advice[]): ChosenAdvice[] {
  return lines.map(line => ({ ...line, isTried: false, isFitting: false, isSure: false }))
}

function linesOf({ tables }: AdviceQuestion, topic: CoachTopic): Advice[] {
  return tables.advice.filter(line => line.topic === topic)
}

/** The lines of a topic, the likeliest first. */
function ranked(
  { tables, wantsWords, asksYesOrNo }: AdviceQuestion,
  topic: CoachTopic,
  words: readonly string[],
) {
  const { advice, adviceModel, wordGroups } = tables
  const rows = advice.flatMap((line, row) => (line.topic === topic ? [{ line, row }] : []))
  const scores = adviceScores(
    adviceModel,
    adviceFeatures(words, wordGroups),
    rows.map(({ row }) => row),
  )
  const probabilities = probabilitiesOf(scores)
  return rows
    .map(({ line }, at) => ({
      line,
      fit:
        (probabilities[at] ?? 0) *
        (wantsWords && /["“]/u.test(line.text) ? WORDS_WEIGHT : 1) *
        (!asksYesOrNo && ANSWERS_YES_OR_NO.test(line.text) ? VERDICT_WEIGHT : 1),
      score: scores[at] ?? 0,
    }))
    .toSorted((one, other) => other.fit - one.fit)
}
