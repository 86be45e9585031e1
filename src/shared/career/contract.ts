import { atsOperations } from './ats-operations.ts'
import { marketOperations } from './market-operations.ts'
import { occupationOperations } from './occupation-operations.ts'
import { resumeFactsOperations } from './resume-facts-operations.ts'
import { resumeOperations } from './resume-operations.ts'
import { roleDemandsOperations } from './role-demands-operations.ts'
import { savedResumeOperations } from './saved-resume-operations.ts'
import { skillGapOperations } from './skill-gap-operations.ts'
import { suggestionChangeOperations } from './suggestion-change-operations.ts'
import { suggestionOperations } from './suggestion-operations.ts'

/** Each screen makes its client from the file of its own operations, so that it brings no schema it cannot receive. */
export const career = {
  ...suggestionOperations,
  ...suggestionChangeOperations,
  ...roleDemandsOperations,
  ...skillGapOperations,
  ...resumeOperations,
  ...savedResumeOperations,
  ...resumeFactsOperations,
  ...atsOperations,
  ...marketOperations,
  ...occupationOperations,
}
