import type { Engine } from '#engine/engine.ts'
import { findSkills } from '#engine/skills/find-skills.ts'
import type { Measure } from './measure.ts'
import { POSTING_SNIPPETS } from './posting-snippets.ts'

type Span = { start: number; end: number }

/** Skills found in short advertisements that were marked by hand; a find is right when it overlaps a mark. */
export function evaluateSkills(engine: Engine): Measure[] {
  const lexicon = engine.skillLexicon()
  let [marked, found, met, right, exact] = [0, 0, 0, 0, 0]
  for (const snippet of POSTING_SNIPPETS) {
    const { text, spans } = unmarked(snippet)
    const finds = findSkills(lexicon, text)
    marked += spans.length
    found += finds.length
    met += spans.filter(span => finds.some(find => overlap(span, find))).length
    right += finds.filter(find => spans.some(span => overlap(span, find))).length
    exact += spans.filter(({ start, end }) =>
      finds.some(find => find.start === start && find.end === end),
    ).length
    if (process.argv.includes('--show')) show(text, spans, finds)
  }
  return [
    { name: 'advertisements marked by hand', value: POSTING_SNIPPETS.length, least: 30 },
    { name: 'skills marked', value: marked, least: 100 },
    { name: 'precision: share of finds that are marked', value: right / found, least: 0.75 },
    { name: 'recall: share of marks that are found', value: met / marked, least: 0.75 },
    { name: 'marks found with the very same words', value: exact / marked, least: 0.6 },
  ]
}

function unmarked(snippet: string): { text: string; spans: Span[] } {
  const spans: Span[] = []
  let text = ''
  for (const part of snippet.split(/(\[[^\]]+\])/)) {
    const words = part.startsWith('[') ? part.slice(1, -1) : part
    if (words !== part) spans.push({ start: text.length, end: text.length + words.length })
    text += words
  }
  return { text, spans }
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function show(text: string, spans: Span[], finds: Span[]): void {
  const words = (list: Span[]) => list.map(({ start, end }) => text.slice(start, end)).join(' | ')
  const missed = spans.filter(span => !finds.some(find => overlap(span, find)))
  const extra = finds.filter(find => !spans.some(span => overlap(span, find)))
  if (missed.length + extra.length > 0) console.log(`missed: ${words(missed)}  extra: ${words(extra)}`)
}
