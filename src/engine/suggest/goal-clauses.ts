import type { CueEffect, GoalTables } from '#engine/occupations/load-goal-tables.ts'

type GoalPolarity = Exclude<CueEffect, 'leave before' | 'neutral before'>

/** A stretch of a goal that says one thing: wanted, kept, to leave, or only about the past. */
export type GoalClause = {
  text: string
  polarity: GoalPolarity
  /** Words after a comma in an "or" list; a role or field there is no part of what is left. */
  isLooseList: boolean
}

type Cue = { start: number; end: number; effect: CueEffect }

/** Cuts goals into clauses and says of each whether it is wished for, by the cues of a hand-kept table. */
export function goalClauses(tables: GoalTables, goals: string): GoalClause[] {
  const text = goals.replaceAll(/[’‘`´]/g, "'").replaceAll(/[“”]/g, '"')
  return text.split(SENTENCE_END).flatMap(sentence => clausesOf(tables, sentence))
}

const SENTENCE_END = /[.;!?\n()—–"]+(?=\s|$|\p{L})|\s-+\s|:(?=\s|$)/u

function clausesOf(tables: GoalTables, sentence: string): GoalClause[] {
  if (sentence.trim() === '') return []
  const cues = cuesIn(tables, sentence)
  const clauses: GoalClause[] = []
  let polarity: GoalPolarity = 'want'
  let isLooseList = false
  let at = 0
  const end = (to: number) => {
    const text = sentence.slice(at, to).trim()
    if (text !== '') clauses.push({ text, polarity, isLooseList })
  }
  const breaks = [...breaksIn(sentence), ...exchangeBreaks(sentence, cues), ...cues].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )
  for (const stop of breaks) {
    if (stop.start < at) continue
    if ('effect' in stop) {
      if (stop.effect === 'leave before' || stop.effect === 'neutral before') {
        const before = stop.effect === 'leave before' ? 'leave' : 'neutral'
        polarity = before
        end(stop.start)
        for (const clause of clauses)
          if (clause.polarity === 'want' || clause.polarity === 'past') clause.polarity = before
        polarity = 'neutral'
      } else {
        end(stop.start)
        polarity = stop.effect
        isLooseList = false
      }
      at = stop.end
      continue
    }
    const list = stop.isComma ? LIST_CONTINUES.exec(sentence.slice(stop.start)) : null
    const continues =
      (polarity === 'leave' && (list !== null || stop.isOr)) || (polarity === 'past' && list !== null)
    end(stop.start)
    at = stop.end
    if (!continues) polarity = 'want'
    isLooseList = continues && polarity === 'leave' && stop.isComma && list?.groups?.last === 'or'
  }
  end(sentence.length)
  return clauses
}

/** Where a new thought may begin; "or" goes on with what is left ("no nights or weekends"). */
function breaksIn(sentence: string): { start: number; end: number; isComma: boolean; isOr: boolean }[] {
  return [...sentence.matchAll(BREAK)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    isComma: match[0].startsWith(','),
    isOr: /^\s*or\b/i.test(match[0]),
  }))
}

/** "Swap X for Y" and "move from X to Y": what is left ends where the other begins. */
function exchangeBreaks(sentence: string, cues: Cue[]) {
  return cues.flatMap(({ start, end, effect }) => {
    const cue = sentence.slice(start, end)
    const other =
      effect !== 'leave'
        ? null
        : EXCHANGE.test(cue)
          ? / for /gi
          : MOVE_FROM.test(cue)
            ? / (?:in)?to /gi
            : null
    if (!other) return []
    other.lastIndex = end
    const match = other.exec(sentence)
    return match
      ? [{ start: match.index, end: match.index + match[0].length, isComma: false, isOr: false }]
      : []
  })
}

const EXCHANGE = /^(?:swap|trad|exchang)/i
const MOVE_FROM = /\bfrom\b/i

const VERBS =
  "work|do|be|become|get|go|move|start|try|find|have|use|help|teach|learn|write|make|build|run|lead|manage|study|earn|see|spend|take|land|switch|join|open|own|live|want|would|need|hope|give|keep|stay|travel|train|mentor|work|working|doing|maybe|perhaps|instead|rather|then|into|to|more|less|fewer|no|not|without|i|i'm|i'd|my|that|it|we|grow|return|design|create|support|pass|like|love|enjoy|hate|sit|settle|sleep|finish|enter|apply|pursue|explore|talk|meet|advise|consult|coach|care|bake|cook|paint|drive|fix|repair|sell|code|program|research|qualify|retrain|progress|relocate|volunteer|perform|record|sing|raise|set|buy|plan|focus|specialise|specialize|predictable|regular|steady|stable|better|good|normal|flexible|fixed|free|decent|higher|fair|something|some"
const BREAK = new RegExp(
  `,\\s*|\\s(?:but|though|although|however|while|whereas|yet|so|then|because|since|now|until|unless|if|when|where|who|which|plus|after that|that way)\\s+|\\s(?:and|or|&)\\s+(?=(?:${VERBS})\\b)|\\s/\\s|\\s(?=(?:more|less|fewer)\\s)`,
  'giu',
)
/** The rest of a list after its comma: "…, weekends and holidays". */
const LIST_CONTINUES =
  /^,\s+(?!(?:maybe|perhaps|ideally|just|some|something|any|anything|rather|then|i|a|an)\b)(?:[\w'-]+\s+){0,2}[\w'-]+(?:,\s+(?:[\w'-]+\s+){0,2}[\w'-]+)*,?\s+(?<last>and|or|nor)\s+(?:[\w'-]+\s*){1,4}$/i

/** Where two cues begin at one place the longer counts, and none inside another. */
function cuesIn(tables: GoalTables, sentence: string): Cue[] {
  const found: Cue[] = []
  for (const { pattern, effect } of tables.cues)
    for (const match of sentence.matchAll(pattern))
      if (match[0] !== '') found.push({ start: match.index, end: match.index + match[0].length, effect })
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const cues: Cue[] = []
  for (const cue of found) if (cue.start >= (cues.at(-1)?.end ?? 0)) cues.push(cue)
  return cues
}
