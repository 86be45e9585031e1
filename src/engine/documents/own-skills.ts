import { anyOf, raw } from '#engine/text/any-of.ts'
import { isAgainstWriter } from './against-writer.ts'

/** The skills that a letter may name: "advanced Excel. Shy of presentations" holds one, and what a further heading brings in is none. */
export function ownSkills(written: readonly string[]): string[] {
  const skills = written.flatMap(skill => skill.split(/(?<=\p{L}{2}|\d|\))\.\s+(?=\p{Lu}|\d)/u))
  const heading = skills.findIndex(skill => NEXT_HEADING.test(skill.trim()))
  return (heading < 0 ? skills : skills.slice(0, heading))
    .map(skill => skill.trim().replace(/[.;,\s]+$/u, ''))
    .filter(
      skill => skill !== '' && !SENTENCE.test(skill) && !NO_SKILL.test(skill) && !isAgainstWriter(skill),
    )
}

/** "PERSON", "EDU": where a list of skills ran into the next part of the résumé. */
const NEXT_HEADING = new RegExp(
  `^${anyOf([
    'PERSON|PERSONAL|PRIVATE|PRIVAT|MISC|EDU|EDUCATION|OTHER|NOTES?|INTERESTS?|HOBBIES|REFERENCES?|REFEREES?',
    'LANGUAGES?|TRAINING|SCHOOL|STUDIES|ABOUT(?: ME)?|WORK|EXPERIENCE|CERTS|CERTIFICATES|ALSO|EXTRAS?|FAMILY|HEALTH',
  ])}:?$`,
  'u',
)
/** "on telephone is difficult for me", "I know Excel" */
const SENTENCE = /^(?:i|he|she|we|it|my)\b|\b(?:is|are|was|were|am|me|my)\b|:\s/iu
const NO_SKILL = new RegExp(
  anyOf([
    raw`^(?:no|not|never|none|without|shy|afraid|bad|weak|poor|little|so-so|hates?|learning|want|still)\b`,
    raw`\b(?:so-so|rusty|weak|(?:very |a )little|beginner['’]?s? luck|forgotten|not (?:very )?(?:good|much|well))\)?$`,
    raw`^(?:born|age|aged) (?:in )?\d`,
    raw`^(?:19|20)\d\d\b`,
  ]),
  'iu',
)
