import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import { ownEntry } from '#engine/text/own-entry.ts'
import type { TitleReader } from '#engine/titles/load-title-reader.ts'
import { ladderCodes } from './career-ladder.ts'
import type { GoalMeaning } from './goal-meaning.ts'
import { withAgents } from './work-agents.ts'
import type { WorkSigns } from './work-signs.ts'

export type GoalEngine = CareerEngine &
  Pick<TitleReader, 'titlesByStem'> & { goalMeaning: () => GoalMeaning; workSigns: () => WorkSigns }

type RoleSpan = {
  /** As the person wrote them. */
  words: string
  /** False for a work that no word for a person names, such as "hotel management". */
  hasAgent: boolean
  /** The most likely occupation first. */
  rows: number[]
}

const MAX_ROLE_WORDS = 5
const MAX_ROWS = 4
/** Votes for a phrase that holds no word for a person at work, such as "hotel management". */
const MIN_VOTES_WITHOUT_AGENT = 2
const MATCHES_PER_ROLE = 6
const MIN_MATCH_SCORE = 0.1
const MIN_VAGUE_MATCH_SCORE = 0.5
const VOTE_SCORE = 0.15
const MIN_SHARE_OF_BEST_SCORE = 0.25
const MIN_VOTES_OF_VAGUE_WORD = 3
const MIN_SIMILARITY_OF_VAGUE_WORD = 0.4
const MIN_BARE_MATCH_SCORE = 0.6
const MAX_BARE_WORDS = 3

/** Roles named in a clause: the longest runs of words that known titles have, or a vague word for a role with its field. */
export function rolesIn(engine: GoalEngine, text: string, currentRow: number | null): RoleSpan[] {
  const lead = HEAD_OF_FIELD.exec(text)
  const crew = currentRow === null ? null : LEADS_CREW.exec(text)
  const rest = [lead, crew].reduce((left, match) => (match ? left.replace(match[0], ' and ') : left), text)
  const told = withAgents(rest, phrase => isKnown(engine, phrase))
  const words = (told.text.match(WORD) ?? []).map(word => word.replaceAll(/^['.-]+|['.-]+$|'s$/g, ''))
  const found: RoleSpan[] = []
  const addRows = (phrase: string, rows: number[]) => {
    if (rows.length > 0 && !found.some(span => span.words === phrase))
      found.push({
        words: told.saidFor.get(phrase) ?? phrase,
        hasAgent: phrase.split(' ').some(isAgent),
        rows,
      })
    return rows.length > 0
  }
  const add = (phrase: string, minScore: number) => addRows(phrase, rowsOf(engine, phrase, minScore))
  if (lead) addRows(lead[0], rowsOfLead(engine, lead[0], lead[1] ?? lead[2] ?? '', currentRow))
  if (crew) addRows(crew[0], supervisorRows(engine, currentRow))
  for (const [phrase, what = ''] of text.matchAll(LEADS_PLACE)) {
    const first = rowsOf(engine, `${what} manager`, MIN_VAGUE_MATCH_SCORE)[0]
    if (first !== undefined) addRows(phrase, [first])
  }
  for (let at = 0; at < words.length; at++) {
    const length = isObject(words, at) ? 0 : longestTitle(engine, words, at)
    if (length > 0 && add(words.slice(at, at + length).join(' '), 0)) {
      at += length - 1
      continue
    }
    const word = words[at] ?? ''
    if (!VAGUE_HEAD.test(word) || OBJECT_OF_VERB.test(words[at + 1] ?? '')) continue
    const known = vagueRoles(words, at).find(({ phrase }) => isKnown(engine, phrase))
    if (known) addRows(known.words, rowsOf(engine, known.phrase, 0))
    else if (!isContent(words[at - 1] ?? 'a')) addRows(word, rowsOfVagueWord(engine, word, currentRow))
  }
  // Only the matcher of titles corrects spelling.
  if (
    found.length === 0 &&
    words.length <= MAX_BARE_WORDS &&
    isAgent(words.at(-1) ?? '') &&
    !isObject(words, words.length - 1) &&
    !VAGUE_HEAD.test(text.trim())
  )
    add(words.join(' '), MIN_BARE_MATCH_SCORE)
  return found
}

function supervisorRows({ career }: GoalEngine, currentRow: number | null): number[] {
  const { codes, rowOf } = career.occupations
  const code = currentRow === null ? undefined : codes[currentRow]
  return code === undefined
    ? []
    : ladderCodes(career.tables.leadsTo, code)
        .flatMap(step => rowOf.get(step) ?? [])
        .slice(0, 1)
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'+#&.-]*/gu

/** Nobody leads a field by what they do today. */
function rowsOfLead(engine: GoalEngine, phrase: string, field: string, currentRow: number | null): number[] {
  const title = ownEntry(OFFICER_TITLES, phrase.toLowerCase()) ?? `${field} director`
  return rowsOf(engine, title, MIN_VAGUE_MATCH_SCORE)
    .filter(row => row !== currentRow)
    .slice(0, 1)
}

function longestTitle(engine: GoalEngine, words: string[], at: number): number {
  for (let length = Math.min(MAX_ROLE_WORDS, words.length - at); length >= 1; length--) {
    const run = words.slice(at, at + length)
    const [first = '', last = ''] = [run[0], run.at(-1)]
    const isBroken = run.some(
      (word, place) => BREAKS_TITLE.test(word) && !(place === 0 && length > 1 && /^school$/i.test(word)),
    )
    if (isBroken || CONNECTS.test(first) || CONNECTS.test(last)) continue
    // "Staff engineer" says how high, not what.
    if (length === 2 && !isContent(first) && VAGUE_HEAD.test(last)) continue
    if (OBJECT_OF_VERB.test(last)) continue
    if (length === 1 ? isRoleWord(engine, first, words[at + 1] ?? '') : isRolePhrase(engine, run))
      return length
  }
  return 0
}

/** Somebody one works for or with, as in "chief of staff to a CEO", or a quality, as in "something cleaner". */
function isObject(words: string[], at: number): boolean {
  return /^(?:to|for|with|from|like|under|by|of|at) (?:a|an|the|my|our)$|^(?:.* )?(?:something|much|bit)$/i.test(
    words.slice(Math.max(0, at - 2), at).join(' '),
  )
}

/** "Principal" before "engineer" says how high, not what. */
function isRoleWord(engine: GoalEngine, word: string, next: string): boolean {
  if (SHORT_TITLE.test(word)) return isKnown(engine, word)
  if (ALONE_IS_NOTHING.test(word) || isAgent(next)) return false
  return isAgent(word) && !VAGUE_HEAD.test(word) && engine.titlesByStem().isOnetTitle(word)
}

function isRolePhrase(engine: GoalEngine, run: string[]): boolean {
  const votes = engine.titlesByStem().find(run.join(' '))[0]?.votes ?? 0
  return votes >= (run.some(isAgent) ? 1 : MIN_VOTES_WITHOUT_AGENT)
}

/** A word for one person at work; a plural names the people one works with or for. */
export function isAgent(word: string): boolean {
  return AGENT.test(word) && !NO_AGENT.test(word)
}

function isKnown(engine: GoalEngine, phrase: string): boolean {
  return engine.titlesByStem().find(phrase).length > 0
}

/** "Supervisor of housekeeping", "clerk job at the post office": the vague word with those it is joined to, nearest first. */
function vagueRoles(words: string[], at: number): { phrase: string; words: string }[] {
  const head = words[at] ?? ''
  const after = words.slice(at + 1)
  if (!JOINS_FIELD.test(after[0] ?? '')) return []
  const stop = after.findIndex(word => /^(?:or|and)$/i.test(word))
  const others = after
    .slice(0, stop < 0 ? after.length : stop)
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => isContent(word))
  const pairs = others.flatMap(one =>
    others.filter(two => two.place === one.place + 1).map(two => [one, two]),
  )
  return [...pairs, ...others.map(one => [one])].map(used => ({
    phrase: `${used.map(({ word }) => word).join(' ')} ${head}`,
    words: [head, ...after.slice(0, Math.max(...used.map(({ place }) => place)) + 1)].join(' '),
  }))
}

const IT_CODE = /^15-1/

function isContent(word: string): boolean {
  return !BREAKS_TITLE.test(word) && !CONNECTS.test(word) && !ALONE_IS_NOTHING.test(word)
}

/** "Captain" alone: the occupation most titles mean, else the one most like the present work. */
function rowsOfVagueWord(engine: GoalEngine, word: string, currentRow: number | null): number[] {
  // An architect or engineer among programmers is one of software.
  if (currentRow !== null && IT_CODE.test(engine.career.occupations.codes[currentRow] ?? '')) {
    const rows = rowsOf(engine, `software ${word}`, MIN_VAGUE_MATCH_SCORE)
    if (rows.length > 0) return rows.slice(0, 1)
  }
  const [first, second, ...rest] = engine.titlesByStem().find(word)
  if (!first) return []
  if (first.votes >= MIN_VOTES_OF_VAGUE_WORD && first.votes >= 2 * (second?.votes ?? 0)) return [first.row]
  if (currentRow === null) return []
  const { cosineSimilarity } = engine.career.occupations
  const alike = [first, ...(second ? [second] : []), ...rest]
    .map(({ row }) => ({ row, similarity: cosineSimilarity(currentRow, row) }))
    .filter(({ row, similarity }) => row !== currentRow && similarity >= MIN_SIMILARITY_OF_VAGUE_WORD)
    .sort((a, b) => b.similarity - a.similarity)
  return alike.slice(0, 1).map(({ row }) => row)
}

/** What the matcher of titles says, lifted by the known titles with these stems; the stems alone where it says nothing ("product" and "production" are one stem). */
function rowsOf(engine: GoalEngine, phrase: string, minScore: number): number[] {
  const { rowOf, codes } = engine.career.occupations
  const title = ownEntry(OFFICER_TITLES, phrase.toLowerCase()) ?? phrase.replace(TEACH_SUBJECT, '$1 teacher')
  const votes = engine.titlesByStem().find(title)
  const scores = new Map<number, number>()
  for (const { code, score } of engine.matchTitle(title, MATCHES_PER_ROLE)) {
    const row = rowOf.get(code)
    if (row !== undefined && score >= Math.max(MIN_MATCH_SCORE, minScore))
      scores.set(row, score + VOTE_SCORE * (votes.find(vote => vote.row === row)?.votes ?? 0))
  }
  if (scores.size === 0 && minScore === 0)
    for (const vote of votes.slice(0, MAX_ROWS)) scores.set(vote.row, vote.votes * VOTE_SCORE)
  const best = Math.max(0, ...scores.values())
  return [...scores]
    .filter(
      ([row, score]) => !MILITARY_CODE.test(codes[row] ?? '') && score >= best * MIN_SHARE_OF_BEST_SCORE,
    )
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_ROWS)
    .map(([row]) => row)
}

const MILITARY_CODE = /^55-/

/** "Head of marketing" and "chief audit executive" lead a field. */
const HEAD_OF_FIELD =
  /\b(?:head|vp|vice president|director) of (\p{L}+(?: (?!at\b|in\b|for\b|of\b|with\b|and\b|or\b)\p{L}+)?)|\bchief (?!executive)(\p{L}+) (?:officer|executive)\b/iu
const LEADS_CREW = /\b(?:crew|team|shift|line|gang) (?:lead|leader|chief|boss)\b/i
/** "Manage a salon" and "running community programs": the manager of what is led. */
const LEADS_PLACE =
  /\b(?:manage|managing|run|running|head|heading)(?: (?:a|an|the|one|small|big))* (?!my|our|team|people|project|shift|crew|department|thing|staff|job|business|company|group|operation|other|everything)(\p{L}{4,}(?: program(?:me)?s?| shops?| homes?| stores?)?)\b/giu
/** After these, "coach" and "model" are verbs. */
const OBJECT_OF_VERB = /^(?:people|kids|children|them|others|everyone|someone)$/i
/** What a vague word for a role may be followed by before its field. */
const JOINS_FIELD = /^(?:of|for|in|at|with|job|role|position)$/i
/** Words that no title runs across. */
const BREAKS_TITLE =
  /^(?:\d+|licen[cs]e|certificate|exam|school|degree|apprenticeship|a|an|the|at|with|to|my|is|are|and|or|on|i|that|this|it|be|from|by|as|any|some|something|job|jobs|role|work|working|would|could|maybe|perhaps|first|even|i'm|i'd|if|can|do|own|will|within|once|like|into|towards?)$/i
const CONNECTS = /^(?:of|for|in)$/i
const ALONE_IS_NOTHING =
  /^(?:more|new|good|great|better|best|next|old|young|small|big|other|same|really|just|also|not|no|very|full|part|time|senior|junior|lead|certified|licensed|qualified|proper|staff|principal|tech|rep|in-?house|freelance|remote|local|hybrid)$/i
const AGENT =
  /(?:er|or|ist|ian|eer|yst|smith|wright|[a-z]{3}man|[a-z]{3}woman|person|nurse|chef|attorney|paramedic|mechanic|captain|clerk|aide|agent|pilot|chaplain|pastor|priest|actuary|judge|host|barista|guard|secretary|cook|coach|architect|principal|dean|model|tech|lead|mate|sheriff|detective|medic|doula|concierge|sommelier|nanny|rabbi|imam|accountant|consultant|assistant|attendant|merchant|sergeant|surgeon|physician|magistrate|diplomat|athlete|poet|rep|representative|advocate|associate|paralegal|vet|apprentice|midwife|hygienist|analyst|entrepreneur|undertaker|mayor|spokesperson|steward|groom|jockey|diver)$/i
const NO_AGENT =
  /^(?:number|other|another|computer|customer|consumer|paper|order|letter|water|power|center|theater|matter|over|after|under|later|never|ever|however|rather|whether|together|weather|summer|winter|dinner|river|father|mother|brother|sister|daughter|partner|member|owner|leader|player|offender|elder|heater|sober|better|former|favor|color|major|minor|junior|senior|error|door|floor|labor|harbor|employer|stranger|user|career|corner|border|mirror|folder|ladder|shoulder|cancer|laser|printer|reader|learner|beginner|easier|harder|safer|calmer|quieter|slower|nicer|kinder|happier|healthier|higher|lower|smaller|larger|bigger|greater|longer|shorter|older|younger|newer|cheaper|closer|nearer|earlier|further|farther|fewer|easter|october|november|december|september|offer|answer|prefer|consider|remember|wonder|deliver|discover|enter|cover|recover|suffer|transfer|refer|differ|for|or|nor|per|her|their|christmas|list|exist|twist|italian|european|asian|indian|canadian|australian|american|russian|guardian|human|woman|outdoor|indoor|interior|exterior|behavior|motor|sector|tutor me|vector|doctor's|monitor|calculator|pager|elevator|tractor|silver|copper|butter|sugar|flower|tower|shower|finger|hunger|anger|danger|paper|pepper|upper|proper|super|hyper|cyber|fiber|timber|lumber|chamber|soccer|layer|prayer|trailer|boiler|filler|killer|cellar|dollar|solar|polar|similar|regular|popular|particular|singular|war|bar|car|star|year|fear|clear|near|gear|wear|tear|hear)$/i
/** Alone, these may be any field's. */
const VAGUE_HEAD =
  /^(?:manager|officer|supervisor|director|assistant|coordinator|specialist|technician|agent|operator|engineer|coach|clerk|analyst|consultant|administrator|inspector|planner|advisor|adviser|executive|worker|associate|representative|rep|instructor|trainer|designer|developer|architect|captain|mate|maker|host|helper|scientist|researcher|educator|apprentice|contractor|attendant|examiner|investigator|installer|handler|foreman|steward|person|model|leader|owner)$/i
/** Short forms of titles, only in capitals. */
const SHORT_TITLE =
  /^(?:PA|NP|RN|LPN|CNA|EMT|CPA|CEO|CFO|CTO|COO|CIO|CMO|CISO|SLP|OT|PT|DJ|MD|CRNA|CNM|PTA|OTA|BCBA|CFP|EA|AE|SDR|PM|BA|QA|SRE|DBA|UX|HGV|HVAC)$/

const TEACH_SUBJECT = /^teach(?:ing)? ((?!aide|assistant|support|hospital).+)$/i
const OFFICER_TITLES: Record<string, string> = {
  cfo: 'Finance Director',
  'chief financial officer': 'Finance Director',
  cto: 'Information Technology Director',
  'chief technology officer': 'Information Technology Director',
  cio: 'Information Technology Director',
  'head of people': 'Human Resources Director',
  'chief people officer': 'Human Resources Director',
  cmo: 'Marketing Director',
  coo: 'Operations Director',
}
