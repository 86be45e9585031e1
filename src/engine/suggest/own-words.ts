import type { GoalItem } from '#shared/career/goal-reading.ts'
import { goalItem } from './goal-item.ts'

/** An item in the person's own words, whose id does not depend on capitals. */
export function writtenItem(kind: GoalItem['kind'], written: string, codes: string[]): GoalItem {
  return { ...goalItem(kind, written.toLowerCase(), codes), label: ownWords(written) }
}

/** Words as a person wrote them, in lower case but for abbreviations: "IT support", "CNC machines". */
function ownWords(written: string): string {
  return written.replaceAll(/\p{L}[\p{L}'’&-]*/gu, word =>
    ABBREVIATION.test(word) ? word : word.toLowerCase(),
  )
}

const ABBREVIATION = /^\p{Lu}{2,4}s?$|^\p{Lu}&\p{Lu}$/u

/** A wanted field in the person's own words where these name it by themselves, else by its name: "account management", but "banking" for the loan of "loan officer". */
export function wantedFieldName(name: string, written: string, after: string): string {
  const words = ownWords(written.replace(LEADING_WORDS, ''))
  return NAMES_A_FIELD.test(words) || (ENDS_A_NAME.test(after) && !isBareVerb(words)) ? words : name
}

const LEADING_WORDS = /^(?:(?:an?|the|any|or|in|into|at|for|anything|something|my|own) )+/iu
/** Two words and more, an activity, an outcome or several things. */
const NAMES_A_FIELD = /\S \S|(?:ing|ment|tion|ology|sm|\p{L}{3}[^s\W]s)$/u
/** One thing before another is a part of its name: a tree surgeon, a loan officer. */
const ENDS_A_NAME =
  /^(?:\s*$|\s*[,.;:!?)]|\s+(?:or|and|but|so|if|that|where|which|who|when|while|because|as|than|with|without|in|at|for|on|near|from|to|of|by|after|before|instead|again|maybe|perhaps|would|is|full|part)\b)/iu
/** "Teach less" leaves teaching. */
export function isBareVerb(words: string): boolean {
  return VERB.test(words)
}

const VERB = /^(?:teach|sell|code|drive|dive|repair|care|farm|inspect|clean|cook|sew)$/iu
