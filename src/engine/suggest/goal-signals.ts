import type { Element } from '#engine/occupations/load-occupations.ts'
import type { TermScores } from '#engine/occupations/load-terms.ts'
import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import { type SkillUsage, skillUsage } from '#engine/occupations/skill-usage.ts'
import { ownEntry } from '#engine/text/own-entry.ts'
import { matchingThemes, themeKnowledge } from './interest-signals.ts'

export const CAREER_INTENTS = [
  'lead',
  'earn',
  'own business',
  'teach',
  'change',
  'stability',
  'expertise',
  'help',
] as const
export type CareerIntent = (typeof CAREER_INTENTS)[number]

export type GoalSignals = {
  text: string
  intents: Set<CareerIntent>
  /** Roles the goals name, with the words that did. */
  roles: Map<number, { words: string; score: number }>
  terms: TermScores
  /** Skills mentioned, such as machine learning. */
  skills: SkillUsage[]
  /** Fields of knowledge behind the subjects mentioned. */
  knowledge: Element[]
  maxTermScore: number
}

const MAX_GOALS_CHARS = 2000
const MAX_NAMED_ROLES = 2
const MIN_NAMED_ROLE_SCORE = 0.35
const NAMED_ROLE_BASE_SCORE = 0.6
const NAMED_ROLE_MATCH_WEIGHT = 0.5
const MATCHES_PER_PHRASE = 2
const MIN_ROLE_CHARS = 3
const MAX_ROLE_WORDS = 4
const TEACHING_TITLE = /professor|teach|instructor|lecturer/i

/** Where a person wants to go: roles named outright, subjects mentioned, and wishes such as leading or earning more. */
export function goalSignals(engine: CareerEngine, goals: string): GoalSignals {
  const allGoals = goals.slice(0, MAX_GOALS_CHARS)
  const text = allGoals.replaceAll(MOVE_AWAY_CLAUSE, ' ')
  const roles: GoalSignals['roles'] = new Map()
  for (const words of rolePhrases(text)) {
    const matches = engine.matchTitle(
      ownEntry(OFFICER_TITLES, words.toLowerCase()) ?? words.replace(CHIEF_OFFICER, '$1 director'),
      MATCHES_PER_PHRASE,
    )
    for (const { code, score } of matches) {
      if (code.startsWith('25-1') && !TEACHING_TITLE.test(words)) continue
      const row = engine.career.occupations.rowOf.get(code)
      const namedScore = NAMED_ROLE_BASE_SCORE + NAMED_ROLE_MATCH_WEIGHT * score
      const known = row === undefined ? undefined : roles.get(row)
      if (row !== undefined && score >= MIN_NAMED_ROLE_SCORE && namedScore > (known?.score ?? 0))
        roles.set(row, { words, score: Math.min(1, namedScore) })
    }
  }
  const terms = engine.career.terms().scoreText(text)
  return {
    text,
    roles,
    terms,
    skills: GOAL_SKILL_PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ skill }) =>
      skillUsage(engine.career, skill),
    ),
    knowledge: themeKnowledge(engine.career, matchingThemes(engine.career, text)),
    maxTermScore: terms.scores.reduce((most, score) => Math.max(most, score), 0),
    intents: new Set(CAREER_INTENTS.filter(intent => INTENT_PATTERNS[intent].test(allGoals))),
  }
}

const INTENT_PATTERNS: Record<CareerIntent, RegExp> = {
  lead: /\b(lead|leading|leader|leadership|manag(e|er|ing|ement)|head of|director|vp|vice president|executive|supervis\w+|c-level|c-suite|ceo|cto|cfo|promot\w+ to|run (a|the|my) team|partner)\b/i,
  earn: /\b(earn\w*|salary|salaries|(more|higher|better) income|higher pay|better pay|paid|financial (freedom|security)|make more)\b/i,
  'own business':
    /\b(own (business|company|practice|firm|studio|shop|agency|restaurant|brand)|start (a|an|my)( own)? (business|company|firm|practice|studio|agency)|entrepreneur\w*|freelanc\w*|self-employed|founder|found a|startup of my own)\b/i,
  teach: /\b(teach\w*|mentor\w*|professor|instructor|coach\w*|train others)\b/i,
  change:
    /\b(chang(e|ing) (my )?(careers?|fields?|industr\w+)|career change|transition\w*|switch\w*|pivot\w*|get out of|leave|leaving|new field|something (new|different)|different (field|industry|career))\b/i,
  stability:
    /\b(stab(le|ility)|secure|job security|work[- ]life|balance|flexib\w+|less stress|burn(ed|t)? ?out)\b/i,
  expertise:
    /\b(expert|expertise|speciali[sz]\w+|deepen|senior|principal|staff engineer|master|technical track|craft)\b/i,
  help: /\b(help(ing)? (people|others|patients|families|children|communit\w+)|make a difference|impact|give back|meaningful|purpose)\b/i,
}

const MOVE_TOWARDS_PHRASE =
  /\b(?:become|becoming|be|as|in|into|towards?|promoted to|transition(?:ing)? to|mov(?:e|ing) to|switch(?:ing)? to|pivot(?:ing)? to)\s+(?:an?\s+|the\s+|being\s+an?\s+)?([a-z][a-z0-9 &/+#.-]{2,60})/gi
const ROLE_PHRASE_END =
  /\s+(?:within|in|at|by|with|while|where|who|that|so|for|over|then|on|after|before|because|to|role|roles|position|job|some ?day|one day|eventually|full[- ]time)\b.*$|[.,;!?].*$/i
const LEADING_ADJECTIVE =
  /^(?:an?|the|better|more|great|good|successful|senior|lead|chief of|new|certified|professional|best|full-?stack)\s+/i
/** Words for people at work, or names of a field in two words; a lone "management" or "partner" names no role. */
const OCCUPATION_SUFFIX =
  /(er|or|ist|ian|eer|ant|yst|nurse|chef|ceo|cfo|cto|coo|cmo|attorney|architect|principal|scientist|tech)s?$/i
const NON_ROLE_WORD =
  /\b(partner|career|better|leader|order|number|other|paper|computer|customer|home|night|family|team|people|life|world|own|business|money|more|expert|player|member|owner)s?$/i
/** Alone, these may be any field's. */
const GENERIC_ROLE =
  /^(architect|engineer|manager|director|analyst|consultant|supervisor|specialist|coordinator|officer|executive|inspector|technician|coach|advisor|administrator|planner|operator)s?$/i
// "Get out of retail" is no wish for retail.
const MOVE_AWAY_CLAUSE =
  /\b(get(ting)? out of|leav(e|ing)|away from|tired of|escape|quit(ting)?|stop(ping)?|rather than|instead of|no longer|not|without|less)\s+[^.,;]*?(?=\s+(and|to|into|for|so|but)\b|[.,;]|$)/gi

function rolePhrases(text: string): string[] {
  const phrases: string[] = []
  const asked = [
    ...text.matchAll(MOVE_TOWARDS_PHRASE).map(match => match[1] ?? ''),
    ...text
      .split(/[.,;!?\n]/)
      .filter(
        clause =>
          clause.trim().split(/\s+/).length <= MAX_BARE_CLAUSE_WORDS &&
          clause.search(MOVE_TOWARDS_PHRASE) < 0,
      ),
  ]
  for (const phrase of asked)
    for (const part of phrase
      .trim()
      .replace(ROLE_PHRASE_END, '')
      .split(/\s+(?:or|and)\s+|\s*\/\s*/i)) {
      const words = part.replace(LEADING_ADJECTIVE, '').trim()
      if (isRole(words) && !phrases.includes(words)) phrases.push(words)
    }
  for (const match of text.matchAll(MOVE_INTO_FIELD)) if (match[1]) phrases.push(match[1])
  return phrases.slice(0, MAX_NAMED_ROLES)
}

function isRole(words: string): boolean {
  const count = words.split(' ').length
  if (
    words.length < MIN_ROLE_CHARS ||
    count > MAX_ROLE_WORDS ||
    NON_ROLE_WORD.test(words) ||
    GENERIC_ROLE.test(words)
  )
    return false
  return HEAD_OF_FIELD.test(words) || OCCUPATION_SUFFIX.test(words) || (count > 1 && FIELD_WORD.test(words))
}

const MAX_BARE_CLAUSE_WORDS = 4
const HEAD_OF_FIELD = /^(?:head|vp|vice president|director) (?:of )?\w/i
/** Fields that are named alone when a person moves into them. */
const MOVE_INTO_FIELD =
  /\b(?:(?:in)?to|enter|join|try)\s+(ux|ui|hr|pr|communications|public relations|human resources|marketing|accounting|recruiting|investment banking|consulting|data science|cyber ?security|nursing|teaching|construction)\b/gi

const CHIEF_OFFICER = /^chief (?!executive)(\w+) (?:officer|executive)$/i

const OFFICER_TITLES: Record<string, string> = {
  cfo: 'Finance Director',
  'chief financial officer': 'Finance Director',
  cto: 'Information Technology Director',
  'chief technology officer': 'Information Technology Director',
  cio: 'Information Technology Director',
  cmo: 'Marketing Director',
  coo: 'Operations Director',
}

const FIELD_WORD =
  /\b(science|engineering|analytics|management|design|development|security|marketing|therapy|accounting|planning|journalism|animation|law|nursing|counseling|education)$/i

const GOAL_SKILL_PATTERNS: { pattern: RegExp; skill: string }[] = [
  {
    pattern: /\b(machine learning|ai|artificial intelligence|deep learning|data scien\w+)\b/i,
    skill: 'Machine Learning',
  },
  { pattern: /\b(data anal\w+|analytics|business intelligence)\b/i, skill: 'Data Analysis' },
  { pattern: /\b(cyber ?security|information security|hacking)\b/i, skill: 'Cybersecurity' },
  { pattern: /\b(cloud|devops|aws|azure)\b/i, skill: 'Cloud Computing' },
  { pattern: /\b(programming|coding|developer|software)\b/i, skill: 'Software Development' },
  { pattern: /\b(ux|user experience|user research\w*)\b/i, skill: 'User Experience Design' },
  { pattern: /\b(project manag\w+)\b/i, skill: 'Project Management' },
  { pattern: /\b(human resources|recruit\w+)\b/i, skill: 'Human Resources' },
  { pattern: /\b(marketing|branding|brand)\b/i, skill: 'Marketing' },
  { pattern: /\b(accounting|bookkeeping)\b/i, skill: 'Accounting' },
  { pattern: /\b(nursing|patients?)\b/i, skill: 'Patient Care' },
]
