import { z } from 'zod'

const lineNumber = z.number().int().min(1)
const points = z.object({ points: z.number(), most: z.number() })

/** A change of lines: `remove` lines from `line` on, then `insert` in their place. */
const atsEdit = z.object({
  line: lineNumber,
  remove: z.number().int().min(0),
  insert: z.array(z.string()),
})
export type AtsEdit = z.infer<typeof atsEdit>

const atsRequirement = z.object({
  label: z.string(),
  kind: z.enum(['skill', 'credential', 'phrase', 'years', 'degree', 'title']),
  /** Tools and credentials that the requirement names. */
  parts: z.array(z.string()),
  importance: z.enum(['must', 'nice', 'duty']),
  stated: z.boolean(),
  postingLine: lineNumber,
  /** "implied": likely from the work, though no line says it; "listed": claimed in a list only. */
  met: z.enum(['shown', 'implied', 'listed', 'near', 'partly', 'missing']),
  through: z.string().nullable(),
  evidence: z.object({ line: lineNumber, text: z.string() }).nullable(),
})

const atsFix = z.object({
  part: z.enum(['parseability', 'coverage', 'stuffing']),
  problem: z.string(),
  advice: z.string(),
  line: lineNumber.nullable(),
  /** What the score rises by when this fix alone is made; of a requirement, when a line shows it. */
  gain: z.number().int(),
  /** This fix's share of the points that are missing to 100. */
  lost: z.number().int(),
  edit: atsEdit.nullable(),
})

export const atsResult = z.object({
  atsScore: z.number().int().min(0).max(100),
  summary: z.string(),
  keywordAnalysis: z.object({
    presentKeywords: z.array(z.string()),
    missingKeywords: z.array(z.string()),
    /** Percent of the résumé's words that stand in a keyword of the posting. */
    keywordDensity: z.number(),
  }),
  formattingIssues: z.array(z.string()),
  specificImprovements: z.array(z.string()),
  optimizedSuggestions: z.array(z.string()),
  parts: z.object({ parseability: points, coverage: points, stuffing: points }),
  limits: z.array(z.object({ most: z.number().int(), reason: z.string() })),
  requirements: z.array(atsRequirement),
  /** What is listed though nothing in the work could show it: it earns nothing and looks untrue. */
  risks: z.array(z.object({ label: z.string(), line: lineNumber, text: z.string() })),
  fixes: z.array(atsFix),
  keywordCounts: z.array(z.object({ keyword: z.string(), count: z.number().int(), percent: z.number() })),
  parsed: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    jobs: z.number().int(),
    years: z.number(),
    sections: z.array(z.string()),
  }),
})
export type AtsResult = z.infer<typeof atsResult>
export type AtsFix = z.infer<typeof atsFix>

export const ATS_GREEN_FROM = 80
export const ATS_YELLOW_FROM = 60

export function atsScoreColor(score: number): 'green' | 'yellow' | 'red' {
  if (score >= ATS_GREEN_FROM) return 'green'
  return score >= ATS_YELLOW_FROM ? 'yellow' : 'red'
}
