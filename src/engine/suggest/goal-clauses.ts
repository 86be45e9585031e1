import type { CueEffect, GoalCue, GoalTables } from '#engine/occupations/load-goal-tables.ts'
import { allMatches } from '#engine/text/all-matches.ts'
import {
  type ClauseSpan,
  conditionClause,
  type GoalClause,
  type GoalPolarity,
  PRESENT_WORK_LEFT,
} from './goal-clause.ts'
import { exchangeBreaks } from './goal-exchanges.ts'
import { remarksIn } from './goal-remarks.ts'
import { isHeldSince, statedPolarity } from './goal-statements.ts'
import { goalText } from './goal-text.ts'
import { NO_DEGREE, refusedSchooling } from './schooling-refused.ts'

type Cue = { start: number; end: number; effect: Exclude<CueEffect, 'refuse before' | 'want before'> }

/** Cuts goals into clauses and says of each whether it is wished for, by the cues of a hand-kept table. */
export function goalClauses(tables: GoalTables, goals: string): GoalClause[] {
  const { refused, rest } = refusedSchooling(goals.replaceAll(/[’‘`´]/g, "'"))
  const text = goalText(tables, rest)
  let before: GoalClause[] = []
  let remarksBefore: GoalClause[] = []
  const said = text.split(SENTENCE_END).flatMap(sentence => {
    if (!LETTER_OR_DIGIT.test(sentence)) return []
    const known = tables.cues.candidates(sentence)
    if (isWhole(known, sentence.trim(), 'refuse before')) {
      for (const clause of before) if (POINTED_AT.has(clause.polarity)) clause.polarity = 'leave'
      for (const clause of remarksBefore) if (clause.polarity === 'want') clause.polarity = 'neutral'
      return before.length === 0 && HAS_ENOUGH.test(sentence) ? [PRESENT_WORK_LEFT] : []
    }
    if (isWhole(known, sentence.trim(), 'want before')) {
      for (const clause of before)
        if (POINTED_AT.has(clause.polarity)) {
          clause.polarity = 'want'
          clause.text = clause.text.replaceAll(PEOPLE_AT_WORK, '$1')
        }
      return []
    }
    const spans = spansOf(known, sentence, before)
    const remarks = remarksIn(tables, sentence, spans)
    if (isComplaint(sentence, spans, remarks))
      for (const { clause } of spans) if (clause.polarity === 'want') clause.polarity = 'neutral'
    for (const { clause, start, end, isPointedAt } of spans)
      if (clause.polarity === 'want' && !isPointedAt)
        clause.polarity = isHeldSince(sentence, end)
          ? 'past'
          : statedPolarity(sentence.slice(start, end), start === 0)
    before = spans.flatMap(({ clause }) => (clause.text === '' ? [] : [clause]))
    remarksBefore = remarks
    return [...before, ...remarks]
  })
  return [...said, ...refused.slice(0, 1).map(words => conditionClause(NO_DEGREE, words, 'want'))]
}

/** "I've seen enough. Gardener." speaks of the present work. */
const HAS_ENOUGH = /\b(?:done|enough|out|quit|finished|any ?more|over it|leav(?:e|ing)|time to)\b/i

/** "Dogs, rain, knees." lists what is wrong today: nothing in it is wished for. */
function isComplaint(sentence: string, spans: ClauseSpan[], remarks: GoalClause[]): boolean {
  if (!sentence.includes(',') || SAYS_WISH.test(sentence)) return false
  if (spans.some(({ clause }) => clause.polarity !== 'want')) return false
  if (remarks.some(({ polarity }) => polarity === 'want')) return false
  return remarks.some(({ polarity }) => polarity === 'leave') || TELLS_A_DAY.test(sentence)
}

const SAYS_WISH =
  /\b(?:i|i'[a-z]+|we|want|would|could|like|love|need|maybe|perhaps|or|no|not|without|less|fewer|give|back|instead|from now|please|bliss|sign me up)\b/i
/** "Hospitals, courts, police, then a bus home at nine." */
const TELLS_A_DAY = /,\s*then (?:a|the|home|back)\b.*\bhome\b/i

/** What "No thanks." or "That's the job I want." can mean: a wish of one's own, one that others have, or what was told of the past. */
const POINTED_AT: ReadonlySet<GoalPolarity> = new Set(['want', 'neutral', 'past'])
/** "I watch the phlebotomists. That's the job I want." */
const PEOPLE_AT_WORK = /\b(\p{L}{3,}(?:er|or|ist|ian|eer|nurse|cook|clerk|mechanic|pilot|chef))s\b/giu

/** "Nursing? No." refuses what the sentence before names; "That's the job I want." wishes for it. */
function isWhole(cues: GoalCue[], sentence: string, wanted: 'refuse before' | 'want before'): boolean {
  return cues.some(
    ({ pattern, effect }) =>
      effect === wanted &&
      allMatches(pattern.regExp(), sentence).some(match => match[0].length === sentence.length),
  )
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const SENTENCE_END = /[.;!?\n()—–"]+(?=\s|$|\p{L})|\s-+\s|:(?=\s|$)/u

function spansOf(known: GoalCue[], sentence: string, before: GoalClause[]): ClauseSpan[] {
  const cues = cuesIn(known, sentence)
  const spans: ClauseSpan[] = []
  let polarity: GoalPolarity = 'want'
  let isLooseList = false
  /** Whether a cue says what holds for the verb right after it: "hate to be a", but not "hate sales and move into". */
  let isGoverned = false
  /** Whether the cue ends with the "to" of a verb: "don't have to stand all day and talk to customers" refuses both. */
  let isInfinitive = false
  let isDismissed = false
  let isWish = false
  /** Whether what is left goes on from the words before a break. */
  let isContinued = false
  let at = 0
  /** Where the cue of the clause begins. */
  let from = 0
  /** The first clause after a "but": what was said before it is not meant by "is over for me". */
  let scope = 0
  const end = (to: number) => {
    const text = sentence.slice(at, to).trim()
    const clause: GoalClause = { text, polarity, isLooseList, isWish, condition: null }
    if (isContinued) clause.isSpread = true
    if (to > from) spans.push({ clause, start: from, end: to, isDismissed })
    from = to
    isWish = false
  }
  const breaks = [...breaksIn(sentence, cues), ...cues].sort((a, b) => a.start - b.start || a.end - b.end)
  for (const stop of breaks) {
    if (stop.start < at) continue
    if ('effect' in stop) {
      if (stop.effect === 'leave before' || stop.effect === 'neutral before') {
        const before = stop.effect === 'leave before' ? 'leave' : 'neutral'
        polarity = before
        isDismissed = before === 'neutral'
        end(stop.start)
        const verdict = sentence.slice(stop.start, stop.end)
        const pointsBack = POINTS_BACK.test(verdict)
        const first = pointsBack ? scope : Math.max(scope, firstOfSubject(sentence, spans))
        const own = pointsBack ? first : ofOwnSubject(sentence, spans, first, verdict)
        const subject = spans.findLast(({ clause }) => clause.text !== '')
        for (const span of spans.slice(own)) {
          // "Mechanic for 12 years, flat rate pay is a joke" leaves no mechanic.
          if (!pointsBack && span !== spans.at(-1) && isHeldSince(sentence, span.end)) continue
          if (span.clause.polarity === 'want' || span.clause.polarity === 'past') {
            span.clause.polarity = before
            if (span !== subject) span.clause.isSpread = true
            span.isDismissed = before === 'neutral'
          }
        }
        polarity = 'neutral'
        isGoverned = false
        isDismissed = false
      } else if (stop.effect === 'want past') {
        // "I was a chemist and I want back to that."
        end(stop.start)
        for (const span of spans) span.isPointedAt = span.clause.polarity === 'past'
        for (const clause of [...before, ...spans.map(span => span.clause)])
          if (clause.polarity === 'past') clause.polarity = 'want'
        polarity = 'neutral'
        isGoverned = false
        isDismissed = false
      } else if (stop.effect === 'leave clause') {
        // "Be an engineer again and hand the managing to somebody else" goes on with another verb.
        if (!/\band\s*$/i.test(sentence.slice(at, stop.start))) polarity = 'leave'
        end(stop.start)
        polarity = 'neutral'
        isGoverned = false
        isDismissed = false
      } else if (
        stop.effect !== 'complement' ||
        !isGoverned ||
        !ONLY_TO.test(sentence.slice(at, stop.start))
      ) {
        end(stop.start)
        polarity = POLARITIES[stop.effect]
        isDismissed = stop.effect === 'neutral' || stop.effect === 'other'
        isWish = stop.effect === 'want'
        isLooseList = false
        isGoverned = stop.effect !== 'complement' && polarity !== 'want'
      } else {
        end(stop.start)
      }
      at = stop.end
      isContinued = false
      isInfinitive = ENDS_WITH_TO.test(sentence.slice(0, stop.end))
      continue
    }
    // "No retail something in IT" begins a new thought, "build something new" does not.
    if (stop.isUnmarked && (polarity !== 'leave' || sentence.slice(at, stop.start).trim() === '')) continue
    // "I speak German, Turkish and English, so interpreter would make sense."
    const list = stop.isComma && !stop.isResult ? LIST_CONTINUES.exec(sentence.slice(stop.start)) : null
    const continues =
      (polarity === 'leave' &&
        (list !== null ||
          stop.isOr ||
          stop.isReason ||
          (stop.isAnd && isInfinitive && GOES_ON.test(sentence.slice(stop.end))) ||
          (stop.isRelative && SOMEBODY.test(sentence.slice(at, stop.start))))) ||
      (polarity === 'past' && list !== null)
    end(stop.start)
    at = stop.end
    if (stop.isContrast) scope = spans.length
    isContinued = continues && polarity === 'leave'
    if (!continues) {
      polarity = 'want'
      isGoverned = false
      isDismissed = false
    }
    isLooseList = continues && polarity === 'leave' && stop.isComma && list?.groups?.last === 'or'
  }
  end(sentence.length)
  return spans
}

/** In "a sleep lab is quiet, nights don't scare me" only the nights are spoken of: what has a verb of its own is another sentence. */
function firstOfSubject(sentence: string, spans: ClauseSpan[]): number {
  const subject = spans.findLastIndex(({ clause }) => clause.text !== '')
  const isSentence = ({ start, end }: ClauseSpan) => FINITE_VERB.test(sentence.slice(start, end))
  return spans.slice(0, Math.max(0, subject)).findLastIndex(isSentence) + 1
}

/** "Law lecturer, the bar has eaten my forties" wishes for the lecturer: a verdict speaks of its own subject alone. */
function ofOwnSubject(sentence: string, spans: ClauseSpan[], first: number, verdict: string): number {
  const told = spans.slice(first).filter(({ clause }) => clause.text !== '')
  const [one, subject] = [told[0], told.at(-1)]
  if (!one || !subject || one === subject) return first
  const before = sentence.slice(one.start, subject.start)
  const after = sentence.slice(subject.start, subject.end)
  const isOwn =
    WISH_BY_VERB.test(before) ||
    (OF_ONE.test(verdict) && /^\s*,/.test(after) && !/ and /i.test(after)) ||
    (told.length === 2 &&
      ((OWN_SUBJECT.test(after) && !OWN_SUBJECT.test(before)) ||
        (ALTERNATIVES.test(before) && !ALTERNATIVES.test(after))))
  if (isOwn) return spans.indexOf(subject)
  const other = told.findLastIndex(({ start, end }) => {
    const text = sentence.slice(start, end)
    return ALTERNATIVES.test(text) || !LISTED_SUBJECT.test(text)
  })
  const [listed] = told.slice(other + 1)
  return other >= 0 && told.length > 2 && listed && OWN_SUBJECT.test(sentence.slice(listed.start, listed.end))
    ? spans.indexOf(listed)
    : first
}

/** "Move up to supervisor or get into quality, the line hurts my feet." */
const WISH_BY_VERB =
  /^\W*(?:move|become|get|train|retrain|switch|study|learn|open|start|apply|qualify|transfer|find) /i
/** "Underwriting, claims is nothing but arguments" speaks of one thing. */
const OF_ONE = /^(?:is|'s|isn'?t|has|was|wasn'?t|doesn'?t|does not|is not)\b/i
/** "Developer or analyst, testing is a dead end." */
const ALTERNATIVES = /\p{L} or \p{L}/iu
const OWN_SUBJECT =
  /^[,\s]*(?:(?:as|because|since|and|but)\s)?(?:the(?! (?:whole|lot|entire|same)\b)|my|our|this|these|those|\d+|thirty|forty|fifty|twenty|sixty|eighty|a hundred)\s/i

/** "An inside job, sorting perhaps, the dogs, the ice are too much" complains of the last two. */
const LISTED_SUBJECT =
  /^[,\s]*(?:(?:as|because|since)\s)?(?:(?:the|my|our|this|these|those|all|no|and)\s|\p{L}+ing\b|\p{L}+$|\d)/iu

/** "And I hate it" speaks of all that was said. */
const POINTS_BACK = /\b(?:it|that|them|this|one)(?: all| so much| any ?more| any longer| again| at all)?$/i

const FINITE_VERB =
  /\b(?:love|hope|wish|prefer|i|i'\w+|we|is|are|was|were|would|want|like|could|need|has|had|can|looks?|sounds?|seems?)\b|\b(?:only|please|yes)\W*$/i

/** "Instead of the guy who loads it" goes on with the guy. */
const SOMEBODY = /\b(?:guy|one|person|man|woman|girl|lady|fella|bloke)$/i

const ENDS_WITH_TO = /\bto\s*$/i
/** Verbs of work that go on with what is refused; "and move", "and run my own" begin a wish. */
const GOES_ON =
  /^(?:talk|sit|drive|sell|cook|travel|manage (?:people|staff|others)|work (?:nights|weekends|shifts|evenings|late|overtime|holidays|saturdays|sundays|in the (?:rain|cold|heat)))\b/i

const ONLY_TO = /^\s*(?:to\s*)?$/i

const POLARITIES: Record<
  Exclude<
    CueEffect,
    'leave before' | 'leave clause' | 'neutral before' | 'refuse before' | 'want before' | 'want past'
  >,
  GoalPolarity
> = {
  want: 'want',
  complement: 'want',
  keep: 'keep',
  leave: 'leave',
  averse: 'leave',
  past: 'past',
  other: 'neutral',
  neutral: 'neutral',
}

/** Where a new thought may begin; "or", "because" and "until" go on with what is left ("no nights or weekends", "no lab because of the fumes"). */
function breaksIn(sentence: string, cues: Cue[]) {
  const said = [...sentence.matchAll(BREAK)]
    .map(match => ({ word: match[0], start: match.index, end: match.index + match[0].length }))
    // "And I hate it" is one cue, with its "and".
    .filter(({ start, end }) => !cues.some(cue => cue.start > start && cue.start < end))
  const exchanges = exchangeBreaks(sentence, cues).map(stretch => ({ ...stretch, word: '' }))
  return [...said, ...exchanges].map(({ word, start, end }) => ({
    start,
    end,
    isUnmarked: word === ' ' && UNMARKED.test(sentence.slice(end)),
    isComma: word.startsWith(','),
    isOr: /^\s*or\b/i.test(word),
    isAnd: /^\s*(?:and\b|&)/i.test(word),
    isReason: /^\s*(?:because|until)\b/i.test(word),
    isResult: /^,\s*so\b/i.test(word),
    isRelative: /^\s*(?:who|which)\b/i.test(word),
    isContrast: /^,?\s*(?:but|though|although|however|yet)\b/i.test(word),
  }))
}

const VERBS =
  "work|do|be|become|get|go|move|start|try|find|have|use|help|teach|learn|write|make|build|run|lead|manage|study|earn|see|spend|take|land|switch|join|open|own|live|want|would|need|hope|give|keep|stay|travel|train|mentor|work|working|doing|maybe|perhaps|instead|rather|then|into|inside|indoors|onto|to|more|less|fewer|no|not|without|i|i'm|i'd|my|that|it|we|grow|return|design|create|support|pass|like|love|enjoy|hate|sit|settle|sleep|finish|enter|apply|pursue|explore|talk|meet|advise|consult|coach|care|bake|cook|paint|drive|fix|repair|sell|code|program|research|qualify|retrain|progress|relocate|volunteer|perform|record|sing|raise|set|buy|plan|focus|specialise|specialize|predictable|regular|steady|stable|better|good|normal|flexible|fixed|free|decent|higher|fair|something|some|only|just|becoming|retraining|switching|joining|taking an?|moving (?:in)?to|training (?:as|for|to)|opening an?|starting an?"
const UNMARKED = /^(?:something|somewhere|maybe|perhaps)\b/i
/** What "something" goes on with: "doing something boring". */
const BEFORE_SOMETHING =
  "do|does|doing|did|be|being|have|having|find|finding|want|wanting|need|try|trying|in|at|to|for|with|of|on|into|about|like|as|is|was|and|or|not|no|never|just|only|than|by|from|but|hate|love|stop|quit|leave|\\w+n't|dont"
const BREAK = new RegExp(
  `,\\s*(?:so\\s+(?!that\\b|much\\b|many\\b|far\\b)|(?:but|though|although|however|yet)\\s+)?|\\s(?:but|though|although|however|while|whereas|yet|so|then|because|since|now|until|unless|if|when|where|who|which|plus|after that|that way)\\s+|\\s(?:and|or|&)\\s+(?=(?:${VERBS})\\b)|\\sand\\s+(?=(?:the|my|our|their)\\s(?:[\\w'-]+\\s){1,3}(?:is|are|has|have|was|were)\\b)|\\s/\\s|(?<!\\b(?:any|one|no|much))\\s(?=(?:more|less|fewer)\\s(?!(?:and|but|so)\\b))|(?<!\\b(?:${BEFORE_SOMETHING})) (?=(?:something|somewhere|maybe|perhaps)\\s)`,
  'giu',
)
/** The rest of a list after its comma: "…, weekends and holidays". */
const LIST_CONTINUES =
  /^,\s+(?!(?:into|onto|to|towards?|maybe|perhaps|ideally|just|some|something|any|anything|rather|then|i|a|an|work|do|be|become|get|find|learn|move|go|start|open|try|train|study)\b)(?:[\w'-]+\s+){0,2}[\w'-]+(?:,\s+(?:[\w'-]+\s+){0,2}[\w'-]+)*,?\s+(?<last>and|or|nor)\s+(?:[\w'-]+\s*){1,4}$/i

/** Where two cues begin at one place the longer counts, and none inside another. */
function cuesIn(known: GoalCue[], sentence: string): Cue[] {
  const found: Cue[] = []
  for (const { pattern, effect } of known) {
    if (effect === 'refuse before' || effect === 'want before') continue
    for (const match of allMatches(pattern.regExp(), sentence))
      if (match[0] !== '') found.push(deniedCue(sentence, match.index, match.index + match[0].length, effect))
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const cues: Cue[] = []
  for (const cue of found) if (cue.start >= (cues.at(-1)?.end ?? 0)) cues.push(cue)
  return cues
}

/** "I don't hate nursing" and "not done with helping" keep it. */
function deniedCue(sentence: string, start: number, end: number, effect: Cue['effect']): Cue {
  const denial = effect === 'averse' ? DENIAL.exec(sentence.slice(0, start)) : null
  if (!denial) return { start, end, effect }
  // "I don't hate retail, but I'd like to be a nurse" says nothing of staying.
  const effectOfDenial = BUT_WISHES.test(sentence.slice(end)) ? 'neutral' : 'keep'
  return { start: denial.index, end, effect: effectOfDenial }
}

const BUT_WISHES = /\bbut (?:i (?:want|would|need)|i'd|would (?:like|love|rather)|want)\b/i
const DENIAL =
  /(?<![\p{L}\p{N}])(?:(?:do|does|did|am|is|are|was|were) )?(?:not|never|hardly|\p{L}+n'?t)(?: (?:really|actually|at all|ever|yet|even))?\s+$/iu
