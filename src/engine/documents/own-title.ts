import { hasTitleWord } from '#engine/resume/title-words.ts'
import { anyOf, raw } from '#engine/text/any-of.ts'

/** `held` is a job of today, `over` one of before, `study` a course of study; `none` where words were written that name no job. */
type OwnTitle = { title: string; state: 'held' | 'over' | 'study' | 'none' | 'unsaid' }

type Job = { position: string | null; current: boolean }

/** What somebody calls themselves: "Career break (formerly Nurse)" was a nurse, "Nurse (career break)" is one, "unemployed" is no job. */
export function ownTitle(written: string, jobs: readonly Job[]): OwnTitle {
  const title = written.replace(BREAK_BESIDE, '').replace(HOME_AND, '').trim()
  if (title === '') {
    const newest = jobs.find(({ position }) => namesJob(position))
    if (!newest?.position) return { title: '', state: jobs.length > 0 ? 'none' : 'unsaid' }
    return { title: newest.position, state: newest.current ? 'held' : 'over' }
  }
  if (STUDYING.test(title)) return { title, state: 'study' }
  const named = FORMER.exec(title)?.groups?.title ?? WITHOUT_WORK.exec(title)?.groups?.title
  if (/\p{L}/u.test(title) && (!NO_JOB.test(title) || (!named && isOfOthers(title))))
    return { title, state: 'held' }
  const former = named ?? jobs.find(({ position }) => namesJob(position, true))?.position
  return former ? { title: former.trim(), state: 'over' } : { title: '', state: 'none' }
}

/** Whether the heading of a job names one: "no work, learn English" does not. */
export function namesJob(position: string | null, isStrict = false): position is string {
  return (
    position !== null &&
    /\p{L}/u.test(position) &&
    !NO_JOB.test(position) &&
    (!isStrict || hasTitleWord(position))
  )
}

/** "Jobseeker support adviser" and "Mother and baby nurse" work for others. */
function isOfOthers(title: string): boolean {
  const behind = title.replace(NO_JOB, '')
  return (
    /^ (?!(?:since|from|at|for|as|due|because|after|in|with|until|but|now|on)\b)[^,;:()]+$/u.test(behind) &&
    hasTitleWord(behind)
  )
}

const AT_HOME = '(?:parent|mother|father|mum|mom|dad|carer|caregiver)'
const BREAK_BESIDE =
  /(?<=\p{L})\s*[(,–—-]+\s*(?:on (?:an? )?)?(?:career|family|parental|maternity|paternity|sick) (?:break|leave)\)?$/iu
const HOME_AND = new RegExp(`^(?:full-time|stay-at-home) ${AT_HOME}(?: and |, | / )(?=\\p{L})`, 'iu')
const WORK =
  '(?:work|working|jobs?|employment|employed|position|role|occupation|profession|title|job title|opportunit(?:y|ies))'
/** "Retired teacher", "unemployed welder" */
const WITHOUT_WORK = new RegExp(
  raw`^(?:currently )?(?:unemployed|retired|redundant|laid[- ]off|out[- ]of[- ]work|jobless) (?:an? )?(?<title>(?!since\b|from\b|at\b|for\b|and\b|due\b|because\b|after\b)\p{L}[^(),;]{2,60})$`,
  'iu',
)
const NO_JOB = new RegExp(
  `^(?:(?:i am|i['’]m|currently|presently|now) )?(?:${anyOf([
    '(?:on (?:an? )?)?(?:career|family|parental|maternity|paternity|employment) (?:break|leave|gap)|gap year|sabbatical',
    'returner|returning to work|unemployed|jobless|out of (?:work|an? job)|laid[- ]off|retired|retiree|pensioner|redundant|made redundant',
    'in ?between (?:jobs|roles|positions|work)|between (?:jobs|roles|positions|work)|on benefits|open to work',
    raw`(?:job|work)[ -]?(?:seeker|seeking|hunter|hunting|search|searching)|(?:actively )?(?:looking|searching) for (?:an? )?(?:\p{L}+ )?${WORK}|(?:actively )?seeking (?:an? )?(?:\p{L}+ )?${WORK}`,
    raw`(?:no|none|without|any|not in|not yet in) (?:an? )?(?:current |paid |previous )?${WORK}|not (?:currently |yet )?(?:working|employed|applicable)`,
    'none|nothing|nil|null|n/?a|n\\.a\\.?|unknown|not sure|tbd|tba|refugee|asylum seeker|newcomer|immigrant',
    `home-?maker|house-?wife|house-?husband|(?:full[- ]time|stay[- ]at[- ]home|single|working) ${AT_HOME}|mother|mum|mom|dad|father|parent|carer for (?:my|an?) .*`,
  ])})(?![\\p{L}-])`,
  'iu',
)
const OF_STUDY = anyOf([
  'student|undergraduate|postgraduate|undergrad|school[- ]leaver|university[- ]leaver|college[- ]leaver',
  '(?:phd|doctoral|masters?|mba|msc|degree) candidate|pupil',
])
/** "Psychology student", "recent graduate of Leeds"; a "student nurse", a "student adviser" and a "graduate engineer" work. */
const STUDYING = new RegExp(
  anyOf([
    raw`^(?:[\p{L}\d'’.()&-]+ ){0,6}${OF_STUDY}(?=$|[,;(]| (?:at|of|in|from|and|with|looking|seeking)\b)`,
    raw`^(?:an? )?(?:(?:recent|new|fresh|university|college|recently|newly|school|law|arts|science|business|psychology|nursing|engineering) ){0,3}(?:graduate|graduated|grad)(?=$|[,;(]| (?:of|in|from|at|with|looking|seeking)\b)`,
    raw`^studying\b|^(?:\p{L}+ ){1,3}graduate$`,
  ]),
  'iu',
)
const FORMER =
  /\b(?:formerly|previously|former|ex|was|before that)[ :-](?:an? )?(?<title>\p{L}[^),;]{2,60})/iu
