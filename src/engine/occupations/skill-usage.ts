import type { CareerData } from './load-career-data.ts'
import type { SkillConcept } from './load-career-tables.ts'
import type { Element } from './load-occupations.ts'

export type SkillUsage = {
  /** The name the data knows it by, or the person's own words. */
  name: string
  kind: 'concept' | 'tool' | 'element' | 'words' | 'unknown'
  /** How much each occupation uses the skill, 0 to 1. */
  usageIn: (row: number) => number
  /** 1 for skills few occupations use, 0.25 for those nearly all use. */
  specificity: number
}

/** A z-score, and a rating from 0 to 1, at which an element counts as fully used. */
const FULL_USAGE_Z_SCORE = 1.6
const FULL_USAGE_RATING = 0.6
const PROGRAMMING_TOOL_USAGE = { base: 0.6, perProgrammingUsage: 0.4 } as const
const CONCEPT_USAGE = {
  bestToolWeight: 0.8,
  secondToolWeight: 0.2,
  /** How far the mean of the elements may exceed the first. */
  firstElementMargin: 0.1,
  toolsOnlyFactor: 0.75,
  toolsAndElementsFactor: 0.6,
} as const
const SPECIFICITY = { lowest: 0.25, shareSmoothing: 0.01, logScale: 4 } as const
/** A short name such as "Excel" is taken only from a tool that this many occupations list. */
const MIN_SHORT_NAME_OCCUPATIONS = 8
const MIN_SHORT_NAME_CHARS = 4
const MAX_SKILL_CHARS = 80
const cache = new WeakMap<CareerData, Map<string, SkillUsage>>()
const MAX_CACHED_SKILLS = 2000

/** What a skill in a person's own words means for every occupation. */
export function skillUsage(career: CareerData, text: string): SkillUsage {
  const key = text.slice(0, MAX_SKILL_CHARS).trim().toLowerCase()
  const uses = cache.get(career) ?? new Map<string, SkillUsage>()
  cache.set(career, uses)
  const known = uses.get(key)
  if (known) return known
  const use = resolveSkill(career, key, text.slice(0, MAX_SKILL_CHARS).trim())
  if (uses.size < MAX_CACHED_SKILLS) uses.set(key, use)
  return use
}

function resolveSkill(career: CareerData, key: string, text: string): SkillUsage {
  const name = (career.tables.skillAliases.get(key) ?? key).toLowerCase()
  const concept = career.tables.concepts.find(candidate => candidate.name.toLowerCase() === name)
  if (concept) return withSpecificity(career, concept.name, 'concept', conceptUsage(career, concept))
  const tool = toolName(career, name)
  if (tool) {
    return withSpecificity(career, tool, 'tool', toolUsage(career, tool))
  }
  const element = career.occupations.elements.find(
    ({ block, name: listed }) =>
      (block === 'skills' || block === 'knowledge' || block === 'activities') &&
      (listed.toLowerCase() === name ||
        career.tables.elementNames.get(`${block}/${listed}`)?.toLowerCase() === name),
  )
  if (element)
    return withSpecificity(
      career,
      career.tables.elementNames.get(`${element.block}/${element.name}`) ?? element.name,
      'element',
      row => elementUsage(career, row, element),
    )
  const { scores, words } = career.terms().scoreText(text)
  const largest = scores.reduce((most, score) => Math.max(most, score), 0)
  if (words.length === 0 || largest === 0)
    return { name: text, kind: 'unknown', usageIn: () => 0, specificity: 0 }
  return withSpecificity(career, text, 'words', row => Math.min(1, (scores[row] ?? 0) / largest))
}

/** 0 at the average occupation, 1 well above it. */
export function elementUsage({ occupations }: CareerData, row: number, element: Element): number {
  return (
    Math.min(1, Math.max(0, occupations.zScore(row, element) / FULL_USAGE_Z_SCORE)) *
    Math.min(1, occupations.rating(row, element) / FULL_USAGE_RATING)
  )
}

/** Usage of programming tools is scaled by the Programming rating: O*NET lists Python for many jobs that hardly program. */
function toolUsage(career: CareerData, name: string): (row: number) => number {
  const usage = career.tools().usageByOccupation(name)
  const programming = career.occupations.element('skills', 'Programming')
  const technical = /develop|programming|platform|data base|database|operating system|web/i.test(
    career.tools().kind(name),
  )
  return row =>
    (usage.get(row) ?? 0) *
    (technical
      ? PROGRAMMING_TOOL_USAGE.base +
        PROGRAMMING_TOOL_USAGE.perProgrammingUsage * elementUsage(career, row, programming)
      : 1)
}

function conceptUsage(career: CareerData, concept: SkillConcept): (row: number) => number {
  const tools = concept.tools.map(name => toolUsage(career, name))
  const elements = concept.elements.map(({ block, name }) => career.occupations.element(block, name))
  return row => {
    const code = career.occupations.codes[row] ?? ''
    if (concept.codes.some(start => code.startsWith(start))) return 1
    const used = tools.map(use => use(row)).sort((a, b) => b - a)
    const fromTools =
      (used[0] ?? 0) * CONCEPT_USAGE.bestToolWeight +
      (used[1] ?? used[0] ?? 0) * CONCEPT_USAGE.secondToolWeight
    const uses = elements.map(element => elementUsage(career, row, element))
    const mean = uses.reduce((sum, use) => sum + use, 0) / Math.max(1, uses.length)
    // Cap by the first element: secondary elements alone would match unrelated roles.
    const fromElements =
      concept.codes.length > 0 ? Math.min(mean, (uses[0] ?? 0) + CONCEPT_USAGE.firstElementMargin) : mean
    if (tools.length === 0) return fromElements
    return elements.length === 0
      ? fromTools
      : Math.max(
          fromTools * CONCEPT_USAGE.toolsOnlyFactor,
          fromElements,
          (fromTools + fromElements) * CONCEPT_USAGE.toolsAndElementsFactor,
        )
  }
}

function withSpecificity(
  career: CareerData,
  name: string,
  kind: SkillUsage['kind'],
  usageIn: (row: number) => number,
): SkillUsage {
  const values = new Float32Array(career.occupations.count)
  let sum = 0
  for (let row = 0; row < values.length; row++) {
    values[row] = Math.min(1, usageIn(row))
    sum += values[row] ?? 0
  }
  const share = sum / values.length
  return {
    name,
    kind,
    usageIn: row => values[row] ?? 0,
    specificity: Math.min(
      1,
      Math.max(SPECIFICITY.lowest, Math.log(1 / (share + SPECIFICITY.shareSmoothing)) / SPECIFICITY.logScale),
    ),
  }
}

const toolNameCache = new WeakMap<CareerData, Map<string, string>>()

function toolName(career: CareerData, name: string): string | null {
  const known = toolNameCache.get(career) ?? toolsByShortName(career)
  toolNameCache.set(career, known)
  return known.get(name) ?? null
}

/** "Excel" for "Microsoft Excel": the last words of a name, where the most used tool of that name wins. */
function toolsByShortName(career: CareerData): Map<string, string> {
  const { names, occupationCount: spread } = career.tools()
  const short = new Map<string, string>()
  const ranked = names
    .map(name => ({ name, spread: spread(name) }))
    .sort((a, b) => b.spread - a.spread || (a.name < b.name ? -1 : 1))
  for (const { name } of ranked) short.set(name.toLowerCase(), name)
  for (const { name, spread: used } of ranked) {
    const words = name
      .toLowerCase()
      .replace(/ \([^)]*\)$/, '')
      .split(' ')
    const last = words.slice(1).join(' ')
    if (
      words.length > 1 &&
      used >= MIN_SHORT_NAME_OCCUPATIONS &&
      last.length >= MIN_SHORT_NAME_CHARS &&
      !/software|system|program|tools?$/.test(last) &&
      !short.has(last)
    )
      short.set(last, name)
  }
  return short
}
