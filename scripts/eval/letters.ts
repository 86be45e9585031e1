import { z } from 'zod'
import { draftCoverLetter } from '#engine/documents/draft-cover-letter.ts'
import type { Engine } from '#engine/engine.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { type Measure, shareOf } from './measure.ts'
import { readSet } from './read-set.ts'

const strings = z.array(z.string())
const writtenLetter = z.object({
  position: z.string(),
  current: z.boolean(),
  points: strings,
  targetRole: z.string(),
  objective: z.string(),
  posting: z.string(),
  /** What a reader wants to find in the letter and what must not stand there, without regard to case. */
  mustHold: strings,
  mustNotHold: strings,
})

/** A whole résumé of another writer's. */
const letterOfResume = z.object({
  resume: z.string(),
  jobTitle: z.string(),
  targetRole: z.string(),
  objective: z.string(),
  posting: z.string(),
  mustHold: strings,
  mustNotHold: strings,
})
const POINT_HALVES = ['held-out-3', 'held-out-9'] as const
type PointHalf = (typeof POINT_HALVES)[number]
const RESUME_HALVES = [
  'held-out-4',
  'held-out-5',
  'held-out-6',
  'held-out-7',
  'held-out-8',
  'held-out-10',
] as const
type ResumeHalf = (typeof RESUME_HALVES)[number]
const PROFILE = { industry: 'Other', years_experience: '6-10 years', location: 'Leeds', skills: [] }
const LEAST_OF_POINTS = {
  'held-out-3': { holding: 0.95, clean: 0.95 },
  'held-out-9': { holding: 0.74, clean: 0.56 },
} as const
const LEAST_OF_RESUMES = {
  'held-out-4': { holding: 0.93, clean: 1 },
  'held-out-5': { holding: 1, clean: 0.93 },
  'held-out-6': { holding: 0.87, clean: 1 },
  'held-out-7': { holding: 0.81, clean: 0.87 },
  'held-out-8': { holding: 0.68, clean: 0.87 },
  'held-out-10': { holding: 0.56, clean: 0.68 },
} as const
/** Never opened: their counts are measured, and no letter of them is printed. */
const UNREAD_HALVES: readonly string[] = ['held-out-9', 'held-out-10']

type Letter = z.infer<typeof letterOfResume> & { isShown: boolean }

/** Letters from one job's points, told as people write them, and from whole résumés: fragments, third person, what speaks against the writer. */
export function evaluateLetters(engine: Engine): Measure[] {
  return [
    ...POINT_HALVES.flatMap(half => measuresOf(engine, half, fromPoints(half), LEAST_OF_POINTS[half])),
    ...RESUME_HALVES.flatMap(half => measuresOf(engine, half, fromResumes(half), LEAST_OF_RESUMES[half])),
  ]
}

function fromPoints(half: PointHalf): Letter[] {
  return readSet('letters', half, z.array(writtenLetter)).flatMap(({ content }) =>
    content.map(one => {
      const points = one.points.map(point => `- ${point}`).join('\n')
      const job = `${one.position}, Hall & Sons, 2018 - ${one.current ? 'Present' : '2024'}`
      return {
        ...one,
        resume: `Ana Ruiz\n\nExperience\n${job}\n${points}`,
        jobTitle: one.position,
        isShown: !UNREAD_HALVES.includes(half),
      }
    }),
  )
}

function fromResumes(half: ResumeHalf): Letter[] {
  return readSet('letters', half, z.array(letterOfResume)).flatMap(({ content }) =>
    content.map(one => ({ ...one, isShown: !UNREAD_HALVES.includes(half) })),
  )
}

function measuresOf(
  engine: Engine,
  half: string,
  letters: Letter[],
  least: { holding: number; clean: number },
): Measure[] {
  const results = letters.map(one => {
    const facts = readResumeFacts(one.resume)
    const text = draftCoverLetter(engine, {
      ...one,
      profile: { ...PROFILE, full_name: facts.basics.name ?? 'Ana Ruiz', job_title: one.jobTitle },
      facts,
    }).toLowerCase()
    const missing = one.mustHold.filter(part => !text.includes(part.toLowerCase()))
    const wrong = one.mustNotHold.filter(part => text.includes(part.toLowerCase()))
    if (process.argv.includes('--show') && one.isShown && missing.length + wrong.length > 0)
      console.log(`\n${one.resume}\nmissing ${missing.join(', ')}; wrong ${wrong.join(', ')}\n${text}`)
    return { missing, wrong }
  })
  return [
    {
      name: `${half}: letters that hold what they should (${results.length})`,
      value: shareOf(results, ({ missing }) => missing.length === 0),
      least: least.holding,
      aim: 1,
    },
    {
      name: `${half}: letters without a broken or unfit sentence or a weakness`,
      value: shareOf(results, ({ wrong }) => wrong.length === 0),
      least: least.clean,
      aim: 1,
    },
  ]
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Letters', evaluateLetters)
}
