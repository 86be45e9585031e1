import { anyOf } from '#engine/text/any-of.ts'
import { inActiveVoice, pastOfParticiple } from './active-voice.ts'
import { circumstance } from './circumstance.ts'
import { isDoneOnce, sinceThen } from './done-once.ts'
import { doneSentence } from './done-sentence.ts'
import { asFirstPerson } from './first-person.ts'
import { fragmentArticle } from './fragment-article.ts'
import { inWords } from './in-words.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { nominalDeed } from './nominal-deed.ts'
import { isNounOpening, isThingDone } from './noun-opening.ts'
import { withObjectArticle } from './object-article.ts'
import { GERUND_BEFORE_OBJECT, isOwnSentence } from './own-sentence.ts'
import { inPlainEnglish } from './plain-english.ts'
import { withWholeEndings } from './sentence-endings.ts'
import { spanOfYears } from './span-of-years.ts'
import { isPost, postArticle, stateOf } from './state-words.ts'
import { withArticle } from './title-in-sentence.ts'
import { baseByEnding, baseOf, isBase, isParticiple, isPast, pastOf, verbOfGerund } from './verb-forms.ts'
import { withoutThirdPerson, withPastVerbs, withPresentBehind } from './verbs-after.ts'
import { hasOwnVerb, withWholeClauses } from './whole-clauses.ts'
import { isPlural, withThe } from './with-the.ts'

/** A point of a résumé as sentences of its writer: "Grew sales by 20%" → "I grew sales by 20%." */
export function fullSentence(point: string, isCurrent: boolean, writer: string | null = null): string {
  return inWords(point)
    .split(/(?<=\p{L}{2}\p{Ll}{2}|\d|\))(?<!approx|incl)[.!] (?=\p{Lu}|[£$€]?\d[\d,]*\S* \p{L})/u)
    .map(part => withWholeEndings(oneSentence(part, isCurrent, writer)))
    .join(' ')
}

function oneSentence(point: string, isCurrent: boolean, writer: string | null): string {
  const line = point.trim().replace(/[.;,:!\s]+$/u, '')
  const plain = inPlainEnglish(asFirstPerson(line.replace(LABEL_OF_RESULT, ''), writer))
  const told = isCurrent || !/\bI have\b/u.test(line) ? plain : plain.replaceAll(HAVE_DONE, simplePast)
  const text = inActiveVoice(told, isCurrent)
  const whole = (words: string) =>
    `${withObjectArticle(sinceThen(withWholeClauses(words, isCurrent).replace(AM_SINCE, 'I have been $1').replace(I_AND_HAS, '$1have')))}.`
  const after = AFTER_DOING.exec(text)?.groups
  if (after && isPast((after.deed ?? '').split(' ')[0] ?? ''))
    return `${capitalized(after.doing ?? '')}, ${oneSentence(after.deed ?? '', false, writer)}`
  const task = TASK.exec(line)?.groups?.deed ?? ''
  if (isBase(task.split(' ')[0]?.toLowerCase() ?? '') && !isNounOpening(task))
    return whole(`My task was to ${lowercaseFirst(task)}`)
  if (WHEN_CLAUSE.test(text) && hasOwnVerb(text.replace(/^[^,]*, /u, ''))) return `${capitalized(text)}.`
  const since = SINCE_POST.exec(text)?.groups
  if (since && isPost(since.post ?? ''))
    return whole(
      `${capitalized(since.when ?? '')} I ${isCurrent ? 'have been' : 'was'} ${postArticle(since.post ?? '')}${lowercaseFirst(since.post ?? '')}`,
    )
  const both = DOES_AND_HAS.exec(text)
  if (both && baseOf((both[1] ?? '').toLowerCase()) !== null && isParticiple(both[3] ?? ''))
    return oneSentence(`She ${lowercaseFirst(text)}`, isCurrent, writer)
  const when = circumstance(text)
  if (when !== null) {
    const deed = oneSentence(text.slice(when.length).replace(/^,? /u, ''), isCurrent, writer)
    if (deed.startsWith('I '))
      return `${capitalized(when)}${text.charAt(when.length) === ',' ? ',' : ''} ${deed}`
  }
  if (/^I [\p{L}’']+/u.test(text) && text !== line) return whole(inTense(text, isCurrent))
  if (isOwnSentence(text))
    return whole(
      capitalized(
        /^I \p{Ll}+ (?!.*\b(?:now|still|today)\b)/u.test(text)
          ? inTense(text, isCurrent)
          : OF_THE.test(text) || MEASURE_WAS.test(text)
            ? withThe(text)
            : text,
      ),
    )
  const duties = DUTIES.exec(text)?.groups
  if (duties) return whole(`My ${duties.what?.toLowerCase()} ${duties.rest}`)
  const span = spanOfYears(text, isCurrent)
  if (span !== null) return whole(span)
  const state = stateOf(text, isCurrent)
  if (state !== null) return whole(`I ${state}`)
  if (/^(?:\d|[$£€])\S*\s?%/u.test(text)) return whole(shareSentence(text))
  const nominal = nominalDeed(text, isCurrent)
  if (nominal !== null) return whole(`I ${nominal[0]} ${fragmentArticle(nominal[1])}${nominal[1]}`)
  const measured = MEASURE_THEN.exec(text)?.groups
  if (measured && !(measured.what ?? '').split(' ').some(isPast))
    return `${capitalized(withThe(measured.what ?? ''))} ${/^from /u.test(measured.how ?? '') ? 'went' : isPlural(measured.what ?? '') ? 'were' : 'was'} ${measured.how}.`
  const deed = doneFirst(text) ?? deedFirst(text, isCurrent, whole)
  if (deed === null && RESULT_LABEL.test(line)) return whole(`${RESULT_START} ${lowercaseFirst(text)}`)
  return deed ?? fragmentSentence(text, isCurrent, whole)
}

/** "96% of pupils passed", "100% of calibrations on time since 2019". */
function shareSentence(written: string): string {
  // A sentence should not begin with a figure.
  const text = written.replace(/^100% of (?!the |my |our )/u, 'All ')
  if (SHARE_DID.test(text)) return text
  const share = SHARE_WAS.exec(text)?.groups
  if (share) return `${share.of} ${/ since /u.test(share.how ?? '') ? 'have been' : 'were'} ${share.how}`
  return `${RESULT_START} ${SHARE_CHANGED.test(text) ? 'a ' : ''}${lowercaseFirst(text)}`
}

function doneFirst(text: string): string | null {
  const [clause = '', ...rest] = text.split(/(?=, |; |: | [–—-] )/u)
  const done = doneSentence(clause)
  return done && `${withWholeClauses(`${capitalized(done)}${rest.join('')}`, false)}.`
}

function deedFirst(text: string, isCurrent: boolean, whole: (words: string) => string): string | null {
  const done = /^(\p{L}+ing)( up| out| off)? of (?=\S)/u.exec(text)
  const doing = done ? verbOfGerund((done[1] ?? '').toLowerCase()) : null
  if (done && doing && !AND_NOUN.test(text))
    return whole(
      `I ${isCurrent && !isDoneOnce(doing, ` ${text.slice(done[0].length)}`) && !MADE_ONCE.test(text) ? doing : pastOf(doing)}${done[2] ?? ''} ${text.slice(done[0].length)}`,
    )
  const adverb = ADVERB.exec(text)?.[0] ?? ''
  const deed = text.slice(adverb.length).replace(/^to (?=\p{L})/iu, '')
  const state = adverb === '' ? null : stateOf(deed, isCurrent)
  if (state !== null) return whole(`I ${state.replace(/^(am|was) /u, `$1 ${adverb.toLowerCase()}`)}`)
  const predicate = isPost(deed) ? null : (verbFirst(deed, isCurrent) ?? gerundFirst(deed, isCurrent))
  return predicate === null ? null : whole(`I ${adverb.toLowerCase()}${predicate}`)
}

function fragmentSentence(text: string, isCurrent: boolean, whole: (words: string) => string): string {
  if (HANDLED.test(text)) return whole(`I ${isCurrent ? 'handle' : 'handled'} ${lowercaseFirst(text)}`)
  const role = /^as (?=\p{L})/iu.test(text) ? text.slice('as '.length) : ''
  if (isPost(role)) return whole(`I ${isCurrent ? 'work' : 'worked'} as ${withArticle(lowercaseFirst(role))}`)
  if (isPost(text)) return whole(`I ${isCurrent ? 'am' : 'was'} ${postArticle(text)}${lowercaseFirst(text)}`)
  if (WORKED_WHERE.test(text)) return whole(`I ${isCurrent ? 'work' : 'worked'} ${lowercaseFirst(text)}`)
  const list = NOUN_LIST.test(text) ? text.replace(/, (?=[^,]*$)/u, ' and ') : text
  return whole(`${FRAGMENT_START} ${fragmentArticle(list)}${lowercaseFirst(list)}`)
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "I have sewn 38 costumes" of a job that is past. */
function simplePast(whole: string, also: string | undefined, done: string): string {
  return isParticiple(done) && done !== 'had' ? `I ${also ?? ''}${pastOfParticiple(done)}` : whole
}

/** "I supervise" of a job that is past. */
function inTense(text: string, isCurrent: boolean): string {
  const [, verb = '', next = ''] = text.split(' ')
  const isPresent =
    !isCurrent &&
    !(verb === 'have' && (next === 'been' || isParticiple(next))) &&
    isBase(verb) &&
    !isPast(verb)
  return isPresent ? `I ${pastOf(verb)}${withPastVerbs(text.slice('I '.length + verb.length))}` : text
}

/** Whether a point is no more than a noun with its company, which makes the weaker sentence. */
export function isFragment(point: string): boolean {
  return fullSentence(point, true).startsWith(FRAGMENT_START)
}

function verbFirst(text: string, isCurrent: boolean): string | null {
  const [word = ''] = text.split(/\s+/u, 1)
  const verb = word.toLowerCase().replace(/[^\p{L}-]+$/u, '')
  const rest = text.slice(verb.length)
  if (isThingDone(text)) return null
  if (DONE_FIRST.test(text)) return isCurrent ? `have ${verb}${rest}` : `${pastOfParticiple(verb)}${rest}`
  if (isPast(verb) || DEED_NOT_STATE.test(text)) return `${verb}${withPresentBehind(rest, isCurrent)}`
  const base = presentOf(verb, text)
  if (base === null) return null
  const further = base === verb ? rest : withoutThirdPerson(rest)
  return isCurrent ? `${base}${further}` : `${pastOf(base)}${withPastVerbs(further)}`
}

/** "Laces and measures shoes" of verbs nobody listed: the words around show what they are. */
function presentOf(verb: string, text: string): string | null {
  if (isNounOpening(text) || /^\p{L}+s:/u.test(text)) return null
  const base = baseOf(verb)
  if (base !== null && (base === verb || !NOUN_PLURAL.test(text))) return base
  const joined = /^\p{L}+s,? (?:and )?(\p{L}+s) \p{L}/u.exec(text)?.[1]
  const isVerb = BEFORE_OBJECT.test(text) || (joined !== undefined && baseOf(joined) !== null)
  return isVerb && verb !== baseByEnding(verb) ? baseByEnding(verb) : null
}

/** "Managing a team of six" → "managed a team of six"; a list of doings stays a list. */
function gerundFirst(text: string, isCurrent: boolean): string | null {
  const found = GERUND_BEFORE_OBJECT.exec(text)
  const word = found?.[1] ?? found?.[2]
  const base = word ? verbOfGerund(word.toLowerCase()) : null
  if (!word || base === null || /(?:, | and | & |; )\p{L}+ing\b/u.test(text)) return null
  const rest = text.slice(word.length)
  return `${isCurrent && !isDoneOnce(base, rest) ? base : pastOf(base)}${rest}`
}

/** "On nights with 40 beds", "With three teams across two sites" */
const WORKED_WHERE =
  /^(?:on|in|at|with|for|as|under|alongside|within|across|throughout) (?!(?:average|total|fact|charge|call|top|own|time|result|addition|short|particular|all|order)\b)(?!.* I )[^,;:]{4,}/iu
/** "260 calls a night" */
const HANDLED =
  /^(?:(?:about|around|over|up to|more than|some) )?\d[\d,]* (?:\p{Ll}+ )?(?:calls|tickets|enquiries|inquiries|queries|emails|e-mails|invoices|requests|claims|bookings|reservations|transactions) (?:a|an|per|each|every) /iu
/** "Phones, post, visitors" */
const NOUN_LIST = /^(?!.*\b(?:and|or)\b)\p{L}+(?: \p{L}+){0,2}(?:, \p{L}+(?: \p{L}+){0,2}){2,}$/u
export const FRAGMENT_START = 'My work included'
const SHARE_DID =
  /^(?:\S+ of|All) (?:the |my |our )?\p{L}+(?: \p{L}+)? (?:passed|rated|said|stayed|returned|went|reached|achieved|got|found|moved|came|rose|finished) \p{L}/u
const SHARE_WAS =
  /^(?<of>(?:\S+ of|All) (?:the |my |our )?(?:\p{L}+ )?\p{L}+s) (?<how>(?:on time|on budget|within|in full|up to date|first time|under)\b.*)$/u
/** "I am the lead of four since 2022" */
const AM_SINCE = /^I am ([^,;]*? since (?:\p{L}+ |\d\d?\/)?(?:19|20)\d\d\b)/u
/** "I led nine and has cut sickness" */
const I_AND_HAS = /^(I [^;]{1,120}? and (?:also |now )?)has(?= (?:\p{L}+ly )?\p{Ll}+)/u
/** "Mentors new starters and has brought nine through" */
const DOES_AND_HAS = /^(\p{L}+[^s\P{L}]s) [^;:.]{2,100}? and (has|had) (?:\p{L}+ly |also |now )?(\p{Ll}+)\b/u
/** "When I came, 58% of them were immunised; when I left it was 91%" is whole as it stands. */
const WHEN_CLAUSE =
  /^(?:when|while|after|before|because|as|since|once|if) (?:i|we|they|he|she|it|the|my|our) [^,;.]{2,80}, /iu
/** "Organised the league", where "organised" alone would say how somebody is. */
const DEED_NOT_STATE =
  /^(?:(?:organi[sz]ed|dedicated|motivated|mixed|detailed|varied|continued|based) (?:the|an?|our|all|two|three|four|five|six|\d)|organi[sz]ed (?!and\b|person|worker|approach|way|manner|individual|team player|mind|under)\p{Ll}+|mixed (?:colou?rs?|paints?|concrete|mortar|feed|drinks|cocktails|doughs?|chemicals|ingredients))\b/iu
const HAVE_DONE = /\bI have (also |often )?(?!been\b|had\b)(\p{Ll}{3,})(?= (?!.* since ))/gu
const SINCE_POST = /^(?<when>since (?:\p{L}{3,9} )?(?:19|20)\d\d),? (?<post>(?!i\b|we\b)\p{L}.*)$/iu
/** "Complaints per 1,000 orders: from 14 to 5", "Sales: 112% of target" */
const MEASURE_THEN =
  /^(?<what>\p{L}(?:[^,;:.]|,(?=\d)){2,50}): (?<how>(?:from [$£€]?\d|[$£€]?\d[\d.,]*\s?%|over \d[\d.,]*\s?%)[^;:]*)$/u
/** "Photographing of 900 objects and entry into the database": the second is no object of the first. */
const AND_NOUN =
  / and (?:\p{L}+ing|entry|sale|storage|delivery|\p{L}{3,}(?:tion|ment|ance)) (?:of|into|to|for|in)\b/u
/** "70% cut in run time" */
const SHARE_CHANGED =
  /^\d[\d.,]*\s?% (?:cut|rise|drop|increase|decrease|reduction|growth|fall|saving|improvement|jump|gain) /iu
const RESULT_START = 'The result was'
/** "Writing of 22 manuals" is done; "Handling of 60 calls a day" goes on. */
const MADE_ONCE =
  /^rewriting of (?:the|our|all)\b|^(?:writing|building|designing|developing|creating|installing|drafting|producing|publishing) of (?:an? |\d[\d,.]* (?!.*\b(?:a|per|each|every) (?:day|week|month|year|shift)))/iu
const LABEL_OF_RESULT = new RegExp(
  `^(?:(?:key|main) )?${anyOf([
    'results?|outcomes?|impact|success|achievements?|accomplishments?|highlights?|kpis?',
    'duty|duties|tasks?|actions?|solutions?|responsibilit(?:y|ies)',
    'what i did|what came of it',
  ])}(?: included?| taken)?: (?=\\S)`,
  'iu',
)
const RESULT_LABEL = /^(?:(?:key|main) )?(?:results?|outcomes?|impact): /iu
/** "Task: win back customers" was set, not yet done. */
const TASK = /^(?:tasks?|goal|mission|objective|aim): (?:to )?(?<deed>\p{L}+ \S.*)$/iu
/** "Having seen the queue, opened a second till" */
const AFTER_DOING =
  /^(?<doing>(?:having|being|after|before|by|while|when|seeing|noticing|knowing|working|using)\b[^;:]{5,160}?),? (?<deed>(?<=, )\p{Ll}+ \S.*)$/iu
const DUTIES =
  /^(?<what>(?:main |daily |key )?(?:duties|tasks|responsibilities|work)) (?<rest>(?:includes?|included|were|was|covered)\b.*)$/iu
/** "Also ran the bar", "Single-handedly rebuilt it". */
const ADVERB =
  /^(?:[\p{L}-]+ly|also|often|sometimes|now|always|once|later|then|twice|never|first|still|jointly|personally) (?=\p{L})/iu
/** "Driven 820,000 km without a fault" */
const DONE_FIRST =
  /^(?:driven|flown|ridden|overseen|undertaken|rewritten|redrawn|drawn|grown|sung|begun) (?:\d|the|an?|our|over|about|more|two|three|four|five|six|seven|eight|nine|ten|all|new|\p{L}+s\b)/iu
const NOUN_PLURAL = /^\p{L}+s(?: (?:for|of|with|between)\b|,? (?:and|&) \p{L}+$|$)/iu
const BEFORE_OBJECT = /^\p{L}+[^s]s (?:the|an?|all|our|their|his|her|my|up|out|every|each|new) /iu
/** "Reading age of the class rose" wants "the". */
const OF_THE = /^(?!\p{L}+['’]s\b)(?:average \p{L}+|\p{Lu}\p{Ll}+(?: \p{Ll}+)? of (?:the|our|my)\b)/iu
/** "Five-star hygiene rating was kept" wants it too. */
const MEASURE_WAS =
  /^(?!(?:the|an?|our|my|his|her|their|every|each|this|that)\b|\p{L}+['’]s\b)\p{L}[\p{L}-]*(?: \p{Ll}+){0,2} (?:rating|score|rate|list|backlog|budget|system|process|time|cost|layout|menu|website|rota) (?:was|is|has|had) /iu
