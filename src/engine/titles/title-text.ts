import { toAmericanSpelling } from '#engine/text/american-spelling.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { singular } from '#engine/text/singular.ts'
/** Lower-case words of any text: accents folded, plurals and gendered endings made one form. */
export function titleTokens(plain: string): string[] {
  const words: string[] = []
  for (const match of plain.matchAll(WORD)) {
    const word = canonicalWord(match[0])
    if (word !== '' && !TITLE_STOP_WORDS.has(word)) words.push(word)
  }
  return words
}

export function normalizeTitle(text: string): string {
  return foldLetters(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/\br ?& ?d\b/g, 'research development')
    .replace(/&/g, ' and ')
    .replace(/\bc\+\+/g, 'cplusplus')
    .replace(/\b([cf])#/g, '$1sharp')
    .replace(/\.net\b/g, ' dotnet')
    .replace(/\b(\w+)\.js\b/g, '$1js')
    .replace(/\b(?:[a-z]\.){2,5}/g, dotted => dotted.replaceAll('.', ''))
    .replace(/\bph\.d\b/g, 'phd')
    .replace(/\b(e|x|co|tele|micro|multi|non|anti|pre|post|sub|semi) ?- ?(?=[a-z])/g, '$1')
    .replace(/'s?\b/g, '')
}

const WORD = /[a-z][a-z0-9]*|[0-9]+[a-z][a-z0-9]*/g

const TITLE_STOP_WORDS = new Set(
  'a an and as at by de del der die du et for from in into la le of on or our per the their to und via with y your'.split(
    ' ',
  ),
)

const GENDERED_AND_IRREGULAR = new Map(
  Object.entries({
    waitress: 'waiter',
    actress: 'actor',
    hostess: 'host',
    stewardess: 'steward',
    seamstress: 'tailor',
    laundress: 'launderer',
    masseuse: 'massage',
    masseur: 'massage',
    heiress: 'heir',
    governess: 'governor',
    authoress: 'author',
    sculptress: 'sculptor',
    businesswoman: 'businessperson',
    people: 'person',
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
  }),
)
const SINGULAR_ENDING_IN_S =
  /(?:ss|us|is|ous|ics|ias|news|series|species|sales|aws|ios|dos|gis|sas|sps|ops|css|hris|saas|paas|iaas|nodejs|js|vuejs|physics)$/

/** Shorter words, such as "woman", are no compounds. */
const MIN_PERSON_COMPOUND_CHARS = 7
const MIN_PLURAL_CHARS = 4

function canonicalWord(word: string): string {
  const gendered = GENDERED_AND_IRREGULAR.get(word)
  if (gendered) return gendered
  let form = word
  if (
    form.length >= MIN_PERSON_COMPOUND_CHARS &&
    /(?:wom[ae]n|m[ae]n|persons?|people)$/.test(form) &&
    !/human$|german$|shaman$|layman$/.test(form)
  )
    form = form.replace(/(?:wom[ae]n|m[ae]n|persons?|people)$/, 'person')
  form = toAmericanSpelling(form)
  if (form.length >= MIN_PLURAL_CHARS && form.endsWith('s')) form = singular(form, SINGULAR_ENDING_IN_S)
  return form
}
