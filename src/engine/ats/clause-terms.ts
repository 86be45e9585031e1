import { readDates } from '#engine/resume/read-dates.ts'
import type { SkillSpan } from '#engine/skills/find-skills.ts'
import { type EvidenceWords, RARE_WORD_WEIGHT } from '#engine/skills/load-evidence-words.ts'
import { wordRoot } from '#engine/text/word-root.ts'
import type { CredentialSpan } from './credential-spans.ts'
import { joinedWords, licenseClassKeys, nicknameKeys, pairKeys, saidNicknames } from './short-names.ts'
import { SHORT_WORDS } from './short-words.ts'

/** One significant word of a requirement and every key under which a résumé line may hold it. */
export interface ClauseTerm {
  weight: number
  keys: string[]
  synonymKeys: string[]
}

/** A bit mask holds this many. */
const MAX_TERMS = 30
const MIN_ACRONYM = { words: 3, letters: 3 } as const
const MAX_ACRONYM_WORDS = 6
/** An alternative of plain words must carry this share of the clause, or "by phone or email" would be met by "email". */
const MIN_ALTERNATIVE_SHARE = 0.35
const MAX_ALTERNATIVES = 6

interface SpannedText {
  text: string
  start: number
  skills: SkillSpan[]
  credentials: CredentialSpan[]
  /** Which skills are tools: "Go" is met by the tool alone, and not by "falls went down". */
  isTool?: (concept: number) => boolean
}

/** The significant words of a clause; first all of them, then those of each alternative that an "or" or a slash offers. */
export function clauseVariants(words: EvidenceWords, clause: SpannedText): ClauseTerm[][] {
  const whole = clauseTerms(words, clause)
  const cuts = [...clause.text.matchAll(ALTERNATIVE)].slice(0, MAX_ALTERNATIVES)
  if (cuts.length === 0 || whole.length === 0) return [whole]
  const variants = [whole]
  let from = 0
  for (const cut of [...cuts, null]) {
    const to = cut ? cut.index : clause.text.length
    const piece = { ...clause, text: clause.text.slice(from, to), start: clause.start + from }
    const terms = clauseTerms(words, piece)
    const isNamed =
      /\p{Lu}[\p{L}\d+#]|\d\p{Lu}/u.test(piece.text.replace(/^\s*\p{Lu}/u, '')) || holdsSpan(piece)
    if (terms.length > 0 && (isNamed || weightOf(terms) >= MIN_ALTERNATIVE_SHARE * weightOf(whole)))
      variants.push(terms)
    from = cut ? cut.index + cut[0].length : to
  }
  return variants
}

function clauseTerms(
  words: EvidenceWords,
  { text, start, skills, credentials, isTool }: SpannedText,
): ClauseTerm[] {
  const found = [...text.matchAll(WORD)].map(match => ({
    word: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }))
  const acronyms = acronymKeys(found.map(({ word }) => word))
  const licenses = licenseClassKeys(text)
  const joined = joinedWords(text)
  const pairs = pairKeys(text)
  const byRoot = new Map<string, ClauseTerm>()
  for (const [i, { word, at, end }] of found.entries()) {
    const lower = word.toLowerCase()
    if (CLAUSE_STOP_WORDS.has(lower) || /^\d$/u.test(word)) continue
    const root = rootOf(lower)
    const covers = (span: { start: number; end: number }) => span.start < start + end && start + at < span.end
    // A tool that is called like an everyday word.
    const isName =
      words.weight(root) < RARE_WORD_WEIGHT &&
      skills.some(
        span => span.start === start + at && span.end === start + end && isTool?.(span.concept) === true,
      )
    const keys = [
      isName ? `w:${word}` : root,
      ...skills.filter(covers).map(span => `c:${span.concept}`),
      ...credentials.filter(covers).map(span => `k:${span.id}`),
      ...(acronyms.get(i) ?? []),
      ...(isAcronym(word) ? [`i:${word.toLowerCase()}`] : []),
      ...skills
        .filter(covers)
        .flatMap(span => nicknameKeys(text.slice(span.start - start, span.end - start))),
      ...(LICENSE_CLASS.test(lower) ? licenses : []),
      ...joined.filter(({ parts }) => parts.includes(lower)).map(({ whole }) => rootOf(whole)),
      ...pairs.filter(pair => pair.words.includes(lower)).map(({ key }) => key),
    ]
    const known = byRoot.get(root)
    if (known) known.keys.push(...keys)
    else
      byRoot.set(root, {
        weight: words.weight(root),
        keys,
        synonymKeys: isName
          ? []
          : [
              ...words.synonyms(root).filter(other => !CLAUSE_STOP_WORDS.has(other)),
              ...(PAPER_ROOTS.includes(root) ? PAPER_ROOTS : []),
            ],
      })
  }
  const terms = [...byRoot.values()].map(term => ({ ...term, keys: [...new Set(term.keys)] }))
  return terms.length <= MAX_TERMS ? terms : terms.sort((a, b) => b.weight - a.weight).slice(0, MAX_TERMS)
}

/** "Journeyperson" and "journeyman" are one word here, and so are "cert" and "certificate". */
function rootOf(word: string): string {
  return wordRoot(
    (SHORT_WORDS.get(word) ?? word).replace(/(?<=^\p{L}{4,})(?:persons?|wom[ae]n|men)$/u, 'man'),
  )
}

/** The keys of one line of a résumé; `acronyms` are those that the posting uses. */
export function lineKeys(
  text: string,
  concepts: readonly number[],
  credentials: readonly CredentialSpan[],
  acronyms: readonly string[],
): Set<string> {
  const keys = new Set<string>()
  const found = text.match(WORD) ?? []
  for (const word of withoutDates(text).match(WORD) ?? []) {
    const lower = word.toLowerCase()
    if (!CLAUSE_STOP_WORDS.has(lower)) keys.add(rootOf(lower))
    if (isAcronym(word)) keys.add(`a:${lower}`)
  }
  for (const [name] of text.matchAll(NAME_IN_SENTENCE)) keys.add(`w:${name}`)
  for (const key of initialKeys(found, acronyms)) keys.add(key)
  for (const key of licenseClassKeys(text)) keys.add(key)
  for (const key of saidNicknames(text)) keys.add(key)
  for (const { whole } of joinedWords(text)) keys.add(rootOf(whole))
  for (const { key } of pairKeys(text)) keys.add(key)
  for (const concept of concepts) keys.add(`c:${concept}`)
  for (const { id } of credentials) keys.add(`k:${id}`)
  return keys
}

/** "March 2020 – present" shows no presentation. */
function withoutDates(text: string): string {
  const dates = readDates(text)
  return dates?.current ? `${text.slice(0, dates.from)} ${text.slice(dates.to)}` : text
}

/** "Early Years Learning Framework" in a posting is met by "EYLF" in a résumé: by word, the short forms of the runs it stands in. */
function acronymKeys(words: string[]): Map<number, string[]> {
  const keys = new Map<number, string[]>()
  for (const skipsSmall of [false, true]) {
    const kept = words
      .map((word, at) => ({ word, at }))
      .filter(({ word }) => !skipsSmall || !SMALL_WORDS.has(word.toLowerCase()))
    for (let from = 0; from < kept.length; from++)
      for (
        let count = MIN_ACRONYM.words;
        count <= MAX_ACRONYM_WORDS && from + count <= kept.length;
        count++
      ) {
        const run = kept.slice(from, from + count)
        const key = `a:${run
          .map(({ word }) => word.charAt(0))
          .join('')
          .toLowerCase()}`
        for (const { at } of run) keys.set(at, [...(keys.get(at) ?? []), key])
      }
  }
  return keys
}

/** The reverse: the posting's short forms that the initials of a résumé line spell. Three letters must be capitals. */
function initialKeys(words: string[], acronyms: readonly string[]): string[] {
  if (acronyms.length === 0 || words.length < MIN_ACRONYM.words) return []
  const initialsOf = (kept: string[]) => kept.map(word => word.charAt(0)).join('')
  const all = [initialsOf(words), initialsOf(words.filter(word => !SMALL_WORDS.has(word.toLowerCase())))]
  const folded = all.map(initials => initials.toLowerCase())
  return acronyms
    .filter(acronym =>
      acronym.length > MIN_ACRONYM.letters
        ? folded.some(initials => initials.includes(acronym))
        : all.some(initials => initials.includes(acronym.toUpperCase())),
    )
    .map(acronym => `i:${acronym}`)
}

/** The short forms in capitals that some requirements use. */
export function acronymsIn(variants: ClauseTerm[][]): string[] {
  const keys = variants.flat().flatMap(({ keys: own }) => own.filter(key => key.startsWith('i:')))
  return [...new Set(keys)].map(key => key.slice(2))
}

function isAcronym(word: string): boolean {
  return word.length >= MIN_ACRONYM.letters && word.length <= MAX_ACRONYM_WORDS && /^\p{Lu}+$/u.test(word)
}

function holdsSpan({ text, start, skills, credentials }: SpannedText): boolean {
  return [...skills, ...credentials].some(span => span.start >= start && span.end <= start + text.length)
}

function weightOf(terms: ClauseTerm[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0)
}

/** What is issued goes by many words: a medical card is a medical certificate. */
const PAPER_ROOTS = [
  'card',
  'certificate',
  'certification',
  'licence',
  'license',
  'permit',
  'registration',
  'ticket',
].map(wordRoot)
const LICENSE_CLASS = /^(?:category|class|cat|code)$/u
const WORD = /[\p{L}\d][\p{L}\d]*(?:\+\+|#|\+(?!\p{L}))?/gu
/** Written large in the middle of a sentence. */
const NAME_IN_SENTENCE = /(?<=[\p{Ll},:] )\p{Lu}[\p{L}\d]*/gu
const ALTERNATIVE = /\s+(?:or|such as|including|e\.g\.)\s+|\s*\/\s*|\s*\((?:or\s+)?|\)\s*/giu
const SMALL_WORDS = new Set('of and the for in to with on a an at by &'.split(' '))
/** Words that frame a demand and show nothing. */
export const CLAUSE_STOP_WORDS = new Set(
  `the a an of and or to in for with on at by from our your we you will be is are as that this all any other etc their its it who i my me was were has
  have had not no into up out over per under than more most within across between during after before about they them he she his her also new each every
  both well can could would should may ability able strong good excellent solid proven demonstrated working experience experienced years year
  knowledge understanding familiar familiarity current valid required requirement preferred must plus using use used including include such work works
  worked role job position team company s t d ll ve re clear relevant related similar equivalent minimum least full some high own us up to so if when where which while do does
  against through towards around via inc least one two three four five six seven eight nine ten skill skills effective effectively appropriate necessary ensure ensuring even`.split(
    /\s+/u,
  ),
)
