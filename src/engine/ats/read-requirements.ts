import { degreeLevel } from '#engine/resume/degree-level.ts'
import { findSkillSpans, type SkillSpan } from '#engine/skills/find-skills.ts'
import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { type PostingLine, postingLines } from '#engine/skills/posting-sections.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { groupAlternatives } from './group-alternatives.ts'
import { type PostingText, postingText } from './keyword-stuffing.ts'
import type { Requirement } from './requirement.ts'
import { balancedWeights } from './requirement-weights.ts'
import { significantWords, titleKeywords } from './significant-words.ts'

export interface Posting {
  requirements: Requirement[]
  text: PostingText
}

const MIN_HARD_SKILLS = 4
const MAX_REQUIREMENTS = 80
/** Larger numbers tell the company's age. */
const MAX_REQUIRED_YEARS = 30
const MAX_DEGREE_TEXT_CHARS = 2000
const MAX_ROLE_CHARS = 120
const MAX_TITLE_KEYWORDS = 6
const POSTING_TITLE_LIMITS = { chars: 80, words: 8 } as const
/** A must outranks any duty, however strictly stated; the amount decides only between equals. */
const REQUIREMENT_RANKS = { must: 10, duty: 2, nice: 1 } as const
const AMOUNT_PER_RANK = 100

export function readRequirements(lexicon: SkillLexicon, jobDescription: string, targetRole: string): Posting {
  const text = jobDescription
  const lines = postingLines(text)
  const matches = findSkillSpans(lexicon, text)
  const numberOf = lineNumbers(text)
  const found: Requirement[] = []
  let headingStrictness: 0 | 1 = 0
  let next = 0
  for (const [i, line] of lines.entries()) {
    const end = line.start + line.text.length
    const spans: SkillSpan[] = []
    while ((matches[next]?.start ?? Number.POSITIVE_INFINITY) < end) {
      const span = matches[next]
      if (span && span.start >= line.start) spans.push(span)
      next++
    }
    if (line.isHeading)
      headingStrictness =
        line.part === 'must' && /requir|must|essential|minimum|mandatory|need/iu.test(line.text) ? 1 : 0
    if (
      line.isHeading ||
      (i === 0 && lines.length > 1 && looksLikeTitle(line)) ||
      IGNORED_PARTS.has(line.part)
    )
      continue
    const base = requirementBase(line, headingStrictness, numberOf(line.start))
    for (const group of groupAlternatives(text, line, spans))
      found.push(skillRequirement(lexicon, text, group, base))
    found.push(...yearsAndDegreeRequirements(line, base))
  }
  const skills = mergeRequirements(found)
  const role = titleRequirement(targetRole.trim() || (lines[0]?.text ?? ''))
  const enough = skills.filter(one => one.kind === 'skill' && !one.isSoft).length >= MIN_HARD_SKILLS
  const words = enough ? [] : wordRequirements(lines, numberOf, skills)
  return {
    requirements: balancedWeights(topRequirements([...role, ...skills, ...words])),
    text: postingText(text),
  }
}

/** Bounds the cost of long postings. */
function topRequirements(requirements: Requirement[]): Requirement[] {
  if (requirements.length <= MAX_REQUIREMENTS) return requirements
  return [...requirements].sort((a, b) => requirementRank(b) - requirementRank(a)).slice(0, MAX_REQUIREMENTS)
}

type Base = Pick<Requirement, 'importance' | 'stated' | 'postingLine'>

function requirementBase(line: PostingLine, headingStrictness: 0 | 1, postingLine: number): Base {
  const importance = line.part === 'must' ? 'must' : line.part === 'nice' ? 'nice' : 'duty'
  const spoken = /\b(?:must|required?|requires|mandatory|minimum|essential|necessary)\b/iu.test(line.text)
  return { importance, stated: importance !== 'must' ? 0 : spoken ? 2 : headingStrictness, postingLine }
}

function skillRequirement(lexicon: SkillLexicon, text: string, group: SkillSpan[], base: Base): Requirement {
  const concepts = [...new Set(group.map(span => span.concept))]
  const labels = concepts.map(concept => {
    const span = group.find(one => one.concept === concept)
    const name = lexicon.name(concept)
    // Long-tail names are stored folded; the posting's own spelling reads better.
    return /^\p{Ll}/u.test(name) && span ? text.slice(span.start, span.end).replace(/\s+/gu, ' ') : name
  })
  return {
    ...base,
    label: labels.join(' or '),
    kind: 'skill',
    concepts,
    amount: 0,
    words: [],
    isSoft: concepts.every(concept => lexicon.kind(concept) === 'soft'),
    isCommon: concepts.some(concept => COMMON_TOOLS.has(lexicon.name(concept))),
    orExperience: false,
    weight: 1,
  }
}

function yearsAndDegreeRequirements(line: PostingLine, base: Base): Requirement[] {
  const requirements: Requirement[] = []
  const emptyRequirement = {
    concepts: [],
    words: [],
    isSoft: false,
    isCommon: false,
    orExperience: false,
    weight: 1,
  }
  if (base.importance === 'duty') return []
  const years =
    /(?<![$\d])(\d{1,2})\s*(?:\+|(?:-|–|to)\s*\d{1,2}\+?)?\s*\+?\s*(?:years?|yrs?)\b(?!\s*old)/iu.exec(
      line.text,
    )
  const amount = Number(years?.[1] ?? 0)
  if (amount > 0 && amount <= MAX_REQUIRED_YEARS)
    requirements.push({
      ...base,
      ...emptyRequirement,
      label: `${amount} years of experience`,
      kind: 'years',
      amount,
    })
  const level = lowestDegree(line.text)
  if (level > 0) {
    const orExperience = /equivalent|or (?:\w+ ){0,3}experience/iu.test(line.text)
    const label = DEGREE_NAMES[level] ?? 'degree'
    const preferredOnly = /\b(?:preferred|a plus|desired|ideally)\b/iu.test(line.text)
      ? ({ importance: 'nice', stated: 0 } as const)
      : {}
    requirements.push({
      ...base,
      ...emptyRequirement,
      label,
      kind: 'degree',
      amount: level,
      orExperience,
      ...preferredOnly,
    })
  }
  return requirements
}

function lowestDegree(text: string): number {
  const levels = text
    .slice(0, MAX_DEGREE_TEXT_CHARS)
    .split(/\bor\b|\/|,/u)
    .map(degreeLevel)
    .filter(level => level > 0)
  return levels.length === 0 ? 0 : Math.min(...levels)
}

/** One requirement for each skill, as strict as its strictest mention. */
function mergeRequirements(found: Requirement[]): Requirement[] {
  const byKey = new Map<string, Requirement>()
  for (const one of found) {
    const key = one.kind === 'skill' ? one.concepts.join(',') : one.kind
    const known = byKey.get(key)
    if (!known || requirementRank(one) > requirementRank(known)) byKey.set(key, one)
  }
  const singles = new Map(
    [...byKey.values()]
      .filter(one => one.kind === 'skill' && one.concepts.length === 1)
      .map(one => [one.concepts[0], one]),
  )
  // "Python" asked for alone makes "Python or R" elsewhere a repetition.
  return [...byKey.values()].filter(
    one =>
      one.concepts.length < 2 ||
      !one.concepts.some(
        concept =>
          singles.has(concept) && requirementRank(one) <= requirementRank(singles.get(concept) ?? one),
      ),
  )
}

function requirementRank({ importance, stated, amount }: Requirement): number {
  return REQUIREMENT_RANKS[importance] + stated + amount / AMOUNT_PER_RANK
}

function titleRequirement(role: string): Requirement[] {
  if (role.length > MAX_ROLE_CHARS) return []
  const words = titleKeywords(role).slice(0, MAX_TITLE_KEYWORDS)
  if (words.length === 0) return []
  return [
    {
      label: role.replace(/\s+/gu, ' '),
      kind: 'title',
      concepts: [],
      amount: 0,
      words,
      importance: 'duty',
      stated: 0,
      isSoft: false,
      isCommon: false,
      orExperience: false,
      weight: 1,
      postingLine: 1,
    },
  ]
}

function wordRequirements(
  lines: PostingLine[],
  numberOf: (offset: number) => number,
  skills: Requirement[],
): Requirement[] {
  const said = new Set(skills.flatMap(one => tokenize(one.label).words))
  const asked = lines.filter(line => !line.isHeading && !IGNORED_PARTS.has(line.part))
  return significantWords(asked, said).map(({ word, surface, line }) => ({
    label: surface,
    kind: 'word',
    concepts: [],
    amount: 0,
    words: [word],
    importance: line.part === 'must' ? 'must' : line.part === 'nice' ? 'nice' : 'duty',
    stated: 0,
    isSoft: false,
    isCommon: false,
    orExperience: false,
    weight: 1,
    postingLine: numberOf(line.start),
  }))
}

function looksLikeTitle(line: PostingLine): boolean {
  if (line.part === 'must' || line.part === 'nice') return false
  return (
    line.text.length < POSTING_TITLE_LIMITS.chars &&
    tokenize(line.text).words.length <= POSTING_TITLE_LIMITS.words &&
    !/[.;]\s*$/u.test(line.text)
  )
}

function lineNumbers(text: string): (offset: number) => number {
  let at = 0
  let number = 1
  return offset => {
    for (let found = text.indexOf('\n', at); found !== -1 && found < offset; found = text.indexOf('\n', at)) {
      number++
      at = found + 1
    }
    return number
  }
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
const IGNORED_PARTS: ReadonlySet<string> = new Set(['benefit', 'legal', 'company'])
const DEGREE_NAMES = [
  '',
  'High school diploma',
  'Associate degree',
  'Bachelor’s degree',
  'Master’s degree',
  'Doctorate',
]
