/** A title with the short forms of everyday résumés written out: "Sr Backend Eng", "Office admin", "Asst. Store Mgr". */
export function fullTitle(title: string): string {
  return title.replace(SHORT_FORM, word => FULL_WORDS.get(word.toLowerCase().replace('.', '')) ?? word)
}

const FULL_WORDS: ReadonlyMap<string, string> = new Map([
  ['acct', 'Accountant'],
  ['admin', 'Administrator'],
  ['assoc', 'Associate'],
  ['asst', 'Assistant'],
  ['coord', 'Coordinator'],
  ['dev', 'Developer'],
  ['dir', 'Director'],
  ['elec', 'Electrical'],
  ['eng', 'Engineer'],
  ['engr', 'Engineer'],
  ['exec', 'Executive'],
  ['mech', 'Mechanical'],
  ['mfg', 'Manufacturing'],
  ['mgr', 'Manager'],
  ['mktg', 'Marketing'],
  ['op', 'Operator'],
  ['ops', 'Operations'],
  ['rep', 'Representative'],
  ['sec', 'Secretary'],
  ['spec', 'Specialist'],
  ['sup', 'Supervisor'],
  ['supv', 'Supervisor'],
  ['tech', 'Technician'],
])
const SHORT_FORM = new RegExp(`(?<![\\p{L}-])(?:${[...FULL_WORDS.keys()].join('|')})(?![\\p{L}-])\\.?`, 'giu')
