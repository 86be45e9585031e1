import { z } from 'zod'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { once } from './once.ts'
import { plainPlace } from './plain-place.ts'
import { readJson, readLines } from './read-knowledge.ts'

export type City = { name: string; region: string; country: string; thousands: number; areas: number[] }
export type Country = {
  code: string
  name: string
  currency: string
  pppYear: number | null
  pppFactor: number | null
}

export type Places = {
  cities: Map<string, City[]>
  /** Plain names by length with a mask of their letters, for the search by misspelling. */
  namesOfLength: () => { name: string; letters: number }[][]
  countries: Map<string, Country>
  countryByName: Map<string, Country>
  areaName: (area: number) => string
  priceLevel: (area: number) => number | null
  areasOfState: (state: string) => { area: number; weight: number }[]
  /** Local over national mean pay of an occupation group in an area. */
  payRatio: (soc: string, area: number) => number | null
}

const areaTable = z.object({
  codes: z.array(z.string()),
  ids: z.array(z.string()),
  names: z.array(z.string()),
  states: z.array(z.array(z.string())),
  prices: z.array(z.number().nullable()),
})
const countryTable = z.object({
  codes: z.array(z.string()),
  names: z.array(z.string()),
  currencies: z.array(z.string()),
  years: z.array(z.number().nullable()),
  factors: z.array(z.number().nullable()),
})

const RATIO_STEP = 2 / 254

export function openPlaces(files: KnowledgeFiles): Places {
  const areas = readJson(files, 'areas.json', areaTable)
  const pay = files('local-pay.bin')
  if (pay.length !== areas.codes.length * areas.ids.length)
    throw new Error('local-pay.bin does not fit areas.json')
  const areaOf = new Map(areas.ids.map((id, at) => [id, at]))
  const payLineOf = new Map(areas.codes.map((code, line) => [code, line]))
  const countries = readCountries(files)
  const cities = new Map<string, City[]>()
  const weights = new Map<string, Map<number, number>>()
  const add = (city: City) => {
    const key = plainPlace(city.name)
    const same = cities.get(key)
    if (same) same.push(city)
    else cities.set(key, [city])
  }
  for (const [name = '', region = '', thousands, ids = ''] of readLines(files, 'us-cities.tsv')) {
    const own = ids.split(' ').flatMap(id => areaOf.get(id) ?? [])
    const city = { name, region, country: 'US', thousands: Number(thousands), areas: own }
    add(city)
    const state = weights.get(region) ?? new Map<number, number>()
    weights.set(region, state)
    for (const area of own) state.set(area, (state.get(area) ?? 0) + city.thousands / own.length)
  }
  for (const [name = '', country = '', thousands] of readLines(files, 'world-cities.tsv'))
    add({ name, region: '', country, thousands: Number(thousands), areas: [] })
  return {
    cities,
    namesOfLength: once(() => byLength([...cities.keys()])),
    countries,
    countryByName: new Map([...countries.values()].map(country => [plainPlace(country.name), country])),
    areaName: area => areas.names[area] ?? '',
    priceLevel: area => areas.prices[area] ?? null,
    areasOfState: state => [...(weights.get(state) ?? [])].map(([area, weight]) => ({ area, weight })),
    payRatio: (soc, area) => {
      const line = payLineOf.get(soc)
      const byte = line === undefined ? 0 : (pay[line * areas.ids.length + area] ?? 0)
      return byte === 0 ? null : Math.exp((byte - 1) * RATIO_STEP - 1)
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

function byLength(names: string[]): ReturnType<Places['namesOfLength']> {
  const lists: ReturnType<Places['namesOfLength']> = []
  for (const name of names) {
    const list = lists[name.length] ?? []
    lists[name.length] = list
    list.push({ name, letters: letterMask(name) })
  }
  return lists
}

function readCountries(files: KnowledgeFiles): Map<string, Country> {
  const table = readJson(files, 'countries.json', countryTable)
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
