import { isKnownTown } from '#engine/resume/town-names.ts'
import { anyOf } from '#engine/text/any-of.ts'

/** Whether a line begins with a name that keeps its capital within a sentence: "Manchester triage", "Excel", "Polish customers". */
export function beginsWithName(text: string): boolean {
  if (NAMES.test(text)) return true
  const [first = '', second = ''] = text.split(/[\s,;:]+/u)
  if (isKnownTown(`${first} ${second}`)) return true
  return isKnownTown(first.replace(/['’]s$/u, '')) && !TOWNS_THAT_ARE_WORDS.test(first)
}

/** "Reading to children", "Bath aids": towns that are also what somebody does or uses. */
const TOWNS_THAT_ARE_WORDS = new RegExp(
  `^(?:${anyOf([
    'Reading|Bath|Sale|Nice|Cork|Deal|Mobile|Orange|Queens|Regina|Mesa|Archway|Aurora|Phoenix|Cologne|Derby',
    'Poole|Sutton|Surrey|Lincoln|Victoria|Corporate|Windsor|Salvador|Trujillo|Palma|Brent|Charlotte|Preston|Regent',
  ])})$`,
  'u',
)
/** Names that people begin a point with. */
const NAMES = new RegExp(
  `^${anyOf([
    'Excel|Outlook|Windows|Google|Microsoft|Photoshop|Salesforce|Oracle|Tableau|Xero|Revit|Python|Java|Linux|Instagram|Facebook|TikTok',
    'English|French|German|Spanish|Italian|Polish|Arabic|Portuguese|Dutch|Russian|Chinese|Japanese|Turkish|Ukrainian|Romanian',
    'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Ramadan',
    'January|February|April|June|July|August|September|October|November|December',
    'Braden|Waterlow|Norton|Barthel|Apgar|Kanban|Scrum|Kaizen|Montessori|Makaton|Heimlich|Gantt|Bobath|Army|Navy',
  ])}(?!\\p{L})`,
  'u',
)
