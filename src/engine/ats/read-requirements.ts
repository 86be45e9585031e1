import type { Engine } from '#engine/engine.ts'
import { type FieldSimilarity, fieldVector, unit } from '#engine/occupations/field-similarity.ts'
import type { KnownMatches, SkillSpan } from '#engine/skills/find-skills.ts'
import { isInBrackets, withoutBrackets } from '#engine/text/brackets.ts'
import type { Tokens } from '#engine/text/tokens.ts'
import { isOfficePaper } from './after-hire.ts'
import { acronymsIn, clauseVariants } from './clause-terms.ts'
import { asksCredential, type CredentialSpan } from './credential-spans.ts'
import { degreeRequirement, isInsteadOfDegree, lowestDegree, yearsWithDegree } from './degree-requirement.ts'
import { isDegreeLevel, isDegreeSubject } from './degree-words.ts'
import { type PostingText, postingText } from './keyword-stuffing.ts'
import { lineNumbers } from './line-numbers.ts'
import { mergeRequirements, topRequirements } from './merge-requirements.ts'
import { isOnlyNames, isShortForm } from './only-names.ts'
import { BODY_DIPLOMA, namedPapers } from './paper-names.ts'
import { areCommon, paperRequirements } from './paper-requirements.ts'
import { contentWords, type PostingClause, postingClauses } from './posting-clauses.ts'
import { isReviewed, type PostingReader, postingReader } from './posting-reader.ts'
import { postOfYears, requiredYears } from './required-years.ts'
import type { Requirement } from './requirement.ts'
import { balancedWeights } from './requirement-weights.ts'
import { skillRequirements, withWishedTools } from './skill-requirements.ts'
import { isSoftClause } from './soft-words.ts'
import { spanText } from './span-text.ts'
import { titleRequirement } from './title-requirement.ts'

export interface Posting {
  requirements: Requirement[]
  text: PostingText
  /** The occupations that what is asked points to. */
  field: Float32Array
  /** What texts of any field point to, to be taken out of the comparison. */
  sharedField: Float32Array
  /** The role in the posting's own words. */
  role: string
  /** Short forms that the requirements use. */
  acronyms: string[]
  /** What was read already, by its text: an edited résumé is read again, and most of its lines are the same. */
  titleSimilarities: Map<string, number>
  fieldsByText: Map<string, FieldSimilarity>
  keysByLine: Map<string, ReadonlySet<string>>
  tokensByLine: Map<string, Tokens>
  skillsByPassage: KnownMatches
}

/** What every text shares is taken out of the comparison of fields at this strength; a whole mean would turn short texts round. */
const SHARED_FIELD_SHARE = 0.5
/** Of a longer first line no more is compared with titles. */
const MAX_ROLE_TEXT_CHARS = 300
/** A clause is nothing but a list of names when these take so much of its significant words. */
const MIN_NAMED_SHARE = { must: 0.6, nice: 0.6, duty: 0.8 } as const
/** "Production experience with PostgreSQL" asks for PostgreSQL. */
const MAX_WORDS_ABOUT_ONE_TOOL = 3
const MIN_CREDENTIAL_SHARE = 0.4
/** A longer clause that speaks of a licence asks for more than the licence. */
const MAX_CREDENTIAL_WORDS = 7

/** Wider than any column of a table: thousands of blanks in a line would each be tried as a beginning. */
const WIDEST_GAP = ' '.repeat(60)
const WIDE_GAP = /[^\S\n\r\t\f\v\u2028\u2029]{61,}/gu

export function readRequirements(engine: Engine, jobDescription: string, targetRole: string): Posting {
  const text = jobDescription.replace(WIDE_GAP, WIDEST_GAP)
  const reader = postingReader(engine, text)
  const clauses = postingClauses(text, {
    isVerb: engine.evidenceWords().isVerb,
    countHardSkills: (from, to) =>
      reader.skills(from, to).filter(({ concept }) => reader.isHard(concept)).length,
    isInsideName: (from, to) => reader.credentialAround(from, to),
    nameStart: reader.nameStart,
  })
  const lineAt = lineNumbers(text)
  const role = (targetRole.trim() || (text.split('\n', 1)[0] ?? '').trim()).slice(0, MAX_ROLE_TEXT_CHARS)
  const found = withWishedTools(
    clauses.flatMap(clause => clauseRequirements(engine, reader, clause, role, lineAt(clause.start))),
  )
  const requirements = [...titleRequirement(role), ...mergeRequirements(found)]
  const { terms, occupations } = engine.career
  const top = balancedWeights(topRequirements(requirements))
  return {
    requirements: top,
    acronyms: acronymsIn(top.flatMap(({ variants }) => variants)),
    titleSimilarities: new Map(),
    fieldsByText: new Map(),
    keysByLine: new Map(),
    tokensByLine: new Map(),
    skillsByPassage: new Map(),
    sharedField: unit(terms().meanScores()).map(value => value * SHARED_FIELD_SHARE),
    text: postingText(text),
    field: fieldVector(terms(), [role, ...clauses.map(clause => clause.text)], occupations.count),
    role,
  }
}

function clauseRequirements(
  engine: Engine,
  reader: PostingReader,
  clause: PostingClause,
  role: string,
  postingLine: number,
): Requirement[] {
  const { text, start, importance, stated, isOfHired } = clause
  const end = start + text.length
  const credentials = reader.credentials(start, end)
  // A credential's own words name no skill: "AWS D1.1" is no cloud.
  const skills = reader
    .skills(start, end)
    .filter(skill => !credentials.some(span => skill.start < span.end && span.start < skill.end))
  const base: Requirement = {
    label: text,
    kind: 'phrase',
    concepts: [
      ...new Set(
        skills
          .map(({ concept }) => concept)
          .filter(concept => reader.isHard(concept) || isReviewed(reader.lexicon, concept)),
      ),
    ],
    parts: partsOf(reader, clause, skills, credentials),
    variants: clause.isCondition
      ? clauseVariants(engine.evidenceWords(), conditionWords(text))
      : clauseVariants(engine.evidenceWords(), { text, start, skills, credentials, isTool: reader.isTool }),
    amount: 0,
    words: [],
    importance,
    stated,
    isSoft: clause.isCondition || isSoftClause(text),
    isCommon: isOfHired,
    isNamed: false,
    orExperience: false,
    yearsByDegree: [],
    weight: 1,
    postingLine,
  }
  if (clause.isCondition) return [base]
  const years = importance === 'duty' ? 0 : requiredYears(text)
  const level = lowestDegree(text.replace(BODY_DIPLOMA, ' '))
  const held = credentials.filter(({ id }) => engine.credentials().isHeld(id))
  const isPapers =
    (asksCredential(text) || text.search(BODY_DIPLOMA) >= 0) &&
    contentWords(withoutBrackets(text)).length <= MAX_CREDENTIAL_WORDS
  const papers =
    importance === 'duty'
      ? []
      : paperRequirements(engine, base, clause, namedPapers(text, start, held, isPapers))
  if (years > 0 && level === 0) {
    const named = skills.filter(
      skill =>
        reader.isHard(skill.concept) &&
        !isPost(text, start, skill) &&
        !isShortForm(text, skill.start - start, skill.end - start) &&
        !INDUSTRY.test(spanText(text, start, skill)),
    )
    return [
      { ...base, kind: 'years', amount: years, words: postOfYears(text, role) },
      ...papers,
      ...skillRequirements(engine, reader, base, clause, named, true),
    ]
  }
  if (level > 0 && importance !== 'duty') {
    const own = papers.filter(paper => !isDegreeLevel(paper.label))
    const besides = own.filter(paper => !isInsteadOfDegree(text, paper))
    const named = skills.filter(
      skill =>
        reader.isHard(skill.concept) &&
        !isDegreeSubject(text, skill.start - start) &&
        !isShortForm(text, skill.start - start, skill.end - start),
    )
    return [
      degreeRequirement(base, level, besides.length < own.length),
      ...yearsWithDegree(base, text),
      ...besides,
      ...skillRequirements(engine, reader, base, clause, named, true),
    ]
  }
  const isCredential = share(text, start, held) >= MIN_CREDENTIAL_SHARE || isPapers
  if (importance !== 'duty' && isCredential) {
    // What stands around several papers, or around one and its short form, shows none of them.
    if (papers.length > 1 || (papers.length > 0 && held.length > papers.length)) return papers
    return [
      {
        ...base,
        kind: 'credential',
        isNamed: papers.length > 0,
        isCommon: isOfHired || areCommon(engine, held) || isOfficePaper(text),
      },
    ]
  }
  const concepts = outsideBrackets(
    clause,
    skills.filter(({ concept }) => isReviewed(reader.lexicon, concept)),
  )
  const isAboutOneTool =
    concepts.length === 1 &&
    reader.isHard(concepts[0]?.concept ?? -1) &&
    importance !== 'duty' &&
    contentWords(text).length <= MAX_WORDS_ABOUT_ONE_TOOL
  if (
    concepts.length > 0 &&
    (isAboutOneTool || share(text, start, concepts) >= MIN_NAMED_SHARE[importance])
  ) {
    const found = skillRequirements(engine, reader, base, clause, concepts, false)
    const wishes = skills.filter(skill => isWishInBrackets(clause, skill) && !concepts.includes(skill))
    if (wishes.length > 0)
      return [
        ...found,
        ...skillRequirements(
          engine,
          reader,
          { ...base, importance: 'nice', stated: 0 },
          clause,
          wishes,
          true,
        ),
      ]
    // A list with a word nobody knows stays whole, or that word would be lost.
    if (found.length === 1 || share(text, start, concepts) >= 1) return found
  }
  if (base.variants[0]?.length === 0) return []
  return [{ ...base, isNamed: isOnlyNames(text) }, ...(asksCredential(text) ? papers : [])]
}

/** Who lifts 50 lb can lift 40: of a condition the amounts are no words to be shown. */
function conditionWords(text: string): Parameters<typeof clauseVariants>[1] {
  return {
    text: text.replace(/\d[\d.,:+]*\s*(?:lbs?|pounds|kgs?|kilos|hours?|miles|%)?/giu, ' '),
    start: 0,
    skills: [],
    credentials: [],
  }
}

/** "1 year of BPO experience" asks for years in an industry, "1 year in the GCC" in a region, not for a tool. */
const INDUSTRY =
  /^(?:BPO|FMCG|CPG|B2B|B2C|SaaS|NGO|SMB|QSR|MRO|GCC|MENA|EMEA|APAC|LATAM|ASEAN|DACH|UAE|KSA)$/iu

/** "At least 1 as a junior sous, CDP or lead": short forms behind "as a" name posts. */
function isPost(text: string, start: number, skill: SkillSpan): boolean {
  return (
    /^\p{Lu}{2,4}$/u.test(spanText(text, start, skill)) &&
    /\bas (?:an?|the) [^.;]*$/u.test(text.slice(0, skill.start - start))
  )
}

/** "Excel (pivot tables, VLOOKUP)" asks for Excel; what stands in brackets explains it. */
function outsideBrackets({ text, start }: PostingClause, spans: SkillSpan[]): SkillSpan[] {
  const outside = spans.filter(span => !isInBrackets(text, span.start - start))
  return outside.length > 0 ? outside : spans
}

/** Django in "Python (Django (preferred), Flask)". */
function isWishInBrackets({ text, start }: PostingClause, { start: from, end }: SkillSpan): boolean {
  return isInBrackets(text, from - start) && WISHED_FOR.test(text.slice(end - start))
}
const WISHED_FOR = /^\s*\((?:strongly |highly )?(?:preferred|a plus|an asset|desirable|ideally)\)/iu

/** Tools, languages and credentials in the posting's own spelling. */
function partsOf(
  { isHard, lexicon }: PostingReader,
  { text, start }: PostingClause,
  skills: SkillSpan[],
  credentials: CredentialSpan[],
): string[] {
  const named = [
    ...credentials,
    ...skills.filter(({ concept }) => isHard(concept) || isReviewed(lexicon, concept)),
  ].sort((a, b) => a.start - b.start)
  return [...new Set(named.map(span => spanText(text, start, span)))]
}

/** The share of a clause's significant words that stand in these spans. */
function share(text: string, start: number, spans: { start: number; end: number }[]): number {
  const all = contentWords(withoutBrackets(text)).filter(word => !NAMELESS_WORDS.has(word)).length
  const held = spans.reduce((sum, span) => sum + contentWords(spanText(text, start, span)).length, 0)
  return held / Math.max(1, all)
}

const NAMELESS_WORDS = new Set(
  'experience skills skill knowledge years year strong good excellent required preferred plus certification certified license licence especially daily scripting system systems similar tools software'.split(
    ' ',
  ),
)
