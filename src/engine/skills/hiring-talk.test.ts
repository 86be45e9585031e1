import { expect, test } from 'vitest'
import { isHiringTalk } from './hiring-talk.ts'
import { postingLines } from './posting-sections.ts'

test.each([
  'Apply in person at 2200 Oracle Rd (look for the water tower)',
  'text Cody 361-555-0108',
  'Give Karen a bell on 01632 960 111',
  'call our Talent Acquisition team',
  'online searches will be carried out on shortlisted candidates',
  'Send detailed CV and ID copy to cv@placements.example.co.za',
  'WhatsApp CV & portfolio',
  'Whoever applied in May need not do so again',
  'Desired skills: shown on profile match',
  'we look forward to receiving your complete documents',
  'Should you not receive any response within two weeks',
  'If you feel you have what it takes, click apply',
  'Fancy it?',
  'More experienced candidates may be considered for senior posts',
  'Then read on',
  'Sorry mate, not this one',
  'Other duties commensurate with the grade',
  'performs related work as',
  'Performs other functions as may be assigned by the Registrar',
  'Certified copies of certificates',
  '2x2 photo with a white background',
  'Transcript of Records',
  'Attach the following documents to the letter',
  'Applications without a short cover note will not be read',
  'The Trust operates a no smoking policy',
])('%s asks nothing', text => {
  expect(isHiringTalk(text)).toBe(true)
})

test.each([
  'Call 100 leads a day and text clients',
  'Interview shortlisted candidates with managers',
  'Performs repair work on pumps',
  'Copy edit the weekly paper',
  'Read the meters',
  'Send the following invoices by noon',
  'Submit building applications to the council',
  'Apply knowledge of GAAP to month-end',
  'Contact patients by phone before 9',
  "If you've used Dext or ServiceM8, beauty",
  'If you want to fit in, you must have experience of night work',
])('%s is no talk of hiring', text => {
  expect(isHiringTalk(text)).toBe(false)
})

test('what is needed before the word about the checks is asked', () => {
  const last = (text: string) => postingLines(`Teacher\n\n${text}`).at(-1)?.part
  expect(
    last('The successful applicant will need a DBS check, and online searches will be carried out.'),
  ).toBe('must')
  expect(last('Online searches will be carried out.')).toBe('legal')
})
