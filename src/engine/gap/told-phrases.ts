import { oncePer } from '#engine/lazy.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import { wordStems } from '#engine/text/word-stems.ts'
import { type StemmedLine, stemmedLine } from './work-history.ts'

const MAX_PHRASES = 40
const MAX_TEXT_CHARS = 4_000
/** A word of more skills than these, such as "management", points to none of them. */
const MAX_SKILLS_OF_SIGNIFICANT_WORD = 2
/** What somebody would like to learn is not what they do. */
const WISH = /\b(?:want|wish|would like|i['’]d like|like to|love to|hope|plan|learn|become|curious)\b/iu

/** "Fixes computers for friends, builds PCs": what somebody does beyond work, phrase by phrase. */
export function toldPhrases(interests: string | readonly string[] | null | undefined): StemmedLine[] {
  return [interests ?? []]
    .flat()
    .flatMap(text => text.slice(0, MAX_TEXT_CHARS).split(/[,.;\n]| and /u))
    .filter(phrase => phrase.trim() !== '' && !WISH.test(phrase))
    .slice(0, MAX_PHRASES)
    .map(stemmedLine)
}

/** The phrase that holds a word by which the skill is known; of products by their name none is near. */
export function phraseNear(
  career: CareerData,
  skill: string,
  phrases: readonly StemmedLine[],
): string | null {
  const { kind } = skillUsage(career, skill)
  if (kind !== 'element' && kind !== 'concept') return null
  const significant = wordStems(skill).filter(
    stem => (skillsByStem(career).get(stem) ?? 0) <= MAX_SKILLS_OF_SIGNIFICANT_WORD,
  )
  return phrases.find(({ stems }) => significant.some(stem => stems.has(stem)))?.text ?? null
}

const skillsByStem = oncePer((career: CareerData) => {
  const counts = new Map<string, number>()
  const names = [
    ...career.tables.concepts.map(({ name }) => name),
    ...career.tables.elementNames.values(),
  ].map(name => name.toLowerCase())
  for (const name of new Set(names))
    for (const stem of new Set(wordStems(name))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
})
