import { NUMBER_WORDS } from '#shared/number-word.ts'

/** Spelled numbers of a reply, each word with its value. */
export const UNITS = new Map<string, number>([
  ...NUMBER_WORDS.map((word, value): [string, number] => [word, value]),
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fourty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
])

export const SCALES = new Map<string, number>([
  ['dozen', 12],
  ['score', 20],
  ['hundred', 100],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['lakh', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
])

/** Right behind a figure: 240k, 1.2M. */
export const SCALE_LETTERS = new Map<string, number>([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mm', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
])

export const FRACTIONS = new Map<string, number>([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fifth', 1 / 5],
  ['fifths', 1 / 5],
  ['sixth', 1 / 6],
  ['eighth', 1 / 8],
  ['tenth', 1 / 10],
  ['tenths', 1 / 10],
])

/** Words that are a factor by themselves. */
export const MULTIPLES = new Map<string, number>([
  ...words('double doubled doubles doubling twice twofold', 2),
  ...words('triple tripled triples tripling thrice threefold', 3),
  ...words('quadruple quadrupled quadruples quadrupling fourfold', 4),
  ...words('fivefold quintupled', 5),
  ...words('tenfold', 10),
  ...words('halved halves halving', 1 / 2),
])

/** Large and of no size: only where the facts say so too. */
export const VAGUE_NUMBERS = new Set([
  'dozens',
  'hundreds',
  'thousands',
  'millions',
  'billions',
  'tens',
  'scores',
  'decades',
  'centuries',
])

function words(list: string, value: number): [string, number][] {
  return list.split(' ').map((word): [string, number] => [word, value])
}
