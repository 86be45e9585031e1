import { degreeLevel } from '#engine/resume/degree-level.ts'

/** The highest degree that a text names, read with its short forms, and without the devices that look like one. */
export function namedDegreeLevel(text: string): number {
  return degreeLevel(plainDegrees(text))
}

/** "Dip/Degree" says "diploma or degree", and "LC-MS/MS" is a device, no master's. */
export function plainDegrees(text: string): string {
  // Asked of every line of a résumé, and few name a device.
  return (text.includes('MS') ? text.replace(SPECTROMETER, ' ') : text)
    .replace(SHORT_DIPLOMA, 'diploma')
    .replace(POSTGRADUATE, 'graduate degree')
}

/** "NFQ Level 8" beside a degree says how high it is, and is no paper of its own. */
export function isDegreeLevel(label: string): boolean {
  return FRAMEWORK_LEVEL.test(label)
}

/** Whether what begins at this place is a subject of the degree: "Degree in HR, Accountancy or Business", up to what is asked besides. */
export function isDegreeSubject(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const head = DEGREE_OF.exec(before)
  return head !== null && !ASKED_BESIDES.test(before.slice(head.index))
}

const SPECTROMETER = /(?<!\p{L})(?:\p{L}{1,6}[-–])+MS(?:\/MS)?(?!\p{L})|(?<!\p{L})MS\/MS(?!\p{L})/gu
/** Above a bachelor's, whatever the paper is called. */
const POSTGRADUATE =
  /\bpost-?\s?grad(?:uate)? (?:(?:level|taught) )?(?:degree|qualification|diploma|certificate|studies|study|training)\b|\bPG ?(?:Dip|Cert|D|C)(?:\.|\b)(?!E)/giu
const SHORT_DIPLOMA = /(?<![\p{L}.])[Dd]ip\b\.?(?=\s*\/|,? (?:in|or|of|and|holders?)\b| \p{Lu})/gu
const FRAMEWORK_LEVEL =
  /^\W*(?:(?:NFQ|NQF|RQF|QCF|SCQF|EQF|AQF|CQFW|FHEQ|QQI|SAQA|NZQF|BQF|MQF|HKQF)\W*){0,2}(?:(?:level|lvl)\W*)?\d{1,2}\W*$/iu
const DEGREE_OF =
  /\b(?:degree|diploma|bachelor\S*|master\S*|graduates?|B\.?(?:Sc|A|E|Eng|Tech|Com|S)|HND|HNC|OND|certificate|major|qualification)\.?(?: \([^()]{0,30}\))?(?: holders?)?(?: in| of|\/)/iu
const ASKED_BESIDES =
  /\b(?:with|plus|knowledge|experience|skills?|proficien\w+|familiar\w*|fluen\w+|command|using|able|ability|training)\b|[;+]|\.\s/iu
