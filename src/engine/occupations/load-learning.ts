import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { lazy } from '#engine/lazy.ts'
import type { LearningLink } from '#shared/career/learning-link.ts'

/** A field that the words of a title betray. */
export type LearningField = {
  pattern: RegExp
  /** Beginnings of the codes of the occupations it suits. */
  codes: string[]
  /** Skills that are of the field themselves, in lower case. */
  skills: ReadonlySet<string>
}

export type Learning = {
  links: LearningLink[]
  byTag: Map<string, LearningLink[]>
  fields: LearningField[]
  /** The fields that the words of its title betray. */
  fieldsOf(link: LearningLink): readonly LearningField[]
  /** Words of which a title under a tag must hold one; few tags are asked for, and a pattern costs to read. */
  wordsByTag: ReadonlyMap<string, () => RegExp>
}

/** Shorter beginnings, such as "ai" or "ux", are whole words. */
const MIN_PREFIX_CHARS = 4

export function loadLearning(files: KnowledgeFiles): Learning {
  const links: LearningLink[] = []
  const byTag = new Map<string, LearningLink[]>()
  for (const line of new TextDecoder().decode(files('learning.tsv')).split('\n')) {
    const [title = '', url = '', provider = '', kind, tags = ''] = line.split('\t')
    if (!isLearningKind(kind)) continue
    const link = { title, url, provider, kind, tags: tags.split('|') }
    links.push(link)
    for (const tag of link.tags) {
      const tagged = byTag.get(tag.toLowerCase())
      if (tagged) tagged.push(link)
      else byTag.set(tag.toLowerCase(), [link])
    }
  }
  const fields = readKnowledgeTable(files, 'learning-fields.tsv', ['field', 'codes', 'words', 'skills']).map(
    ({ codes, words, skills }) => ({
      codes: listOf(codes),
      pattern: wordPattern(listOf(words)),
      skills: new Set(listOf(skills)),
    }),
  )
  const wordsByTag = new Map(
    readKnowledgeTable(files, 'learning-tags.tsv', ['tag', 'words']).map(({ tag, words }) => [
      tag,
      lazy(() => wordPattern(listOf(words))),
    ]),
  )
  return { links, byTag, fields, fieldsOf: fieldsByTitle(fields), wordsByTag }
}

/** Each title is searched once and not on every call: that was two thirds of what a skill gap computed. */
function fieldsByTitle(fields: readonly LearningField[]): Learning['fieldsOf'] {
  const known = new Map<LearningLink, LearningField[]>()
  return link => {
    const found = known.get(link) ?? fields.filter(({ pattern }) => pattern.test(link.title))
    known.set(link, found)
    return found
  }
}

function wordPattern(words: string[]): RegExp {
  const whole = words.filter(word => word.length < MIN_PREFIX_CHARS).map(escaped)
  const beginnings = words.filter(word => word.length >= MIN_PREFIX_CHARS).map(escaped)
  // The letters of all languages once and not behind each word: they are most of what a pattern costs to read.
  const ended = whole.length === 0 ? [] : [String.raw`(?:${whole.join('|')})(?![\p{L}\p{N}+#])`]
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[...ended, ...beginnings].join('|')})`, 'iu')
}

function escaped(word: string): string {
  return word.replaceAll(/[.+*?^$()[\]{}|\\/]/gu, String.raw`\$&`)
}

function isLearningKind(kind: string | undefined): kind is LearningLink['kind'] {
  return kind !== undefined && KINDS.has(kind)
}

const KINDS = new Set(['course', 'certification', 'tutorial', 'book', 'article'])
