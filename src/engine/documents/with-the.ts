import { anyOf } from '#engine/text/any-of.ts'
import { beginsWithName } from './beginning-name.ts'

/** "waiting list" → "the waiting list"; what is many, a mass or a name does without. */
export function withThe(what: string): string {
  const head = what.replace(/ (?:of|per|in|on|at|for|from|by|with)\b.*$/iu, '')
  const isOwn =
    /^(?:the|a|an|our|my|their|its|all|every|each|this)\b|^[\d$£€]/iu.test(what) ||
    /^\p{L}+['’]s\b/u.test(what)
  const isName =
    /^(?:\p{Lu}\p{Ll}+ ){1,3}\p{Lu}\p{Ll}+$/u.test(head) ||
    /^(?:grades?|years?|levels?|key stage) \d/iu.test(what)
  if (isOwn || isName || isPlural(what) || MASS.test(head) || /^(?:\p{Lu}\p{Lu}\S*|\S*\d\S*)$/u.test(what))
    return what
  return `the ${lowerFirst(what)}`
}

export function isPlural(what: string): boolean {
  const head = what.replace(/ (?:of|per|in|on|at|for|from|by|with|to)\b.*$/iu, '')
  return (
    (/[^s'’]s$|people$|staff$|feet$/iu.test(head) || /^\p{L}+[^s'’]s \p{L}+ed$/u.test(head)) &&
    !/(?:analysis|process|basis|status|bonus|nps|kpis?)$/iu.test(head)
  )
}

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(text) && !beginsWithName(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export const MASS = new RegExp(
  `${anyOf([
    'fuel|energy|power|electricity|energy use|usage|output|throughput|productivity|uptime|downtime',
    'paper|scrap|waste|wastage|theft|crime|damage|breakage|shrinkage|stock loss|debt|noise|traffic',
    'revenue|income|profit|turnover|spend|spending|demand|delivery|overtime|staff|membership',
    'attendance|absence|absenteeism|footfall|occupancy|retention|churn|engagement|coverage',
    'accuracy|quality|punctuality|compliance|satisfaction|morale|trust',
  ])}$`,
  'iu',
)
