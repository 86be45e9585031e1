import { expect, test } from 'vitest'
import { employerName } from './employer-name.ts'
import type { Place } from './place.ts'
import { withinPlaces } from './place-headings.ts'

const job = (parts: Partial<Place>): Place => ({
  name: 'Acme',
  position: 'Cook',
  current: true,
  highlights: [],
  ...parts,
})

test('a shouted heading among the lines of a job begins another place', () => {
  const places = withinPlaces(
    job({
      highlights: [
        'Cooked for 40',
        'VOLUNTEER COOK, SANDPIPER CLUB, MARSH OTTERY',
        'Since 2021, two mornings a week',
        'Breakfast for 70 children',
        'HOME LAB',
        'Wrote 12 rules',
      ],
    }),
  )
  expect(places.map(({ name, kind, highlights }) => [name, kind, highlights])).toEqual([
    ['Acme', undefined, ['Cooked for 40']],
    ['Sandpiper Club', 'volunteering', ['Breakfast for 70 children']],
    [null, 'project', ['Wrote 12 rules']],
  ])
})

test('what stands under a heading of papers or private things is of no place', () => {
  const [only] = withinPlaces(
    job({ highlights: ['Cooked for 40', 'CERTS', 'Security+ 2024', 'Hobbies:', 'Chess'] }),
  )
  expect(only?.highlights).toEqual(['Cooked for 40'])
  expect(withinPlaces(job({ name: 'Certificates', highlights: ['CPR, 2022'] }))).toEqual([])
})

test('a line that shouts an achievement is no heading', () => {
  const line = 'WON BEST KITCHEN 2019'
  expect(withinPlaces(job({ highlights: [line] }))[0]?.highlights).toEqual([line])
})

test.each([
  [{ position: 'I was working ten years in a theatre', name: null }, null, null],
  [{ position: '2024 Ice road marker', name: 'Jobs' }, 'Ice road marker', null],
  [{ position: null, name: 'Sugarcane cutting in season' }, 'Sugarcane cutting in season', null],
  [{ position: 'Cook', name: 'Acme Catering in Leeds' }, 'Cook', 'Acme Catering in Leeds'],
])('%j is %j at %j', (parts, position, name) => {
  expect(withinPlaces(job(parts))[0]).toMatchObject({ position, name })
})

test.each([
  ['GILDED HERON HOTEL', 'Gilded Heron Hotel'],
  ['HMP STONY MERE', 'HMP Stony Mere'],
  ['BANK OF THE WEST', 'Bank of the West'],
  ['IKEA', 'IKEA'],
  ['eBay UK', 'eBay UK'],
])('%j is said %j', (written, said) => {
  expect(employerName(written)).toBe(said)
})
