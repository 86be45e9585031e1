import type { ResumeLine } from './resume-lines.ts'
import { schoolName } from './school-name.ts'

const MAX_TOLD_SCHOOLS = 4

/** "I went to Scoil Mhuire Lisdoonagh", "a senior at Alder Falls High School": schools of a person who writes no list of them. */
export function toldSchools(lines: ResumeLine[]): { institution: string; line: number }[] {
  const found = new Map<string, number>()
  for (const { text, number, section } of lines) {
    if (section === 'education' || section === 'volunteer') continue
    for (const sentence of text.split(SENTENCE_END)) {
      if (!ABOUT_STUDYING.test(sentence)) continue
      for (const clause of sentence.split(CLAUSE_END)) {
        const school = PLACE_OF_STUDY.test(clause) ? schoolName(clause) : null
        if (school && !found.has(school)) found.set(school, number)
      }
    }
  }
  return [...found].slice(0, MAX_TOLD_SCHOOLS).map(([institution, line]) => ({ institution, line }))
}

const SENTENCE_END = /(?<=[\p{Ll}\d)]{2})[.!]\s+(?=\p{Lu})/u
const CLAUSE_END = /,\s+|\s+(?:where|and then|then|and|before|after|for (?:the|my|an?))\s+(?=\p{L})/u
const PLACE_OF_STUDY = /\b(?:at|to|in|from|attended|of)\s+(?:the )?\p{Lu}/u
const ABOUT_STUDYING = new RegExp(
  [
    '\\bI (?:went|go) to (?:the )?\\p{Lu}',
    '\\b(?:I )?(?:attended|attend|studied|am studying|graduated|left school)\\b',
    "\\b(?:I am|I['’]m|as) (?:currently )?an? (?:\\p{Ll}+[- ]){0,2}(?:senior|junior|sophomore|freshman|student|pupil) (?:at|of|in)\\b",
    '\\b(?:done|did|finished|completed) (?:yr|year|grade|my|the) ?\\w+ (?:\\w+ )?(?:at|in)\\b',
    '\\b(?:leaving cert|green cert|school certificate|diploma|degree) (?:at|from|in)\\b',
    '\\b(?:I|and) (?:hold|have|earned|obtained|gained|received|took|did|completed) (?:an?|my|the) .{0,80}\\b(?:at|from)\\b',
  ].join('|'),
  'iu',
)
