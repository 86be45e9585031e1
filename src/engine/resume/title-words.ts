import { TITLE_NOUNS } from './title-nouns.ts'
import { TITLE_ENDINGS_ABROAD, TITLE_NOUNS_ABROAD, TITLE_PHRASES_ABROAD } from './title-words-abroad.ts'
import { wordSpellings } from './word-spellings.ts'

/** Which noun a heading part is about decides what it names: "Bank Teller" is a job, "Tellers Bank" an employer. */
export function nameKind(part: string): 'title' | 'employer' | null {
  const headEnd = part.search(HEAD_END)
  return (headEnd < 0 ? null : kindOfHead(part.slice(0, headEnd))) ?? kindOfHead(part)
}

function kindOfHead(text: string): 'title' | 'employer' | null {
  const title = lastTitle(text)
  const employer = lastIndex(text, EMPLOYER_WORDS)
  if (title < 0 && employer < 0) return null
  return title > employer ? 'title' : 'employer'
}

function lastIndex(text: string, words: RegExp): number {
  let last = -1
  words.lastIndex = 0
  for (let found = words.exec(text); found; found = words.exec(text)) last = found.index
  return last
}

/** Most names of posts are one word, found in a set: one pattern for thousands of words is slow to make and to search for. */
function lastTitle(text: string): number {
  let last = lastIndex(text, TITLE_PHRASES)
  WORD.lastIndex = 0
  for (let found = WORD.exec(text); found; found = WORD.exec(text))
    if (found.index > last && isTitleNoun(found[0].toLowerCase())) last = found.index
  return last
}

export function hasTitleWord(text: string): boolean {
  return lastTitle(text) >= 0
}

function isTitleNoun(word: string): boolean {
  return NOUNS.has(word) || (!word.includes('-') && isCompound(word))
}

/** "Bauleiter", "shoemaker". */
function isCompound(word: string): boolean {
  const endings = ENDINGS.get(word.slice(-SHORTEST_ENDING_CHARS)) ?? []
  return endings.some(
    ({ ending, lettersBefore }) => word.length >= ending.length + lettersBefore && word.endsWith(ending),
  )
}

const HEAD_END =
  /\s+(?:of|for|in|at|with|to|de|di|da|do|du|des|del|della|dei|en|em|für|im|zum|van|voor|chez|bei)\s+|\s+[dl]['’]|\s*[,;(–—]\s*/u

/** "Working Student" and "Co-op Student" are paid posts; a student alone is none. "Hilton Head" is a town, a "Section Head" a post. */
const TITLE_PHRASES = new RegExp(
  `(?<![\\p{L}-])(?:${[
    '(?<=(?:working|co-op|summer|vacation|placement|doctoral|phd|graduate|research) )student',
    '(?<=(?:stores) )(?:man|person)',
    '(?<=(?:station|shed|wool|dairy|harvest|ranch|farm|deck|stage|stable|factory|mill|kitchen|hired) )hand',
    '(?<=military )police',
    '(?<=(?:ward|charge|nursing) )sister',
    '(?<=(?:sales|dinner|lunch|tea) )lady',
    '(?<=(?:trolley|paper|stable|ball|delivery) )(?:boy|girl)',
    '(?<=(?:deck|flight|cabin|kitchen|ground|stage|bar|floor) )crew',
    '(?<=^|(?:department|section|team|division|deputy|assistant|shift|acting|kitchen) )head',
    'key holder|electronics technician|scrum master|shelf filler|bike rider|au pair|pet sitter',
    ...TITLE_PHRASES_ABROAD,
  ].join('|')})(?=$|[^\\p{L}-]|-(?!\\p{L}))`,
  'giu',
)
const SHORTEST_ENDING_CHARS = 4
const ENDINGS = Map.groupBy(
  [
    ...['maker', 'worker', 'keeper', 'ologist', 'ographer'].map(ending => ({ ending, lettersBefore: 3 })),
    { ending: 'therapist', lettersBefore: 1 },
    { ending: 'teacher', lettersBefore: 0 },
    ...TITLE_ENDINGS_ABROAD.flatMap(wordSpellings).map(ending => ({ ending, lettersBefore: 0 })),
  ],
  ({ ending }) => ending.slice(-SHORTEST_ENDING_CHARS),
)
const NOUNS: ReadonlySet<string> = new Set(
  [...TITLE_NOUNS.split(/\s+/u), ...TITLE_NOUNS_ABROAD].flatMap(wordSpellings),
)
const WORD = /(?<![\p{L}-])\p{L}+(?:-\p{L}+)*(?=$|[^\p{L}-]|-(?!\p{L}))/gu
const EMPLOYER_WORDS =
  /(?<![\p{L}-])(?:inc|llc|ltd|limited|plc|gmbh|ag|pty|pvt|corp|corporation|company|co\.|co-op|cooperative|group|holdings|hospital|hospitals|clinic|medical center|centre|center|health|healthcare|school|schools|university|college|academy|institute|bank|agency|logistics|solutions|systems|technologies|software|labs?|laboratory|studios?|services|partners|associates|foundation|trust|council|county|district|department|ministry|restaurant|café|cafe|diner|hotel|inn|store|stores|shop|firm|llp|industries|enterprises|bros|sons|daughters|army|navy|(?<=\p{L}{5} )(?:battalion|regiment|squadron|brigade)|(?<=\p{L} )(?<!military )police|(?<=\b(?:notary|law|dental|dentist|medical|doctor|attorney)(?:['’]?s)? )offices?|air force|marine corps|universidad|universidade|universit[àé]|hospitale?|banco|restaurante|studio|airlines?|airways|cruises|railways?|foods|mills|motors|garage|pharmacy|hospice|infirmary|surgery|nursing home|care home|nursery|bakery|brewery|vineyards?|winery|farms|dairy|museum|gallery|theatre|theater|cathedral|society|association|federation|authority|commission|bureau|insurance|(?<!quality )assurance|telecom|electronics|pharmaceuticals?|chemicals|textiles|plastics|metals|steelworks|shipyard|shipping|haulage|freight|couriers|builders|homes|properties|estates|ventures|partnership|films|pictures|records|press|publishing|publishers|newspapers?|supermarkets?|superstore|stadium|resort|spa|hostel|lodge|ranch|s\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|(?<!, )n\.?v\.?|k\.?k\.?|a\/s|aps|oyj?|sp\. z o\.o\.|d\.o\.o\.|s\.?a\.?r\.?l\.?|kft\.?|zrt\.?|pte|sdn bhd|bhd|ooo|jsc)(?![\p{L}])|公司|集团|医院|银行|大学|学校|株式会社|주식회사/giu
