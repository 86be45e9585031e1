// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNBUILT_ROUTES } from '#web/unbuilt-routes.ts'
import { FEATURES } from './features.ts'
import { HELP_PARTS } from './help/catalogue.ts'
import { isUnbuilt, UNBUILT_PARTS } from './unbuilt-parts.ts'

test('a part said to be unbuilt has no screens yet', () => {
  const finished = UNBUILT_PARTS.filter(part => existsSync(`src/web/${part}`))
  expect(finished).toEqual([])
})

test('every screen in the making is named by a feature and by a help article', () => {
  const paths = UNBUILT_ROUTES.map(({ path }) => path)
  expect(FEATURES.map(({ part }) => part)).toEqual(expect.arrayContaining(paths))
  expect(Object.values(HELP_PARTS)).toEqual(expect.arrayContaining(paths))
})

test('a part that is there is not said to be in the making', () => {
  expect(isUnbuilt('/wellness/checkin')).toBe(false)
  expect(isUnbuilt(undefined)).toBe(false)
})
