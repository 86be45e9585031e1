import type { EverydayName } from './everyday-names.ts'
import type { Aliases, TitleNames } from './title-names.ts'
import { titleTokens } from './title-text.ts'
import { titleWords } from './title-words.ts'

/** Everyday titles by their words, to the code of the occupation meant. */
export type EverydayTitles = ReadonlyMap<string, string>

/** Made when the knowledge base is built; the engine finds them in the title files. */
export function everydayTitles(titles: TitleNames['everydayTitles'], aliases: Aliases): EverydayTitles {
  return new Map(titles.map(({ title, code }) => [everydayKey(titleWords(title, aliases)), code]))
}

/** Everyday names that are whole titles: none of which a word falls away, that stands for two occupations, or whose words a listed title has. */
export function namedTitles(
  names: readonly EverydayName[],
  aliases: Aliases,
  isListed: (words: string) => boolean,
): EverydayTitles {
  const codes = new Map<string, Set<string>>()
  for (const { name, code, isAlone } of names) {
    const words = titleWords(name, aliases)
    const key = everydayKey(words)
    const isWhole =
      words.every(({ weight }) => weight === 1) &&
      titleTokens(name).every(token => words.some(({ word }) => word === token))
    if (!isAlone && isWhole && !isListed(key)) codes.set(key, (codes.get(key) ?? new Set()).add(code))
  }
  return new Map([...codes].flatMap(([key, meant]) => (meant.size === 1 ? [[key, [...meant][0] ?? '']] : [])))
}

/** The occupation of an everyday title, whole or with a word or two before it. */
export function everydayOccupation(
  titles: EverydayTitles,
  words: readonly { word: string; weight: number }[],
): { code: string; isWhole: boolean } | undefined {
  const fullWeightWords = words.filter(({ weight }) => weight === 1)
  for (
    let skipped = 0;
    skipped <= MAX_SKIPPED_WORDS && fullWeightWords.length - skipped > (skipped > 0 ? 1 : 0);
    skipped++
  ) {
    const code = titles.get(everydayKey(fullWeightWords.slice(skipped)))
    if (code) return { code, isWhole: skipped === 0 }
  }
  return undefined
}

/** A person who has no occupation to tell of. */
export function isNoOccupation(title: string): boolean {
  return NO_OCCUPATION_TITLE.test(title.slice(0, MAX_NO_OCCUPATION_CHARS).trim())
}

/** The work before a break: "Career break (was solicitor)" and "laid-off welder" are a solicitor and a welder. */
export function titleBeforeBreak(title: string): string {
  return BREAK_BEFORE_TITLE.exec(title.slice(0, MAX_NO_OCCUPATION_CHARS).trim())?.[1] ?? title
}

const BREAK_BEFORE_TITLE =
  /^(?:currently |now |on (?:a )?)?(?:(?:unemployed|laid[- ]off|made redundant|redundant)[\s,;:(–-]+|(?:career break(?:er)?|between jobs|job ?seeker|not working|maternity leave|stay[- ]at[- ]home (?:mom|mum|dad|mother|father|parent)|housewife|homemaker)(?:\s*[,;:(–-]+\s*| (?=was |former|previously |ex[ -])))(?:(?:was|formerly|former|previously|ex|used to be)[\s-]+)?(?:an? )?((?!looking|seeking|since|in |from |and |at |for )[^\s,;:(–-][^()]{2,60})\)?$/i

const MAX_SKIPPED_WORDS = 2
const MAX_NO_OCCUPATION_CHARS = 80
const NO_OCCUPATION_TITLE =
  /^(?:(?:currently |now )?(?:unemployed|retired|retiree|job ?seeker|job ?seeking|between jobs|looking for (?:a )?(?:work|job)|not (?:working|employed)|student|college student|university student|undergraduate|graduate student|recent graduate|new grad(?:uate)?|none|n\/?a|nothing|stay[- ]at[- ]home (?:mom|mum|dad|mother|father|parent|wife|husband)|housewife|house husband|intern|trainee|freelancer?|self[- ]employed|other|various|(?:some|any)?things?(?: and stuff)?|stuff))[.!]?$/i

function everydayKey(words: readonly { word: string }[]): string {
  return words.map(({ word }) => word).join(' ')
}
