/** When somebody last looked at every number below and in support-lines.ts; a test fails once this is half a year ago. */
export const HELPLINES_REVIEWED_ON = '2026-11-15'

/** Lists services of every country. */
export const ALL_HELPLINES_URL = 'https://findahelpline.com'

export type HelpPlace = {
  id: string
  name: string
  /** What to call when somebody is in danger now; null where we do not know it. */
  emergency: string | null
  /** Free and open at any time; null where we know none. */
  helpline: { call: string; text?: string } | null
}

export const HELP_PLACES = [
  { id: 'US', name: 'United States', emergency: '911', helpline: { call: '988', text: '988' } },
  { id: 'CA', name: 'Canada', emergency: '911', helpline: { call: '988', text: '988' } },
  { id: 'GB', name: 'United Kingdom', emergency: '999', helpline: { call: '116 123' } },
  { id: 'IE', name: 'Ireland', emergency: '112', helpline: { call: '116 123' } },
  { id: 'AU', name: 'Australia', emergency: '000', helpline: { call: '13 11 14' } },
  { id: 'EU', name: 'Elsewhere in Europe', emergency: '112', helpline: null },
  { id: 'other', name: 'Another country', emergency: null, helpline: null },
] as const satisfies readonly HelpPlace[]

export type HelpPlaceId = (typeof HELP_PLACES)[number]['id']

const ZONES: readonly [RegExp, HelpPlaceId][] = [
  [/^Australia\//, 'AU'],
  [/^Europe\/(?:London|Belfast)$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  // Not everywhere there the common number is answered.
  [
    /^Europe\/(?:Moscow|Kaliningrad|Volgograd|Samara|Saratov|Ulyanovsk|Astrakhan|Kirov|Minsk|Istanbul)$/,
    'other',
  ],
  [/^Europe\//, 'EU'],
  [
    /^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Montreal|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit)$/,
    'CA',
  ],
  [
    /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Indiana\/.*|Kentucky\/.*|North_Dakota\/.*)|Pacific\/Honolulu|US\/.*)$/,
    'US',
  ],
]

/** Where somebody probably is, by the clock of the device: nothing is asked of a server. */
export function helpPlaceOfZone(timeZone: string): HelpPlaceId {
  return ZONES.find(([zone]) => zone.test(timeZone))?.[1] ?? 'other'
}

/** The lines to name to somebody: those of their place first, and 988 in any case; where nobody knows the place, 988 first. */
export function helplinesAt(place: HelpPlaceId | null): HelpPlace[] {
  const known = place ?? 'US'
  return HELP_PLACES.filter(
    ({ id }) => id === known || id === 'US' || (place === null && id === 'other'),
  ).toSorted((one, other) => Number(other.id === known) - Number(one.id === known))
}

/** "In the United Kingdom: call 116 123, in an emergency 999." */
export function helplineSentence({ id, name, emergency, helpline }: HelpPlace): string {
  const where = PLACES_WITH_ARTICLE.includes(id) ? `the ${name}` : name
  const call = helpline && `${helpline.text === helpline.call ? 'call or text' : 'call'} ${helpline.call}`
  if (!emergency) return `In ${where.toLowerCase()}: call your local emergency number.`
  return `In ${id === 'EU' ? 'Europe' : where}: ${call ? `${call}, in an emergency ${emergency}` : `in an emergency call ${emergency}`}.`
}

const PLACES_WITH_ARTICLE: readonly string[] = ['US', 'GB']

/** What a telephone dials. */
export function dialed(number: string): string {
  return number.replace(/ /g, '')
}
