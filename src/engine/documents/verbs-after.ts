import { baseOf, isBase, isPast, pastOf } from './verb-forms.ts'

/** "Manages diaries and books their travel": the second verb speaks of somebody else too. */
export function withoutThirdPerson(rest: string): string {
  return rest
    .replace(/^((?:, \p{Ll}+s)*,? and )(\p{Ll}+s)(?= \p{L})/u, (_, list: string, word: string) =>
      baseOf(word) === null
        ? `${list}${word}`
        : `${list.replace(/\p{Ll}+s\b/gu, one => baseOf(one) ?? one)}${baseOf(word)}`,
    )
    .replace(
      /(?<=,| and) (\p{Ll}+s) (?=(?:the|their|an?|all|our|new|its|every|each|\d+|up|out|\p{L}+s)\b)/gu,
      (whole, word: string) => {
        const base = baseOf(word)
        return base === null ? whole : ` ${base} `
      },
    )
}

/** "Plan and run the shop" of a past job: the verbs that go with the first are past as well. */
export function withPastVerbs(rest: string): string {
  return rest
    .replace(/^((?:, \p{Ll}+)*,? and )(\p{Ll}+)(?= )/u, (whole, link: string, word: string) =>
      isBase(word)
        ? `${link.replace(/\p{Ll}{3,}/gu, one => (one === 'and' || !isBase(one) ? one : pastOf(one)))}${pastOf(word)}`
        : whole,
    )
    .replace(
      /(,? and )(\p{Ll}+)(?= (?:the|their|an?|all|our|new|its|every|each|\d+)\b)/gu,
      (whole, link: string, word: string) =>
        isBase(word) && !isPast(word) ? `${link}${pastOf(word)}` : whole,
    )
}

/** "Recruited and manages five tutors": the second verb has a time of its own. */
export function withPresentBehind(rest: string, isCurrent: boolean): string {
  return rest.replace(
    /^( and (?:also |still |now )?)(\p{Ll}+[^s\P{Ll}]s) (?=(?:the|an?|all|our|its|every|each|two|three|four|five|six|\d+|\p{Ll}+s)\b)/u,
    (whole, link: string, word: string) => {
      const base = baseOf(word)
      return base === null ? whole : `${link}${isCurrent ? base : pastOf(base)} `
    },
  )
}
