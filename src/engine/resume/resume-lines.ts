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

export interface ResumeLine {
  /** The line without its bullet, spaces folded. */
  text: string
  raw: string
  /** Where the raw line begins in the text. */
  start: number
  number: number
  section: ResumeSection
  isHeading: boolean
  isBullet: boolean
}

/** Lines that hold something, each with the section it stands in. */
export function resumeLines(text: string): ResumeLine[] {
  const lines: ResumeLine[] = []
  let section: ResumeSection = 'head'
  let number = 0
  for (const { raw, start } of rawLines(text)) {
    if (++number > MAX_RESUME_LINES) break
    const isBullet = BULLET.test(raw)
    const clean = raw
      .slice(0, MAX_LINE_CHARS)
      .replace(BULLET, '')
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
      .trim()
    if (clean === '') continue
    const heading = isBullet ? undefined : headingSection(clean)
    if (heading) {
      section = heading
      lines.push({ text: clean, raw, start, number, section, isHeading: true, isBullet: false })
      continue
    }
    const inline = isBullet ? null : /^([\p{L}][\p{L} &/]{2,30})\s*:\s*(\S.*)$/u.exec(clean)
    const inlineSection = inline ? headingSection(inline[1] ?? '') : undefined
    if (inlineSection && inline && section !== 'work' && section !== 'projects') {
      if (section !== 'skills' || inlineSection !== 'skills') section = inlineSection
      lines.push({ text: inline[2] ?? '', raw, start, number, section, isHeading: false, isBullet: false })
      continue
    }
    lines.push({ text: clean, raw, start, number, section, isHeading: false, isBullet })
  }
  return lines
}

function* rawLines(text: string): Generator<{ raw: string; start: number }> {
  let start = 0
  for (const end of text.matchAll(/\r\n|[\n\r\u2028\u2029\f\v]/gu)) {
    yield { raw: text.slice(start, end.index), start }
    start = end.index + end[0].length
  }
  yield { raw: text.slice(start), start }
}

export function headingSection(line: string): ResumeSection | undefined {
  if (line.length > MAX_HEADING_CHARS) return undefined
  const despaced = /^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(' ', '') : line
  const plain = despaced
    .toLowerCase()
    .replace(/[^\p{L}&/ -]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return SECTION_HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0]
}

const BULLET =
  /^\s*(?:[•·▪■□●○◦‣⁃∙►▶➢➤✓✔❖★☆\uf0b7\uf0a7*+»–—-](?=\s|\p{L})|o\s(?=\s*\p{Lu})|\(?\d{1,2}[.)]\s)\s*/u
const MAX_LINE_CHARS = 2000
const MAX_HEADING_CHARS = 60
/** Some hundred pages; what follows is no résumé. */
const MAX_RESUME_LINES = 5000

const SECTION_HEADINGS: [ResumeSection, RegExp][] = [
  [
    'summary',
    /^(?:(?:professional |career |executive |personal |qualifications? )?(?:summary|profile|objective|statement|overview)|about(?: me)?|summary of qualifications|highlights(?: of qualifications)?|career highlights|introduction|bio)$/u,
  ],
  [
    'skills',
    /^(?:(?:(?:technical|core|key|professional|relevant|hard|soft|computer|it|additional|clinical|other|transferable|main|top|my) )*(?:skills?|competenc(?:ies|es|e)|proficiencies|expertise|strengths|technologies|tools|qualifications)(?: ?(?:&|and|\/) ?(?:\w+ ?){1,3})?|(?:areas? of |technical )expertise|skills? (?:summary|set|highlights|overview)|tech(?:nology|nical)? stack|software|programming languages|technologies|capabilities)$/u,
  ],
  [
    'certificates',
    /^(?:(?:professional )?(?:certifications?|certificates?|licen[sc]es?|licensure|credentials|accreditations?)(?: ?(?:&|and|\/) ?(?:\w+ ?){1,3})?|training(?: (?:&|and) certifications?)?|professional development)$/u,
  ],
  [
    'work',
    /^(?:(?:(?:professional|work|relevant|employment|career|industry|clinical|teaching|nursing|sales|legal|related|additional|other|selected|military|management|warehouse|accounting|retail|recent) )*(?:experiences?|history|employment|background)(?: (?:&|and) \w+)?|work|employment record|positions? held|career|internships?(?: experience)?|professional background|jobs?)$/u,
  ],
  [
    'education',
    /^(?:education(?:al)?(?: (?:background|history|qualifications?))?(?: ?(?:&|and|\/) ?(?:\w+ ?){1,3})?|academic (?:background|history|qualifications?|record|profile)|academics|qualifications and education|studies|degrees?)$/u,
  ],
  ['languages', /^(?:languages?(?: skills)?|language proficiency|foreign languages)$/u],
  [
    'projects',
    /^(?:(?:personal|selected|key|academic|relevant|side|notable|technical|open source) )*(?:projects?(?: experience)?|portfolio|open source(?: contributions)?)$/u,
  ],
  [
    'volunteer',
    /^(?:volunteer(?:ing)?(?: (?:experience|work|activities))?|community (?:service|involvement)|extracurricular(?: activities)?|leadership (?:and|&) activities)$/u,
  ],
  [
    'other',
    /^(?:references?(?: available (?:up)?on request)?|awards?(?: ?(?:&|and) ?\w+)?|honou?rs?(?: ?(?:&|and) ?\w+)?|achievements?|accomplishments|publications?|patents|interests|hobbies(?: (?:&|and) interests)?|activities|affiliations|professional (?:affiliations|memberships)|memberships|additional information|conferences|presentations|personal (?:details|information)|contact(?: information| details| me)?|other)$/u,
  ],
]
