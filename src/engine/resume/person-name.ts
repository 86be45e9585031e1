import { foldLetters } from '#engine/text/fold-letters.ts'
import { hasTitleWord } from './title-words.ts'

const NAME_WORDS = { fewest: 2, most: 5 } as const
const MAX_NAME_CHARS = 50
const MIN_EMAIL_WORD_CHARS = 3

export function isName(text: string): boolean {
  const name = text.trim()
  if (EAST_ASIAN_DOCUMENT.test(name)) return false
  if (EAST_ASIAN_NAME.test(name) || CASELESS_NAME.test(name)) return true
  if (!isNameShaped(name) || hasTitleWord(name.replace(ALSO_A_SURNAME, '')) || NOT_IN_NAMES.test(name))
    return false
  return name
    .replace(NICKNAME, '')
    .split(/\s+/u)
    .every(word => CAPITALIZED_WORD.test(word) || NAME_PARTICLE.test(word))
}

/** Two to five words, not counting "de los" and "van der": long Spanish names have nine in all. */
export function isNameShaped(text: string): boolean {
  const words = text.trim().replace(NICKNAME, '').split(/\s+/u)
  const counted = words.filter(word => !NAME_PARTICLE.test(word))
  return (
    counted.length >= NAME_WORDS.fewest &&
    counted.length <= NAME_WORDS.most &&
    counted.join(' ').length <= MAX_NAME_CHARS &&
    words.every(word => /^['’]?[\p{L}\p{M}][\p{L}\p{M}.'’-]*,?$/u.test(word))
  )
}

/** What a line at the top holds: a name without the letters behind it, then what stands beside it. */
export function nameParts(text: string): string[] {
  const [first = '', ...rest] = text
    .replace(DOCUMENT_LABEL, '')
    .replace(PRONOUNS, '')
    .replace(ADDRESS_FORM, '')
    .replace(DEGREE_BEFORE, '')
    .replace(OTHER_SCRIPT_BEFORE, '')
    .split(/\s*[|•·\t]\s*|\s{3,}|,\s+(?=\p{Lu}{2,})|\s+[–—-]\s+/u)
  return [bareName(first), ...rest]
}

/** "Josefina Baltodano, RN, BSN", "Ana Silva, Lisbon", "Ann Lee ann@example.com": the name alone; "Lee, Ann" is one. */
function bareName(text: string): string {
  const plain = text
    .replace(LATIN_ASIDE, '')
    .replace(CONTACT_BEHIND_NAME, '')
    .replace(LETTERS_BEHIND_NAME, '')
    .trim()
  const [, before = '', behind = ''] =
    /^([^,.]{4,}(?:\.[^,.]{2,})*?)(?:,|(?<=\p{Ll}{3})\.)\s+(.+)$/u.exec(plain) ?? []
  return isName(before) && !TELLS_MORE.test(behind) && !YEAR.test(text) ? before : plain
}

/** "Hi, its Jaydn Prewett, Macca gave me your number", "My name is Ana Silva and". */
export function toldName(text: string): string | null {
  const name = TOLD_NAME.exec(text)?.[1] ?? ''
  return isName(name) ? name : null
}

/** The same name twice, once in capitals with the family first: "POTHURI VENKATA RAMESH BABU". */
export function isSameNameTurned(first: string, second: string): boolean {
  const words = (name: string) => foldLetters(name).toLowerCase().split(/\s+/u).sort().join(' ')
  return first !== second && words(first) === words(second)
}

/** Whether an address that holds the first and the last word ("gaspare.locatelvi@…") has them in this order. */
export function isOrderOfEmail(name: string, email: string | null): boolean {
  const words = foldLetters(name).toLowerCase().split(/\s+/u)
  const local = foldLetters(email ?? '')
    .toLowerCase()
    .split('@')[0]
  const [first = -1, last = -1] = [words[0], words.at(-1)].map(word => local?.indexOf(word ?? '') ?? -1)
  return first < 0 || last < 0 || first < last
}

/** "Name  MINASEGAWA Kazuhiko" in a form: capitals mark the family name, which is spoken last. */
function withFamilyLast(name: string): string {
  const [, family, given] = FAMILY_IN_CAPITALS_FIRST.exec(name) ?? []
  return family && given ? `${given} ${family}` : name
}

const FAMILY_IN_CAPITALS_FIRST =
  /^(\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}[\p{Lu}'’-]{2,})?) (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?)$/u
const TOLD_NAME =
  /(?:^|[\s,.])(?:it['’]?s|this is|my name is|i am|i['’]m)\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})(?=[,.]| and | here\b|$)/iu

/** "Name: Kurokawa Haruto", "Full name    Ana Silva". */
export function labelledName(text: string): string | null {
  const found = NAME_LABEL.exec(text)?.[1]
  const [, family, given] = (SURNAME_FIRST.test(text) && TURNED_NAME.exec(found ?? '')) || []
  const [name = ''] = family ? [`${given} ${family}`] : found ? nameParts(found) : []
  return isName(name) ? `${withFamilyLast(name)}${asideBehind(name, found ?? '')}` : null
}

/** "Name: Qiu Yanwen (Wendy)": who is asked for a name says how much of it to use. */
function asideBehind(name: string, value: string): string {
  const [aside = ''] = /^ \([\p{L} .'’-]{2,30}\)(?=$|\s{2,}|\t)/u.exec(value.slice(name.length)) ?? []
  return value.startsWith(name) && !ADDRESS_FORM.test(aside) ? aside : ''
}

/** Who writes "jordan blake" or is named Cook shows it in the address jordanblake@… */
export function sharesWordWithEmail(text: string, email: string | null): boolean {
  if (email === null) return false
  const local = foldLetters(email.slice(0, email.indexOf('@')))
  const words = foldLetters(text).split(/[^\p{L}]+/u)
  return words.some(word => word.length >= MIN_EMAIL_WORD_CHARS && local.includes(word))
}

const CAPITALIZED_WORD = /^(?:[dlDL]['’]|(?:al|el|ul|ad|as|an)-)?\p{Lu}[\p{L}\p{M}.'’-]*,?$/u
const NAME_PARTICLE =
  /^(?:['’]t|de|da|do|dos|das|del|della|delle|degli|dei|di|du|la|las|los|le|van|von|zu|zur|vom|der|den|dem|ten|ter|het|op|bin|binte|binti|ibn|al|el|y|e|af|av)$/u
const ALSO_A_SURNAME =
  /\b(?:mason|baker|butcher|fisher|farmer|gardener|miner|painter|porter|barber|singer|joiner|sewer|deputy|turner|constable|judge|keeper|mayor|dresser|chancellor|grader|trimmer)\b/giu
const NOT_IN_NAMES =
  /\b(?:resume|curriculum|vitae|profile|personal|history|details|data|record|street|avenue|road|company|inc|job|description|about|requirements|responsibilities|we|you|the|our|and|for|of|school|university|college|citizen|married|passport|sex|gender|male|female|nationality|birth|address|phone|email|mobile|application|form|clearance|veterans?|page|confidential|objective|summary|candidate|applicant|professional|experience|skills|contact|education|references?|available|relocate|portfolio|website|licen[cs]e|certified|registered|member|anschrift|lebenslauf|bewerbung|currículum|europass|rirekisho|biodata|bio-data)\b/iu
const ADDRESS_FORM = /\s*\((?:mrs?|ms|miss|mx|dr|(?:fe)?male|m|f|m\/w|w|ret\.?|retd\.?)\.?\)/iu
/** "Robert “Bobby” Lane", "Wiremu (Wi) Paratene": a nickname between the names. */
const NICKNAME = /\s(?:["“”'‘’][\p{L} ]{2,20}["“”'‘’]|\(\p{Lu}\p{Ll}{1,11}\))(?=\s+\p{Lu})/u
/** "Dipl.-Ing. (FH) Katrin Wollschläger", "Engr. Bilal Sarwari": degrees, as the letters behind a name are. */
const DEGREE_BEFORE = new RegExp(
  `^(?:(?:${[
    'Dipl\\.?-? ?\\p{Lu}\\p{L}{1,8}\\.?(?: ?\\([\\p{L}]{1,4}\\))?',
    'Engr\\.?',
    'Ing\\.',
    'Arch\\.',
    'Mag\\.',
    'mgr\\.?(?: inż\\.)?',
    'Lic\\.',
    'Bc\\.',
    // Military and ships' ranks, perhaps retired.
    '(?:SFC|[SM]SG|SGT|CPL|CPT|MAJ|LTC|COL|[12]LT|CW\\d|WO\\d|[CP]PO\\d?|PO\\d|SPC|PFC|CDR|LCDR)\\.?(?: \\((?:RET|Ret|ret|RETD|Retd|retd)\\.?\\))?',
  ].join('|')})\\s+)+(?=\\p{Lu}\\p{L}+ \\p{Lu})`,
  'u',
)
/** The letters of degrees and registers that people write behind their name without a comma. */
const LETTERS = String.raw`(?:RN|BSN|MSN|LPN|RGN|RMN|CNA|CCRN|CEN|FNP(?:-B?C)?|APRN|DNP|NP|PA-C|MD|DO|DDS|DMD|DVM|DPT|OTR/L|RPh|PharmD|RDN?|LCSW|LMSW|LMFT|LPC|MSW|MPH|CPA|CMA|CFA|CFP|ACA|ACCA|FCCA|FCA|CIMA|PMP|CSM|CISSP|SHRM-S?CP|S?PHR|M?CIPD|CPC|MBA|PhD|Ph\.D\.?|EdD|JD|LLB|LLM|Esq\.?|PE|P\.E\.|EIT|CEng|IEng|MIET|MICE|MIMechE|MRICS|RIBA|BA|BSc|BEng|MA|MSc|MEng|M\.?Ed\.?|MFA|QTS|PGCE|MBBS|MBChB|BDS|MRCP|MRCS|MRCGP|FRCS|FRCA|CDL|EMT(?:-P)?|LEED AP)`
const LETTERS_BEHIND_NAME = new RegExp(
  // Three capitals and small letters in one word ("FRHistS", "MBChB") are no name either.
  `\\s+(?!\\p{Lu}\\p{Ll}{1,3}\\p{Lu}{3})(?=\\p{Ll}*\\p{Lu}\\p{Ll}*\\p{Lu}\\p{Ll}*\\p{Lu})(?=\\p{Lu}*\\p{Ll})\\p{L}{4,9}$|(?:,?\\s+${LETTERS}®?(?:\\s*\\([^()]{1,12}\\))?)+$|,\\s*(?:\\p{Lu}\\p{L}*\\.?\\p{Lu}[\\p{L}.]*)(?:\\s*\\([^()]{1,12}\\))?(?:,?\\s+\\p{Lu}[\\p{L}.]*)*$`,
  'u',
)
/** "Paul Reyes (Ret.)"; behind a name in another script it is that name in Latin letters. */
const LATIN_ASIDE = /(?<=^[\p{Script=Latin}\s.'’-]{3,60})\s*\([\p{L} .:'’-]{2,40}\)\s*$/u
/** An address or a number in the same line. */
const CONTACT_BEHIND_NAME =
  /(?<![\s,;/])[\s,;/]+(?:(?:e-?mail|tel|phone|ph|mobile|cell|mob)\b.*|[^\s@,;/]+@\S+.*|[(+]{0,2}\d.*)$/iu
/** "Golden Noodle Foods, consumer goods. 07/2020 – today" is a job. */
const YEAR = /\b(?:19|20)\d{2}\b/u
const TELLS_MORE = /\d{2}|\p{Ll}\.\s/u
const DOCUMENT_LABEL =
  /^(?:name|full name|resume(?: of)?|résumé(?: of)?|curriculum vitae(?: of)?|cv(?: of)?|nombre|nome|姓名|氏名|이름)(?!\p{L})\s*[:：–—|-]?\s*/iu
const NAME_LABEL =
  /^(?:(?:full |candidate(?:['’]s)? |applicant(?:['’]s)? )?name|(?:last |family |sur)name[,/ &]+(?:and )?(?:first |given |fore)?name|(?:first |given |fore)name(?:\(s\))? *\/ *surname(?:\(s\))?|first names?(?:\(s\))? *\/ *(?:sur|last |family )names?(?:\(s\))?|surnames?(?:\(s\))? *\/ *first names?(?:\(s\))?|personal (?:information|details|data)|candidate|applicant|nombre(?: y apellidos| completo)?|nome(?: e cognome| completo)?|naam|nom(?: et prénom|,? prénom)?|namn|navn|nimi|név|imię i nazwisko|jméno(?: a příjmení)?|vor- und (?:nach|zu)name|ad[ıi] soyad[ıi]?|姓名|氏名|이름)(?:\s*[:：]\s*|\s{2,}|\t)(\S.*)$/iu
/** "Surname, first name: Nováková, Radka". */
const SURNAME_FIRST = /^(?:sur|last |family )name/iu
const TURNED_NAME = /^(\p{L}[\p{L} '’-]*), (\p{L}[\p{L} .'’-]*)$/u
/** "王秀兰  Wang Xiulan": the name a second time, in Latin letters. */
const OTHER_SCRIPT_BEFORE =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]{2,6}\s*[/|·]?\s+(?=\p{Lu}\p{L}+ \p{Lu}\p{L}+)/u
const PRONOUNS = /\((?:she|he|they)\/[\p{L}/]+\)/iu
/** Scripts without capitals, where only the shape tells. */
const CASELESS_NAME =
  /^(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Khmer}\p{Script=Georgian}\p{Script=Ethiopic}]+ ?){2,5}$/u
/** Two to four characters with or without a space, and the Latin form in brackets behind it. */
const EAST_ASIAN_NAME =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}・]\s?){2,9}(?:\s*[(（][\p{L} .'’-]{3,40}[)）])?$/u
/** The word for a résumé at its top is nobody's name. */
const EAST_ASIAN_DOCUMENT = /^(?:職務経歴書|履歴書|个人简历|個人簡歷|简历|簡歷|求职简历|이력서|자기소개서)$/u
