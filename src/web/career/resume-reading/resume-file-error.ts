import { type ResumeFileProblem, resumeFileProblems } from '#shared/career/resume-upload.ts'

export class ResumeFileError extends Error {
  readonly problem: ResumeFileProblem

  constructor(problem: ResumeFileProblem) {
    super(resumeFileProblems[problem])
    this.name = 'ResumeFileError'
    this.problem = problem
  }
}
