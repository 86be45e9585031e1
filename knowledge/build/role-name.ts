import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { readKnowledge } from '../../scripts/read-knowledge.ts'

const ROLE_NAMES = new Map(
  readKnowledgeTable(readKnowledge, 'role-names.tsv', ['code', 'name']).map(({ code, name }) => [code, name]),
)

/** One person's name for an occupation: the classification lists groups of workers, in the plural, with exceptions. */
export function roleName(code: string, title: string): string {
  const chosen = ROLE_NAMES.get(code)
  if (chosen) return chosen
  const plain = title
    .replace(/, (Except|All Other|Including|Not |Short-Term).*$/, '')
    .replace(/, (General|Clerical|Recordkeeping|Hand)$/, '')
    .replace(/ Setters, Operators, and Tenders.*$/, ' Operators')
    .replace(/ Operators and Tenders$/, ' Operators')
    .replace(/Technologists and Technicians/, 'Technicians')
  const helper = /^Helpers--(.+)$/.exec(plain)
  if (helper) return `${singularPhrase((helper[1] ?? '').split(',')[0] ?? '')} Helper`
  const supervisor = /^First-Line Supervisors of (.+?)(?: Workers| Operators)?$/.exec(plain)
  if (supervisor) return `${singularPhrase(supervisor[1] ?? '').replace(/ and [^,]*$/, '')} Supervisor`
  const teacher = /^(.+?) Teachers, Postsecondary$/.exec(plain)
  if (teacher) return `${teacher[1]} Professor`
  return plain.split(', ').map(singularPhrase).join(', ')
}

function singularPhrase(phrase: string): string {
  return phrase
    .split(' and ')
    .map(part => {
      const [head = '', ...rest] = part.split(/ (?=of |in |for |to )/)
      return [singularLast(head), ...rest].join(' ')
    })
    .join(' and ')
}

const PLURAL_ONLY =
  /(Sales|Operations|Services|Sciences|Communications|Benefits|Systems|Electronics|Products|Forces|Rates)$/

function singularLast(phrase: string): string {
  if (PLURAL_ONLY.test(phrase)) return phrase
  return phrase.replace(/(\S+)$/, word => {
    if (/(Mechanics|Paramedics)$/.test(word)) return word.replace(/s$/, '')
    if (/(ss|ics|sis|us)$/i.test(word) || word.length < 4) return word
    if (/men$/.test(word)) return word.replace(/men$/, 'man')
    if (/wives$/.test(word)) return word.replace(/ves$/, 'fe')
    if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
    if (/(ch|sh|x|ss)es$/.test(word)) return word.replace(/es$/, '')
    return word.replace(/s$/, '')
  })
}
