import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { type BlockName, ELEMENT_BLOCKS } from './load-occupations.ts'

export type ElementName = { block: BlockName; name: string }

/** A skill people name that the data knows by its tools, elements and occupations. */
export type SkillConcept = {
  name: string
  tools: string[]
  elements: ElementName[]
  /** Beginnings of the codes of occupations that use it in full. */
  codes: string[]
}

export const INTEREST_TYPES = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
] as const
export type InterestType = (typeof INTEREST_TYPES)[number]

/** A subject people name as an interest, in the six types of interests. */
export type InterestTheme = {
  name: string
  pattern: RegExp
  interests: Partial<Record<InterestType, number>>
  knowledge: string[]
}

/** The hand-kept tables about occupations, skills and places. */
export type CareerTables = {
  skillAliases: ReadonlyMap<string, string>
  concepts: SkillConcept[]
  /** What an occupation is about in one phrase, in the order they are tried. */
  centralSkills: { name: string; codes: string[] }[]
  /** Everyday names by block/element. */
  elementNames: ReadonlyMap<string, string>
  elementPhrases: ReadonlyMap<string, string>
  stylePhrases: ReadonlyMap<string, string>
  commonElements: ReadonlySet<string>
  everydayTools: ReadonlySet<string>
  officeTools: ReadonlySet<string>
  /** 1 for the best-known tool, falling to just above 0. */
  toolPopularity: ReadonlyMap<string, number>
  fieldPhrases: ReadonlyMap<string, string>
  leadsTo: ReadonlyMap<string, string[]>
  taughtBy: ReadonlyMap<string, string[]>
  interestThemes: InterestTheme[]
  learningSubjects: ReadonlyMap<string, string[]>
  workStyles: ReadonlyMap<string, ElementName[]>
  communicationStyles: ReadonlyMap<string, ElementName[]>
  industryTitleWords: ReadonlyMap<string, string>
}

export type PlaceNames = {
  aliases: ReadonlyMap<string, string>
  countries: ReadonlyMap<string, string>
  states: ReadonlyMap<string, string>
  statesBesideCity: ReadonlyMap<string, string>
}

export function loadCareerTables(files: KnowledgeFiles): CareerTables {
  return {
    ...skillTables(files),
    ...elementTables(files),
    ...toolTables(files),
    ...suggestionTables(files),
    learningSubjects: new Map(
      readKnowledgeTable(files, 'learning-subjects.tsv', ['skill', 'tags']).map(({ skill, tags }) => [
        skill,
        listOf(tags, ', '),
      ]),
    ),
  }
}

function skillTables(files: KnowledgeFiles) {
  const rows = readKnowledgeTable(files, 'skill-concepts.tsv', [
    'name',
    'tools',
    'elements',
    'codes',
    'central_to',
    'central_order',
  ])
  return {
    skillAliases: new Map(
      readKnowledgeTable(files, 'skill-aliases.tsv', ['alias', 'skill']).map(({ alias, skill }) => [
        alias,
        skill,
      ]),
    ),
    concepts: rows.map(({ name, tools, elements, codes }) => ({
      name,
      tools: listOf(tools),
      elements: elementNames(elements),
      codes: listOf(codes),
    })),
    centralSkills: rows
      .filter(row => row.central_to !== '')
      .sort((a, b) => Number(a.central_order) - Number(b.central_order))
      .map(({ name, central_to }) => ({ name, codes: listOf(central_to) })),
  }
}

function elementTables(files: KnowledgeFiles) {
  const rows = readKnowledgeTable(
    files,
    'elements.tsv',
    ['block', 'element', 'name', 'phrase', 'style_phrase', 'common'],
    2,
  )
  const filled = (column: 'name' | 'phrase') =>
    new Map(
      rows
        .filter(row => row[column] !== '')
        .map(row => [`${row.block}/${row.element}`, row[column]] as const),
    )
  return {
    elementNames: filled('name'),
    elementPhrases: filled('phrase'),
    stylePhrases: new Map(
      rows.filter(row => row.style_phrase !== '').map(row => [row.element, row.style_phrase] as const),
    ),
    commonElements: new Set(rows.filter(row => row.common === 'yes').map(row => row.element)),
  }
}

function toolTables(files: KnowledgeFiles) {
  const rows = readKnowledgeTable(files, 'tools.tsv', ['tool', 'everyday', 'office', 'popularity_rank'])
  const popular = rows.filter(row => row.popularity_rank !== '')
  return {
    everydayTools: new Set(rows.filter(row => row.everyday === 'yes').map(row => row.tool)),
    officeTools: new Set(rows.filter(row => row.office === 'yes').map(row => row.tool)),
    toolPopularity: new Map(
      popular.map(row => [row.tool, (popular.length + 1 - Number(row.popularity_rank)) / popular.length]),
    ),
  }
}

function suggestionTables(files: KnowledgeFiles) {
  const ladder = readKnowledgeTable(files, 'career-ladder.tsv', ['code_prefix', 'leads_to', 'taught_by'])
  const codes = (column: 'leads_to' | 'taught_by') =>
    new Map(
      ladder
        .filter(row => row[column] !== '')
        .map(row => [row.code_prefix, listOf(row[column], ' ')] as const),
    )
  const styles = readKnowledgeTable(files, 'style-elements.tsv', ['kind', 'style', 'elements'], 2)
  const elementsOf = (kind: string) =>
    new Map(
      styles.filter(row => row.kind === kind).map(row => [row.style, elementNames(row.elements)] as const),
    )
  return {
    fieldPhrases: new Map(
      readKnowledgeTable(files, 'field-phrases.tsv', ['code_prefix', 'phrase']).map(row => [
        row.code_prefix,
        row.phrase,
      ]),
    ),
    leadsTo: codes('leads_to'),
    taughtBy: codes('taught_by'),
    interestThemes: readKnowledgeTable(files, 'interest-themes.tsv', [
      'name',
      'pattern',
      'interests',
      'knowledge',
    ]).map(row => ({
      name: row.name,
      pattern: new RegExp(row.pattern, 'i'),
      interests: interestWeights(row.interests),
      knowledge: listOf(row.knowledge, ', '),
    })),
    workStyles: elementsOf('work style'),
    communicationStyles: elementsOf('communication'),
    industryTitleWords: new Map(
      readKnowledgeTable(files, 'industry-title-words.tsv', ['industry', 'word']).map(row => [
        row.industry,
        row.word,
      ]),
    ),
  }
}

export function loadPlaceNames(files: KnowledgeFiles): PlaceNames {
  const rows = readKnowledgeTable(files, 'place-names.tsv', ['kind', 'name', 'meaning'], 2)
  const meanings = (kind: string) =>
    new Map(rows.filter(row => row.kind === kind).map(row => [row.name, row.meaning] as const))
  return {
    aliases: meanings('alias'),
    countries: meanings('country'),
    states: meanings('state'),
    statesBesideCity: meanings('state beside city'),
  }
}

function elementNames(cell: string): ElementName[] {
  return listOf(cell).map(path => {
    const block = ELEMENT_BLOCKS.find(name => path.startsWith(`${name}/`))
    if (!block) throw new Error(`${path} names no block of elements`)
    return { block, name: path.slice(block.length + 1) }
  })
}

function interestWeights(cell: string): InterestTheme['interests'] {
  const weights: InterestTheme['interests'] = {}
  for (const pair of listOf(cell, ', ')) {
    const [name, weight] = pair.split(' ')
    const type = INTEREST_TYPES.find(known => known === name)
    if (!type || !Number.isFinite(Number(weight)))
      throw new Error(`${pair} is no type of interest with a weight`)
    weights[type] = Number(weight)
  }
  return weights
}
