import { expect, test } from 'vitest'
import { atsPairs } from '#engine/ats/ats-pairs.fixture.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { resumeFactsText } from '#shared/career/resume-facts-text.ts'
import { readResumeFacts } from './read-resume-facts.ts'

test.each(atsPairs)(
  'the facts of the $profession résumé, written out, are read as the same facts',
  ({ resume }) => {
    const facts = readResumeFacts(resume)
    expect(gist(readResumeFacts(resumeFactsText(facts)))).toEqual(gist(facts))
  },
)

function gist({ basics, work, education, skills, certificates }: ResumeFacts) {
  return {
    reach: [basics.name, basics.email, basics.phone],
    work: work.map(({ name, position, startDate, endDate, current, highlights }) => ({
      name,
      position,
      startDate,
      endDate,
      current,
      highlights,
    })),
    schools: education.map(({ institution, studyType, area }) => [institution, studyType, area]),
    skills: skills.map(({ name }) => name),
    certificates: certificates.map(({ name }) => name),
  }
}
