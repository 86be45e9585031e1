/** Signs of currencies. */
export const SYMBOLS = new Map(
  [...'$€£¥₹'].map((sign, index) => [sign, ['usd', 'eur', 'gbp', 'jpy', 'inr'][index] ?? '']),
)
/** Names of currencies. */
export const CURRENCIES = new Map(
  `usd: usd dollar dollars bucks
  eur: eur euro euros
  gbp: gbp pound pounds sterling
  jpy: jpy yen
  inr: inr rupee rupees
  chf: chf franc francs
  cad: cad
  aud: aud`
    .split('\n')
    .flatMap(line => {
      const [unit = '', words = ''] = line.trim().split(': ')
      return words.split(' ').map((word): [string, string] => [word, unit])
    }),
)

/** Each length of time as so many of a smaller one. */
export const TIME_UNITS = new Map(
  `minute 1 minute minutes min mins
  hour 1 hour hours hr hrs
  day 1 day days
  day 7 week weeks wk wks
  month 1 month months mo mos
  month 12 year years yr yrs
  month 120 decade decades
  month 1200 century centuries`
    .split('\n')
    .flatMap(line => {
      const [unit = '', many = '', ...words] = line.trim().split(' ')
      return words.map((word): [string, { unit: string; many: number }] => [
        word,
        { unit, many: Number(many) },
      ])
    }),
)

/** Words between a number and its unit: "8 full years". */
export const FILLERS = new Set(
  'full whole long straight consecutive more additional solid good calendar'.split(' '),
)

export const MONTHS = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, index): [string, number][] => [
      [name, index + 1],
      [name.slice(0, 3), index + 1],
      ...(name === 'september' ? [['sept', 9] as [string, number]] : []),
    ]),
)
