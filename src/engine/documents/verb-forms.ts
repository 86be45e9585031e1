import { isBaseVerb, isPastVerb, pastOfVerb } from '#engine/text/action-verbs.ts'

/** "led", "dug", "co-wrote", "re-slotted". */
export function isPast(word: string): boolean {
  return (
    !ADJECTIVES.has(word) &&
    // A "30-bed" ward and a "5-speed" gearbox were not done.
    !/\d/u.test(word) &&
    (isPastVerb(word) ||
      PAST_ONLY.has(word) ||
      isPrefixedPast(word) ||
      (rest(word) !== word && isPast(rest(word))))
  )
}

/** "beaten", "led", "written": what was done, beside a verb of being. */
export function isParticiple(word: string): boolean {
  return PARTICIPLES.has(word) || (isPast(word) && !NO_PARTICIPLE.has(word))
}

/** "lead", "dig", "co-write". */
export function isBase(word: string): boolean {
  return isBaseVerb(word) || FURTHER_VERBS.has(word) || (rest(word) !== word && isBase(rest(word)))
}

export function pastOf(base: string): string {
  const stem = rest(base)
  const past =
    FURTHER_IRREGULAR.get(stem) ?? (DOUBLED.has(stem) ? `${stem}${stem.at(-1)}ed` : pastOfVerb(stem))
  return `${base.slice(0, base.length - stem.length)}${past}`
}

/** "planning" of "plan", "making" of "make". */
export function gerundOf(base: string): string {
  const [, doubled] = /(\p{L})\1ed$/u.exec(pastOf(base)) ?? []
  if (doubled !== undefined && !base.endsWith(doubled + doubled)) return `${base}${doubled}ing`
  if (/^(?:run|set|cut|get|put|sit|begin|win|dig|shut)$/u.test(base)) return `${base}${base.at(-1)}ing`
  return `${/[^eoy]e$/u.test(base) ? base.slice(0, -1) : base}ing`
}

/** "run" of "run", "written" of "write", "led" of "lead": what stands behind "have". */
export function participleOf(base: string): string {
  return IRREGULAR_PARTICIPLES.get(base) ?? pastOf(base)
}

/** "supervise" of "supervises" or "supervise"; null for what is no known verb. */
export function baseOf(word: string): string | null {
  return isBase(word) ? word : (bases(word).find(isBase) ?? null)
}

/** "hoover" of "hoovers", where the sentence shows that it is a verb. */
export function baseByEnding(word: string): string {
  return baseOf(word) ?? bases(word)[0] ?? word
}

/** "oversee" of "overseeing", "prepare" of "preparing", "plan" of "planning". */
export function verbOfGerund(word: string): string | null {
  if (!word.endsWith('ing')) return null
  const stem = word.slice(0, -'ing'.length)
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].find(isBase) ?? null
}

/** "redrew", "overtook", "misread". */
function isPrefixedPast(word: string): boolean {
  const stem = word.replace(/^(?:re|over|out|under|mis|fore|up)(?=\p{L}{3})/u, '')
  return (
    stem !== word &&
    !stem.endsWith('ed') &&
    !/^(?:output|outlet|outset|outfit|overhead)$/u.test(word) &&
    isPastVerb(stem)
  )
}

function bases(word: string): string[] {
  if (!/[^s]s$/u.test(word)) return []
  if (/(?:ch|sh|ss|x|zz|o)es$/u.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (/[^aeiou]ies$/u.test(word)) return [`${word.slice(0, -3)}y`]
  return [word.slice(0, -1)]
}

function rest(word: string): string {
  return word.replace(
    /^(?:co|re|hand|cold|spot|fact|test|quality|double|deep|pre|over|out|up|de|dis|sub|mis)-(?=\p{L}{3})/u,
    '',
  )
}

/** "Licensed to drive lorries" says what somebody is, not what they did. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  'interested dedicated motivated organized organised detailed highly-skilled varied mixed bed shed need weekend continued based detached'.split(
    ' ',
  ),
)
const FURTHER_IRREGULAR = new Map(
  'dig dug;hang hung;bind bound;throw threw;know knew;hear heard;feel felt;shrink shrank;bend bent;breed bred;strike struck;stick stuck;string strung;wind wound;hide hid;shut shut;bid bid;let let;outsell outsold;resell resold;remake remade;retake retook;retell retold;reset reset;upset upset;foresee foresaw;withhold withheld;uphold upheld;underwrite underwrote;proofread proofread;typeset typeset;babysit babysat;sit sat;spin spun;sleep slept;lose lost;shake shook;arise arose;rise rose;blow blew;speed sped;knit knit;quit quit;eat ate;drink drank;fall fell;input input;outgrow outgrew;redo redid;resit resat;say said;light lit;mow mowed;sew sewed;saw sawed;shave shaved;weigh weighed;lace laced;offset offset'
    .split(';')
    .map((pair): [string, string] => {
      const [base = '', past = ''] = pair.split(' ')
      return [base, past]
    }),
)
const IRREGULAR_PARTICIPLES: ReadonlyMap<string, string> = new Map(
  'run run;write written;drive driven;take taken;give given;grow grown;draw drawn;do done;choose chosen;speak spoken;ride ridden;fly flown;wear worn;oversee overseen;undertake undertaken;sing sung;begin begun;come come;become become;go gone;see seen;show shown;know known;break broken;sew sewn;rewrite rewritten'
    .split(';')
    .map((pair): [string, string] => {
      const [base = '', participle = ''] = pair.split(' ')
      return [base, participle]
    }),
)
const PAST_ONLY: ReadonlySet<string> = new Set(FURTHER_IRREGULAR.values())
const DOUBLED: ReadonlySet<string> = new Set(
  'patrol control propel excel stir pin chip mop chop prep drop nip rig sub fit tag pot slot pad clip submit commit permit admit recap swab unplug debug drag grab jog hop flag top'.split(
    ' ',
  ),
)
const FURTHER_VERBS: ReadonlySet<string> = new Set([
  ...FURTHER_IRREGULAR.keys(),
  ...`add save align announce apprehend archive ask assay attach authenticate bathe bend blend block bolt bottle braze brew broker brush butcher cancel carve catalogue catalog chip chop cleanse code-review combine compare compute confer construe convene cool copy correct crank cultivate customize dean debug deep-clean delegate descale deescalate de-escalate describe detail devise disassemble discharge disinfect dismantle dispose dissect divide dock drain drill dry duplicate dust eliminate embed empty enter erect escalate exercise extinguish fabricate familiarise familiarize fasten feather fetch fit fold format furnish gauge grade graze grease grill groom harvest haul head heat hoist hoover inoculate inquire insert insulate insure interact intervene inventory iron keyhold lock lower lubricate machine mail manicure manipulate mark massage match mend merge mill mind mine mold mop mould mount mow navigate notify offer oil onboard optimise organise outfit overhaul pack page pair pave peel petition photocopy photograph pilot pitch plaster plumb polish pool pour prep press prime proctor prototype prune publicise pull push query question quote rake ready receive re-stock reassure rebuild recap recycle redecorate refill refuel refurbish regulate rehearse reinforce relay remove renew renovate repaint request requisition rescue research reserve respect restrain retrain retrieve reupholster rig roast rotate route salt sand sanitise sanitize scan scope scrape script scrub seal search segregate service sew sharpen shear shelve shorten shovel sift simulate sketch slice slot smooth solder solicit specialise specialize splice sponsor spot spray stage steam stencil stir stitch straighten stretch strip study submit substitute summarise summarize synchronise synthesise tag telephone tend thread tile tow trace transcribe transplant trap travel tutor type unpack update upcycle upsell utilise vaccinate vacuum value vary visualise volunteer wallpaper warn water weigh wind wipe wire wrap optimise prioritise standardise standardize digitise digitize analyse minimise maximise modernise centralise centralize harmonise catalyse visualise advertise`.split(
    ' ',
  ),
])
const PARTICIPLES: ReadonlySet<string> = new Set(
  'beaten written taken given driven drawn chosen grown broken done seen shown thrown known spoken worn torn sworn woven frozen ridden flown forgotten hidden overseen undertaken run rerun won overcome rewritten redrawn proven mown sewn'.split(
    ' ',
  ),
)
const NO_PARTICIPLE: ReadonlySet<string> = new Set(
  'wrote took gave drove drew chose grew broke did saw threw knew spoke wore tore wove froze rode flew oversaw undertook ran overcame rewrote redrew went came began became sang rang swam rose fell ate drank shook'.split(
    ' ',
  ),
)
