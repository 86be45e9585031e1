import { type City, letterMask, type Places } from '#engine/occupations/load-places.ts'
import { editDistance, maxEditsFor } from '#engine/text/edit-distance.ts'

type ChosenCity = City & { exact: boolean; clarity: number }

/** Ties between cities of one name go to the United States: most users write places there. */
const US_POPULATION_FACTOR = 4
/** How clearly one city of a name is meant, by the size of the second largest as a share of the largest. */
export const CLARITY = {
  strongRival: { aboveShare: 0.5, clarity: 0.6 },
  weakRival: { aboveShare: 0.2, clarity: 0.8 },
} as const
const CORRECTED_NAME_CHARS = { shortest: 4, longest: 30 } as const

/** The city a name means, spelling-corrected where none is called so, and how clearly it is this one. */
export function chooseCity(
  places: Places,
  name: string,
  smallest: number,
  allowed: (city: City) => boolean,
): ChosenCity | null {
  const size = (city: City) => city.populationThousands * (city.country === 'US' ? US_POPULATION_FACTOR : 1)
  const choose = (cities: City[], exact: boolean): ChosenCity | null => {
    const [best, second] = cities.filter(allowed).sort((a, b) => size(b) - size(a))
    if (!best) return null
    const runnerUpShare = second ? size(second) / size(best) : 0
    const rival = [CLARITY.strongRival, CLARITY.weakRival].find(
      ({ aboveShare }) => runnerUpShare > aboveShare,
    )
    return { ...best, exact, clarity: rival?.clarity ?? 1 }
  }
  const named = places.cities(name)
  const known = choose(named.length > 0 ? named : places.cities(`${name} city`), true)
  // Without a state, only larger cities are spelling-corrected: short words would match villages.
  return (
    known ??
    choose(
      similarNames(places, name)
        .flatMap(key => places.cities(key))
        .filter(city => city.populationThousands >= smallest),
      false,
    )
  )
}

function similarNames(places: Places, name: string): string[] {
  if (name.length < CORRECTED_NAME_CHARS.shortest || name.length > CORRECTED_NAME_CHARS.longest) return []
  const letters = letterMask(name)
  let best: string[] = []
  let nearest = maxEditsFor(name.length)
  for (let length = name.length - nearest; length <= name.length + nearest; length++)
    for (const known of places.candidateNames(length, letters, nearest * 2)) {
      if (!sharesFirstLetters(name, known)) continue
      const distance = editDistance(name, known, nearest)
      if (distance > nearest) continue
      best = distance < nearest ? [known] : [...best, known]
      nearest = distance
    }
  return best
}

function sharesFirstLetters(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[1] || (one[0] === other[1] && one[1] === other[0])
}
