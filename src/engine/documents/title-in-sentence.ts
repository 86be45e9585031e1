import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { isSpokenLanguage } from '#engine/resume/spoken-language.ts'
import { hasTitleWord } from '#engine/resume/title-words.ts'
import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { namesProduct } from './skill-in-sentence.ts'

type TitleEngine = { career: CareerData } & Pick<SkillReader, 'skillLexicon'>

/** "Line Cook" → "line cook" within a sentence; "HR Assistant", "Java Developer" and "French Teacher" keep their names. */
export function titleInSentence({ career, skillLexicon }: TitleEngine, title: string): string {
  const ordinary = ordinaryWords(career)
  const isShouted = !/\p{Ll}/u.test(title) && /\s/u.test(title.trim())
  const [post = '', ...place] = title
    .trim()
    .split(/(?=,)|(?= (?:at|in) (?!(?:Charge|Training|Residence|Chief)\b)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u)
  const developer = Math.max(...DEVELOPERS.map(name => post.toLowerCase().lastIndexOf(name)))
  const written = post.replaceAll(/[\p{L}\d'’+#.]+/gu, (word, at: number) => {
    const isShort =
      word.length <= MAX_ABBREVIATION_CHARS &&
      !hasTitleWord(word) &&
      (word === 'IT' || !ordinary.has(word.toLowerCase()))
    if (isShouted ? isShort : !/^\p{Lu}\p{Ll}+$/u.test(word)) return word
    const small = word.toLowerCase()
    const isOfDeveloper = at < developer
    const named = word.charAt(0) + small.slice(1)
    if (isSpokenLanguage(named)) return named
    const isPlain =
      hasTitleWord(small) ||
      (ordinary.has(small) && !isOfDeveloper) ||
      /\p{Ll}{3}(?:able|ible)s?$/u.test(small)
    const isName = !isPlain && (NAMED_METHODS.has(small) || namesProduct(skillLexicon(), word))
    return isName ? named : small
  })
  return [written, ...place].join('')
}

/** "an HR assistant", "a UX designer": by how a title begins when it is said. */
export function withArticle(noun: string): string {
  const isSpelled = /^\p{Lu}(?!\p{Ll})/u.test(noun)
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/u.test(noun)
    : /^(?:[aeio]|u(?!ni|s[aei]|tility)|hon(?:est|or)|hour|heir|[FLMNS]Sc\b)/iu.test(noun) &&
      !/^(?:one|eu)/iu.test(noun)
  return `${isVowel || /^(?:MSc|MA|MBA|MPhil|LLB)\b/u.test(noun) ? 'an' : 'a'} ${noun}`
}

const DEVELOPERS = [' developer', ' programmer']
const MAX_ABBREVIATION_CHARS = 3
const NAMED_METHODS: ReadonlySet<string> = new Set(
  'montessori pilates zumba kaizen steiner makaton braille suzuki bobath british american european asian african'.split(
    ' ',
  ),
)
const known = new WeakMap<CareerData, ReadonlySet<string>>()

/** The words that tasks of occupations write small. */
function ordinaryWords(career: CareerData): ReadonlySet<string> {
  const words =
    known.get(career) ??
    new Set(
      [...career.tasks().values()].flatMap(
        tasks => tasks.join(' ').match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? [],
      ),
    )
  known.set(career, words)
  return words
}
