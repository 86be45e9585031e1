import { contentWords } from './posting-clauses.ts'

/** Whether a clause is nothing but names of tools and standards, "SNOMED CT or HL7": short forms, and no word of a task. */
export function isOnlyNames(clause: string): boolean {
  const words = clause.match(/[\p{L}\d][\p{L}\d+#.-]*/gu) ?? []
  const names = words.filter(word => NAME.test(word))
  return (
    names.length > 0 &&
    words.every(word => NAME.test(word) || LINK.test(word) || contentWords(word).length === 0)
  )
}

/** "the British Psychological Society (BPS)": the short form of what stands before it is no demand of its own. */
export function isShortForm(text: string, from: number, to: number): boolean {
  const short = text.slice(from, to)
  if (!/^\p{Lu}{2,8}$/u.test(short) || !/\(\s*$/u.test(text.slice(0, from))) return false
  const initials = [...text.slice(0, from).matchAll(/(?<![\p{L}'’])\p{L}/gu)].map(([letter]) => letter)
  const capitals = initials.filter(letter => /\p{Lu}/u.test(letter))
  return [initials, capitals].some(letters => letters.slice(-short.length).join('').toUpperCase() === short)
}

const NAME = /^(?:\p{Lu}[\p{Lu}\d+#.-]+|\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*|\p{Lu}+\d[\p{L}\d.]*)$/u
const LINK =
  /^(?:experience|knowledge|level|version|certified|or|and|similar|standards?|systems?|tools?|\d+)$/iu
