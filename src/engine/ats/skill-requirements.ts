import type { Engine } from '#engine/engine.ts'
import type { SkillSpan } from '#engine/skills/find-skills.ts'
import { clauseVariants } from './clause-terms.ts'
import { groupAlternatives } from './group-alternatives.ts'
import type { PostingClause } from './posting-clauses.ts'
import type { PostingReader } from './posting-reader.ts'
import type { Requirement } from './requirement.ts'
import { spanText } from './span-text.ts'

/** Each tool or skill of a clause on its own; those that an "or" joins will do for each other. */
export function skillRequirements(
  engine: Engine,
  { lexicon, isHard, isTool }: PostingReader,
  base: Requirement,
  { text, start }: PostingClause,
  spans: SkillSpan[],
  isAside: boolean,
): Requirement[] {
  const groups = groupAlternatives(text, start, spans)
  const isWhole = groups.length === 1 && !isAside
  return groups.map(group => {
    const concepts = [...new Set(group.map(span => span.concept))]
    const names = [...new Set(group.map(span => spanText(text, start, span)))]
    return {
      ...base,
      kind: 'skill',
      label: isWhole && !base.isSoft ? text : names.join(' or '),
      parts: names,
      concepts,
      isSoft: concepts.every(concept => lexicon.kind(concept) === 'soft'),
      isCommon: concepts.some(concept => COMMON_TOOLS.has(lexicon.name(concept))),
      isNamed: concepts.some(concept => isHard(concept) && !isPractice(lexicon.name(concept))),
      variants: isWhole
        ? base.variants
        : group.flatMap(span =>
            clauseVariants(engine.evidenceWords(), {
              text: spanText(text, start, span),
              start: span.start,
              skills: [span],
              credentials: [],
              isTool,
            }),
          ),
    }
  })
}

/** "Code review" and "A/B testing" are ways of working, unlike "GitHub Actions". */
function isPractice(name: string): boolean {
  return /^\p{Lu}[\p{L}/]* (?:[\p{L}]+ )*\p{Ll}[\p{Ll}-]+$/u.test(name)
}

/** "A 3D CAD system, ideally SolidWorks": who shows SolidWorks has shown the system. */
export function withWishedTools(found: Requirement[]): Requirement[] {
  return found.map((one, at) => {
    const wish = found[at + 1]
    const isWish =
      one.kind === 'skill' &&
      wish?.kind === 'skill' &&
      wish.postingLine === one.postingLine &&
      /^(?:ideally|preferably)\b/iu.test(wish.label)
    return isWish ? { ...one, concepts: [...one.concepts, ...wish.concepts] } : one
  })
}

const COMMON_TOOLS: ReadonlySet<string> = new Set([
  'Microsoft Office',
  'Microsoft Excel',
  'Microsoft Word',
  'Microsoft Outlook',
  'Microsoft PowerPoint',
  'Google Workspace',
  'English',
  "Driver's license",
])
