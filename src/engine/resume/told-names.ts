import { type Heading, type JobNames, textWithoutDates } from './heading-parts.ts'
import { readDates } from './read-dates.ts'
import { nameKind } from './title-words.ts'

/** "Presently working as Site Engineer in L&T, Pune since July 2019": a sentence that names the post and its employer. */
export function toldNames({ lines, datedAt, dates }: Heading): JobNames | null {
  const line = lines[datedAt]
  return line ? namesInSentence(textWithoutDates(line.text, dates)) : null
}

export function isEmploymentSentence(text: string): boolean {
  return namesInSentence(textWithoutDates(text, readDates(text))) !== null
}

function namesInSentence(text: string): JobNames | null {
  const told =
    EXPERIENCE_AS.exec(text) ??
    EMPLOYED_AT_AS.exec(text) ??
    EMPLOYED_AS.exec(text) ??
    TOLD_AS.exec(text) ??
    TOLD_AT.exec(text)
  if (!told?.groups) return null
  const { title = told.groups.titled ?? '', employer = '' } = told.groups
  const [name = '', ...place] = employer
    .replace(/\s+/gu, ' ')
    .replace(/[\s,.()]+$/u, '')
    .replace(/ in (?=\p{Lu}[^,]*$)/u, ', ')
    .split(/,\s+/u)
  return name === '' || nameKind(title) !== 'title'
    ? null
    : { name: name.trim(), position: title.trim(), location: place.join(', ') || null }
}

/** "Worked in Shree Balaji Motors, Indore as a Service Advisor". */
const EMPLOYED_AT_AS =
  /^(?:presently |currently |previously |formerly )?(?:working|worked|employed|served|serving) (?:in|at|with|for|by) (?:m\/s\.? )?(?<employer>\p{Lu}[^;]{1,80}?),? as (?:an? |the )?(?<title>\p{L}[^,.;]{2,50}?)(?= (?:since|from)\b|,|\.?\s*$)/iu
/** "Three years experience as Store Keeper in Al Noor Trading Co." */
const EXPERIENCE_AS =
  /^[\p{L}\d.+]{1,12} (?:years?|months?)['’]? (?:of )?(?:work(?:ing)? )?experience as (?:an? |the )?(?<title>\p{L}[^,.;]{2,50}?) (?:in|at|with) (?:m\/s\.? )?(?<employer>\p{Lu}[^;(]{1,80}?)\s*\(?$/iu
const EMPLOYED_AS =
  /^(?:i )?(?:(?:am|was|have been) )?(?:presently |currently |previously |formerly )?(?:working|worked|employed|served|serving|engaged) as (?:an? |the )?(?<title>\p{Lu}[^,.;]{2,60}?),? (?:in|at|with|for) (?:m\/s\.? )?(?<employer>\p{Lu}[^;]{1,80}?)(?= (?:since|from)\b|\.?\s*$|,? (?:19|20)\d{2})/iu
const HELD =
  '(?:am|was|have been|had been|became|(?:have |had )?(?:worked|served|been employed|been working) as|work as|am working as|started(?: out)? as|trained as)'
const TOLD_TITLE = '(?:an? |the |their |its )?(?<title>[\\p{L}][^,.;:()]{2,60}?)'
const TOLD_EMPLOYER = '(?:the )?(?<employer>\\p{Lu}[^;:()]{1,80}?)'
/** "I was an optical assistant at Clearsight, Leeds"; what stands before it only says when. */
const TOLD_AS = new RegExp(
  `(?:^|[,.:]\\s*|\\s)I(?:['’]ve| ['’]m)? ?${HELD} ${TOLD_TITLE},? (?:at|with|for|in|of) ${TOLD_EMPLOYER}(?= and \\p{Ll}|,? (?:where|with|and|which)\\b|[.;:]|\\s*$)`,
  'u',
)
/** "At Desert Bright Solar in Tucson ( ) I am a solar installer", "For Waterloo Schools (, speech pathologist) I look after". */
const TOLD_AT = new RegExp(
  `^(?:at|for|with) ${TOLD_EMPLOYER}\\s*(?:\\(\\s*[,;]?\\s*\\)|,)?\\s*(?:(?:,\\s*)?I ${HELD} ${TOLD_TITLE}(?=[,.;:]| (?:on|in|at|of|for|with|and|who|where)\\b|\\s*$)|\\(\\s*[,;]?\\s*(?<titled>\\p{L}[^()]{2,60}?)\\))`,
  'iu',
)
