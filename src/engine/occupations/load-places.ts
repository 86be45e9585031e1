import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy } from '#engine/lazy.ts'
import { placeKey } from '#engine/market/place-key.ts'
import { firstColumnTable, lineStarts } from '#engine/text/phrase-table.ts'
import { loadPlaceNames, type PlaceNames } from './load-career-tables.ts'
import { readColumns } from './read-columns.ts'

export type City = {
  name: string
  region: string
  country: string
  populationThousands: number
  areas: number[]
}
type Country = {
  code: string
  name: string
  currency: string
  pppYear: number | null
  pppFactor: number | null
}

export type Places = {
  names: PlaceNames
  /** Cities of this plain name, those of the United States first, then the larger first. */
  cities: (name: string) => City[]
  /** Plain names that many characters long whose letters differ in at most so many. */
  candidateNames: (length: number, letters: number, most: number) => string[]
  countries: Map<string, Country>
  countryByName: Map<string, Country>
  areaName: (area: number) => string
  priceLevel: (area: number) => number | null
  areasOfState: (state: string) => { area: number; weight: number }[]
  /** Local over national mean pay of an occupation group in an area. */
  payRatio: (soc: string, area: number) => number | null
}

const PAY_RATIO_LOG_STEP = 2 / 254

export function loadPlaces(files: KnowledgeFiles): Places {
  const areas = readColumns(files, 'areas.json', {
    codes: 'texts',
    ids: 'texts',
    names: 'texts',
    prices: 'gapped numbers',
  })
  const pay = files('local-pay.bin')
  if (pay.length !== areas.codes.length * areas.ids.length)
    throw new Error('local-pay.bin does not fit areas.json')
  const areaOf = new Map(areas.ids.map((id, at) => [id, at]))
  const payLineOf = new Map(areas.codes.map((code, line) => [code, line]))
  const countries = readCountries(files)
  const bytes = files('cities.tsv')
  const starts = lineStarts(bytes)
  const names = firstColumnTable(bytes, starts)
  const decoder = new TextDecoder()
  const cityAt = (line: number): { key: string; city: City } => {
    const [key = '', name = '', region = '', country = '', populationThousands = '', ids = ''] = decoder
      .decode(bytes.subarray(starts[line], (starts[line + 1] ?? 1) - 1))
      .split('\t')
    const own = ids.split(' ').flatMap(id => areaOf.get(id) ?? [])
    return {
      key,
      city: { name, region, country, populationThousands: Number(populationThousands), areas: own },
    }
  }
  const masks = lazy(() =>
    Uint32Array.from({ length: names.size }, (_, line) => letterMask(names.text(line))),
  )
  const weights = lazy(() => {
    const states = new Map<string, Map<number, number>>()
    for (let line = 0; line < names.size; line++) {
      const { city } = cityAt(line)
      const state = states.get(city.region) ?? new Map<number, number>()
      states.set(city.region, state)
      for (const area of city.areas)
        state.set(area, (state.get(area) ?? 0) + city.populationThousands / city.areas.length)
    }
    return states
  })
  return {
    names: loadPlaceNames(files),
    cities: name => {
      const found: City[] = []
      for (let line = names.find(name) ?? names.size; line < names.size; line++) {
        const { key, city } = cityAt(line)
        if (key !== name) break
        found.push(city)
      }
      return found
    },
    candidateNames: (length, letters, most) => {
      const found = new Set<string>()
      for (let line = 0; line < names.size; line++)
        if (names.byteLength(line) === length && popCount((masks()[line] ?? 0) ^ letters) <= most)
          found.add(names.text(line))
      return [...found]
    },
    countries,
    countryByName: new Map([...countries.values()].map(country => [placeKey(country.name), country])),
    areaName: area => areas.names[area] ?? '',
    priceLevel: area => areas.prices[area] ?? null,
    areasOfState: state => [...(weights().get(state) ?? [])].map(([area, weight]) => ({ area, weight })),
    payRatio: (soc, area) => {
      const line = payLineOf.get(soc)
      const byte = line === undefined ? 0 : (pay[line * areas.ids.length + area] ?? 0)
      return byte === 0 ? null : Math.exp((byte - 1) * PAY_RATIO_LOG_STEP - 1)
    },
  }
}

export function letterMask(name: string): number {
  let mask = 0
  for (let at = 0; at < name.length; at++) {
    const letter = name.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) mask |= 1 << letter
  }
  return mask
}

function popCount(mask: number): number {
  let [left, count] = [mask, 0]
  for (; left !== 0; left &= left - 1) count++
  return count
}

function readCountries(files: KnowledgeFiles): Map<string, Country> {
  const table = readColumns(files, 'countries.json', {
    codes: 'texts',
    names: 'texts',
    currencies: 'texts',
    years: 'gapped numbers',
    factors: 'gapped numbers',
  })
  return new Map(
    table.codes.map((code, at) => [
      code,
      {
        code,
        name: table.names[at] ?? code,
        currency: table.currencies[at] ?? '',
        pppYear: table.years[at] ?? null,
        pppFactor: table.factors[at] ?? null,
      },
    ]),
  )
}
