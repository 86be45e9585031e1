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

const MIN_LETTERS_RIGHT = 0.8

/** Letters from one job's points, told as people write them: fragments, third person, what speaks against the writer. */
export function evaluateLetters(engine: Engine): Measure[] {
  const letters = readSet('letters', 'held-out-3', z.array(writtenLetter)).flatMap(({ content }) => content)
  const results = letters.map(one => {
    const points = one.points.map(point => `- ${point}`).join('\n')
    const resume = `Ana Ruiz\n\nExperience\n${one.position}, Hall & Sons, 2018 - ${one.current ? 'Present' : '2024'}\n${points}`
    const text = draftCoverLetter(engine, {
      profile: {
        full_name: 'Ana Ruiz',
        job_title: one.position,
        industry: 'Other',
        years_experience: '6-10 years',
        location: 'Leeds',
        skills: [],
      },
      facts: readResumeFacts(resume),
      targetRole: one.targetRole,
      objective: one.objective,
      posting: one.posting,
    }).toLowerCase()
    const missing = one.mustHold.filter(part => !text.includes(part.toLowerCase()))
    const wrong = one.mustNotHold.filter(part => text.includes(part.toLowerCase()))
    if (process.argv.includes('--show') && missing.length + wrong.length > 0)
      console.log(
        `\n${one.points.join(' / ')}: missing ${missing.join(', ')}; wrong ${wrong.join(', ')}\n${text}`,
      )
    return { missing, wrong }
  })
  return [
    {
      name: `held-out-3: letters that hold what they should (${results.length})`,
      value: shareOf(results, ({ missing }) => missing.length === 0),
      least: MIN_LETTERS_RIGHT,
      aim: 1,
    },
    {
      name: 'held-out-3: letters without a broken sentence or a weakness',
      value: shareOf(results, ({ wrong }) => wrong.length === 0),
      least: MIN_LETTERS_RIGHT,
      aim: 1,
    },
  ]
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Letters', evaluateLetters)
}
