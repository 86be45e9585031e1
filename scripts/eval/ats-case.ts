import { z } from 'zod'
import { type AtsHalf, readSet } from './read-set.ts'

const atsCase = z.object({
  targetRole: z.string(),
  posting: z.string(),
  /** What a careful recruiter would list; a label counts when it holds one of the accepted parts. */
  requirements: z.array(
    z.object({ label: z.string(), kind: z.enum(['must', 'nice']), accept: z.array(z.string()) }),
  ),
  /** Parts of further labels that are right though nobody has to find them. */
  alsoFine: z.array(z.string()),
  /** Planted traps: companies, places, benefits and filler that are no requirement. */
  junk: z.array(z.string()),
  resumes: z.object({
    strong: z.string(),
    /** The facts of the strong one in other words. */
    reworded: z.string(),
    /** From a neighboring or junior background: a quarter to a third of the requirements. */
    weak: z.string(),
  }),
})

export type AtsCase = z.infer<typeof atsCase> & { name: string }

export function atsCases(half: AtsHalf): AtsCase[] {
  return readSet('ats', half, atsCase).map(({ name, content }) => ({ name, ...content }))
}
