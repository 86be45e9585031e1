import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILES } from '#server/files.ts'
import { SKILL_OPTIONS } from '#shared/account/profile-options.ts'
import { learningResource } from '#shared/learning/learning-resource.ts'
import { readCatalog } from './read-catalog.ts'

const rows = readCatalog(readFileSync(join(FILES.knowledge, 'learning.tsv'), 'utf8'))

test('the catalog holds at least 1,500 resources, each as the contract promises', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1_500)
  const unfit = rows.filter(
    row =>
      !learningResource.safeParse({
        ...row,
        length_minutes: null,
        cost: null,
        is_saved: false,
        is_own: false,
        created_at: '2026-01-01T00:00:00Z',
      }).success,
  )
  expect(unfit.map(({ url }) => url)).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ url }) => url)).size).toBe(rows.length)
})

test('every skill one can choose has at least ten', () => {
  const count = (skill: string) => rows.filter(({ tags }) => tags.includes(skill)).length
  expect(SKILL_OPTIONS.filter(skill => count(skill) < 10)).toEqual([])
})

test('the same address keeps its id, whatever else of the line changes', () => {
  const line = (title: string) => `${title}\thttps://learn.example/a\tSchool\tcourse\tSQL|Excel`
  const [old] = readCatalog(line('Old'))
  const [renamed] = readCatalog(`\n${line('New')}\nbroken line\n`)
  expect(renamed).toEqual({ ...old, title: 'New', place: 1 })
  expect(old).toEqual({
    id: 'ddde19ed-f7c3-8a4d-a3e9-73abcc6077d5',
    title: 'Old',
    url: 'https://learn.example/a',
    provider: 'School',
    kind: 'course',
    tags: ['SQL', 'Excel'],
    skill_tag: 'SQL',
    description: 'Online course on SQL and Excel, by School.',
    place: 0,
  })
})

test.each([
  ['', 'Book on A, B and C.'],
  ['(Jane Doe)', 'Book on A, B and C, by Jane Doe.'],
])('a book by "%s" is described as "%s"', (provider, description) => {
  expect(readCatalog(`T\thttps://b.example\t${provider}\tbook\tA|B|C`)[0]?.description).toBe(description)
})
