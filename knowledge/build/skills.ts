import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKnowledgeLines } from '#engine/knowledge-tables.ts'
import { phraseKey } from '#engine/text/tokens.ts'
import { readKnowledge } from '../../scripts/read-knowledge.ts'
import { csvRows } from './csv-rows.ts'
import { joinSections } from './join-sections.ts'
import { skillPhrases } from './skill-phrases.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

type Kind = 'technology' | 'skill' | 'knowledge' | 'certification' | 'language' | 'soft'
interface Concept {
  name: string
  kind: Kind
  /** Marked forms as they stand in the file: a mark, then the folded key. */
  forms: string[]
}
interface Collection {
  concepts: Concept[]
  /** Folded phrase → the concept it belongs to. */
  claimed: Map<string, Concept>
  commonWords: ReadonlySet<string>
  places: ReadonlySet<string>
}

const MAX_PHRASE_WORDS = 5

export async function buildSkills(source: string, target: string): Promise<BuiltFile[]> {
  const read = (path: string) => readFile(join(source, path), 'utf8')
  const esco = csvRows(await read('esco-1.1.1/skills_en.csv'))
  const technologies = tsvRows(await read('onet-29.3/Technology Skills.tsv'))
  const tasks = tsvRows(await read('onet-29.3/Task Statements.tsv'))
  const titles = tsvRows(await read('onet-29.3/Alternate Titles.tsv'))
  const cities = [
    ...csvRows(await read('geo/us_city_area.csv')),
    ...csvRows(await read('geo/world_cities_100k.csv')),
    ...csvRows(await read('geo/countries_ppp.csv')),
  ]
  const phrases: string[] = JSON.parse(await read('skill-gazetteer/skills.json'))

  const collection: Collection = {
    concepts: [],
    claimed: new Map(),
    commonWords: findCommonWords([
      ...tasks.map(row => row.Task ?? ''),
      ...esco.map(row => row.description ?? ''),
    ]),
    places: new Set(cities.map(row => phraseKey(row.city ?? row.name ?? '') ?? '')),
  }
  const titleKeys = new Set(titles.map(row => phraseKey(row['Alternate Title'] ?? '') ?? ''))
  addTable(collection, 'skills-programming.txt', 'technology')
  addTable(collection, 'skills-tools.txt', 'technology')
  addTable(collection, 'skills-professions.txt', 'skill')
  addTable(collection, 'skills-certifications.txt', 'certification')
  addTable(collection, 'skills-soft.txt', 'soft')
  addTable(collection, 'skills-languages.txt', 'language')
  addTechnologies(collection, technologies)
  addEsco(collection, esco)
  addPhrases(collection, phrases, titleKeys)

  const lines = collection.concepts.map(
    // A name that reads like its first form is left out: the file is a third smaller for it.
    ({ name, kind, forms }) => `${KIND_LETTERS[kind]}${name === forms[0] ? '' : name}\t${forms.join('|')}`,
  )
  const relationTable = relationLines(collection)
  const table = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const { bytes, places } = joinSections(skillPhrases(table))
  const built = {
    rows: lines.length,
    source: 'O*NET 29.3 Database; ESCO 1.1.1; skill-extractor 0.2.0; our own table of other names',
    date: 'May 2025; September 2022; 2025 to 2026',
  }
  return [
    await writeKnowledge(target, { file: 'skills.tsv', ...built }, table),
    await writeKnowledge(target, { file: 'skill-phrases.bin', ...built }, bytes),
    await writeKnowledge(target, { file: 'skill-phrases.json', ...built }, columns({ sections: places })),
    await writeKnowledge(
      target,
      {
        file: 'skill-relations.tsv',
        rows: relationTable.trimEnd().split('\n').length,
        source: 'our own table',
        date: '2026',
      },
      relationTable,
    ),
  ]
}

function addTable(collection: Collection, table: string, kind: Kind): void {
  for (const line of readKnowledgeLines(readKnowledge, table)) {
    const [name = '', aliases = ''] = line.split(' =', 2)
    if (name === '') continue
    const spelled = aliases.split(',').map(alias => alias.trim())
    const marked = spelled.some(alias => MARK.test(alias) && phraseKey(alias) === phraseKey(name))
    add(collection, { name, kind, phrases: marked ? spelled : [name, ...spelled], ours: true })
  }
}

function addTechnologies(collection: Collection, rows: Record<string, string>[]): void {
  const uses = Map.groupBy(rows, row => row.Example ?? '')
  for (const [example, users] of uses) {
    const asked =
      users.length > 1 || users.some(row => row['Hot Technology'] === 'Y' || row['In Demand'] === 'Y')
    if (!asked && wordCount(example) > 2) continue
    const name = example.replace(/ software$/u, '')
    // "Local area network LAN software" is a kind of software, not a product: its bare words would match prose.
    const isKind = name !== example && name.slice(1) === name.slice(1).toLowerCase()
    const forms = isKind ? [example] : [example, name]
    const acronym = /^(.{8,}) ([A-Z]{2,6})$/u.exec(name)
    if (acronym && isAcronymOf(acronym[2] ?? '', acronym[1] ?? ''))
      forms.push(acronym[1] ?? '', `!${acronym[2]}`)
    const vendorless = name.replace(VENDOR, '')
    if (vendorless !== name && !isKind) forms.push(vendorless)
    add(collection, {
      name: isKind ? example : name,
      kind: 'technology',
      phrases: forms.map(form => withCondition(collection, form)).filter(form => form !== ''),
    })
  }
}

/** "ADP Enterprise HR" ends in capitals that stand for nothing before them. */
function isAcronymOf(acronym: string, words: string): boolean {
  const initials = words
    .split(/[\s-]+/u)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
  return initials.endsWith(acronym)
}

function addEsco(collection: Collection, rows: Record<string, string>[]): void {
  for (const row of rows) {
    const label = (row.preferredLabel ?? '').trim()
    const isKnowledge = row.skillType === 'knowledge'
    if (!isKnowledge && wordCount(label) > (MAX_WORDS_BY_REUSE_LEVEL[row.reuseLevel ?? ''] ?? 0)) continue
    if (/^(?:write|understand|interact verbally)\b/u.test(label) && row.reuseLevel === 'transversal') continue
    if (row.skillType === '' || NOT_SKILLS.has(phraseKey(label) ?? '')) continue
    const isTool = isKnowledge && /^[A-Z.].*|[A-Z]{2}/u.test(label) && row.reuseLevel !== 'transversal'
    const other = (row.altLabels ?? '').split('\n').map(alt => alt.trim().replace(/ {2,}/gu, ' '))
    const longEnough = other.filter(
      alt => (isKnowledge ? true : alt.includes(' ')) && wordCount(alt) <= 4 && alt !== label,
    )
    const distinct = isKnowledge
      ? longEnough.filter(alt => !/\b(?:of|for|in)\b/u.test(alt)).slice(0, 4)
      : longEnough.filter(alt => wordCount(alt) <= 2).slice(0, 2)
    const distinctive = distinct.filter(
      alt => alt.includes(' ') || !collection.commonWords.has(phraseKey(alt) ?? ''),
    )
    const phrases = [label, ...distinctive].filter(
      phrase => wordCount(phrase) <= 4 && !isGeneric(collection, phrase),
    )
    add(collection, {
      name: label.replace(/\s*\(.*\)$/u, ''),
      kind: isTool
        ? 'technology'
        : isKnowledge
          ? 'knowledge'
          : row.reuseLevel === 'transversal'
            ? 'soft'
            : 'skill',
      phrases: isTool ? phrases.map(phrase => withCondition(collection, phrase)) : phrases,
    })
  }
}

function addPhrases(collection: Collection, phrases: string[], titles: ReadonlySet<string>): void {
  for (const phrase of phrases) {
    const key = phraseKey(phrase)
    if (
      key === null ||
      titles.has(key) ||
      isGeneric(collection, phrase) ||
      wordCount(phrase) > MAX_PHRASE_WORDS
    )
      continue
    const single = !/[ /]/u.test(key)
    if (single && (collection.commonWords.has(key) || collection.places.has(key) || key.length < 3)) continue
    if (
      /^(?:strong|good|excellent|various|other|related|new|modern|basic|advanced|relevant|overall|high|best|our|your) /u.test(
        key,
      )
    )
      continue
    if (
      /(?:[^\x20-\x7e]|\d{4}|(?:ierung|ungen?|sicherheit|technik|entwicklung)$)/u.test(phrase) ||
      /\bund\b/u.test(phrase)
    )
      continue
    const form = single && key.length <= 3 ? `!${phrase}` : phrase
    add(collection, { name: key, kind: single || /\d/u.test(key) ? 'technology' : 'skill', phrases: [form] })
  }
}

function add(
  collection: Collection,
  found: { name: string; kind: Kind; phrases: string[]; ours?: boolean },
): void {
  // A name that is known already brings its other names to the concept that has it: one skill, one concept.
  const known = collection.claimed.get(phraseKey(found.name) ?? '')
  const concept: Concept = known ?? { name: found.name, kind: found.kind, forms: [] }
  for (const phrase of found.phrases) {
    const mark = MARK.exec(phrase)?.[0] ?? ''
    const key = phraseKey(phrase.slice(mark.length))
    if (key === null || key.length > 60 || collection.claimed.has(key)) continue
    if (!found.ours && NOT_SKILLS.has(key)) continue
    collection.claimed.set(key, concept)
    concept.forms.push(mark + key)
  }
  if (!known && concept.forms.length > 0) collection.concepts.push(concept)
}

/** Marks a short or ordinary word, so that prose does not turn into a product. */
function withCondition(collection: Collection, form: string): string {
  if (MARK.test(form)) return form
  const key = phraseKey(form)
  if (key === null || NOT_SKILLS.has(key)) return ''
  if (/[ /]/u.test(key)) return isGeneric(collection, form) ? `^${form}` : form
  if (key.length <= 1 || collection.places.has(key)) return ''
  if (collection.commonWords.has(key)) return `~${form}`
  return key.length <= 3 ? `!${form}` : form
}

function isGeneric(collection: Collection, phrase: string): boolean {
  const key = phraseKey(phrase)
  if (key === null || collection.places.has(key)) return true
  return key.split(/[ /]/u).every(word => GENERIC_WORDS.has(word) || /^\d+$/u.test(word))
}

function relationLines({ concepts }: Collection): string {
  const index = new Map(concepts.map((concept, i) => [concept.name, i]))
  const at = (name: string) => {
    const found = index.get(name.trim())
    if (found === undefined) throw new Error(`No skill is named ${name}`)
    return found
  }
  const lines: string[] = []
  for (const line of readKnowledgeLines(readKnowledge, 'skill-relations.txt')) {
    const [broader, ...implied] = line.split(/ > |, /u)
    if (line.includes(' > ') && broader) lines.push(`>${[broader, ...implied].map(at).join('\t')}`)
    else lines.push(`~${line.split(' ~ ').map(at).join('\t')}`)
  }
  return `${lines.join('\n')}\n`
}

function findCommonWords(sentences: string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const sentence of sentences) {
    for (const word of new Set(sentence.match(/(?<![\p{L}\p{N}])[a-z]{2,}(?![\p{L}\p{N}])/gu) ?? [])) {
      const key = phraseKey(word) ?? word
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return new Set(
    [...counts].filter(([, count]) => count >= MIN_SENTENCES_OF_COMMON_WORD).map(([word]) => word),
  )
}

function tsvRows(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.split('\n').filter(line => line !== '')
  const names = header.trim().split('\t')
  return lines.map(line =>
    Object.fromEntries(line.split('\t').map((cell, i) => [names[i] ?? '', cell.trim()])),
  )
}

function wordCount(phrase: string): number {
  return phrase.split(/[\s/-]+/u).length
}

const KIND_LETTERS = {
  technology: 't',
  skill: 's',
  knowledge: 'k',
  certification: 'c',
  language: 'l',
  soft: 'o',
} as const
// "fasten treads and risers" costs room and is never written so in an advertisement.
const MAX_WORDS_BY_REUSE_LEVEL: Record<string, number> = {
  'occupation-specific': 2,
  'sector-specific': 3,
  'cross-sector': 4,
  transversal: 4,
}
const MARK = /^[~^!]/u
const MIN_SENTENCES_OF_COMMON_WORD = 4
const VENDOR =
  /^(?:Microsoft|Adobe Systems Adobe|Adobe|Oracle|IBM|Apache|Google|Autodesk|Atlassian|Intuit|Amazon|Apple|Red Hat|ESRI|The MathWorks|Dassault Systemes|Bentley|Trimble|Cisco|Henry Schein|Thomson Reuters|Siemens|PTC|Corel|Mozilla|SAP|HP|Dell|EMC|Symantec|Citrix|VMware|Micro Focus|Sun|Sybase|Novell|Avid|Apple Final Cut|Blackbaud|McKesson|GE Healthcare|Allscripts|NetSuite|Infor|Epicor|Deltek|Sage|Hyland|Quest|Rockwell Automation|National Instruments|Wolfram Research|Minitab|Nuance|Nuance Dragon) /u
const NOT_SKILLS = new Set(readKnowledgeLines(readKnowledge, 'not-skills.txt'))
const GENERIC_WORDS = new Set(readKnowledgeLines(readKnowledge, 'generic-words.txt'))
