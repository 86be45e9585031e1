import { wordRoot } from '#engine/text/word-root.ts'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

/** A word of fewer task statements is as rare as one that stands in none. */
const MIN_STATEMENTS = 5
const WEIGHT_STEPS = 10
const MAX_WEIGHT = 8
/** Skills in whose names two words stand for each other, before the two count as synonyms. */
const MIN_SHARED_SKILLS = 4
const MAX_LABELS_PER_SKILL = 60
const MAX_SYNONYMS = 12
const MIN_STATEMENTS_OF_A_VERB = 4

/**
 * How significant each word is (from how many task statements hold it), which words ESCO's labels of one skill exchange for each
 * other, and the verbs that task statements begin with. Words alone are kept, never a statement or a label.
 */
export async function buildEvidenceWords(source: string, target: string): Promise<BuiltFile[]> {
  const statements = [
    ...(await readTable(source, 'onet-29.3/Task Statements.tsv')),
    ...(await readTable(source, 'onet-29.3/Emerging Tasks.tsv')),
  ].map(row => words(cell(row, 'Task')))
  const counts = new Map<string, number>()
  const verbs = new Map<string, number>()
  for (const statement of statements) {
    for (const root of new Set(statement.map(wordRoot))) add(counts, root, 1)
    const [first] = statement
    if (first !== undefined && /^[a-z]{3,}$/.test(first)) add(verbs, first, 1)
  }
  const synonyms = await synonymRoots(source)
  const weights = new Map(
    [...counts]
      .filter(([, count]) => count >= MIN_STATEMENTS)
      .map(([root, count]) => [root, Math.min(MAX_WEIGHT, Math.log(statements.length / count))]),
  )
  const lines = [...new Set([...weights.keys(), ...synonyms.keys()])].sort(byText).map(root => {
    const weight = Math.round((weights.get(root) ?? MAX_WEIGHT) * WEIGHT_STEPS)
    return [root, weight, (synonyms.get(root) ?? []).join(' ')].join('\t').trimEnd()
  })
  const verbList = [...verbs]
    .filter(([, count]) => count >= MIN_STATEMENTS_OF_A_VERB)
    .map(([verb]) => verb)
    .sort(byText)
  const facts = { source: 'Word counts over the O*NET 29.3 Database; ESCO 1.1.1 labels', date: 'May 2025' }
  return [
    await writeKnowledge(
      target,
      { file: 'evidence-words.tsv', rows: lines.length, ...facts },
      `${lines.join('\n')}\n`,
    ),
    await writeKnowledge(
      target,
      { file: 'duty-verbs.txt', rows: verbList.length, ...facts },
      `${verbList.join('\n')}\n`,
    ),
  ]
}

/** Roots that stand for each other where two labels of one ESCO skill differ in a single word. */
async function synonymRoots(source: string): Promise<Map<string, string[]>> {
  const shared = new Map<string, number>()
  for (const row of await readTable(source, 'esco-1.1.1/skills_en.csv')) {
    const labels = [cell(row, 'preferredLabel'), ...cell(row, 'altLabels').split('\n')]
      .slice(0, MAX_LABELS_PER_SKILL)
      .map(words)
    const pairs = new Set<string>()
    for (const [at, label] of labels.entries())
      for (const other of labels.slice(at + 1)) {
        const pair = onlyDifference(label, other)
        if (pair) pairs.add(pair.map(wordRoot).sort(byText).join(' '))
      }
    for (const pair of pairs) add(shared, pair, 1)
  }
  const synonyms = new Map<string, { root: string; count: number }[]>()
  for (const [pair, count] of shared) {
    const [a = '', b = ''] = pair.split(' ')
    if (a === b || count < MIN_SHARED_SKILLS || a.length < 2 || b.length < 2 || /\d/.test(pair)) continue
    for (const [root, other] of [
      [a, b],
      [b, a],
    ] as const)
      synonyms.set(root, [...(synonyms.get(root) ?? []), { root: other, count }])
  }
  return new Map(
    [...synonyms].map(([root, list]) => [
      root,
      list
        .sort((a, b) => b.count - a.count || byText(a.root, b.root))
        .slice(0, MAX_SYNONYMS)
        .map(other => other.root),
    ]),
  )
}

function onlyDifference(label: string[], other: string[]): [string, string] | null {
  if (label.length !== other.length || label.length < 2) return null
  const differences = label.flatMap((word, at): [string, string][] => {
    const against = other[at] ?? word
    return word === against ? [] : [[word, against]]
  })
  return differences.length === 1 ? (differences[0] ?? null) : null
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z0-9+#]*/g) ?? []
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
