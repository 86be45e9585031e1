import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeLines } from '#engine/knowledge-tables.ts'
import { wordRoot } from '#engine/text/word-root.ts'

/** What the words of a requirement are worth, and which others stand for them. */
export interface EvidenceWords {
  /** How significant a root is, 0 to 8: low where most work is described with it. */
  weight: (root: string) => number
  /** Roots that stand for this one in the names of skills. */
  synonyms: (root: string) => readonly string[]
  /** Whether descriptions of work begin with this word, or with the verb of this -ing form. */
  isVerb: (word: string) => boolean
}

const WEIGHT_STEPS = 10
/** A word that no task statement uses is a name or a term of art. */
export const RARE_WORD_WEIGHT = 8

export function loadEvidenceWords(files: KnowledgeFiles): EvidenceWords {
  const decoder = new TextDecoder()
  const rows = new Map(
    decoder
      .decode(files('evidence-words.tsv'))
      .split('\n')
      .map((line): [string, string[]] => {
        const [root = '', ...cells] = line.split('\t')
        return [root, cells]
      }),
  )
  const duties = dutySynonyms(files)
  const verbs = new Set(decoder.decode(files('duty-verbs.txt')).split('\n').concat(POSTING_VERBS))
  return {
    weight: root => Number(rows.get(root)?.[0] ?? RARE_WORD_WEIGHT * WEIGHT_STEPS) / WEIGHT_STEPS,
    synonyms: root => [...(rows.get(root)?.[1]?.split(' ') ?? []), ...(duties.get(root) ?? [])],
    isVerb: word => {
      if (verbs.has(word)) return true
      const base = /^(.{2,})ing$/u.exec(word)?.[1]
      return base !== undefined && (verbs.has(base) || verbs.has(`${base}e`) || verbs.has(base.slice(0, -1)))
    },
  }
}

/** By root, the roots of the words that people use for the same duty. */
function dutySynonyms(files: KnowledgeFiles): Map<string, string[]> {
  const groups = readKnowledgeLines(files, 'duty-synonyms.txt').map(line => [
    ...new Set(line.split(' ').map(wordRoot)),
  ])
  const byRoot = new Map<string, string[]>()
  for (const group of groups)
    for (const root of group)
      byRoot.set(root, [...(byRoot.get(root) ?? []), ...group.filter(other => other !== root)])
  return byRoot
}

/** Verbs of postings that task statements seldom begin with. */
const POSTING_VERBS =
  'achieve anticipate attract champion chase coach co-ordinate cultivate deploy deputise diagnose enrol enroll escalate evacuate facilitate foster grow hit influence keep liaise manage mentor navigate onboard own partner pitch prioritise prioritize raise recover reconcile safeguard scale shape spearhead steer streamline upsell uphold verify win'.split(
    ' ',
  )
