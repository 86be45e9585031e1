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
  e3 e4 e5 trainee graduate internship intern level grade tier advanced`.split(/\s+/),
)

const SIGNS: [(typeof LEVELS)[number], RegExp][] = [
  [
    'intern',
    / (?:intern|internship|trainee|apprentice|student|working student|co op|placement|werkstudent|praktikant) /,
  ],
  ['junior', / assistant (?:vice president|vp|director|principal|manager|store manager) /],
  [
    'executive',
    / (?:chief (?!engineer |cook |steward |mate |clerk )\w+ (?:\w+ )?officer|chief executive|c[etfiomsp]o|cfo|cto|chro|cpo|ciso|svp|evp|founder|cofounder|co founder|owner|president(?<! vice president)|managing director|executive director|managing partner|general counsel) /,
  ],
  ['director', / (?:vp|avp|vice president|director|head of|head|partner|principal of|dean|superintendent) /],
  [
    'manager',
    / (?:manager|mgr|supervisor|foreman|forewoman|foreperson|superintendent|administrator in charge) /,
  ],
  [
    'lead',
    / (?:lead|leader|principal|staff (?:software|engineer|data|ml|machine|site|product|frontend|backend)|distinguished|fellow|architect) /,
  ],
  ['senior', / (?:senior|sr|snr|iii|iv|v|l5|l6|ic4|ic5|expert|master|specialist iii|level 3|level 4) /],
  [
    'junior',
    / (?:junior|jr|jnr|entry level|entry|graduate|new grad|assistant|associate|helper|i|l3|level 1|1) /,
  ],
]
