import { wordRoot } from '#engine/text/word-root.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { CLAUSE_STOP_WORDS } from './clause-terms.ts'
import type { Requirement } from './requirement.ts'

/** Whether a dated job is of the setting that the posting asks years in: a medical assistant has worked in a medical office. */
export function holdsSetting(
  requirements: readonly Requirement[],
  { work }: ResumeFacts,
  ignoredLines: ReadonlySet<number>,
): boolean {
  const asked = new Set(
    requirements.filter(({ kind }) => kind === 'years').flatMap(({ label }) => settingRoots(label)),
  )
  return work.some(
    ({ position, name, startDate, line }) =>
      startDate !== null &&
      !ignoredLines.has(line) &&
      rootsOf(`${position ?? ''} ${name ?? ''}`).some(root => asked.has(root)),
  )
}

/** What stands after "in" and names more than any workplace. */
function settingRoots(label: string): string[] {
  const setting = /\b(?:in|within|at) (?:an?|the) ([^,;.()]+)/iu.exec(label)?.[1] ?? ''
  return rootsOf(setting)
}

function rootsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter(word => !CLAUSE_STOP_WORDS.has(word) && !ANY_WORKPLACE.test(word))
    .map(wordRoot)
}

const ANY_WORKPLACE =
  /^(?:office|setting|environment|company|firm|role|position|team|industry|organi[sz]ation|business|work|workplace|similar|related|professional|relevant|capacity|department|group|senior|lead|manager|management|supervisor|assistant|service|services|customer|corporate|large|small|busy|fast|paced|public|private|international|volume|high|full|time)$/u
