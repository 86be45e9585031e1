import { isDefaultObjective } from '#shared/career/draft-objective.ts'
import { BLANKS, type DraftInput, years } from './draft-input.ts'
import { newestDegree, withPlaceArticle } from './held-degree.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { objectiveSentence } from './objective-sentence.ts'
import { ownTitle } from './own-title.ts'
import { withArticle } from './title-in-sentence.ts'

type Opening = {
  text: string
  /** The line of the degree that is named there already. */
  degreeLine: number | null
}

/** Who writes, and for what: by the job of today, else by the last one, the degree or the aim. */
export function openingParagraph(input: DraftInput, titleOf: (title: string) => string): Opening {
  const { employer, objective, facts } = input
  const who = whoSentence(input, titleOf)
  const isDefault = isDefaultObjective(objective)
  const aim = isDefault ? [] : objectiveSentence(objective)
  const text = [
    `I am applying for the {role} position at ${employer?.trim() || '[company]'}.`,
    who.text,
    ...(who.text === '' && isDefault ? [`I am ${lowercaseFirst(objective.trim())}`] : aim),
    BLANKS.whyThisCompany,
  ]
  const degree = newestDegree(facts)
  return {
    text: text.filter(Boolean).join(' '),
    degreeLine: who.namesDegree && degree ? degree.school.line : null,
  }
}

function whoSentence(
  { profile, facts }: DraftInput,
  titleOf: (title: string) => string,
): { text: string; namesDegree: boolean } {
  const jobs = facts?.work ?? []
  const { title, state } = ownTitle(profile.job_title, jobs)
  const span = years(profile.years_experience)
  const field =
    profile.industry && profile.industry !== 'Other' ? ` in ${profile.industry.toLowerCase()}` : ''
  const degree = newestDegree(facts)
  const current = state === 'unsaid' ? `a ${BLANKS.title}` : withArticle(titleOf(title))
  if (state === 'study') {
    const { text, namesDegree } = studySentence(current, /graduate|grad\b/iu.test(title), degree)
    return { text: span ? `${text} I have ${span} of experience${field}.` : text, namesDegree }
  }
  if (state === 'held' || state === 'unsaid')
    return {
      text: `I am ${current}${span ? ` with ${span} of experience` : ''}${field}.`,
      namesDegree: false,
    }
  if (state === 'over') {
    // The years are those of all jobs together.
    const as = jobs.length > 1 && span ? `${field}, most recently as ${current}` : ` as ${current}${field}`
    return { text: span ? `I have ${span} of experience${as}.` : `I have worked${as}.`, namesDegree: false }
  }
  if (span) return { text: `I have ${span} of experience${field}.`, namesDegree: false }
  return { text: degree ? `I hold ${degree.degree}.` : '', namesDegree: degree !== null }
}

function studySentence(
  current: string,
  isOver: boolean,
  degree: ReturnType<typeof newestDegree>,
): { text: string; namesDegree: boolean } {
  if (degree === null) return { text: `I am ${current}.`, namesDegree: false }
  const { institution, studyType } = degree.school
  if (isOver) return { text: `I am ${current} and hold ${degree.degree}.`, namesDegree: true }
  const isNamed = institution === null || current.includes(institution)
  return {
    text: `I am ${current}${isNamed ? '' : ` at ${withPlaceArticle(institution)}`}${studyType && !isNamed ? ` (${studyType})` : ''}.`,
    namesDegree: true,
  }
}
