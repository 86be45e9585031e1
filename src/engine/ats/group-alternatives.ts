import type { SkillSpan } from '#engine/skills/find-skills.ts'
import type { PostingLine } from '#engine/skills/posting-sections.ts'

/** How far before and after a list its "such as" or "or similar" may stand. */
const MAX_LOOK_AROUND_CHARS = 40

/** "Java, Kotlin or Scala" asks for one of three; "Java, Kotlin and Scala" for each. */
export function groupAlternatives(text: string, line: PostingLine, spans: SkillSpan[]): SkillSpan[][] {
  const groups: SkillSpan[][] = []
  let chain: SkillSpan[] = []
  let isChoice = false
  const close = () => {
    groups.push(
      ...(chain.length > 1 && (isChoice || isOpenList(text, line, chain))
        ? [chain]
        : chain.map(span => [span])),
    )
    chain = []
    isChoice = false
  }
  for (const span of spans) {
    const last = chain.at(-1)
    const between = last ? text.slice(last.end, span.start) : ''
    // "SQL and Tableau or Power BI": the "and" parts what is asked for, the "or" joins what will do.
    if (
      last &&
      (!CONNECTOR.test(between) || /\band\b(?!\/or)|&/iu.test(between)) &&
      !isExample(text, line, chain)
    )
      close()
    else if (/\bor\b|\//iu.test(between)) isChoice = true
    chain.push(span)
  }
  close()
  return groups
}

/** "such as Jira, Asana and Trello" names examples, any of which will do. */
function isExample(text: string, line: PostingLine, [first]: SkillSpan[]): boolean {
  const before = first
    ? text.slice(Math.max(line.start, first.start - MAX_LOOK_AROUND_CHARS), first.start)
    : ''
  return /(?:such as|e\.g\.?,?|like|for example|one (?:or more )?of|any of|at least one of|either)\s*:?\s*\(?\s*$/iu.test(
    before,
  )
}

function isOpenList(text: string, line: PostingLine, chain: SkillSpan[]): boolean {
  const last = chain.at(-1)
  const after = last
    ? text.slice(last.end, Math.min(last.end + MAX_LOOK_AROUND_CHARS, line.start + line.text.length))
    : ''
  return (
    isExample(text, line, chain) ||
    /^[\s,)]*(?:or|and\/or)\s+(?:a\s+)?(?:similar|equivalent|other|comparable|related|another)/iu.test(after)
  )
}

const CONNECTOR = /^[\s,;/&(]*(?:and\/or|and|or)?[\s,;/&(]*$/iu
