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
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłþðı’‘`´]/g, letter => LATIN_LETTER_REPLACEMENTS[letter] ?? letter)
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

const LATIN_LETTER_REPLACEMENTS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
}

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

function canonicalWord(word: string): string {
  const gendered = GENDERED_AND_IRREGULAR.get(word)
  if (gendered) return gendered
  let form = word
  if (
    form.length > 6 &&
    /(?:wom[ae]n|m[ae]n|persons?|people)$/.test(form) &&
    !/human$|german$|shaman$|layman$/.test(form)
  )
    form = form.replace(/(?:wom[ae]n|m[ae]n|persons?|people)$/, 'person')
  form = toAmericanSpelling(form)
  if (form.length > 3 && form.endsWith('s') && !SINGULAR_ENDING_IN_S.test(form)) {
    if (form.endsWith('ies') && form.length > 4) form = `${form.slice(0, -3)}y`
    else if (/(?:ch|sh|x|ss|zz)es$/.test(form)) form = form.slice(0, -2)
    else form = form.slice(0, -1)
  }
  return form
}

const BRITISH =
  /isation|is(?:e|er|ed|ing)s?$|our|[ct]re|bre|yre|jewell|programme|aluminium|aes|aed|aec|defence|ogue|plough|ll[eio]|mould|grey|cheque|practis/

const AMERICAN: [RegExp, string][] = [
  [/isation/, 'ization'],
  [
    /(organ|special|real|optim|util|steril|visual|digit|custom|commercial|hypnot|galvan|pasteur|vulcan)is(e|er|ing|ed)(s?)$/,
    '$1iz$2$3',
  ],
  [/^(lab|col|harb|arm|fav|hon|neighb|vap|od|glam|flav|behavi)our/, '$1or'],
  [/^(cent|theat|fib|lit|met)re(s?)$/, '$1er$2'],
  [/^tyre(s?)$/, 'tire$1'],
  [/^jewell(er)?/, 'jewel$1'],
  [/^programme(s?)$/, 'program$1'],
  [/aluminium/, 'aluminum'],
  [/^anaesth/, 'anesth'],
  [/^(ortho)?paed/, '$1ped'],
  [/^gynaec/, 'gynec'],
  [/^defence$/, 'defense'],
  [/^catalogue/, 'catalog'],
  [/^plough/, 'plow'],
  [/^(model|travel|counsel|label|signal|tunnel|enamel|panel|cancel|fuel)l(er|or|ing|ed)/, '$1$2'],
  [/^mould/, 'mold'],
  [/^grey/, 'gray'],
  [/^cheque/, 'check'],
  [/^practis/, 'practic'],
]

function toAmericanSpelling(word: string): string {
  if (word.length < 4 || !BRITISH.test(word)) return word
  return AMERICAN.reduce((form, [british, replacement]) => form.replace(british, replacement), word)
}
