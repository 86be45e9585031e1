/** "managed", "led"; not the "registered" of nurses. */
export function isPastVerb(word: string): boolean {
  if (PARTICIPLES_IN_NAMES.has(word)) return false
  return (word.length > MIN_REGULAR_PAST_CHARS && word.endsWith('ed')) || IRREGULAR_PAST.has(word)
}

/** "manage", "lead": verbs that points of a résumé begin with, though many are nouns too. */
export function isBaseVerb(word: string): boolean {
  return BASE_VERBS.has(word)
}

/** "managed" of "manage", "led" of "lead". */
export function pastOfVerb(verb: string): string {
  const irregular = IRREGULAR_VERBS.get(verb)
  if (irregular) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`
  return DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

const MIN_REGULAR_PAST_CHARS = 3
/** "Registered Nurse", "United Parcel". */
const PARTICIPLES_IN_NAMES = new Set(
  'registered certified licensed chartered qualified accredited retired armed unarmed limited united advanced applied associated allied consolidated integrated unified skilled experienced embedded related specialized self-employed amalgamated federated trusted shared combined red speed seed weed creed reed freed'.split(
    ' ',
  ),
)
const IRREGULAR_VERBS = new Map(
  'lead led;win won;build built;run ran;sell sold;grow grew;make made;keep kept;write wrote;teach taught;oversee oversaw;begin began;bring brought;find found;give gave;hold held;meet met;cut cut;take took;drive drove;send sent;spend spent;speak spoke;deal dealt;choose chose;buy bought;draw drew;sweep swept;feed fed;seek sought;rewrite rewrote;rebuild rebuilt;withdraw withdrew;undertake undertook;overcome overcame;become became;come came;go went;do did;have had;see saw;lend lent;hang hung;grind ground;weave wove;ride rode;fly flew;swim swam;stand stood;understand understood;catch caught;fight fought;think thought;pay paid;lay laid;set set;put put;hit hit;read read;spread spread;split split;cast cast;beat beat;break broke;wake woke;freeze froze;steal stole;tear tore;wear wore;bear bore;troubleshoot troubleshot;ring rang;sing sang;shoot shot;get got;leave left;tell told;show showed'
    .split(';')
    .map((pair): [string, string] => {
      const [base = '', past = ''] = pair.split(' ')
      return [base, past]
    }),
)
const IRREGULAR_PAST = new Set(IRREGULAR_VERBS.values())
const DOUBLED = new Set('plan stop ship map log scan trim fit program refer equip strip wrap cap'.split(' '))
const BASE_VERBS = new Set([
  ...IRREGULAR_VERBS.keys(),
  ...`accept achieve act adapt adjudicate adjust administer advise advocate allocate analyze analyse answer apply appraise approve arrange assemble assess assign assist attend audit authorize automate balance bake bill book brief calculate calibrate call calm care carry chair change chart check clean clear climb close coach code collaborate collect command communicate compile complete compose conduct configure connect construct consult contact contribute control convert cook coordinate co-ordinate counsel count cover craft create cure curate decorate defend define deliver demonstrate deploy design detect determine develop diagnose direct dispatch dispense display distribute document draft dress earn edit educate enable encourage enforce engage engineer enhance enroll ensure enter entertain escort establish estimate evaluate examine execute expand expedite explain explore expose facilitate file fill filter finish fix forecast formulate foster frame fulfill fundraise gather generate greet guard guide handle handcraft hand help hire host identify illustrate implement improve increase inform initiate inspect install instruct integrate interpret interview introduce investigate invoice issue join label launch learn lift liaise listen load log look maintain manage map market maximize measure mediate mentor merchandise migrate minimize mix mobilize model moderate modernize monitor motivate move negotiate numb nurture observe open operate optimize order organize organise orient own package paint participate patrol perform pick place plan plant play polish position post prepare prescribe present price print prioritize process produce program project promote prove provide publish purchase raise rank recommend reconcile record recover recruit redesign reduce refer reorganize repair replace reply report represent research resolve respond restock restore review revise roll scale schedule screen seat secure select serve service shape share ship sign simplify solve sort source staff steer sterilize stock streamline strengthen structure supervise supply support survey swap switch tailor target test tighten track train transfer transform translate transport treat tune turn unload update upgrade use validate verify visit wait walk wash watch weld welcome work`.split(
    ' ',
  ),
])
