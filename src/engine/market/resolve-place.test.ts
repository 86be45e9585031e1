import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { resolvePlace } from './resolve-place.ts'

const places = testEngine().career.places()

test.each([
  ['Austin, TX', 'area', 'Austin-Round Rock-San Marcos, TX'],
  ['austin texas', 'area', 'Austin-Round Rock-San Marcos, TX'],
  ['SF', 'area', 'San Francisco-Oakland-Fremont, CA'],
  ['Bay Area', 'area', 'San Francisco-Oakland-Fremont, CA'],
  ['NYC', 'area', 'New York-Newark-Jersey City, NY-NJ'],
  ['New York, NY', 'area', 'New York-Newark-Jersey City, NY-NJ'],
  ['Greater Boston Area', 'area', 'Boston-Cambridge-Newton, MA-NH'],
  ['Remote (Denver, CO)', 'area', 'Denver-Aurora-Centennial, CO'],
  ['Portland, ME', 'area', 'Portland-South Portland, ME'],
  ['Sna Francisco', 'area', 'San Francisco-Oakland-Fremont, CA'],
  ['Pheonix, AZ', 'area', 'Phoenix-Mesa-Chandler, AZ'],
  ['Brewton, AL', 'area', 'Alabama outside its metropolitan areas'],
  ['Texas', 'state', 'Texas'],
  ['Georgia', 'state', 'Georgia'],
  ['USA', 'united states', 'United States'],
  ['remote', 'remote', 'Remote, United States'],
  ['London', 'country', 'London, United Kingdom'],
  ['Berlin, Germany', 'country', 'Berlin, Germany'],
  ['Toronto, ON', 'country', 'Toronto, Canada'],
  ['Bangalore', 'country', 'Bengaluru, India'],
  ['India', 'country', 'India'],
])('%s is the %s %s', (asked, kind, name) => {
  expect(resolvePlace(places, asked)).toMatchObject({ kind, name })
})

test.each(['', 'Atlantis', '🙂', 'in the woods', '中'.repeat(500)])('%s is no place we know', asked => {
  expect(resolvePlace(places, asked)).toMatchObject({ kind: 'unknown', confidence: 0, name: 'United States' })
})

test('a misspelt or ambiguous place says what it was taken for', () => {
  expect(resolvePlace(places, 'Springfield').note).toBe('We took it for Springfield, MO.')
  expect(resolvePlace(places, 'Sna Francisco').confidence).toBeLessThan(0.8)
  expect(resolvePlace(places, 'Austin, TX').note).toBeNull()
})
