import { type City, letterMask, type Places } from '#engine/occupations/load-places.ts'
import { editDistance } from '#engine/text/edit-distance.ts'
import { ownEntry } from '#engine/text/own-entry.ts'
import { plainPlace } from './place-key.ts'
import { PLACE_ALIASES, REGIONS_ABROAD, STATE_BESIDE_CITY, STATES, UNITED_STATES } from './place-names.ts'

export type Place = {
  kind: 'area' | 'state' | 'united states' | 'country' | 'remote' | 'unknown'
  /** What we took it for, as a person would write it. */
  name: string
  confidence: number
  /** Says aloud what was assumed; nothing when the place is plain. */
  note: string | null
  areas: { area: number; weight: number }[]
  country: string | null
}

const AROUND_A_PLACE =
  /\b(fully|remote(ly)?|anywhere|work from home|wfh|telecommute|distributed|hybrid|on-?site|based in|greater|metro(politan)?( area)?|(?<!(bay|state) )area)\b|[()|/•]/gi
const LONGEST_PLACE = 120
/** A US city counts this many times its size: most people here write about the United States. */
const HOME_WEIGHT = 4
const GUESSABLE_THOUSANDS = 90

/** The wage area, state or country a person means, with how sure we are; never a guess passed off as knowledge. */
export function resolvePlace(places: Places, text: string): Place {
  const asked = text.slice(0, LONGEST_PLACE).trim()
  const remote = /\b(remote|anywhere|work from home|wfh|telecommute|distributed)\b/i.test(asked)
  const rest = asked.replaceAll(AROUND_A_PLACE, ' ')
  const found = plainPlace(rest) === '' ? null : findPlace(places, rest.replaceAll(/\s+/g, ' ').trim())
  if (found && found.kind !== 'unknown')
    return remote ? { ...found, note: found.note ?? `Remote work, with pay as in ${found.name}.` } : found
  if (remote)
    return {
      ...UNKNOWN,
      kind: 'remote',
      name: 'Remote, United States',
      confidence: 0.9,
      country: 'US',
      note: 'Remote work: national figures for the United States.',
    }
  if (asked === '')
    return {
      ...UNKNOWN,
      name: 'United States',
      note: 'No place given: national figures for the United States.',
    }
  return {
    ...UNKNOWN,
    name: 'United States',
    note: `We do not know "${asked}": national figures for the United States.`,
  }
}

const UNKNOWN: Place = {
  kind: 'unknown',
  name: 'United States',
  confidence: 0,
  note: null,
  areas: [],
  country: null,
}

function findPlace(places: Places, text: string): Place {
  const parts = (ownEntry(PLACE_ALIASES, plainPlace(text)) ?? text).split(',').map(plainPlace).filter(Boolean)
  const meaning = parts.filter((part, at) => at === 0 || !UNITED_STATES.has(part))
  const [named = '', ...others] = meaning.length > 0 ? meaning : parts
  const first = others.length > 0 ? (ownEntry(PLACE_ALIASES, named)?.split(',')[0] ?? named) : named
  if (UNITED_STATES.has(first)) return { ...UNKNOWN, kind: 'united states', confidence: 1, country: 'US' }
  if (others.length === 0) return findAlone(places, first)
  const last = others.at(-1) ?? ''
  const state = stateCode(last)
  if (state) {
    const city = pick(places, first, 0, candidate => candidate.country === 'US' && candidate.region === state)
    if (city) return usCity(places, city, city.exact ? 1 : 0.8)
  }
  const country = countryCode(places, last)
  if (country && country !== 'US') {
    const city = pick(places, first, 0, candidate => candidate.country === country)
    if (city) return abroad(places, country, city.exact ? 1 : 0.8, city.name)
    if (!state) return abroad(places, country, 0.9, null)
  }
  if (state)
    return wholeState(
      places,
      state,
      0.8,
      `We do not know ${title(first)} in ${state}: figures for the whole state.`,
    )
  const alone = findAlone(places, first)
  return alone.confidence > 0.5
    ? { ...alone, confidence: 0.6, note: `We took it for ${alone.name}.` }
    : findAlone(places, last)
}

function findAlone(places: Places, name: string): Place {
  const alias = ownEntry(PLACE_ALIASES, name)
  if (alias) return findPlace(places, alias)
  if (name === 'washington')
    return {
      ...findPlace(places, 'washington dc'),
      confidence: 0.6,
      note: 'We took it for Washington, D.C., not the state.',
    }
  const state = ownEntry(STATES, name)
  if (state) return wholeState(places, state, 1, null)
  const country = countryCode(places, name)
  const exact = places.cities(name).length > 0
  if (country && !exact)
    return country === 'US'
      ? { ...UNKNOWN, kind: 'united states', confidence: 1, country }
      : abroad(places, country, 1, null)
  const spaced = /^(.+) (\S+(?: \S+)?)$/.exec(name)
  if (!exact && spaced) {
    for (const cut of cuts(name)) {
      const code = stateCode(cut.last)
      const home = code && places.cities(cut.first).find(city => city.region === code)
      if (home) return usCity(places, home, 1)
      const land = countryCode(places, cut.last)
      const away = land && land !== 'US' && places.cities(cut.first).find(city => city.country === land)
      if (away && land) return abroad(places, land, 1, away.name)
    }
  }
  const city = pick(places, name, GUESSABLE_THOUSANDS, () => true)
  if (!city) {
    const code = name.length === 2 ? stateCode(name) : null
    return code ? wholeState(places, code, 0.9, null) : UNKNOWN
  }
  const sure = (city.exact ? 1 : 0.7) * city.clear
  const place =
    city.country === 'US' ? usCity(places, city, sure) : abroad(places, city.country, sure, city.name)
  if (city.exact && city.clear > 0.8) return place
  const taken = `We took it for ${city.country === 'US' ? `${city.name}, ${city.region}` : place.name}.`
  return { ...place, note: city.country === 'US' ? taken : `${taken} ${place.note}` }
}

function cuts(name: string): { first: string; last: string }[] {
  const words = name.split(' ')
  return [1, 2, 3]
    .filter(length => length < words.length)
    .map(length => ({ first: words.slice(0, -length).join(' '), last: words.slice(-length).join(' ') }))
}

type Picked = City & { exact: boolean; clear: number }

function pick(
  places: Places,
  name: string,
  smallest: number,
  allowed: (city: City) => boolean,
): Picked | null {
  const size = (city: City) => city.thousands * (city.country === 'US' ? HOME_WEIGHT : 1)
  const choose = (cities: City[], exact: boolean): Picked | null => {
    const [best, second] = cities.filter(allowed).sort((a, b) => size(b) - size(a))
    if (!best) return null
    const rival = second ? size(second) / size(best) : 0
    return { ...best, exact, clear: rival > 0.5 ? 0.6 : rival > 0.2 ? 0.8 : 1 }
  }
  const named = places.cities(name)
  const known = choose(named.length > 0 ? named : places.cities(`${name} city`), true)
  // Without a state, a word one letter away from a village is more likely no place at all.
  return (
    known ??
    choose(
      misspelt(places, name)
        .flatMap(key => places.cities(key))
        .filter(city => city.thousands >= smallest),
      false,
    )
  )
}

function misspelt(places: Places, name: string): string[] {
  if (name.length < 4 || name.length > 30) return []
  const letters = letterMask(name)
  let best: string[] = []
  let nearest = name.length < 7 ? 1 : 2
  for (let length = name.length - nearest; length <= name.length + nearest; length++)
    for (const known of places.namesLike(length, letters, nearest * 2)) {
      if (!startsAlike(name, known)) continue
      const distance = editDistance(name, known, nearest)
      if (distance > nearest) continue
      best = distance < nearest ? [known] : [...best, known]
      nearest = distance
    }
  return best
}

function startsAlike(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[1] || (one[0] === other[1] && one[1] === other[0])
}

function stateCode(name: string): string | null {
  const code = ownEntry(STATES, name) ?? ownEntry(STATE_BESIDE_CITY, name)
  if (code) return code
  return Object.values(STATES).find(state => state.toLowerCase() === name) ?? null
}

function countryCode(places: Places, name: string): string | null {
  if (UNITED_STATES.has(name)) return 'US'
  const known = places.countryByName.get(name)?.code ?? ownEntry(REGIONS_ABROAD, name)
  if (known) return known
  return name.length === 2 && !stateCode(name)
    ? (places.countries.get(name.toUpperCase())?.code ?? null)
    : null
}

function usCity(places: Places, city: City, confidence: number): Place {
  const areas = city.areas.map(area => ({ area, weight: 1 }))
  const names = [...new Set(city.areas.map(places.areaName))]
  const name =
    names.length === 1 ? (names[0] ?? city.name) : `${stateName(city.region)} outside its metropolitan areas`
  return {
    kind: 'area',
    name,
    confidence,
    areas,
    country: 'US',
    note: confidence < 0.8 ? `We took it for ${city.name}, ${city.region}.` : null,
  }
}

function wholeState(places: Places, state: string, confidence: number, note: string | null): Place {
  const name = stateName(state)
  return {
    kind: 'state',
    name,
    confidence,
    note,
    areas: places.areasOfState(state),
    country: 'US',
  }
}

function abroad(places: Places, country: string, confidence: number, city: string | null): Place {
  const land = places.countries.get(country)?.name ?? country
  const the = /^(United|Netherlands|Philippines|Czech|Dominican|Bahamas|Maldives)/.test(land)
    ? `the ${land}`
    : land
  return {
    kind: 'country',
    name: city && city !== land ? `${city}, ${land}` : land,
    confidence,
    areas: [],
    country,
    note: `We have no wage figures for ${the}: US figures, with their equivalent at ${the}'s purchasing power.`,
  }
}

function stateName(state: string): string {
  const name = Object.entries(STATES).find(([, code]) => code === state)?.[0] ?? state
  return title(name.replace(/ state$|^upstate /, ''))
}

function title(name: string): string {
  return name.replaceAll(/\b(?!(?:of|the|and)\b)[a-z]/g, letter => letter.toUpperCase())
}
