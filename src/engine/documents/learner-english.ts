import { hasTitleWord } from '#engine/resume/title-words.ts'
import { anyOf, raw } from '#engine/text/any-of.ts'
import { article } from '#engine/text/article.ts'
import { pastOfParticiple } from './active-voice.ts'
import { withIrregularPast } from './overregular-past.ts'
import { gerundOf, isBase, isParticiple, participleOf } from './verb-forms.ts'

/** English of those who still learn it, as a letter says it: "I have sew 38 costumes", "with two colleague", "50 pieces in week". */
export function withoutLearnersForms(written: string): string {
  return withIrregularPast(written)
    .replaceAll(/\b([Ii])n average\b/gu, (_, first: string) => (first === 'I' ? 'On average' : 'on average'))
    .replaceAll(
      /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|german|french|spanish|portuguese|russian|arabic|ukrainian|italian)(?=s?\b)/gu,
      name => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    )
    .replace(IN_YEAR_HAVE, (whole, when: string, done: string) =>
      isParticiple(done) ? `${when} I ${pastOfParticiple(done)}` : whole,
    )
    .replaceAll(HAVE_BASE, (whole, has: string, verb: string) =>
      isBase(verb) && !isParticiple(verb) ? `${has}${participleOf(verb)}` : whole,
    )
    .replaceAll(MADE_ALSO, (whole, has: string, done: string) =>
      isParticiple(done) ? `${has}also ${done} ` : whole,
    )
    .replace(WAS_BECOME, '$1 went from $2 to $3')
    .replace(
      TEAM_I_WAS,
      (_, count: string, am: string, title: string) => `I ${am} ${title} of a team of ${count}`,
    )
    .replaceAll(SEVERAL, (_, count: string, kind: string, one: string) => `${count}${kind}${manyOf(one)}`)
    .replaceAll(COUNT_IN_TIME, '$1 a $2')
    .replaceAll(/\b(?:all (?:the )?days|every days)(?=$|[,;.]| (?:at|in|for|and)\b)/gu, 'every day')
    .replaceAll(
      /\b(less|more|fewer) as (?=\d|an? |half|one|two|three|four|five|six|ten|twenty|thirty)/gu,
      '$1 than ',
    )
    .replace(RESPONSIBLE_TO, (whole, start: string, verb: string) =>
      isBase(verb) ? `${start} for ${gerundOf(verb)}` : whole,
    )
    .replace(WORKED_LIKE, (whole, start: string, title: string) =>
      hasTitleWord(title) ? `${start} as ${article(title)} ${title}` : whole,
    )
    .replace(I_AM_TITLE, (whole, am: string, title: string) =>
      hasTitleWord(title) && !ONE_OF_A_KIND.test(title) && !/[^s]s$/u.test(title)
        ? `${am} ${article(title)} ${title}`
        : whole,
    )
}

function manyOf(one: string): string {
  if (one === 'child') return 'children'
  if (one === 'person') return 'people'
  if (one.endsWith('ss')) return `${one}es`
  return /[^aeiou]y$/u.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}

/** "In 2019 I have developed a pattern" */
const IN_YEAR_HAVE = /\b([Ii]n (?:\p{L}{3,9} )?(?:19|20)\d\d,?) I have (\p{Ll}{3,})\b/u
const HAVE_BASE =
  /\b([Hh]ave (?:also |now |already )?)(\p{Ll}{3,12})(?= (?:the|an?|our|my|all|over|about|two|three|four|five|six|seven|eight|nine|ten|\d+) )/gu
const MADE_ALSO = /\b(have )(\p{Ll}{3,12}) also (?=\p{Ll}|\d)/gu
const COUNTS =
  'all|many|several|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|[2-9]|[1-9]\\d{1,3}'
const KINDS = 'young|new|old|other|small|big|junior|senior|different|sick|disabled|long|whole'
/** Who and what is counted in any job; "two day course" and "40 patient beds" are right. */
const COUNTABLE = anyOf([
  'colleague|coworker|worker|employee|apprentice|trainee|assistant|helper|volunteer|student|pupil|child',
  'customer|client|guest|visitor|patient|resident|tenant|member|person|family|seamstress|nurse|teacher|driver',
  'year|month|week|hour|machine|computer|project|language|restaurant|hotel|shop|school|village|city|country',
])
const SEVERAL = new RegExp(
  raw`(?<![\p{L}\d.,:-])((?:${COUNTS}) )((?:(?:${KINDS}) )?)(${COUNTABLE})(?=$|[,;.)]| (?:in|at|of|and|on|with|for|from|who|to|by|together|every|each|how|what|when|about|is|are|was|were|per)\b)`,
  'giu',
)
/** "Reject was 6% become 2%" */
const WAS_BECOME =
  /^(\p{L}[^,;.\d]{2,40}) (?:was|is) ([$£€]?\d\S*),? (?:and )?(?:become|became|becomes|now) ([$£€]?\d\S*)$/u
/** "5 persons team I was foreman" */
const TEAM_I_WAS =
  /^(\d{1,3}) (?:person|persons|people|peoples|man|men) team,? I (was|am) (?:the )?(foreman|leader|supervisor|captain|head|boss)$/u
const COUNT_IN_TIME =
  /(\b\d[\d,]*(?: (?:\p{Ll}+ ){0,2}\p{Ll}+s)?) (?:on|in|for) (day|week|month|hour|shift|year)(?=$|[,;.]| (?:and|with|in|at|for)\b)/gu
const RESPONSIBLE_TO = /\b([Rr]esponsible) to (\p{Ll}+)\b(?! (?:as|in|of)\b)/u
const WORKED_LIKE =
  /\b((?:[Ww]ork(?:ed|ing|s)?|[Hh]elp(?:ed|s)?|[Aa]ssist(?:ed|s)?|[Ss]erved?|[Ii] (?:am|was))(?: [^,;.]{1,60})?) like ((?:\p{Ll}+ ){0,2}\p{Ll}+)(?=$|[,;.]| (?:in|at|for)\b)/u
const I_AM_TITLE = /\b(I (?:am|was)) (\p{Ll}+)(?=$|[,;.]| (?:of|in|since|for|and|with|from|at|but)\b)/u
const ONE_OF_A_KIND =
  /^(?:head|lead|chief|chair|chairman|chairwoman|captain|treasurer|president|secretary|director|manager|owner|acting|second|key|on|in|part)$/u
