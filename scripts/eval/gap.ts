import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import { skillGap } from '#engine/gap/skill-gap.ts'
import { MATCHED_LEVELS, type SkillGapItem } from '#shared/career/skill-gap.ts'
import { type Measure, shareOf } from './measure.ts'
import { readSet } from './read-set.ts'

const strings = z.array(z.string())

const writtenPerson = z.object({
  id: z.number(),
  title: z.string(),
  code: z.string(),
  years: z.number(),
  skills: strings,
  target: z.object({ title: z.string() }),
  /** What everybody in the occupation can do, in a practitioner's words. */
  coreSkills: strings,
})
type WrittenPerson = z.infer<typeof writtenPerson>

/** Each person is also measured against the occupations of the next so many in the list. */
const OTHER_OCCUPATIONS = 2

/** Experienced people against their own occupation, where a coach would find no gap, and against others' occupations. */
export function evaluateGap(engine: Engine): Measure[] {
  const people = readSet('gap', z.array(writtenPerson)).flatMap(({ content }) => content)
  const own = people.map(person => ({ person, items: gapItems(engine, person, person.target.title) }))
  const core = people.map(person => ({
    person,
    items: gapItems(engine, person, person.target.title, person.coreSkills),
  }))
  const others = people.flatMap((person, at) =>
    otherPeople(people, at).flatMap(({ target }) => gapItems(engine, person, target.title)),
  )
  if (process.argv.includes('--show')) [...own, ...core].forEach(show)
  const ownItems = own.flatMap(({ items }) => items)
  const coreItems = core.flatMap(({ items }) => items)
  return [
    { name: 'experienced people', value: people.length, least: 20 },
    {
      name: 'own occupation recognized from its title',
      value: shareOf(people, person => gapCode(engine, person)?.startsWith(person.code) ?? false),
      least: 1,
    },
    {
      name: `key skills of the own occupation at ${MATCHED_LEVELS.lowest} or more (${ownItems.length})`,
      value: shareOf(ownItems, isMatched),
      least: 0.1,
      aim: 1,
    },
    {
      name: 'people whose own occupation shows no gap of this kind',
      value: shareOf(own, ({ items }) => items.every(isMatched)),
      least: 0,
      aim: 1,
    },
    {
      name: `core skills a practitioner listed at ${MATCHED_LEVELS.lowest} or more (${coreItems.length})`,
      value: shareOf(coreItems, isMatched),
      least: 0.048,
      aim: 0.9,
    },
    {
      name: `key skills of others' occupations below ${MATCHED_LEVELS.lowest} (${others.length})`,
      value: shareOf(others, item => !isMatched(item)),
      least: 0.9,
    },
  ]
}

function otherPeople(people: WrittenPerson[], at: number): WrittenPerson[] {
  return [...people.slice(at + 1), ...people].slice(0, OTHER_OCCUPATIONS)
}

function gapItems(engine: Engine, person: WrittenPerson, role: string, skills?: string[]): SkillGapItem[] {
  return skillGap(engine, {
    career: { role, key_skills: skills },
    skills: person.skills,
    years: person.years,
  }).items
}

function gapCode(engine: Engine, { skills, target, years }: WrittenPerson): string | null {
  return skillGap(engine, { career: { role: target.title }, skills, years }).code
}

function isMatched({ userLevel }: SkillGapItem): boolean {
  return userLevel >= MATCHED_LEVELS.lowest
}

function show({ person, items }: { person: WrittenPerson; items: SkillGapItem[] }): void {
  const levels = items.map(({ skill, userLevel }) => `${skill} ${userLevel}`).join(', ')
  console.log(`${person.id} ${person.title}, ${person.years} years: ${levels}`)
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Skill gap', evaluateGap)
}
