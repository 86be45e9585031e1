import { isAgainstWriter } from './against-writer.ts'
import { asFirstPerson } from './first-person.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { inPlainEnglish } from './plain-english.ts'
import { isBase } from './verb-forms.ts'
import { hasOwnVerb } from './whole-clauses.ts'

/** "improve how shops order stock" is an aim; "Seeking a role" and whole sentences stay as they are. What speaks against the writer is left to a talk. */
export function objectiveSentence(written: string): string[] {
  const objective = inPlainEnglish(written.replace(/^(?:been|have been) (?=\p{L}+ing\b)/iu, 'I have been '))
    .split(/(?<=[.!?])\s+/u)
    .map((sentence, at) => asFirstPerson(at === 0 ? sentence : withSubject(sentence), null))
    .filter(sentence => !isAgainstWriter(sentence))
    .join(' ')
  const aim = objective
    .trim()
    .replace(/[.;\s]+$/u, '')
    .replaceAll(/\bi(?=\b(?!\.))/gu, 'I')
  if (aim === '') return []
  if (isWish(aim)) return [`My aim is ${/^to\b/iu.test(aim) ? '' : 'to '}${lowercaseFirst(aim)}.`]
  if (
    /^(?:i|my|as|with|after|i['’]\p{L}+)\b/iu.test(aim) ||
    OWN_CLAUSE.test(aim) ||
    hasOwnVerb(aim) ||
    DOING_DID.test(aim) ||
    /[.!?] /u.test(aim)
  )
    return [`${aim.charAt(0).toUpperCase()}${aim.slice(1)}${/[!?]$/u.test(aim) ? '' : '.'}`]
  if (/^(?:want|would like|wish|hope|love|need|plan|dream|intend) /iu.test(aim))
    return [`I ${lowercaseFirst(aim)}.`]
  if (/^\p{L}+ing\b/iu.test(aim) && !SEEKING.test(aim)) return [`My aim is ${lowercaseFirst(aim)}.`]
  if (/^(?:to )?\p{L}+ing\b/iu.test(aim)) return [`I am ${lowercaseFirst(aim)}.`]
  // A noun is no aim "to" do.
  if (!isBase((/^(?:to )?([\p{L}-]+)/iu.exec(aim)?.[1] ?? '').toLowerCase()) && NOUN_FIRST.test(aim))
    return [`My aim: ${lowercaseFirst(aim)}.`]
  return [`My aim is ${/^to\b/iu.test(aim) ? '' : 'to '}${lowercaseFirst(aim)}.`]
}

/** "Keep trucks moving, the way I did in uniform", "To check welds, because I know them": the verb is what the writer wants to do. */
function isWish(aim: string): boolean {
  const [first = '', second = ''] = aim
    .replace(/^to /iu, '')
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
  if (!isBase(first) || /[.!?] \p{Lu}/u.test(aim)) return false
  if (/^to /iu.test(aim)) return !MAIN_VERB.test(aim.replace(SUBORDINATE, ''))
  return OBJECT_NEXT.test(second) && !MAIN_VERB.test(aim.replace(SUBORDINATE, ''))
}

/** "Want to be home at night too." behind a sentence with "I" */
function withSubject(sentence: string): string {
  return sentence
    .replace(
      /^(?=(?:want|would like|wish|hope|love|need|plan|dream|intend|enjoy|like) (?:to|the|a|an|being|working)\b)/iu,
      'I ',
    )
    .replace(/^I \p{Lu}/u, start => start.toLowerCase().replace('i ', 'I '))
}

/** "For years I am sitting in the delay", "no more evenings away, I would like …" */
const OWN_CLAUSE =
  /(?:^|[ ,])(?:I|we) (?:am|was|have|had|want|would|will|like|wish|need|know|hope|believe|can|love|enjoy|think|do|did|look)\b|(?:^|[ ,])I['’](?:m|d|ve|ll)\b/u
/** "Law from the other side of the desk", "A job with people" */
const NOUN_FIRST =
  /^(?:an?|the|more|less|no|my|law|work|any|some|another|new) |^[\p{L}-]+ (?:from|with|in|at|near|where|for|of) /iu
/** What leans on another clause says nothing of the first. */
const SUBORDINATE =
  /,? (?:the way|because|as|that|which|what|where|who|when|how|so|since|if|while|for people)\b.*$/iu
const MAIN_VERB =
  /(?:^|[,;:] )I\b|\b(?:is|are|was|were|has|have been|means|matters|makes|made|gives|gave|showed|taught|brought)\b/u
const OBJECT_NEXT =
  /^(?:the|an?|my|our|their|his|her|its|every|each|more|people|others|children|with|for|on|in|at|to|and|\p{L}+[^s]s)$/u
/** What somebody does now; "looking after the sea" is still to come. */
const SEEKING =
  /^(?:seeking|looking (?:for|to|forward)|hoping|applying|searching|aiming|wanting|wishing|trying|planning|moving|changing|returning|retraining|studying|learning|training|coming|going|switching|turning)\b/iu
/** "Hearing children read showed me where I want to work": the doing is the subject. */
const DOING_DID =
  /^\p{L}+ing\b(?:[^,;]*? (?:showed|taught|made|gave|convinced|led|brought|reminded|helped|got) (?:me|us)\b|(?!.*\b(?:that|which|who)\b.*\b(?:has|is|was)\b).*? (?:has|is|was|remains|became) )/iu
