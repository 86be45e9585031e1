import { lazy } from '#engine/lazy.ts'
import { nameKind } from './title-words.ts'

const MAX_PLACE_CHARS = 45
const MAX_PLACE_LINE_CHARS = 60

/** A line that may be "Town, Region". */
export function isPlaceLine(text: string): boolean {
  const place = text.replace(WAY_OF_WORKING, '')
  return (
    isStreet(place) || (place.length < MAX_PLACE_LINE_CHARS && PLACE.test(place) && nameKind(place) === null)
  )
}

/** "Denver, CO" and "Portland, Oregon, United States", but not "Kettle Row, Bath", which may be a shop and its town. */
export function isSurePlaceLine(text: string): boolean {
  const region = text.slice(text.lastIndexOf(',') + 1).trim()
  // "Fort Baines, LA United States", "Duluth, MN 55801".
  const [, first = '', behind = ''] = /^(\S+) (.+)$/u.exec(region) ?? []
  return isPlaceLine(text) && [region, first, behind].some(isRegion)
}

export function isPlace(text: string): boolean {
  return text.length < MAX_PLACE_CHARS && PLACE.test(text) && nameKind(text) === null
}

/** "400 Towpath Avenue". */
export function isStreet(text: string): boolean {
  return text.length < MAX_PLACE_LINE_CHARS && STREET.test(text)
}

/** A country, a state of the United States or what people write for one ("UK", "remote"). */
export function isRegion(text: string): boolean {
  return regions().has(text.trim().replace(/\.$/u, '').toLowerCase())
}

const regions = lazy(() => {
  const names = new Set([...OTHER_REGIONS, ...US_STATES].map(name => name.toLowerCase()))
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const name = english.of(first + second)
      if (name && name !== first + second) names.add(name.toLowerCase())
    }
  return names
})

/** "Stockholm, Sweden · Hybrid", as an exported profile has it. */
const WAY_OF_WORKING = /\s*[·|]\s*(?:hybrid|remote|on-?site)$/iu
const STREET =
  /^(?:\d{1,5}[A-Za-z]? (?:\p{L}[\p{L}.'’-]*\s){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|way|highway|hwy|parkway|pkwy|square|terrace|close|crescent|row|quay|industrial estate)\b\.?|P\.? ?O\.? Box \d+)(?=$|,)/iu
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const OTHER_REGIONS =
  'USA,U.S.A,US,U.S,UK,U.K,England,Scotland,Wales,Northern Ireland,Great Britain,UAE,KSA,PRC,Holland,Czech Republic,Turkey,Korea,Russia,Ivory Coast,Remote,Hybrid,Home office,Ontario,Quebec,Québec,British Columbia,Alberta,Manitoba,Nova Scotia,New South Wales,NSW,Queensland,QLD,Victoria,VIC,Western Australia,South Australia,Tasmania,Bavaria,Catalonia,Punjab,Maharashtra,Karnataka,Kerala,Tamil Nadu,Gujarat,AK,AL,AR,AZ,CA,CO,CT,DC,DE,FL,GA,HI,IA,ID,IL,IN,KS,KY,LA,MA,MD,ME,MI,MN,MO,MS,MT,NC,ND,NE,NH,NJ,NM,NV,NY,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VA,VT,WA,WI,WV,WY,AB,BC,MB,NB,NL,NS,ON,PE,QC,SK'.split(
    ',',
  )
const US_STATES =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'.split(
    ',',
  )
/** US states and Canadian provinces; other two capitals ("MP", "NH bypass") are no place. */
export const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)(?= \\d{5}|$|[,|)]|\\s{2}|\\s[–—-])'
const TOWN = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}`
const REGION = String.raw`(?:[A-Z]{2}\b(?: \d{5})?|\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2})`
export const CITY_AND_REGION = new RegExp(`${TOWN}, ${REGION}`, 'u')
/** "12 Marina View, Salthill, Galway": with the number of a house, up to the town. */
export const ADDRESS = new RegExp(
  `(?<![\\p{L}\\d/+().-] ?)\\d{1,4}[A-Za-z]? ${TOWN}(?:, ${TOWN}){0,2}, ${REGION}(?! ?\\d)`,
  'u',
)
const PLACE = new RegExp(`^${TOWN}, ${REGION}(?:, ${REGION})?$`, 'u')
