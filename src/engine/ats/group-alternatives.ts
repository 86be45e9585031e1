import type { AdvertLine } from '#engine/skills/advert-sections.ts'
import type { ConceptSpan } from '#engine/skills/find-skills.ts'

/** "Java, Kotlin or Scala" asks for one of three; "Java, Kotlin and Scala" for each. */
export function groupAlternatives(text: string, line: AdvertLine, spans: ConceptSpan[]): ConceptSpan[][] {
  const groups: ConceptSpan[][] = []
  let chain: ConceptSpan[] = []
  let connectors = ''
  for (const span of spans) {
    const last = chain.at(-1)
    const between = last ? text.slice(last.end, span.start) : ''
    if (last && CONNECTOR.test(between)) {
      chain.push(span)
      connectors += `${between} `
    } else {
      groups.push(...resolved(text, line, chain, connectors))
      chain = [span]
      connectors = ''
    }
  }
  return [...groups, ...resolved(text, line, chain, connectors)]
}

function resolved(text: string, line: AdvertLine, chain: ConceptSpan[], connectors: string): ConceptSpan[][] {
  const [first] = chain
  const last = chain.at(-1)
  if (!first || !last) return []
  const before = text.slice(Math.max(line.start, first.start - 40), first.start)
  const after = text.slice(last.end, Math.min(last.end + 40, line.start + line.text.length))
  const isExample =
    /(?:such as|e\.g\.?,?|like|for example|one (?:or more )?of|any of|at least one of|either)\s*:?\s*\(?\s*$/iu.test(
      before,
    )
  const isOpen =
    /^[\s,)]*(?:or|and\/or)\s+(?:a\s+)?(?:similar|equivalent|other|comparable|related|another)/iu.test(after)
  const isChoice = /\bor\b|\//iu.test(connectors) && !/\band\b(?!\/or)|&/iu.test(connectors)
  return chain.length > 1 && (isExample || isOpen || isChoice) ? [chain] : chain.map(span => [span])
}

const CONNECTOR = /^[\s,;/&(]*(?:and\/or|and|or)?[\s,;/&(]*$/iu
