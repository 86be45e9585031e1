/** American spelling of a lower-case word, by rules. The title model is trained on it: a change needs a new build. */
export function toAmericanSpelling(word: string): string {
  if (word.length < 4 || !BRITISH.test(word)) return word
  return AMERICAN.reduce((form, [british, replacement]) => form.replace(british, replacement), word)
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

/** American spelling of a lower-case word of a skill. The keys of skills.tsv are made with it: a change needs a new build. */
export function americanSkillWord(word: string): string {
  if (word.endsWith('ising') && word.length >= MIN_ISING_CHARS)
    return `${word.slice(0, -'ising'.length)}izing`
  return OTHER_SKILL_WORDS.get(word) ?? toAmericanSpelling(word)
}

/** "Rising" and "raising" are spelled so everywhere. */
const MIN_ISING_CHARS = 8

/** What the rules for titles leave as it is. */
const OTHER_SKILL_WORDS = new Map([
  ['analyse', 'analyze'],
  ['analysing', 'analyzing'],
  ['licence', 'license'],
  ['fulfilment', 'fulfillment'],
  ['prioritise', 'prioritize'],
  ['jewellery', 'jewelry'],
])
