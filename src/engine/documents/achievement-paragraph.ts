import type { Achievement } from './choose-achievements.ts'
import { fullSentence } from './full-sentence.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { withArticle } from './title-in-sentence.ts'

/** Beyond this a letter is not read to its end. */
const MAX_WORDS = 100

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
      const [second, ...last] = others
      const rest = second === undefined ? [] : [also(second), ...last]
      return [
        `${isNamedBefore(jobs, place) ? `Also at ${job.name}` : whereOf(job, titleOf)}, ${lowercaseFirst(first)}`,
        ...rest,
      ].join(' ')
    })
    .join(' ')
}

function withinLength(chosen: readonly Achievement[]): readonly Achievement[] {
  let words = 0
  return chosen.filter(({ point }, at) => {
    words += point.split(/\s+/u).length
    return at === 0 || words <= MAX_WORDS
  })
}

function whereOf(
  { name, position, isProject }: Achievement['job'],
  titleOf: (position: string) => string,
): string {
  if (name && isProject) return `In my project ${name}`
  if (name) return `At ${name}`
  return position ? `As ${withArticle(titleOf(position))}` : 'In my last job'
}

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
