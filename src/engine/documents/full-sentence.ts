import { hasTitleWord } from '#engine/resume/title-words.ts'
import { isBaseVerb, isPastVerb, pastOfVerb } from '#engine/text/action-verbs.ts'

/** A point of a résumé as a sentence about its writer: "Grew sales by 20%" → "I grew sales by 20%." */
export function fullSentence(point: string, isCurrent: boolean): string {
  const text = point.trim().replace(/[.;,:\s]+$/u, '')
  const be = isCurrent ? 'am' : 'was'
  if (isOwnSentence(text)) return `${capitalized(text)}.`
  if (HONOR.test(text)) return `I was ${lowercaseFirst(text)}.`
  if (/^(?:responsible|in charge)\b/iu.test(text) || isPost(text)) return `I ${be} ${lowercaseFirst(text)}.`
  if (/^(?:\d|[$£€])\S*\s?%/u.test(text)) return `${RESULT_START} ${text}.`
  const achieved = ACHIEVED.exec(text)?.groups
  if (achieved) return `${capitalized(achieved.what ?? '')} were ${achieved.how}.`
  const done = /^(\p{L}+ing)( up| out| off)? of (?=\S)/u.exec(text)
  const doing = done ? verbOfGerund((done[1] ?? '').toLowerCase()) : null
  if (done && doing)
    return `I ${isCurrent ? doing : pastOfVerb(doing)}${done[2] ?? ''} ${text.slice(done[0].length)}.`
  const adverb = /^\p{L}+ly (?=\p{L})/u.exec(text)?.[0] ?? ''
  const predicate = verbFirst(text.slice(adverb.length), isCurrent)
  if (predicate !== null) return `I ${adverb.toLowerCase()}${predicate}.`
  return `${FRAGMENT_START} ${lowercaseFirst(text)}.`
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "oversee" of "overseeing", "prepare" of "preparing", "plan" of "planning". */
function verbOfGerund(word: string): string | null {
  const stem = word.slice(0, -'ing'.length)
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].find(isBaseVerb) ?? null
}

/** Whether a point is no more than a noun with its company, which makes the weaker sentence. */
export function isFragment(point: string): boolean {
  return fullSentence(point, true).startsWith(FRAGMENT_START)
}

/** "Built X" → "built X", but "SQL reports" and "I …" stay. */
export function lowercaseFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** "Reports are checked by me", "Every week I welcome a class", "Two agents answer to me": the subject is there. */
function isOwnSentence(text: string): boolean {
  if (/^(?:i(?:['’]\p{L}+)?|we|our|my)\b/iu.test(text)) return true
  const [first = '', ...next] = wordsOf(text)
  // "Lapsed patients are phoned" begins with an adjective.
  const beginsWithVerb =
    (isPastVerb(first) || isBaseVerb(first)) &&
    !next.slice(0, MAX_SUBJECT_WORDS).some(word => FINITE.test(word))
  const clause = text.split(/[;:]/u)[0] ?? text
  return !beginsWithVerb && (/ (?:I|we) /u.test(clause) || FINITE_AFTER_SUBJECT.test(clause))
}

/** "Lead designer for booking", "Safety rep of the floor": a post, not a deed. */
function isPost(text: string): boolean {
  const head = /^(\S+(?: \S+){0,3}?)(?: (?:for|of|at|in|to)\b|$)/u.exec(text)?.[1]
  const [first = ''] = wordsOf(text)
  if (/^head of\b/iu.test(text)) return true
  return (
    head !== undefined &&
    (hasTitleWord(lastWord(head)) ||
      /(?:holder|warden|aider|champion|representative|marshal)$/iu.test(head)) &&
    !(isPastVerb(first) || /^(?:a|an|the|one|two|\d)/iu.test(first))
  )
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}

function verbFirst(text: string, isCurrent: boolean): string | null {
  const [word = ''] = text.split(/\s+/u, 1)
  const verb = word.toLowerCase().replace(/[^\p{L}-]+$/u, '')
  const rest = text.slice(verb.length)
  if (isPastVerb(verb)) return `${verb}${rest}`
  const base = baseOf(verb)
  if (base === null) return null
  const further = base === verb ? rest : withoutThirdPerson(rest)
  return isCurrent ? `${base}${further}` : `${pastOfVerb(base)}${withPastVerbs(further)}`
}

/** "Manages diaries and books their travel": the second verb speaks of somebody else too. */
function withoutThirdPerson(rest: string): string {
  return rest.replace(
    /(?<=,| and) (\p{Ll}+s) (?=(?:the|their|an?|all|our|new|its|every|each|\d+)\b)/gu,
    (whole, word: string) => {
      const base = baseOf(word)
      return base === null ? whole : ` ${base} `
    },
  )
}

function baseOf(word: string): string | null {
  if (isBaseVerb(word)) return word
  if (!word.endsWith('s')) return null
  return [word.slice(0, -1), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].find(isBaseVerb) ?? null
}

/** "Plan and run the shop" of a past job: the verbs that go with the first are past as well. */
function withPastVerbs(rest: string): string {
  return rest.replace(/^((?:, \p{Ll}+)*,? and )(\p{Ll}+)(?= )/u, (whole, link: string, word: string) =>
    isBaseVerb(word)
      ? `${link.replace(/\p{Ll}{3,}/gu, one => (one === 'and' || !isBaseVerb(one) ? one : pastOfVerb(one)))}${pastOfVerb(word)}`
      : whole,
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\d'’-]+/u)
}

const MAX_SUBJECT_WORDS = 3
const FRAGMENT_START = 'My work included'
const RESULT_START = 'The result was'
/** "Targets hit 11 months of 12", "Sales targets beaten twice": what was achieved, without its verb of being. */
const ACHIEVED =
  /^(?<what>(?!\p{L}+s (?:a|an|the)\b)(?:\p{L}+ )?\p{L}{3,}s) (?<how>(?:hit|met|beaten|exceeded|achieved|won|cut|halved|doubled|raised|kept|reached|surpassed|reduced|resolved|delivered)\b.*)$/iu
const FINITE = /^(?:is|are|was|were|went|fell|rose|climbed)$/u
const FINITE_AFTER_SUBJECT =
  /^\S+(?: \S+){0,10} (?:is|are|was|were|has|have|had|went|fell|rose|grew|dropped|climbed|came|gained) |^\S+(?: \S+){0,6}s (?:\p{L}+ )?(?:pass|rely|answer|get|begin|receive|join|go|come|know|reply|rise) |^the \p{L}+ (?:turns|runs|holds|serves|makes) /iu
const HONOR =
  /^(?:named|appointed|elected|nominated|chosen|ranked|honou?red|recogni[sz]ed|awarded)\b|^(?:promoted|assigned|selected|invited|hired|transferred|trained) (?:to|for|as|in|by|from)\b/iu
