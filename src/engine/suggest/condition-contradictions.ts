/** "Full time hours", "I don't mind the shifts": words that examples take for a wish, and that say otherwise. */
export function isNotMinded(goals: string, condition: string): boolean {
  return NOT_MINDED[condition]?.test(goals) ?? false
}

const MINDS_NO = String.raw`\b(?:(?:do not|don['’]?t|wouldn['’]?t|would not|never) mind|(?:am |i['’]?m )?(?:fine|ok|okay|happy|good) with|happy to (?:do|work))(?: the| doing| working| some)*`
const FULL_TIME = String.raw`\bfull[- ]?time\b|\bmore hours\b`
const NOTHING_ELSE = '(?!)'

function notMinded(words: string, more = NOTHING_ELSE): RegExp {
  return new RegExp(`${MINDS_NO} (?:${words})\\b|${more}`, 'iu')
}

const NOT_MINDED: Readonly<Record<string, RegExp>> = {
  'evenings and nights free': notMinded('(?:night |late |long )?shifts|nights|evenings|lates|odd hours'),
  'weekends free': notMinded('(?:weekend )?shifts|weekends|saturdays|sundays'),
  'predictable hours': notMinded('(?:long |rotating )?shifts|odd hours'),
  'fewer hours': notMinded('(?:long |the )?hours|overtime', FULL_TIME),
  'part time': notMinded('part[- ]time', FULL_TIME),
  'less pressure': notMinded('(?:a bit of )?(?:stress|pressure)|being busy|a busy'),
  'less travel': notMinded('travel(?:l?ing)?|driving|commut(?:e|ing)'),
  'less physical work': notMinded('(?:hard|heavy|physical) work|lifting|getting dirty'),
}

/** "I make good money", "law school part time", "teach less": it is there, said of something else or not wanted, however a rule reads it. */
export function isNoWish(goals: string, condition: string): boolean {
  return NO_WISH[condition]?.some(pattern => pattern.test(goals)) ?? false
}

/** Nobody who climbs it needs to be spared. */
const CAREER_LADDER =
  /^(?!.*\b(?:backs?|knees?|heavy|lift\w*|physical|body|falls?|danger\w*|injur\w+|hurt\w*)\b).*\b(?:climb(?:ing)?|up) the (?:career |corporate |company )?ladder\b/isu

const NO_WISH: Readonly<Record<string, readonly RegExp[]>> = {
  'more pay': [
    /\b(?:money|pay|salary) (?:is|was)(?: not|n['’]?t)(?: \w+){0,3} (?:thing|everything|important|priority|point|issue|problem|reason)\b/iu,
    /\b(?:don['’]?t|do not) care (?:so )?(?:much )?about (?:the )?(?:money|pay)\b/iu,
    /(?<!\b(?:where|if|so|when|until|till|once|that) )\bi (?:already )?(?:make|earn) (?:good|decent|great|plenty|enough|well)\b/iu,
    /\b(?:lower|less) (?:pay|money|salary)(?: is| would be)?(?: accepted| fine| ok| okay| alright| no problem)\b|\b(?:take|accept) (?:a |the )?(?:pay cut|lower (?:pay|salary)|less (?:pay|money))\b|\b(?:care|mind|matter) if it pays less\b/iu,
    /(?<!\b(?:where|somewhere|if|when|long as|so|whose) (?:the )?)\b(?:money|pay)(?:['’]s| is) (?:good|decent|fine|ok|okay|great|alright)\b(?! there)/iu,
  ],
  'part time': [
    /^(?!.*\bpart[- ]?time (?:job|work|hours|role|basis|post)\b).*(?:\bpart[- ]?time (?:\w+ )?(?:school|course|degree|stud(?:y|ies)|class(?:es)?|college|program(?:me)?|masters?|mba)\b|\b(?:school|degree|course|college|studying|mba|masters?)(?: \w+){0,2} part[- ]?time\b)/isu,
    /^(?!.*\b(?:part[- ]?time|fewer days|shorter week)\b).*(?:\b(?:from home|remote(?:ly)?|hybrid)[^.]{0,24}\bdays?\b(?! (?:off|job))|\bdays?(?: a week)?[^.,]{0,16} (?:from home|remote(?:ly)?|in the office)\b)/isu,
  ],
  'own business': [
    /\bsell(?:ing)? (?:my|our|the|up)(?: own)? ?(?:practice|business|shop|company|firm|farm|salon|restaurant|garage|studio)?\b[^.]{0,60}\b(?:someone|somebody) else\b/iu,
  ],
  teaching: [/\bteach(?:ing)? less\b|\bless teaching\b|\bfewer (?:classes|lessons)\b/iu],
  'from home': [
    /\b(?:been|worked|working|am|i['’]m)(?: fully| mostly| all)? (?:remote(?:ly)?|from home|at home)\b[^.]{0,50}\b(?:lonely|alone|isolat\w+|miss|cut off)\b/iu,
    /\b(?:less|no more|stop|tired of|sick of|without)\b[^.]{0,30}\bkitchen table\b/iu,
  ],
  variety: [/\bsame (?:job|work|role)\b[^.]{0,30}\b(?:just|only|but)\b/iu],
  'weekends free': [
    /^\W*(?:(?:some|any|just|only|evening|night|and|or) )*weekend (?:work|shifts?|jobs?|hours)\b/iu,
    /\b(?:want|need|like|prefer|after|for)(?: \w+){0,2} weekend (?:work|shifts?|jobs?|hours)\b/iu,
  ],
  'less physical work': [CAREER_LADDER],
  'safer work': [CAREER_LADDER],
  degree: [
    /(?<!\b(?:to|could|would|will|must|not|don['’]?t|never|should) )\b(?:have|got|has|hold)(?: already)? (?:an?|my)(?: \w+){0,2} degree\b/iu,
    /\buse (?:my|the)(?: \w+){0,2} degree\b/iu,
  ],
}

/** Those that nobody wishes for together with this one. */
export function oppositesOf(condition: string, others: Iterable<string>): string[] {
  const pairs = OPPOSITES.filter(pair => pair.has(condition))
  return [...others].filter(other => other !== condition && pairs.some(pair => pair.has(other)))
}

/** Nobody wishes for both. */
const OPPOSITES: readonly ReadonlySet<string>[] = [
  new Set(['night work', 'evenings and nights free']),
  new Set(['weekend work', 'weekends free']),
  new Set(['travel', 'less travel']),
  new Set(['travel', 'home every night']),
  new Set(['abroad', 'close to home']),
  new Set(['outdoors', 'indoors']),
  new Set(['outdoors', 'office work']),
  new Set(['working alone', 'team']),
  new Set(['working alone', 'leading people']),
  new Set(['working with people', 'less contact with customers']),
  new Set(['leading people', 'less responsibility']),
  new Set(['leading projects', 'less responsibility']),
  new Set(['advancement', 'less responsibility']),
  new Set(['flexible hours', 'predictable hours']),
  new Set(['more pay', 'no pay cut']),
  new Set(['degree', 'no degree']),
  new Set(['own business', 'one employer']),
]
