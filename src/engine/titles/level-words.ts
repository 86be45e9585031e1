export type Seniority = { level: number; name: (typeof LEVELS)[number] }

export const LEVELS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const

/** How high a title stands, from intern (0) to executive (7); a title that says nothing is mid. */
export function seniorityOf(title: string): Seniority {
  const plain = ` ${title
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  for (const [name, pattern] of SIGNS) if (pattern.test(plain)) return { level: LEVELS.indexOf(name), name }
  return { level: LEVELS.indexOf('mid'), name: 'mid' }
}

/** Words that tell a level and never a kind of work. */
export const LEVEL_WORDS: ReadonlySet<string> = new Set(
  `senior sr snr junior jr jnr entry mid midlevel experienced intermediate i ii iii iv v vi l1 l2 l3 l4 l5 l6 l7 ic3 ic4
  e3 e4 e5 trainee graduate internship intern level tier advanced`.split(/\s+/),
)

const SIGNS: [(typeof LEVELS)[number], RegExp][] = [
  ['intern', / (?:intern|internship|trainee|apprentice|student|co op|placement|werkstudent|praktikant) /],
  ['lead', / (?:assistant|deputy|associate) (?:\w+ )?(?:manager|mgr|supervisor|principal) /],
  ['manager', / (?:assistant|deputy|associate) (?:\w+ )?(?:director|vice president|vp|dean) /],
  [
    'executive',
    / (?:chief (?:\w+ ){1,3}officer|chief executive|ceo|cfo|cto|coo|cio|cmo|cpo|cso|chro|ciso|svp|evp) /,
  ],
  [
    'executive',
    / (?:founder|cofounder|owner|managing director|executive director|managing partner|general counsel) /,
  ],
  [
    'director',
    / (?:vp|avp|vice president|director|head of|head (?!chef|cook|nurse|coach|waiter|cashier)|partner|dean) /,
  ],
  ['executive', / president /],
  ['manager', / (?:manager|mgr|supervisor|foreman|forewoman|foreperson|superintendent) /],
  [
    'lead',
    / (?:lead|leader|principal|staff (?:\w+ )?(?:engineer|scientist|designer|developer)|distinguished|architect) /,
  ],
  ['senior', / (?:senior|sr|snr|iii|iv|v|l5|l6|ic4|ic5|expert|master|level [345]|[345]) /],
  [
    'junior',
    / (?:junior|jr|jnr|entry level|entry|graduate|new grad|assistant|associate|helper|i|l3|level 1|1) /,
  ],
]
