import { LETTERS_APART, withLettersJoined } from './line-cleaner.ts'
import { RARE_HEADINGS } from './rare-headings.ts'
import { nameKind } from './title-words.ts'
import { TRANSLATED_HEADINGS } from './translated-headings.ts'

export type ResumeSection =
  | 'head'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'projects'
  | 'volunteer'
  | 'other'

const MAX_HEADING_CHARS = 60

/** The section that a line opens when it is a heading, in English or one of the languages people keep their headings in. */
export function headingSection(line: string): ResumeSection | undefined {
  if (line.length > MAX_HEADING_CHARS) return undefined
  const bilingual = TWO_SCRIPTS.exec(line)
  if (bilingual?.[1] && bilingual[2]) return headingSection(bilingual[1]) ?? headingSection(bilingual[2])
  const [first, second, ...more] = line.split(' / ')
  // "Wykształcenie / Education", but not "Training / Development Manager".
  if (first && second && more.length === 0 && nameKind(line) === null && nameKind(first) === null)
    return headingSection(first) ?? headingSection(second)
  const despaced = LETTERS_APART.test(line) ? withLettersJoined(line) : line
  const plain = despaced
    .replace(CONTINUED, '')
    .replaceAll('’', "'")
    // In small letters İ would keep its dot as a mark of its own.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[^\p{L}&/' -]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return (
    HEADINGS_IN_OTHER_LANGUAGES.get(plain) ??
    SECTION_HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ??
    RARE_PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0]
  )
}

/** "工作经历 WORK EXPERIENCE". */
const TWO_SCRIPTS =
  /^([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]{2,8})\s*[/|·:]?\s*((?:\p{Lu}[\p{L}-]+[ &/]*){1,4})$/u

/** "Work history (last ten years)", "Experience, continued", "Institutions attended with dates". */
const CONTINUED =
  /(?<=\S)(?:\s*\([^()]*\)|,?\s+(?:continued|cont['’]?d\.?)|\s+with (?:the )?(?:dates|years?))\s*:?\s*$/iu

const AND_MORE = '(?: ?(?:&|and|\\/) ?(?:[\\w-]+ ?){1,3})?'

const SECTION_HEADINGS: [ResumeSection, RegExp][] = [
  [
    'summary',
    /^(?:(?:professional |career |executive |personal |qualifications? )?(?:summary|profile|objective|statement|overview|snapshot)|about(?: me)?|who i am|in (?:short|brief)|summary of qualifications|highlights(?: of qualifications)?|career highlights|introduction|bio|profile summary|career goals?|(?:position|job|role) (?:desired|sought|applied for)|desired (?:position|job|role))$/u,
  ],
  [
    'skills',
    new RegExp(
      `^(?:(?:(?:technical|core|key|professional|relevant|hard|soft|computer|it|additional|clinical|other|transferable|main|top|my) )*(?:skills?|competenc(?:ies|es|e)|proficiencies|expertise|strengths|technologies|tools|qualifications)${AND_MORE}|(?:areas? of |technical )expertise|(?:skills? )?summary of skills|skills? (?:summary|set|highlights|overview)|tech(?:nology|nical)? stack|software|programming languages|technologies|it|computer literacy|software skills|capabilities|what i (?:offer|bring|know|can do|am good at))$`,
      'u',
    ),
  ],
  [
    'certificates',
    new RegExp(
      `^(?:(?:professional |trade )?(?:papers|certifications?|certificates?|licen[sc]es?|licensure|credentials|accreditations?|permits|tickets|clearances|registrations?|professional st\\w+|cards)${AND_MORE}|(?:trade |vocational |professional |technical |job[- ]related )?trainings?(?: (?:&|and) \\w+)?|(?:short |training )?courses(?: (?:&|and) \\w+)?|(?:continuing )?professional development|cpd|seminars(?: (?:&|and) \\w+)?|continuing education|in-service training|(?:courses|trainings?|seminars|workshops)(?: (?:&|and) \\w+)? attended|workshops|driving licen[cs]es?)$`,
      'u',
    ),
  ],
  [
    'work',
    /^(?!academic (?:history|background|record))(?:(?:(?:professional|work|working|relevant|employment|career|industry|clinical|teaching|nursing|sales|legal|related|additional|other|selected|military|management|warehouse|accounting|retail|recent|previous|earlier|past|academic|research|hospitality|practice|job|trade|service|paid|freelance|contract|commercial|technical|engineering|design|federal|government|civilian|international|healthcare|creative|consulting|prior|my|sea-based|land-based|shore-based|sea|shore|offshore|maritime|onboard|kitchen|driving|farm|office|it|acting|stage|film|local|overseas|foreign|domestic|volunteer and) )*(?:experiences?|history|employment|background|appointments)(?: (?:&|and) \w+)?|(?:(?:my|paid|freelance|contract) )?work|(?:employment|work) record|(?:positions?|posts?|roles?|jobs?|offices?) held|(?:(?:my|previous|earlier|past|recent|key|other|current|present|latest|last) )*(?:roles|jobs?|positions|posts|employers?)|(?:current|present|latest|last) (?:role|position|post)|(?:career|work|employment)(?: in brief| at a glance| so far| details)|(?:(?:professional|working|my|nursing|teaching|sea|military|business) )?career|sea service|who i(?: have|'ve)? worked for|(?:career|jobs?|work) (?:to|until) (?:date|now)|(?:career|employment) (?:path|summary|timeline)|internships?(?: experience)?|professional background|military service|(?:work |clinical |student |industrial )?placements?|details of employment|record of employment|chronological history|(?:employment|career) chronology|other (?:work|employment)|early career|(?:academic|research|teaching|hospital|clinical|university|faculty) (?:positions|posts|appointments)|appointments held|sea[- ]?time|sea-?going (?:experience|service)|flight experience|(?:stuff|things|what) i(?: have|'ve)? done|relevant work|self-employment|teaching practice|clinical rotations|(?:current|present|past) employment|before (?:that|then)|earlier(?: career)?|previously|what i (?:have been doing|have done|did|do)|(?:places )?where i(?: have|'ve)? (?:worked|been)|places i(?: have|'ve)? worked)$/u,
  ],
  [
    'education',
    new RegExp(
      `^(?:(?:formal )?education(?:al)?(?: (?:background|history|qualifications?|details|attainments?|record|profile))?${AND_MORE}|academic (?:background|history|qualifications?|record|profile|credentials)|academics|qualifications and education|(?:my )?(?:studies|study|learning|schooling|schools?)${AND_MORE}|degrees?|academic (?:qualifications?|details)|scholastic record|trade qualifications|schools? attended|college|apprenticeship|universit(?:y|ies)|where i(?: have|'ve)? (?:studied|learned|learnt|trained)|what i(?: have|'ve)? studied)$`,
      'u',
    ),
  ],
  [
    'languages',
    /^(?:(?:spoken )?languages?(?: skills| known| spoken)?|language proficiency|foreign languages)$/u,
  ],
  [
    'projects',
    /^(?:(?:personal|selected|key|academic|relevant|side|notable|technical|open source|research|student|own|freelance|major|recent|main) )*(?:projects?(?: experience)?|side things|things i(?: have|'ve)? made|hackathons?|portfolio|open source(?: contributions)?)$/u,
  ],
  [
    'volunteer',
    /^(?:(?:volunteer(?:ing)?|voluntary|unpaid|charity|charitable|community)(?: (?:and|&) (?:volunteer(?:ing)?|community|charity))?(?: (?:experience|work|activities|roles?|positions?|posts|jobs|service|leadership|engagement|involvement))?(?: (?:&|and) \w+)?|extracurricular(?: activities)?|leadership (?:and|&) activities|giving back|civic (?:activities|engagement))$/u,
  ],
  ['head', /^contact(?: information| details| me)?$/u],
  [
    'other',
    /^(?:references?(?: available (?:up)?on request)?|referees|awards?(?: ?(?:&|and) ?\w+)?|honou?rs?(?: ?(?:&|and) ?\w+)?|(?:selected |key )?(?:achievements?|accomplishments)|(?:selected |recent |key )?publications?|grants?(?: (?:&|and) \w+)?|(?:research )?funding|patents|interests|hobbies(?: (?:&|and) interests)?|activities|affiliations|professional (?:affiliations|memberships)|memberships|additional information|conferences|presentations|talks(?: (?:&|and) \w+)?|public speaking|speaking(?: engagements)?|exhibitions|press|prizes|committees|(?:professional |academic |university )?service(?: to the profession)?|(?:phd |student |thesis )?supervision|(?:positions|posts) of responsibility|invited talks|media|languages? and interests|spare time|free time|outside (?:of )?work|other (?:stuff|things)|miscellaneous|(?:(?:selected|solo|group|recent) )+(?:exhibitions|works|performances|screenings)|(?:conference|invited) (?:talks|presentations)|memberships (?:&|and) \w+|board (?:positions|service|memberships?)|committee work|editorial (?:work|boards?)|peer review(?:ing)?|(?:fellowships|scholarships)(?: (?:&|and) \w+)?|distinctions|recognition|media appearances|press (?:&|and) media|outreach|public engagement|research interests|courses taught|(?:students|theses) supervised|teaching and supervision|service (?:&|and) outreach|professional activities|interests (?:&|and) hobbies|leisure|character references?|residencies|health and safety|motivation|requests|notes|declaration|personal (?:details|information|data|history|particulars)|also|other)$/u,
  ],
]

const RARE_PATTERNS = (['education', 'work', 'skills', 'volunteer', 'other'] as const).map(
  (section): [ResumeSection, RegExp] => [
    section,
    new RegExp(`^(?:${RARE_HEADINGS[section].join('|')})$`, 'u'),
  ],
)

const HEADINGS_IN_OTHER_LANGUAGES = new Map(
  TRANSLATED_HEADINGS.flatMap(({ section, names }) =>
    names.map((name): [string, ResumeSection] => [name, section]),
  ),
)
