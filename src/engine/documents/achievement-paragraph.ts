import { hasTitleWord } from '#engine/resume/title-words.ts'
import { isKnownTown } from '#engine/resume/town-names.ts'
import type { Achievement } from './choose-achievements.ts'
import { FRAGMENT_START, fullSentence } from './full-sentence.ts'
import { inWords } from './in-words.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { withArticle } from './title-in-sentence.ts'

/** Beyond this a letter is not read to its end. */
const MAX_WORDS = 130

/** A sentence should not begin with a figure; behind "At Acme, " it may. */
const FIGURE_FIRST = /^[$£€]?\d/u

/** What was achieved, job by job, each in whole sentences. */
export function achievementParagraph(
  chosen: readonly Achievement[],
  writer: string,
  titleOf: (position: string) => string,
): string {
  const named = [...new Set(withinLength(chosen).map(({ job }) => job))]
  const jobs = [...named.filter(job => job.current), ...named.filter(job => !job.current)]
  return jobs
    .map((job, place) => {
      const [first = '', ...others] = withinLength(chosen)
        .filter(one => one.job === job)
        .map(({ point }) => fullSentence(point, job.current, writer))
        .sort((a, b) => Number(FIGURE_FIRST.test(b)) - Number(FIGURE_FIRST.test(a)))
        .reduce(inOneFragment, [])
      const [second, ...last] = others
      const rest = second === undefined ? [] : [also(second), ...last]
      return [
        `${isNamedBefore(jobs, place) ? `Also at ${job.name}` : whereOf(job, titleOf)}, ${lowercaseFirst(first.replace(/^I also /u, 'I '))}`,
        ...rest,
      ].join(' ')
    })
    .join(' ')
}

/** "My work included A. My work included B" → "My work included A, and B" */
function inOneFragment(told: string[], sentence: string): string[] {
  const at = told.findIndex(one => one.startsWith(FRAGMENT_START) && !/[;:]/u.test(one))
  if (at < 0 || !sentence.startsWith(FRAGMENT_START) || /[;:]/u.test(sentence)) return [...told, sentence]
  const joined = `${told[at]?.slice(0, -1)}, and ${sentence.slice(FRAGMENT_START.length + 1)}`
  return told.map((one, place) => (place === at ? joined : one))
}

function withinLength(chosen: readonly Achievement[]): readonly Achievement[] {
  let words = 0
  return chosen.filter(({ point }, at) => {
    const further = point.split(/\s+/u).length
    if (at > 0 && words + further > MAX_WORDS) return false
    words += further
    return true
  })
}

function whereOf(
  { name, position, kind }: Achievement['job'],
  titleOf: (position: string) => string,
): string {
  if (kind === 'summary') return 'In my work so far'
  if (kind === 'project') return name ? `In my project ${name}` : 'In a project of my own'
  if (kind === 'course') return name ? `In my training (${name})` : 'In my training'
  if (kind === 'volunteering')
    return `As ${position ? withArticle(titleOf(position)) : 'a volunteer'}${name ? ` at ${name}` : ''}`
  if (name && FORCES.test(name)) return `In the ${name.replace(/^the /iu, '')}`
  if (name && isKnownTown(name)) return `In ${name}`
  if (name && FAMILIES.test(name)) return `For ${name.toLowerCase()}`
  if (name && !OWN_ACCOUNT.test(name)) return OF_MANY.test(name) ? `In ${name.toLowerCase()}` : `At ${name}`
  if (!position) return name ? 'In my own business' : 'In my last job'
  if (!namesPerson(position)) return `In my work in ${inWords(titleOf(lowercaseFirst(position)))}`
  const own = name && !/self|freelanc/iu.test(position) ? 'self-employed ' : ''
  return `As ${withArticle(`${own}${titleOf(position)}`)}`
}

/** "Phone repair" and "Sugarcane cutting" are work, "phone repairer" is somebody. */
function namesPerson(position: string): boolean {
  const head = position.split(/,| (?:of|at|in|for|to|with|and)\b/u)[0] ?? position
  return (
    !/(?:ing|repairs?|cutting|sales|service|services|work|care|trade|business|shop)$/iu.test(head) ||
    hasTitleWord(head.slice(head.lastIndexOf(' ') + 1))
  )
}

/** What stands where an employer's name would. */
const OWN_ACCOUNT =
  /^(?:self[- ]?employed|self|freelance|freelancing|own (?:account|business|table|shop)|sole trader)$/iu
const FORCES =
  /^(?:the )?(?:[\p{L}.]+ )?(?:Army|Navy|Air Force|Marine Corps|Marines|Coast Guard|National Guard|Armed Forces|Defen[cs]e Force)$/iu
const OF_MANY = /^(?:private (?:homes?|households?|houses)|various|several|different|many)\b/iu
/** One works for a family, not at it. */
const FAMILIES =
  /^(?:(?:private|various|several|local|different|two|three) )*(?:famil(?:y|ies)|clients|customers|neighbou?rs|friends)$/iu
/** Two posts with one employer. */
function isNamedBefore(jobs: readonly Achievement['job'][], place: number): boolean {
  const name = jobs[place]?.name
  return name !== null && jobs.slice(0, place).some(job => job.name === name)
}

function also(sentence: string): string {
  return sentence
    .replace(/^I (am|was|have|had) (?!also)/u, 'I $1 also ')
    .replace(/^I (?!(?:am|was|have|had|also|then|now|once|never|first) )(?=\p{Ll})/u, 'I also ')
    .replace(/^My work included/u, 'My work also included')
}
