import { hasTitleWord } from '#engine/resume/title-words.ts'
import { anyOf, raw } from '#engine/text/any-of.ts'
import { article } from '#engine/text/article.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { isBase, isPast } from './verb-forms.ts'

/** What a line says its writer is, was or has, after "I": "am responsible for two vans"; null where it tells a deed. */
export function stateOf(text: string, isCurrent: boolean): string | null {
  const be = isCurrent ? 'am' : 'was'
  const auxiliary = BE_OR_HAVE.exec(text)?.groups
  if (auxiliary) return withAuxiliary(auxiliary.verb ?? '', auxiliary.rest ?? '', isCurrent)
  if (/^\p{L}+ed by (?:the|an?|our|my)\b/iu.test(text)) return `was ${lowercaseFirst(text)}`
  if (IN_CHARGE.test(text)) return `${be} ${lowercaseFirst(text)}`
  if (/^(?:sole|full|joint) (?:charge|responsibility|control) (?:of|for)\b/iu.test(text))
    return `${isCurrent ? 'have' : 'had'} ${lowercaseFirst(text)}`
  if (PAPERS.test(text)) return `${be} ${/^\S+ \p{Lu}/u.test(text) ? text : lowercaseFirst(text)}`
  if (HONOR.test(text)) return `was ${/^\p{L}+ of the \p{Lu}/u.test(text) ? text : lowercaseFirst(text)}`
  const prize = PRIZE.exec(text)?.groups
  if (prize)
    return `won ${/^the\b/iu.test(prize.what ?? '') || /^(?:best|overall|top)\b/iu.test(prize.why ?? '') ? 'the ' : `${article(prize.what ?? '')} `}${lowercaseFirst((prize.what ?? '').replace(/^(?:the|an?) /iu, ''))} ${prize.link} ${prize.why}`
  const member = MEMBERSHIP.exec(text)?.groups
  if (member)
    return `${member.role?.toLowerCase() === 'winner' ? 'was' : be} ${roleOf(member.role ?? '')} ${member.rest}`
  if (THE_ONE.test(text)) return `${be} the ${lowercaseFirst(text).replace(/^the /u, '')}`
  if (STATE.test(text))
    return `${/^(?:top|best)\b.* in (?:\p{L}+ )?(?:19|20)\d\d$/iu.test(text) ? 'was' : be} ${/^(?:only|youngest|oldest|longest|(?:top|best) \p{L}+(?:er|or))\b/iu.test(text) ? 'the ' : ''}${lowercaseFirst(text)}`
  return /^being (?=in charge|responsible)/iu.test(text) ? `${be} ${text.slice('being '.length)}` : null
}

/** "Lead designer for booking", "Safety rep of the floor": a post, not a deed. */
export function isPost(text: string): boolean {
  const head =
    /^(\S+(?: \S+){0,3}?)(?: (?:for|of|at|in|to|on|with|across|and|when|during)\b|[,;]| [–—-] |$)/u.exec(
      text,
    )?.[1]
  const [first = ''] = text.toLowerCase().split(/[^\p{L}\d'’-]+/u)
  if (/^head of\b/iu.test(text)) return true
  return (
    head !== undefined &&
    (hasTitleWord(head.slice(head.lastIndexOf(' ') + 1)) || POST_NOUN.test(head)) &&
    !/^\p{L}+ing (?:the|an?|our|my)\b|^(?:saves|helps|gives|supports|assists|lets|keeps|trains|covers) /iu.test(
      text,
    ) &&
    !(isPast(first) || (/ and /u.test(text) && isBase(first)) || /^(?:an?|the|one|two|\d.*)$/iu.test(first))
  )
}

/** "Mentor of 11 students" and "night nurse" want "a", "owner of the login service" wants "the"; "key holder" does without. */
export function postArticle(text: string): string {
  if (
    /^(?:owner|maintainer|author|founder|fill-in|stand-in|sole \p{L}+|only \p{L}+|(?:manager|lead|leader|supervisor|captain) of (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve))(?!\p{L})/iu.test(
      text,
    )
  )
    return 'the '
  const head = text.split(/ (?:for|of|at|in|to|on|with|across|and)\b|[,;]/u)[0] ?? text
  if (/ of (?:the|our) /u.test(text) && !/ (?:for|to) \d/u.test(text)) return ''
  const isOneOfMany =
    ONE_OF_MANY.test(head) ||
    /^\p{L}+ (?:of|to|for) (?:\d|two|three|four|five|six|ten|new|junior)/iu.test(text)
  return isOneOfMany ? `${article(text)} ` : ''
}

function roleOf(role: string): string {
  const one = role.toLowerCase()
  if (one === 'part') return one
  return `${/^(?:winner|recipient|author)$/u.test(one) ? 'the' : article(one)} ${one}`
}

/** "Has trained 45 baristas", "Was responsible for the keys": the person is all that is left out. */
function withAuxiliary(verb: string, rest: string, isCurrent: boolean): string {
  const word = verb.toLowerCase()
  if (word === 'has' || word === 'have') {
    if (isCurrent) return `have ${rest}`
    return isPast(rest.split(' ')[0] ?? '') ? rest : `had ${rest}`
  }
  if (word === 'is' || word === 'am') return `${isCurrent ? 'am' : 'was'} ${rest}`
  if (/^(?:can|could|would|will)$/u.test(word)) return `${word} ${rest}`
  if (word === 'been' && isCurrent) return `have been ${rest}`
  return `${word === 'had' ? 'had' : 'was'} ${rest}`
}

/** "In sole charge of the till" */
const IN_CHARGE = /^in (?:sole|full|joint|overall|day-to-day) (?:charge|control) of\b/iu
const BE_OR_HAVE = /^(?<verb>is|was|am|has|have|had|were|been|can|could|would|will) (?<rest>\S.*)$/iu
/** "Gas Safe registered" */
const PAPERS =
  /^(?:[\p{L}\d][\p{L}\d-]*[ -]){1,3}(?:registered|certified|qualified|accredited|licen[cs]ed)(?=$|[,;])/iu
const MEMBERSHIP =
  /^(?:an? )?(?<role>winner|finalist|member|part|recipient|speaker|judge|author|runner-up) (?<rest>(?:of|at|in|for|on) .+)$/iu
const STATE = new RegExp(
  `^${anyOf([
    'responsible|in charge|accountable|answerable|on call|(?:second|third|next) in (?:command|line|charge)',
    'cross-trained|multi-skilled|dual-qualified',
    'known|trusted|able|fluent|proud|based|comfortable|confident|proficient|experienced|skilled',
    'certified|licen[cs]ed|qualified|accredited|cleared|vetted',
    'reliable|punctual|friendly|hard-?working|flexible|motivated|passionate|good|calm|patient|careful|quick',
    'on (?:a|the) (?:team|committee|panel|board|council)',
    raw`(?:top|best) \p{L}+(?:er|or)|top(?: \d+)?|best`,
    raw`(?:the )?(?:only|youngest|oldest|longest-serving) \p{L}+|the (?:sole|first) \p{L}+`,
  ])}(?= (?:trained|for|in|of|to|as|with|by|on|and|at|under|every|each)\\b|, |$)`,
  'iu',
)
/** "Responsible person for fire alarms", "First point of call for guests" */
const THE_ONE =
  /^(?:the )?(?:(?:responsible|contact|go-to|named) person|(?:first |sole |main )?point of (?:contact|call)|only (?:one|person) (?:who|that|in|on|able))\b/iu
const ONE_OF_MANY =
  /(?:waiter|waitress|nurse|aider|tutor|teacher|driver|worker|carer|assistant|cleaner|guard|instructor|trainer|volunteer|governor|trustee|ambassador|referee|user|preceptor|friend)$/iu
const POST_NOUN =
  /(?:preceptor|(?:dementia|digital|autism|mental health) friend|holder|warden|aider|champion|representative|marshal|mentor|treasurer|buddy|captain|lead|spokesperson|key ?worker|super-?user|go-to person|organi[sz]er|officer|maintainer|keeper|facilitator|moderator|governor|trustee|chair|ambassador|delegate|referee|umpire|deputy|fill-in|stand-in)$/iu
/** "Prize for best thesis", "Gold medal at the county show" */
const PRIZE =
  /^(?<what>(?:(?:an?|the|first|second|third|gold|silver|bronze|national|regional|county|staff|team|city) ){0,2}(?:prize|award|medal|trophy|scholarship|bursary)) (?<link>for|at|in|of|from) (?<why>\S.*)$/iu
const HONOR = new RegExp(
  anyOf([
    '^(?:appointed|nominated|shortlisted)\\b(?! (?:\\d|two|three|four|five|six|new|all)\\b)',
    '^(?:named|elected|chosen|ranked|honou?red|recogni[sz]ed|awarded|voted)\\b',
    '^(?:given|shown|entrusted|tasked|commended|put in charge|included in (?:the|an?))\\b',
    '^(?:taken on|brought in)(?= (?:to|as|by|for|from|after|when|because)\\b|,|$)',
    raw`^\p{L}+ of the (?:month|quarter|year)\b`,
    raw`^promoted (?:after|within|twice|again|early)\b`,
    `^${anyOf([
      'promoted|assigned|selected|invited|hired|transferred|trained|asked|(?:hand-?)?picked|sent',
      'seconded|called on|headhunted|recruited|trusted',
    ])} (?:to|for|as|in|by|from|with)\\b`,
  ]),
  'iu',
)
