import type { ResumeFacts } from './resume-facts.ts'

/** What is read of a résumé without a line. */
export const NO_RESUME_FACTS: ResumeFacts = {
  basics: {
    name: null,
    label: null,
    email: null,
    phone: null,
    url: null,
    location: null,
    summary: null,
    profiles: [],
    lines: {},
  },
  work: [],
  volunteer: [],
  education: [],
  skills: [],
  certificates: [],
  languages: [],
  projects: [],
}
