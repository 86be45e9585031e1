import { expect, test } from 'vitest'

import { headingSection, type ResumeSection } from './section-headings.ts'

const HEADINGS: Partial<Record<ResumeSection, string>> = {
  work: 'C A R E E R   H I S T O R Y|E x p e r i e n c e:|Sea-based experience|Land-based experience|Professional career|Work history (last ten years)|Experience, continued|Experience (cont’d)|Military service|Work placements|Details of employment|Employment chronology|Other employment|Early career|Academic positions|Teaching posts|Appointments held|Sea time|Seagoing service|What I’ve done|Relevant work|Self-employment|Clinical rotations|Present employment|Working experience with dates|Record of sea service (latest first)|Internships and jobs|工作经历 WORK EXPERIENCE',
  education:
    'Educational attainment|Where I have learned|Academic details|Schools attended|College|Trade qualifications|Educational institutions attended with dates|Qualifications obtained with dates|Medical education|Wykształcenie / Education',
  certificates:
    'Courses and Tickets|Trainings|Trade training|Continuing education|Seminars and trainings attended|Workshops|Driving licence|CPD',
  projects: 'Side things|Major projects|Hackathons|Research projects',
  volunteer: 'Giving back|Civic activities|Campus experience',
  skills: 'IT|Computer literacy|What I can do for you',
  summary: 'Position desired|Profile summary|Career goals',
  other:
    'Positions of responsibility|PhD supervision|Invited talks|Spare time|Solo exhibitions|Conference talks|Memberships & affiliations|Board positions|Committee work|Editorial boards|Peer review|Fellowships and awards|Scholarships|Distinctions|Media appearances|Outreach|Research interests|Courses taught|Students supervised|Service & outreach|Professional activities|Leisure|Character references|Residencies',
}

test.each(
  Object.entries(HEADINGS).flatMap(([section, lines]) => lines.split('|').map(line => [line, section])),
)('%s opens %s', (line, section) => {
  expect(headingSection(line ?? '')).toBe(section)
})

test.each([
  'Elm Hospital',
  'Peer Support Worker',
  'Board of Trade',
  'Placement Officer',
  'Career break',
  'Institution for the Blind',
  'Meeting with dates',
  'Training / Development Manager',
  '海尔 HAIER',
])('%s opens nothing', line => {
  expect(headingSection(line)).toBeUndefined()
})
