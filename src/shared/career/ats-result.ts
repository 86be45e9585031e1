import * as z from 'zod/mini'

const lineNumber = z.int().check(z.minimum(1))
const points = z.object({ points: z.number(), most: z.number() })

/** A change of lines: `remove` lines from `line` on, then `insert` in their place. */
const atsEdit = z.object({
  line: lineNumber,
  remove: z.int().check(z.minimum(0)),
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
  through: z.nullable(z.string()),
  evidence: z.nullable(z.object({ line: lineNumber, text: z.string() })),
})

const atsFix = z.object({
  part: z.enum(['parseability', 'coverage', 'stuffing']),
  problem: z.string(),
  advice: z.string(),
  line: z.nullable(lineNumber),
  /** What the score rises by when this fix alone is made; of a requirement, when a line shows it. */
  gain: z.int(),
  /** This fix's share of the points that are missing to 100. */
  lost: z.int(),
  edit: z.nullable(atsEdit),
})

export const atsResult = z.object({
  atsScore: z.int().check(z.minimum(0), z.maximum(100)),
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
  limits: z.array(z.object({ most: z.int(), reason: z.string() })),
  requirements: z.array(atsRequirement),
  /** What is listed though nothing in the work could show it: it earns nothing and looks untrue. */
  risks: z.array(z.object({ label: z.string(), line: lineNumber, text: z.string() })),
  fixes: z.array(atsFix),
  /** The fixes one after the other, each time the one that earns most then, with the score after it. */
  path: z.array(z.object({ label: z.string(), score: z.int() })),
  keywordCounts: z.array(z.object({ keyword: z.string(), count: z.int(), percent: z.number() })),
  parsed: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    jobs: z.int(),
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
