import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import { skillGap } from '#engine/gap/skill-gap.ts'
import {
  MATCHED_LEVELS,
  type SkillGapItem,
  type SkillGapResult,
  UNMATCHED_LEVELS,
} from '#shared/career/skill-gap.ts'
import { type Measure, shareOf } from './measure.ts'
import { readSet } from './read-set.ts'

const strings = z.array(z.string())

const writtenPerson = z.object({
  id: z.number(),
  title: z.string(),
  code: z.string(),
  years: z.number(),
  skills: strings,
  resumeLines: strings,
  target: z.object({ title: z.string() }),
  /** What everybody in the occupation can do, in a practitioner's words. */
  coreSkills: strings,
})
type WrittenPerson = z.infer<typeof writtenPerson>

/** Nobody has written a second held-out half of people. */
const GAP_HALVES = ['dev', 'held-out'] as const
type GapHalf = (typeof GAP_HALVES)[number]

/** What must be reached; in the held-out half a little below what the first run reached. */
const BOUNDS = {
  dev: {
    recognized: 1,
    own: 1,
    people: 1,
    core: 0.9,
    anothersCore: 0.99,
    others: 0.9,
    pairs: 0.85,
    ownLicenses: 1,
    otherLicenses: 0,
  },
  'held-out': {
    recognized: 0.94,
    own: 1,
    people: 1,
    core: 0.9,
    anothersCore: 0.99,
    others: 0.94,
    pairs: 0.9,
    ownLicenses: 1,
    otherLicenses: 0,
  },
} satisfies Record<GapHalf, Record<string, number>>

/** Each person is also measured against the occupations of the next so many in the list. */
const OTHER_OCCUPATIONS = 2

/** Experienced people against their own occupation, where a coach would find no gap, and against others' occupations. */
export function evaluateGap(engine: Engine, halves: readonly GapHalf[] = GAP_HALVES): Measure[] {
  return halves.flatMap(half =>
    measuresOf(engine, half).map(measure => ({ ...measure, name: `${half}: ${measure.name}` })),
  )
}

function measuresOf(engine: Engine, half: GapHalf): Measure[] {
  const bounds = BOUNDS[half]
  const people = readSet('gap', half, z.array(writtenPerson)).flatMap(({ content }) => content)
  const own = people.map(person => ({ person, items: gapItems(engine, person, person.target.title) }))
  const core = people.map(person => ({
    person,
    items: gapItems(engine, person, person.target.title, person.coreSkills),
  }))
  const otherGaps = people.flatMap((person, at) =>
    otherPeople(people, at).map(({ target }) => gapOf(engine, person, target.title)),
  )
  // What somebody typed is their own word, whatever the role.
  const others = otherGaps.flatMap(({ items }) => items.filter(({ source }) => source !== 'profile'))
  const ownLicenses = people.flatMap(person => gapOf(engine, person, person.target.title).licenses)
  const otherLicenses = otherGaps.flatMap(({ licenses }) => licenses)
  if (process.argv.includes('--show')) [...own, ...core].forEach(show)
  const ownItems = own.flatMap(({ items }) => items)
  const coreItems = core.flatMap(({ items }) => items)
  // Shows how much the measure above can tell: nobody has asked whether these belong to the occupation.
  const anothersCoreItems = people.flatMap((person, at) =>
    gapItems(engine, person, person.target.title, otherPeople(people, at)[0]?.coreSkills),
  )
  return [
    { name: 'experienced people', value: people.length, least: 20 },
    {
      name: 'own occupation recognized from its title',
      value: shareOf(
        people,
        person => gapOf(engine, person, person.target.title).code?.startsWith(person.code) ?? false,
      ),
      least: bounds.recognized,
      aim: 1,
    },
    {
      name: `key skills of the own occupation at ${MATCHED_LEVELS.lowest} or more (${ownItems.length})`,
      value: shareOf(ownItems, isMatched),
      least: bounds.own,
      aim: 1,
    },
    {
      name: 'people whose own occupation shows no gap of this kind',
      value: shareOf(own, ({ items }) => items.every(isMatched)),
      least: bounds.people,
      aim: 1,
    },
    {
      name: `core skills a practitioner listed at ${MATCHED_LEVELS.lowest} or more (${coreItems.length})`,
      value: shareOf(coreItems, isMatched),
      least: bounds.core,
      aim: 1,
    },
    {
      name: `core skills of another's occupation, named as the own, at ${MATCHED_LEVELS.lowest} or more (${anothersCoreItems.length})`,
      value: shareOf(anothersCoreItems, isMatched),
      most: bounds.anothersCore,
    },
    {
      name: `key skills of others' occupations, not typed, below ${MATCHED_LEVELS.lowest} (${others.length})`,
      value: shareOf(others, item => !isMatched(item)),
      least: bounds.others,
    },
    {
      name: "people whose mean level in others' occupations stays below 50",
      value: shareOf(otherGaps, ({ items }) => meanLevel(items) <= UNMATCHED_LEVELS.highest),
      least: bounds.pairs,
    },
    {
      name: `licenses of the own occupation answered yes (${ownLicenses.length})`,
      value: shareOf(ownLicenses, ({ held }) => held === 'yes'),
      least: bounds.ownLicenses,
      aim: 1,
    },
    {
      name: `licenses of others' occupations answered yes (${otherLicenses.length})`,
      value: shareOf(otherLicenses, ({ held }) => held === 'yes'),
      most: bounds.otherLicenses,
      aim: 0,
    },
  ]
}

function otherPeople(people: WrittenPerson[], at: number): WrittenPerson[] {
  return [...people.slice(at + 1), ...people].slice(0, OTHER_OCCUPATIONS)
}

function gapItems(engine: Engine, person: WrittenPerson, role: string, skills?: string[]): SkillGapItem[] {
  return gapOf(engine, person, role, skills).items
}

function gapOf(engine: Engine, person: WrittenPerson, role: string, skills?: string[]): SkillGapResult {
  const present = {
    position: person.title,
    name: null,
    location: null,
    startDate: null,
    endDate: null,
    current: true,
    highlights: person.resumeLines,
    line: 1,
  }
  return skillGap(engine, {
    career: { role, key_skills: skills },
    skills: person.skills,
    years: person.years,
    job_title: person.title,
    resume: { work: [present], certificates: [] },
  })
}

function meanLevel(items: SkillGapItem[]): number {
  return items.reduce((sum, { userLevel }) => sum + userLevel, 0) / Math.max(1, items.length)
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
