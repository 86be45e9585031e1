/** A title without its pay grade and its hours, "Band 6" or "nights"; the year that a teacher teaches becomes its kind of school. */
export function withoutGrades(plain: string): string {
  const named = TEACHES.test(plain) ? plain.replace(SCHOOL_YEAR, schoolOfYear) : plain
  const left = named.replace(PAY_GRADE, ' ').replace(TRAILING_HOURS, ' ')
  return LETTERS.test(left) ? left : plain
}

const PAY_GRADE =
  /\b(?:(?:pay ?)?(?:band|grade|scale|tier|step|level|lvl) ?(?:\d{1,2}[a-d]?(?: ?[-/] ?\d{1,2}[a-d]?)?|[ivx]{1,4})|el ?[12]|aps ?-?[1-6]|(?:vps|aso|gs|pm|cr|ec|fi|ex) ?-? ?\d{1,2}|g[67])\b/g
const TRAILING_HOURS =
  /[\s,(-]+(?:on )?(?:nights|days|overnights|weekends|evenings|ft|pt|f\/t|p\/t|(?:full|part)[ -]?time|casual|seasonal|perm|permanent)\)?\s*$/
const LETTERS = /[a-z]{2}/

const TEACHES = /\b(?:teacher|teaching|ta|educator)\b/
const SCHOOL_YEAR = /\b(grade|gr\.?|year|yr\.?) ?(\d{1,2})(?: ?[-/] ?\d{1,2})?\b/g
/** The last year of each kind of school: grades in North America, years in Britain and Australia. */
const LAST_ELEMENTARY = { grade: 5, year: 6 }
const LAST_MIDDLE = { grade: 8, year: 6 }

function schoolOfYear(_: string, unit: string, number: string): string {
  const of = unit.startsWith('g') ? 'grade' : 'year'
  if (Number(number) <= LAST_ELEMENTARY[of]) return 'elementary school'
  return Number(number) <= LAST_MIDDLE[of] ? 'middle school' : 'secondary school'
}
