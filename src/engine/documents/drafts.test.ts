import { expect, test } from 'vitest'
import { atsPairs } from '#engine/ats/ats-pairs.fixture.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { draftCoverLetter } from './draft-cover-letter.ts'
import type { DraftInput } from './draft-input.ts'
import { draftResume } from './draft-resume.ts'

const engine = testEngine()
const profile = {
  full_name: 'Ana Ruiz',
  job_title: 'Marketing Coordinator',
  industry: 'Retail',
  years_experience: '2-5 years',
  location: 'Leeds',
  skills: ['SQL', 'Marketing', 'Data Analysis', 'Communication', 'Design', 'Leadership'],
  interests: 'photography, brand stories',
  work_style: 'collaborative',
  communication_style: 'direct',
  career_goals: 'Lead a small brand team within three years',
}
const empty = { full_name: '', job_title: '', industry: '', years_experience: '', location: '', skills: [] }
const [developer, nurse] = atsPairs.map(pair => readResumeFacts(pair.resume))

const INPUTS: Record<string, DraftInput> = {
  'a profile alone': { profile, targetRole: 'Brand Manager', objective: '' },
  'nothing at all': { profile: empty, targetRole: 'Art Director', objective: '' },
  'with an objective and an employer': {
    profile: { ...profile, work_style: 'independent', years_experience: '16+ years' },
    targetRole: 'Operations Analyst',
    objective: 'improve how shops order stock',
    employer: 'Acme',
    occupation: {
      title: 'Operations Analyst',
      skills: ['Data Analysis', 'SQL', 'Zither'],
      needsLicense: true,
    },
  },
  'a leader with one year': {
    profile: {
      ...profile,
      work_style: 'leadership',
      communication_style: 'visual',
      years_experience: '0-1 years',
      career_goals: '',
    },
    targetRole: 'engineer',
    objective: 'Build things.',
  },
  'a hybrid detailed person': {
    profile: {
      ...profile,
      work_style: 'hybrid',
      communication_style: 'detailed',
      years_experience: '6-10 years',
    },
    targetRole: 'Nurse',
    objective: '',
    occupation: { title: 'Registered Nurse', skills: [], needsLicense: true },
  },
  'a developer’s facts': {
    profile: { ...profile, communication_style: 'conversational' },
    facts: developer,
    targetRole: 'Senior Backend Engineer',
    objective: '',
    occupation: { title: 'Software Developer', skills: ['Go', 'Kubernetes', 'Rust'] },
  },
  'a second person’s facts': { profile: empty, facts: nurse, targetRole: 'Charge Nurse', objective: '' },
  'jobs without points': {
    profile,
    facts: readResumeFacts(
      'Jo Bloggs\n\nExperience\nClerk, Acme, 2019 - 2021\n\nPorter, Beta, 2015 - 2018\n',
    ),
    targetRole: 'Stock Controller',
    objective: '',
  },
  'facts in weak words': {
    profile,
    facts: readResumeFacts(`Jo Bloggs
jo@example.com

Experience
Clerk, Acme Ltd, Leeds
2019 - 2021
- Responsible for the stock of 3 shops
- Was in charge of weekly orders
- Helped with the accounts
- Duties included filing and phones
- Worked on a new price list
- Tasked with training two starters

Education
BA History, Leeds University, 2018`),
    targetRole: 'Stock Controller',
    objective: '',
  },
}

test.each(Object.entries(INPUTS))('the drafts from %s', async (name, input) => {
  await expect(
    `${draftResume(engine, input)}\n\n--- letter ---\n\n${draftCoverLetter(engine, input)}\n`,
  ).toMatchFileSnapshot(`golden/${name.replaceAll(/[^a-z]+/giu, '-')}.txt`)
})
