import { withoutBrackets } from '#engine/text/brackets.ts'

type Span = { start: number; end: number }

/** How far before and after a list its "such as" or "or similar" may stand. */
const MAX_LOOK_AROUND_CHARS = 40

/** "Java, Kotlin or Scala" asks for one of three; "Java, Kotlin and Scala" for each. Spans are counted from the posting's start. */
export function groupAlternatives<Own extends Span>(text: string, start: number, found: Own[]): Own[][] {
  const spans = found.map(span => ({ ...span, start: span.start - start, end: span.end - start }))
  const original = new Map<Span, Own | undefined>(spans.map((span, at) => [span, found[at]]))
  const groups: Span[][] = []
  let chain: Span[] = []
  let isChoice = false
  const close = () => {
    groups.push(
      ...(chain.length > 1 && (isChoice || isOpenList(text, chain)) ? [chain] : chain.map(span => [span])),
    )
    chain = []
    isChoice = false
  }
  for (const span of spans) {
    const last = chain.at(-1)
    const between = last
      ? withoutBrackets(text.slice(last.end, span.start)).replace(ISSUED_BY, '').replace(ISSUED_WORD, '')
      : ''
    // "SQL and Tableau or Power BI": the "and" parts what is asked for, the "or" joins what will do.
    const gap = last ? text.slice(last.end, span.start) : ''
    if (last && (IN_BRACKETS.test(gap) || NAMES_IN_BRACKETS.test(gap) || isOnePaper(text, last, span)))
      isChoice = true
    else if (last && DISTANT_OR.test(gap)) isChoice = true
    else if (
      last &&
      (!CONNECTOR.test(between) || /\b(?:and|und|sowie)\b(?!\/or)|&/iu.test(between)) &&
      !isExample(text, chain)
    )
      close()
    else if (/\b(?:or|oder)\b|\//iu.test(between)) isChoice = true
    chain.push(span)
  }
  close()
  return groups.map(group => group.flatMap(span => original.get(span) ?? []))
}

/** "PAL firearms licence": a short form beside what it stands for. */
function isOnePaper(text: string, last: Span, next: Span): boolean {
  return (
    /^\s+$/u.test(text.slice(last.end, next.start)) &&
    /^\p{Lu}{2,6}$/u.test(text.slice(last.start, last.end)) &&
    /\p{Ll}{3}/u.test(text.slice(next.start, next.end))
  )
}

/** "such as Jira, Asana and Trello" names examples, any of which will do. */
function isExample(text: string, [first]: Span[]): boolean {
  const before = first ? text.slice(Math.max(0, first.start - MAX_LOOK_AROUND_CHARS), first.start) : ''
  return /(?:such as|e\.g\.?,?|like|for example|one (?:or more )?of|any of|at least one of|either)\s*:?\s*\(?\s*$/iu.test(
    before,
  )
}

function isOpenList(text: string, chain: Span[]): boolean {
  const last = chain.at(-1)
  const after = last ? text.slice(last.end, last.end + MAX_LOOK_AROUND_CHARS) : ''
  return (
    isExample(text, chain) ||
    /^[\s,)]*(?:or|and\/or)\s+(?:a\s+)?(?:similar|equivalent|other|comparable|related|another)/iu.test(after)
  )
}

/** "CPT or PBT(ASCP)": a short form with who issues it. */
const ISSUED_BY = /\b\p{Lu}{2,8} ?\($/u
/** "P.Eng. licensed, or EIT", "CPA designation or CMA": what is issued, between two names of it. */
const ISSUED_WORD =
  /^\.?\s*(?:licen[cs](?:e|ed)|registered|registration|certified|certification|certificate|designation|qualified|status|membership|card|ticket)\b/iu
/** "NVQ Level 3 in Bench Joinery (or City & Guilds equivalent)". */
const IN_BRACKETS = /^[^().;]{0,60}\(\s*(?:or|alternatively)\b[^().;]{0,30}$/iu
/** "Phlebotomy certification (CPT or PBT(ASCP))": short forms that nobody knows, up to the one that is known. */
const NAMES_IN_BRACKETS = /^\s*\((?:\p{Lu}{2,8}\s*(?:,\s*(?:or\s+)?|\bor\s+|\/\s*))+(?:\p{Lu}{2,8} ?\()?$/u
/** "309A with industrial experience, or Red Seal": a few words about the one, then the other. */
const DISTANT_OR = /^(?![^;]{0,60}\b(?:and|plus|&)\b)[^;.:]{1,40},\s+or\s+(?:an? |the )?$/iu
const CONNECTOR = /^[\s,;/&(]*(?:and\/or|and|or|und|oder|sowie)?[\s,;/&(]*$/iu
