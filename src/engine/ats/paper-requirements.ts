import type { Engine } from '#engine/engine.ts'
import { isOfficePaper } from './after-hire.ts'
import { type ClauseTerm, clauseVariants } from './clause-terms.ts'
import type { CredentialSpan } from './credential-spans.ts'
import { groupAlternatives } from './group-alternatives.ts'
import type { NamedPaper } from './paper-names.ts'
import type { PostingClause } from './posting-clauses.ts'
import type { Requirement } from './requirement.ts'
import { spanText } from './span-text.ts'

/** Each paper on its own; those that an "or" joins will do for each other. */
export function paperRequirements(
  engine: Engine,
  base: Requirement,
  { text, start }: PostingClause,
  papers: NamedPaper[],
): Requirement[] {
  return groupAlternatives(text, start, papers).map(group => {
    const held = group.flatMap(({ credential }) => (credential ? [credential] : []))
    return {
      ...base,
      kind: 'credential',
      label: group.map(({ label }) => label).join(' or '),
      parts: group.map(({ label }) => label),
      concepts: [],
      isNamed: true,
      isCommon: base.isCommon || areCommon(engine, held) || group.every(({ label }) => isOfficePaper(label)),
      variants: group.flatMap(paper => [
        ...clauseVariants(engine.evidenceWords(), {
          text: spanText(text, start, paper),
          start: paper.start,
          skills: [],
          credentials: paper.credential ? [paper.credential] : [],
        }),
        ...longNameVariants(engine, paper),
      ]),
    }
  })
}

/** "AVOP" is met by "airside vehicle permit", which has most words of its long name. */
function longNameVariants(engine: Engine, { credential, label }: NamedPaper): ClauseTerm[][] {
  if (credential === null || !SHORT_NAME.test(label)) return []
  return engine
    .credentials()
    .longNames(credential.id)
    .flatMap(text =>
      clauseVariants(engine.evidenceWords(), { text, start: 0, skills: [], credentials: [] }).slice(0, 1),
    )
}
const SHORT_NAME = /^\p{Lu}[\p{Lu}\d.+-]{1,7}$/u

/** What an employer has checked of anybody and what most people hold says little of a field. */
export function areCommon(engine: Engine, held: CredentialSpan[]): boolean {
  const credentials = engine.credentials()
  return (
    held.length > 0 &&
    held.every(({ id }) => credentials.isCheck(id) || COMMON_CREDENTIALS.has(credentials.name(id)))
  )
}

/** Most people hold them, in any field. */
const COMMON_CREDENTIALS: ReadonlySet<string> = new Set([
  "Driver's license",
  'Motor vehicle record',
  'High school diploma',
])
