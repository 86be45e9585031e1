import { byText, cell, type Row, readTable } from './read-table.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

const KEPT_PER_TAG = 40
const KINDS = ['course', 'certification', 'tutorial', 'book', 'article']

/** Title, address, provider and skill tags of free learning material; the best of each tag, never a description. */
export async function buildLearning(source: string, target: string): Promise<BuiltFile> {
  const chosen = new Map<string, number>()
  for (const row of await readTable(source, 'learning-resources/resources_starter_16x12.csv')) {
    chosen.set(cell(row, 'url'), Number(cell(row, 'score')) || 0)
  }
  const rows = (await readTable(source, 'learning-resources/resources_all.csv'))
    .map(row => ({ ...resource(row), starter: chosen.get(cell(row, 'url')) ?? 0 }))
    .filter(
      row =>
        row.tags.length > 0 && KINDS.includes(row.kind) && isEnglish(row.title) && row.url.startsWith('http'),
    )
    .sort((a, b) => quality(b) - quality(a) || byText(a.title, b.title) || byText(a.url, b.url))
  const taken = new Map<string, number>()
  const kept = rows.filter(row => {
    const wanted = row.tags.some(tag => (taken.get(tag) ?? 0) < KEPT_PER_TAG)
    if (wanted) for (const tag of row.tags) taken.set(tag, (taken.get(tag) ?? 0) + 1)
    return wanted
  })
  const lines = kept.map(row => [row.title, row.url, row.provider, row.kind, row.tags.join('|')].join('\t'))
  const built = {
    file: 'learning.tsv',
    rows: kept.length,
    source:
      'EbookFoundation free-programming-books; Coursera audit list; awesome-leading-and-managing; Free-Certifications',
    date: '2020 to 2026',
  }
  return writeKnowledge(target, built, `${lines.join('\n')}\n`)
}

function resource(row: Row) {
  return {
    title: clean(cell(row, 'title')),
    url: cell(row, 'url').trim(),
    provider: clean(cell(row, 'provider'))
      .replace(/^by /, '')
      .replace(/\.$/, '')
      .replaceAll(/ ?\((HTML|PDF|CC[^)]*|MIT|[^)]*(required|account|registration)[^)]*)\)/g, ''),
    kind: cell(row, 'kind'),
    tags: cell(row, 'tags')
      .split(/[|;]/)
      .map(tag => tag.trim())
      .filter(Boolean)
      .sort(byText),
  }
}

type Ranked = ReturnType<typeof resource> & { starter: number }

// A resource tagged with many skills is about none of them.
function quality(row: Ranked): number {
  const kind = { course: 4, certification: 3, tutorial: 3, book: 1, article: 0 }[row.kind] ?? 0
  const named = row.tags.some(tag => row.title.toLowerCase().includes(tag.toLowerCase())) ? 3 : 0
  const basics = /intro|basic|fundamental|essential|beginner|getting started|foundations/i.test(row.title)
    ? 1
    : 0
  return row.starter + kind + named + basics - row.tags.length
}

function isEnglish(title: string): boolean {
  return (
    /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]+$/u.test(title) &&
    !/[àâäãåæçéèêëíìîïñóòôöõøœúùûüýÿßđŠšžāėī]|\b(auf deutsch|en español|en français|em português|avec|para|der|und|dasar)\b/i.test(
      title,
    )
  )
}

/** Without the backslashes that Markdown lists put before a sign. */
function clean(text: string): string {
  return text
    .replaceAll(/\\(?=[|[\]*_#&])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
