import type { City, Places } from '#engine/occupations/load-places.ts'
import { CLARITY, chooseCity } from './choose-city.ts'
import { placeKey } from './place-key.ts'

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

const WORK_MODE_WORDS =
  /\b(fully|remote(ly)?|anywhere|work from home|wfh|telecommute|distributed|hybrid|on-?site|based in|greater|metro(politan)?( area)?|(?<!(bay|state) )area)\b|[()|/•]/gi
const MAX_PLACE_CHARS = 120
const MIN_GUESSED_CITY_POPULATION_THOUSANDS = 90
const PLACE_CONFIDENCE = {
  exact: 1,
  misspelledInRegion: 0.8,
  misspelledAlone: 0.7,
  remote: 0.9,
  countryForUnknownCity: 0.9,
  stateForUnknownCity: 0.8,
  firstPartOnly: 0.6,
  washington: 0.6,
  stateCodeAlone: 0.9,
} as const
const MIN_FIRST_PART_CONFIDENCE = 0.5
/** Below this the note says which city was taken. */
const MIN_UNQUESTIONED_CONFIDENCE = 0.8

/** The wage area, state or country a person means, with a confidence. */
export function resolvePlace(places: Places, text: string): Place {
  const asked = text.slice(0, MAX_PLACE_CHARS).trim()
  const remote = /\b(remote|anywhere|work from home|wfh|telecommute|distributed)\b/i.test(asked)
  const withoutWorkModeWords = asked.replaceAll(WORK_MODE_WORDS, ' ')
  const found =
    placeKey(withoutWorkModeWords) === ''
      ? null
      : findPlace(places, withoutWorkModeWords.replaceAll(/\s+/g, ' ').trim())
  if (found && found.kind !== 'unknown')
    return remote ? { ...found, note: found.note ?? `Remote work, with pay as in ${found.name}.` } : found
  if (remote)
    return {
      ...UNKNOWN_PLACE,
      kind: 'remote',
      name: 'Remote, United States',
      confidence: PLACE_CONFIDENCE.remote,
      country: 'US',
      note: 'Remote work: national figures for the United States.',
    }
  if (asked === '')
    return {
      ...UNKNOWN_PLACE,
      name: 'United States',
      note: 'No place given: national figures for the United States.',
    }
  return {
    ...UNKNOWN_PLACE,
    name: 'United States',
    note: `We do not know "${asked}": national figures for the United States.`,
  }
}

const UNKNOWN_PLACE: Place = {
  kind: 'unknown',
  name: 'United States',
  confidence: 0,
  note: null,
  areas: [],
  country: null,
}

function findPlace(places: Places, text: string): Place {
  const parts = (places.names.aliases.get(placeKey(text)) ?? text).split(',').map(placeKey).filter(Boolean)
  const meaning = parts.filter((part, at) => at === 0 || !isUnitedStates(places, part))
  const [named = '', ...others] = meaning.length > 0 ? meaning : parts
  const first = others.length > 0 ? (places.names.aliases.get(named)?.split(',')[0] ?? named) : named
  if (isUnitedStates(places, first))
    return { ...UNKNOWN_PLACE, kind: 'united states', confidence: 1, country: 'US' }
  if (others.length === 0) return findSinglePart(places, first)
  const last = others.at(-1) ?? ''
  const state = stateCode(places, last)
  if (state) {
    const city = chooseCity(
      places,
      first,
      0,
      candidate => candidate.country === 'US' && candidate.region === state,
    )
    if (city)
      return usCityPlace(
        places,
        city,
        city.exact ? PLACE_CONFIDENCE.exact : PLACE_CONFIDENCE.misspelledInRegion,
      )
  }
  const country = countryCode(places, last)
  if (country && country !== 'US') {
    const city = chooseCity(places, first, 0, candidate => candidate.country === country)
    if (city)
      return countryPlace(
        places,
        country,
        city.exact ? PLACE_CONFIDENCE.exact : PLACE_CONFIDENCE.misspelledInRegion,
        city.name,
      )
    if (!state) return countryPlace(places, country, PLACE_CONFIDENCE.countryForUnknownCity, null)
  }
  if (state)
    return statePlace(
      places,
      state,
      PLACE_CONFIDENCE.stateForUnknownCity,
      `We do not know ${titleCase(first)} in ${state}: figures for the whole state.`,
    )
  const alone = findSinglePart(places, first)
  return alone.confidence > MIN_FIRST_PART_CONFIDENCE
    ? { ...alone, confidence: PLACE_CONFIDENCE.firstPartOnly, note: `We took it for ${alone.name}.` }
    : findSinglePart(places, last)
}

function findSinglePart(places: Places, name: string): Place {
  const alias = places.names.aliases.get(name)
  if (alias) return findPlace(places, alias)
  if (name === 'washington')
    return {
      ...findPlace(places, 'washington dc'),
      confidence: PLACE_CONFIDENCE.washington,
      note: 'We took it for Washington, D.C., not the state.',
    }
  const state = places.names.states.get(name)
  if (state) return statePlace(places, state, 1, null)
  const country = countryCode(places, name)
  const exact = places.cities(name).length > 0
  if (country && !exact)
    return country === 'US'
      ? { ...UNKNOWN_PLACE, kind: 'united states', confidence: 1, country }
      : countryPlace(places, country, 1, null)
  const spaced = /^(.+) (\S+(?: \S+)?)$/.exec(name)
  if (!exact && spaced) {
    for (const cut of trailingWordSplits(name)) {
      const code = stateCode(places, cut.last)
      const cityInState = code && places.cities(cut.first).find(city => city.region === code)
      if (cityInState) return usCityPlace(places, cityInState, 1)
      const countryName = countryCode(places, cut.last)
      const cityAbroad =
        countryName &&
        countryName !== 'US' &&
        places.cities(cut.first).find(city => city.country === countryName)
      if (cityAbroad && countryName) return countryPlace(places, countryName, 1, cityAbroad.name)
    }
  }
  const city = chooseCity(places, name, MIN_GUESSED_CITY_POPULATION_THOUSANDS, () => true)
  if (!city) {
    const code = name.length === 2 ? stateCode(places, name) : null
    return code ? statePlace(places, code, PLACE_CONFIDENCE.stateCodeAlone, null) : UNKNOWN_PLACE
  }
  const confidence = (city.exact ? PLACE_CONFIDENCE.exact : PLACE_CONFIDENCE.misspelledAlone) * city.clarity
  const place =
    city.country === 'US'
      ? usCityPlace(places, city, confidence)
      : countryPlace(places, city.country, confidence, city.name)
  if (city.exact && city.clarity > CLARITY.weakRival.clarity) return place
  const taken = `We took it for ${city.country === 'US' ? `${city.name}, ${city.region}` : place.name}.`
  return { ...place, note: city.country === 'US' ? taken : `${taken} ${place.note}` }
}

function trailingWordSplits(name: string): { first: string; last: string }[] {
  const words = name.split(' ')
  return [1, 2, 3]
    .filter(length => length < words.length)
    .map(length => ({ first: words.slice(0, -length).join(' '), last: words.slice(-length).join(' ') }))
}

function stateCode(places: Places, name: string): string | null {
  const code = places.names.states.get(name) ?? places.names.statesBesideCity.get(name)
  if (code) return code
  return [...places.names.states.values()].find(state => state.toLowerCase() === name) ?? null
}

function isUnitedStates(places: Places, name: string): boolean {
  return places.names.countries.get(name) === 'US'
}

function countryCode(places: Places, name: string): string | null {
  if (isUnitedStates(places, name)) return 'US'
  const known = places.countryByName.get(name)?.code ?? places.names.countries.get(name)
  if (known) return known
  return name.length === 2 && !stateCode(places, name)
    ? (places.countries.get(name.toUpperCase())?.code ?? null)
    : null
}

function usCityPlace(places: Places, city: City, confidence: number): Place {
  const areas = city.areas.map(area => ({ area, weight: 1 }))
  const names = [...new Set(city.areas.map(places.areaName))]
  const name =
    names.length === 1
      ? (names[0] ?? city.name)
      : `${stateName(places, city.region)} outside its metropolitan areas`
  return {
    kind: 'area',
    name,
    confidence,
    areas,
    country: 'US',
    note: confidence < MIN_UNQUESTIONED_CONFIDENCE ? `We took it for ${city.name}, ${city.region}.` : null,
  }
}

function statePlace(places: Places, state: string, confidence: number, note: string | null): Place {
  const name = stateName(places, state)
  return {
    kind: 'state',
    name,
    confidence,
    note,
    areas: places.areasOfState(state),
    country: 'US',
  }
}

function countryPlace(places: Places, country: string, confidence: number, city: string | null): Place {
  const countryName = places.countries.get(country)?.name ?? country
  const countryWithArticle = /^(United|Netherlands|Philippines|Czech|Dominican|Bahamas|Maldives)/.test(
    countryName,
  )
    ? `the ${countryName}`
    : countryName
  return {
    kind: 'country',
    name: city && city !== countryName ? `${city}, ${countryName}` : countryName,
    confidence,
    areas: [],
    country,
    note: `The range rests on US wages, with their equivalent at ${countryWithArticle}'s purchasing power.`,
  }
}

function stateName(places: Places, state: string): string {
  const name = [...places.names.states].find(([, code]) => code === state)?.[0] ?? state
  return titleCase(name.replace(/ state$|^upstate /, ''))
}

function titleCase(name: string): string {
  return name.replaceAll(/\b(?!(?:of|the|and)\b)[a-z]/g, letter => letter.toUpperCase())
}
