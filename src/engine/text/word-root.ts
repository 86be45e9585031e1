import { toAmericanSpelling } from './american-spelling.ts'

/** The root that the forms of a word share: "supervised", "supervision" and "supervisor" meet, as do "led" and "leading". */
export function wordRoot(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length > MAX_WORD_CHARS) return lower
  const known = ROOTS.get(lower) ?? computed.get(lower)
  if (known !== undefined) return known
  const root = computeRoot(lower)
  if (computed.size < MAX_COMPUTED_ROOTS) computed.set(lower, root)
  return root
}

function computeRoot(word: string): string {
  if (word.length < MIN_INFLECTED_CHARS || !/^[a-z]+$/u.test(word)) return word
  return withoutEnding(withoutInflection(plainSpelling(word)))
}

/** Texts of one trade use the same words again and again. */
const computed = new Map<string, string>()
const MAX_COMPUTED_ROOTS = 20_000
const MAX_WORD_CHARS = 40

/** Shorter words are names, short forms or have no ending to lose. */
const MIN_INFLECTED_CHARS = 4
/** What must be left of a word when a long ending (-ation, -ment) or a short one (-er, -al) goes. */
const MIN_ROOT_CHARS = { long: 4, short: 3 } as const

function plainSpelling(word: string): string {
  return toAmericanSpelling(word)
    .replace(/^(an|h|f|c|di|leuk|isch|p|orthop)ae(?=[a-z]{3})/u, '$1e')
    .replace(/^(f?)oe(?=[a-z]{3})/u, '$1e')
    .replace(/z(?=(?:e|ed|es|er|ers|ing|ation|ations|ational)$)/u, 's')
}

function withoutInflection(word: string): string {
  let root = word
  if (/ies$/u.test(root)) root = `${root.slice(0, -3)}y`
  else if (/(?:ss|sh|ch|x|zz)es$/u.test(root)) root = root.slice(0, -2)
  else if (/[^siu]s$/u.test(root)) root = root.slice(0, -1)
  if (/.{3}ied$/u.test(root)) return `${root.slice(0, -3)}y`
  const verb = /^(.{3,})(?:ed|ing)$/u.exec(root)
  if (!verb?.[1] || !/[aeiouy]/u.test(verb[1])) return root
  return /at$/u.test(verb[1]) ? `${verb[1]}e` : verb[1]
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find(
    ([suffix, least]) => word.endsWith(suffix) && word.length - suffix.length >= least,
  )
  const root = ending ? word.slice(0, -ending[0].length) : word
  return root
    .replace(/str$/u, 'st')
    .replace(/([bdfglmnprst])\1$/u, '$1')
    .replace(root.length > MIN_INFLECTED_CHARS ? /[eiy]$/u : /[iy]$/u, '')
}

const ENDINGS: [string, number][] = [
  ...['isational', 'ational', 'ication', 'ations', 'ation', 'icate', 'ative', 'ement', 'ator', 'ate'].map(
    (suffix): [string, number] => [suffix, MIN_ROOT_CHARS.long],
  ),
  ...['ment', 'ance', 'ist', 'ant', 'ive', 'ion', 'ly', 'al'].map((suffix): [string, number] => [
    suffix,
    MIN_ROOT_CHARS.long,
  ]),
  ...['er', 'or'].map((suffix): [string, number] => [suffix, MIN_ROOT_CHARS.short]),
]

/** Words whose forms no ending tells: past tenses, plurals and a few nouns far from their verbs. */
const ROOTS = new Map(
  `lead: led leader leadership leading
  teach: taught
  build: built rebuilt rebuild
  writ: write wrote written writing rewrote
  sell: sold
  run: ran running
  keep: kept keeping
  hold: held
  buy: bought
  mak: make made making
  tak: take took taken taking
  giv: give gave given giving
  driv: drove driven
  speak: spoke spoken
  choos: chose chosen choose choosing choice
  grow: grew grown growth
  win: won winning
  begin: began begun beginning
  bring: brought
  catch: caught
  deal: dealt
  do: did done does doing
  draw: drew drawn
  drawing: drawings
  feed: fed
  find: found
  fly: flew flown flight flying
  get: got getting
  go: went gone going
  hear: heard
  hang: hung
  know: knew known knowing
  lay: laid
  leav: left leave
  los: lost lose losing
  meet: met
  overse: oversaw overseen oversee oversight overseeing
  pay: paid payment payments
  ris: rose risen rise rising
  say: said
  se: see saw seen seeing
  send: sent
  set: setting
  show: shown showed
  spend: spent
  stand: stood
  sweep: swept
  swim: swam swum swimming swimmer
  think: thought
  throw: threw thrown
  tell: told
  understand: understood
  undertak: undertook undertaken undertake undertaking
  uphold: upheld
  seek: sought
  sew: sewn sewing
  sing: sang sung
  cut: cutting
  break: broke broken
  com: come came coming
  forecast: forecasts forecasting
  freez: froze frozen freeze
  light: lit
  prov: proven prove proved
  shrink: shrank shrunk shrinkage
  spin: spun
  strik: struck strike
  man: men
  woman: women
  child: children kid kids
  person: people persons
  foot: feet
  tooth: teeth
  lif: life lives
  shelf: shelves shelving
  criteri: criterion criteria
  maintain: maintenance
  deliver: delivery deliveries
  analys: analyst analysts analyses analysis analytics analytical analytic analyze analyzed analyzer analyzing
  diagnos: diagnosis diagnoses diagnostic diagnostics diagnose
  compl: comply compliance compliant complied complying complies
  licens: licence licences license licenses licensed licensure licensing
  practic: practise practice practiced practitioner practitioners practising practices
  polici: policy policies
  polic: police
  universit: university universities
  warehous: warehouse warehouses warehousing
  organ: organ organs
  offic: office offices
  officer: officer officers
  engineer: engineer engineers engineered
  engine: engine engines
  produc: produce produced producing product products production
  sale: sales
  communic: communicate communicated communicates communicating communication communications
  communit: community communities
  secur: secure secured security
  saf: safe safely safety
  surger: surgery surgeries surgical
  pharmac: pharmacy pharmacies pharmacist pharmacists pharmaceutical pharmaceuticals
  strateg: strategy strategic strategies
  electric: electrician electricians electrical electricity
  plumb: plumber plumbers plumbing
  clinic: clinic clinics clinical clinician clinicians
  technic: technician technicians technical technique techniques tech techs
  bak: bake baker bakery baking
  cook: cooking cooked cooks
  lift: lifting lifted lifts
  hir: hire hired hiring hires
  car: car cars
  care: care caring cares cared carer carers caregiver
  plan: planned planning planner plan plans`
    .split('\n')
    .flatMap(line => {
      const [root = '', forms = ''] = line.trim().split(': ')
      return forms.split(' ').map((form): [string, string] => [form, root])
    }),
)
