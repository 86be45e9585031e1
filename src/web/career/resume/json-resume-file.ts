import type { ResumeFacts } from '#shared/career/resume-facts.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** What a parser reads in a résumé, in the open format that other résumé tools take. */
export function jsonResumeFile(facts: ResumeFacts, fileName: string): File {
  const { basics, work, volunteer, education, skills, certificates, languages, projects } = facts
  const { lines: _lines, location, profiles, ...known } = basics
  const resume = {
    $schema: SCHEMA,
    basics: {
      ...known,
      location: location === null ? null : { address: location },
      profiles: profiles.map(({ network, url }) => ({ network, url })),
    },
    work: work.map(({ line: _line, current: _current, ...job }) => job),
    volunteer: volunteer.map(({ line: _line, current: _current, name, ...post }) => ({
      organization: name,
      ...post,
    })),
    education: education.map(withoutLine),
    skills: skills.map(withoutLine),
    certificates: certificates.map(withoutLine),
    languages: languages.map(withoutLine),
    projects: projects.map(withoutLine),
  }
  // The format knows no null: what is not known is not there.
  const text = JSON.stringify(resume, (_key, value: unknown) => (value === null ? undefined : value), 2)
  return new File([`${text}\n`], fileName, { type: 'application/json' })
}

function withoutLine<Fact extends { line: number }>({ line: _line, ...fact }: Fact): Omit<Fact, 'line'> {
  return fact
}
