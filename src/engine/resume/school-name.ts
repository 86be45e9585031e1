/** The whole name of the school in a line: "University of North Carolina at Chapel Hill", "École Polytechnique Fédérale de Lausanne". */
export function schoolName(text: string): string | null {
  if (/\p{Ll}/u.test(text) && !/[\p{Lu}\p{Lo}]/u.test(text)) return nameInSmallLetters(text)
  const listed = (LISTED_NAME.exec(text) ?? FRENCH_SCHOOL.exec(text) ?? ROMANCE_SCHOOL.exec(text))?.[0]
  if (listed) return listed.trim()
  const segments = text.replace(VERB_BEFORE, '').replace(TOWN_BEHIND_HYPHEN, ', ').split(SEGMENT_END)
  for (const [at, segment] of segments.entries()) {
    const name = nameInSegment(segment)
    if (name) return campusName(name, segments[at + 1])
  }
  return (
    NAME_BEFORE_EXAM.exec(text)?.[0] ??
    SHORT_SCHOOL_NAME.exec(text)?.[0] ??
    EAST_ASIAN_SCHOOL.exec(text)?.[0] ??
    null
  )
}

/** "west hollow community college": who writes no capitals names a school all the same. */
function nameInSmallLetters(text: string): string | null {
  const segment = text.split(SEGMENT_END).find(part => SMALL_SCHOOL.test(part.trim()))
  return segment?.trim() ?? null
}

function nameInSegment(segment: string): string | null {
  const words = segment
    .trim()
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .split(/\s+/u)
  const key = words.findIndex((word, i) => isSchoolWord(word, words[i - 1]))
  if (key < 0) return null
  let from = key
  while (from > 0 && (isNameWord(words[from - 1], WORDS_BEFORE) || NUMBERED.test(words[from - 1] ?? '')))
    from--
  let to = key
  while (to + 1 < words.length && (isNameWord(words[to + 1], WORDS_AFTER) || isNumber(words, to + 1))) to++
  while (from < key && WORDS_BEFORE.has(words[from] ?? '')) from++
  while (to > key && WORDS_AFTER.has(words[to]?.toLowerCase() ?? '')) to--
  // "School" alone, or "High School" before "Diploma", names none.
  const isWhole = /^\p{Lu}\p{L}+-/u.test(words[key] ?? '')
  if (LEVEL_OF_SCHOOLING.test(words.slice(from, to + 1).join(' '))) return null
  if ((to === from && !isWhole) || /^high school(?: diploma)?$/iu.test(words.slice(from, to + 1).join(' ')))
    return null
  return words
    .slice(from, to + 1)
    .join(' ')
    .replace(/[.:]+$/u, '')
}

/** "No. 2" behind a name, which towns with many schools need. */
function isNumber(words: string[], at: number): boolean {
  return /^\d{1,3}$/u.test(words[at] ?? '') && /^No\.?$/u.test(words[at - 1] ?? '')
}

/** "ESCUELA" as well as "Escuela"; a "Training Centre" teaches, a "Call Centre" does not. */
function isSchoolWord(word: string, before: string | undefined): boolean {
  if (/^Cent(?:re|er)$/iu.test(word))
    return /^(?:training|vocational|learning|teaching)$/iu.test(before ?? '')
  if (/^Form$/iu.test(word)) return /^sixth$/iu.test(before ?? '')
  const plain = /\p{Ll}/u.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()
  // "Käthe-Kollwitz-Gesamtschule".
  const last = word.slice(word.lastIndexOf('-') + 1)
  return SCHOOL_WORD.test(word) || SCHOOL_WORD.test(plain) || GERMAN_SCHOOL.test(last)
}

function isNameWord(word: string | undefined, linking: ReadonlySet<string>): boolean {
  return word !== undefined && (linking.has(word) || CAPITALIZED.test(word))
}

/** Only these universities write their campus after a comma; for others a town follows. */
function campusName(name: string, next: string | undefined): string {
  const campus = next?.trim() ?? ''
  return MANY_CAMPUSES.test(name) && CAMPUS.test(campus) ? `${name}, ${campus}` : name
}

/** "School of Oriental Studies, Languages and Law, University of Carrow": the commas of a list part no names. */
const LISTED_NAME =
  /(?<![\p{L}-])(?:(?:The )?(?:School|College|Institute|Academy) of|(?:\p{Lu}\p{L}+ ){1,3}(?:School|College|Institute) of) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)+,? (?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?:, (?:University of \p{Lu}\p{L}+|(?:\p{Lu}\p{L}+ ){1,3}University))?/u
/** "École nationale supérieure d’architecture de Lyon", "Lycée hôtelier de Saint-Brévalec": small letters go on with the name. */
const FRENCH_SCHOOL =
  /[ÉE]cole (?:(?:\p{Ll}+ ){0,3}(?:d['’]|de |des |du )\p{Ll}+(?: (?:de|du|des) \p{Lu}[\p{L}-]+)?|(?:\p{Ll}+ ){1,3}(?:de |du |des |d['’])?\p{Lu}[\p{L}-]+(?:[ -]\p{Lu}[\p{L}-]+){0,3})/u
const ROMANCE_KINDS = [
  'Lycée',
  'Collège',
  'Université',
  'Institut',
  'Faculté',
  'Istituto',
  'Liceo',
  'Scuola',
  'Università',
  'Instituto',
  'Universidad',
  'Universidade',
  'Colegio',
  'Colégio',
  'Escuela',
  'Escola',
  'Faculdade',
  'Centro',
  'Centre(?= de formation| universitaire)',
]
const CAPITALIZED_NAME =
  "\\p{Lu}[\\p{L}.'’-]*(?: (?:(?:de|da|do|dos|di|du|la|del) )?\\p{Lu}[\\p{L}.'’-]*){0,4}"
/** At least one word in small letters, then a name, perhaps in quotes: 'Istituto tecnico "G. Galilei"'. */
const ROMANCE_SCHOOL = new RegExp(
  `(?<!\\p{L})(?:${ROMANCE_KINDS.join('|')}) (?:(?:(?!e |y |et )[\\p{Ll}'’-]+ |d['’])(?:\\p{Ll}[\\p{Ll}'’-]* ){0,4}${CAPITALIZED_NAME}|(?:\\p{Lu}\\p{L}+ ){0,3}["“«]${CAPITALIZED_NAME}["”»])`,
  'u',
)
const SMALL_SCHOOL =
  /^(?!.*\b(?:school|college|high) (?:diploma|degree|leaver|leaving|certificate)\b)(?:[\p{Ll}.'’-]+ ){1,5}(?:college|school|university|academy|institute|high|polytechnic)$/u
const VERB_BEFORE =
  /^(?:entered|enrolled (?:at|in)|attended|graduated from|studied at|completed|student at)\s+(?=\p{Lu}|the )/iu
const SEGMENT_END =
  /[,;|()·:]|\s+[–—-]\s+|(?<=[\p{Ll})]{3})(?<!\b(?:Govt|Matric|Elem|Natl|Univ|Inst|Poly|Coll|Engg))\.\s+(?=\p{Lu})|\t|\s{2,}/u
const SCHOOL_WORD =
  /^(?:University|College|Collegiate|Ysgol|C[ée]gep|HS|JHS|SHS|SMK|SMA|SPŠ|VUT|Gymnázium|Institute|School|Academy|Polytechnic|Conservator(?:y|io|ium)|Conservatoire|Seminary|High|UNIVERSITY|COLLEGE|INSTITUTE|SCHOOL|ACADEMY|Universit(?:y|é|ä|à|ät|eit|et)|Universidade?|(?:Fach)?[Hh]ochschule|Hogeschool|Berufsschule|Berufskolleg|[ÉE]cole|Escuela|Escola|Instituto|Institut|Istituto|Polit[eé]cnic[oa]|Lycée|Liceo|(?:\p{Lu}[\p{L}-]+-)?Gymnasium|Realschule|Gesamtschule|CFA|IFSI|Colegio|Colégio|Faculdade|Szkoła|Uniwersytet|Vishwavidyalaya|Vidyalaya|Apprenticeship|ROC|Lyceum|Lycee|Seminar|Sixth-Form|Grammar|Secondary|Comprehensive|Gimnazjum|Liceum|Technikum|Politechnika|Akademia|Akademie|Acad[ée]mie|Accademia|Academia|Høgskole|Högskola|Üniversitesi|Universitas|Polytechnique|Tech|Coláiste|Coleg|IES|CEIP|CIFP|Colegiul|Liceul|Universitatea|Școala|Szkół|Scoil|Škola|[Šš]kola|Középiskola|Egyetem|Universitet|Univerzita|Univerzitet|Sveučilište|Università|[Ss]kole|Skolan|Kolleg|Handelsschule|Gewerbeschule|Kantonsschule|Oberschule|Grundschule|Hauptschule|Berufsfachschule|Kolej|[Aa]mmattikorkeakoulu|[Yy]liopisto|[Ll]ukio|[Kk]oulu|[Oo]pisto|universitet|[Ff]olkhögskola|högskola|gymnasium|egyetem|gimnázium|üniversitesi|lisesi|univerzita|gymnázium|Madrasah|TAFE|ITE|Vo-Tech|Vo-tech|Votech|Vidyamandir|Vidya|Niketan|Mandir|Scuola|Facultad|Facultatea|Konservatorium|Kolegium|Zespół|Lukio|Opisto|Koulu|Ammattikorkeakoulu|Yliopisto|Collège|Ecole|Gymnasieskola|Medrese|Lisesi|Kollegium|Madrasa|\p{Lu}\p{L}{2,20}(?:schule|skolan?|skole|škola|gymnasium|gymnasiet|akademie|kolleg)|Vidyapeeth|Mahavidyalaya)$/u
const GERMAN_SCHOOL = /^(?:\p{Lu}\p{L}{0,20}schule|Gymnasium|Lyzeum|Kolleg|Berufskolleg)$/u
/** "Compulsory Secondary Education". */
const LEVEL_OF_SCHOOLING =
  /^(?:(?:compulsory|lower|upper|senior|junior|higher|general) )*secondary (?:education|studies)$/iu
/** "No.3", "No. 12" without its number. */
const NUMBERED = /^No\.\d{1,3}$/u
/** "Redan High School-Stone Mountain, GA". */
const TOWN_BEHIND_HYPHEN = /(?<=\b(?:School|College|University|Academy|Institute|High))-(?=\p{Lu}\p{Ll})/u
/** "Chepsoi Boys KCSE 2015": the examination tells what the name is. */
const NAME_BEFORE_EXAM =
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,4}(?=,? \(?(?:KCSE|KCPE|WAEC|WASSCE|NECO|GCSE|UCE|UACE|CSEE|OSSD|HSC|VCE|NCEA)\b)/u
const WORDS_BEFORE: ReadonlySet<string> = new Set(['of', 'and', '&', 'the', 'de', 'la'])
const WORDS_AFTER: ReadonlySet<string> = new Set(
  'of at for in am im an der dem w we zu and & the de la del do da des du di degli della dei van und für et y e an na'.split(
    ' ',
  ),
)
const CAPITALIZED = /^(?:(?:d|l|dell|degl|nell)['’])?\p{Lu}[\p{L}\p{M}.'’&-]*$/u
const MANY_CAMPUSES =
  /^(?:University of (?:California|Texas|Illinois|Wisconsin|Massachusetts|Maryland|Michigan|Minnesota|Missouri|Nebraska|North Carolina|South Carolina|Tennessee|Alabama|Alaska|Arkansas|Colorado|Hawaii|Maine|Nevada)|State University of New York|California State (?:Polytechnic )?University)$/u
const CAMPUS = /^(?!(?:CA|TX|USA|California|Texas)\b)\p{Lu}[\p{L}. -]{2,30}$/u
const EAST_ASIAN_SCHOOL =
  /[\p{Script=Han}]{2,12}(?:大学|大學|学院|學院|学校|學校|高校|中学)|[\p{Script=Hangul}]{2,12}(?:대학교|고등학교)/u
/** Schools that nobody calls by a longer name; a town follows some. */
const SHORT_SCHOOL_NAME =
  /(?<![\p{L}-])(?:MIT|UCLA|NYU|USC|Caltech|EPFL|UNSW|RMIT|KAIST|INSEAD|UCL|LSE|UCD|UCC|DCU|SOAS|UBC|NUS|NTU|HEC Paris|ESSEC|Le Cordon Bleu|Central Saint Martins|Harper Adams|Goldsmiths|Birkbeck|Royal Holloway|Sciences Po(?: \p{Lu}\p{Ll}+)?|Wharton|Juilliard|(?:RWTH|ETH|TU|TH|FH|KU|HS|HTL|HAK|HAW|HTW|LMU|IIT|NIT|IIM|IIIT|BITS|TAFE|UC|SUNY|CUNY|UNC|UT|NC) \p{Lu}[\p{L}]+(?: \p{Lu}\p{Ll}+)?)(?![\p{L}])/u
