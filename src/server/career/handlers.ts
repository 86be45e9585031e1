import { analysisHandlers } from './analysis.ts'
import { type CareerDeps, careerOs } from './career-deps.ts'
import { documentHandlers } from './documents.ts'
import { keptResumeFactsHandlers } from './kept-resume-facts.ts'
import { savedResumeHandlers } from './saved-resumes.ts'
import { skillGapHandlers } from './skill-gap.ts'
import { suggestionHandlers } from './suggestions.ts'

export function careerHandlers(deps: CareerDeps) {
  const os = careerOs()
  return os.router({
    ...suggestionHandlers(os, deps),
    ...skillGapHandlers(os, deps),
    ...documentHandlers(os, deps),
    ...analysisHandlers(os, deps),
    ...savedResumeHandlers(os, deps),
    ...keptResumeFactsHandlers(os, deps),
  })
}
