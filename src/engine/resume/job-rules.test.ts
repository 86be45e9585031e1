import { expect, test } from 'vitest'
import { isAchievementLine } from './achievement-line.ts'
import { readResumeFacts } from './read-resume-facts.ts'
import { nameKind } from './title-words.ts'

const jobs = (lines: string, heading = 'Experience') =>
  readResumeFacts(`Ann Lee\nann@example.com\n\n${heading}\n${lines}`).work.map(
    ({ position, name, startDate, endDate, current }) =>
      [position, name, startDate, current ? 'now' : endDate].join(' | '),
  )

test.each([
  ['Site Manager since Feb 2022, Foo Homes\n- Ran it', 'Site Manager | Foo Homes | 2022-02 | now'],
  ['Acme Ltd (06/2018 to 01/2022): Foreman\n- Led', 'Foreman | Acme Ltd | 2018-06 | 2022-01'],
  ['Electrician, Stadtwerke, 06/15–08/22\nWired houses', 'Electrician | Stadtwerke | 2015-06 | 2022-08'],
  [
    'Parcelfox, remote. Senior DevOps Engineer since September 2021.',
    'Senior DevOps Engineer | Parcelfox | 2021-09 | now',
  ],
  [
    'Feb. 2018 to Aug. 2021. Granite Pass, Boise. Systems Engineer.\n- Did',
    'Systems Engineer | Granite Pass | 2018-02 | 2021-08',
  ],
  [
    'Organisation: Deccan Mills\nDesignation: Weaver\nDuration: May 2018 to till date\n- Wove',
    'Weaver | Deccan Mills | 2018-05 | now',
  ],
  [
    'Account Executive, Tallyhouse (payment software), Remote\nJan 2022 – Present\n- Sold',
    'Account Executive | Tallyhouse | 2022-01 | now',
  ],
  [
    'Scientist (acting head since May 2023), Penrow Hospital\nSept 2019 – present\n- Ran',
    'Scientist | Penrow Hospital | 2019-09 | now',
  ],
  [
    'Site Engineer, Kaveripak Constructions, NH bypass, Dindigul\nMay 2016 – June 2020\n- Built',
    'Site Engineer | Kaveripak Constructions | 2016-05 | 2020-06',
  ],
  [
    'Loopline\nAdvisor\nJanuary 2022 - Present (3 years 2 months)\nPortland, Oregon, United States\nLook after 45 accounts.',
    'Advisor | Loopline | 2022-01 | now',
  ],
  [
    'United States Army, MP (31B), June 2015 to Feb 2020\n- Guarded',
    'MP | United States Army | 2015-06 | 2020-02',
  ],
  ['Lorry driver for Eddie Stobart, ten years (2009 - 2019)', 'Lorry driver | Eddie Stobart | 2009 | 2019'],
  ['2021-now Team lead, night shift (Amazon UK)', 'Team lead | Amazon UK | 2021 | now'],
  ['Currently: Store Manager, Foo Mart (since 2021)', 'Store Manager | Foo Mart | 2021 | now'],
  ['Verkäuferin, Kaufhaus Nord, seit 03/2019', 'Verkäuferin | Kaufhaus Nord | 2019-03 | now'],
  [
    'Account Executive for small business, ROSTERLY, 2019 - 2021',
    'Account Executive for small business | ROSTERLY | 2019 | 2021',
  ],
])('%j is one job', (lines, expected) => {
  expect(jobs(lines)).toEqual([expected])
})

test('names below the dates belong to the heading when points or a sentence follow', () => {
  expect(jobs('May 2019 - June 2020\nClerk\nAcme Ltd\n- Filed')).toEqual([
    'Clerk | Acme Ltd | 2019-05 | 2020-06',
  ])
  expect(jobs(`Clerk, May 2019 - June 2020\nAcme Ltd\n${'Filed papers for all. '.repeat(5)}`)).toEqual([
    'Clerk | Acme Ltd | 2019-05 | 2020-06',
  ])
  expect(jobs('Clerk, May 2019 - June 2020\nPrize of merit\nPapers for all floors')).toEqual([
    'Clerk |  | 2019-05 | 2020-06',
  ])
})

test('a heading has 120 characters at most', () => {
  const position = (length: number) =>
    readResumeFacts(
      `Ann Lee\n\nExperience\n${'Clerk, Acme Ltd, '.padEnd(length, 'x')}\nMay 2019 - June 2020\n- Filed`,
    ).work[0]?.position
  expect([position(120), position(121)]).toEqual(['Clerk', null])
})

test('posts under one employer all carry its name, a post with its own does not', () => {
  expect(
    jobs(
      'Maple Stores, Burlington, VT\nStore Manager (Feb 2020 – Present)\n- Ran\nCashier (June 2017 – Jan 2020)\n- Sold\n\nPorter, Quick Mart, 2014 - 2016\n- Carried',
    ),
  ).toEqual([
    'Store Manager | Maple Stores | 2020-02 | now',
    'Cashier | Maple Stores | 2017-06 | 2020-01',
    'Porter | Quick Mart | 2014 | 2016',
  ])
})

test('where no word tells the title, the order of the other jobs does', () => {
  expect(
    jobs(
      'Acme. Systems Engineer, May 2018 to May 2020\n- Ran\nGrainmark. Help desk, June 2016 to May 2018\n- Helped',
    ),
  ).toContain('Help desk | Grainmark | 2016-06 | 2018-05')
})

test.each([
  'Date of birth: 12.05.1988',
  'Born 1988 in Kiel',
  'Nata a Bologna il 2 maggio 1990',
  'Led the move to Salesforce in 2021',
  'Holder of the safety record since 2019',
  'Manual handling, 2022',
  'BSc Physics, Leeds University, 2010 - 2013',
])('%j is no job', line => {
  expect(jobs(`Clerk, Acme Ltd, 2018 - 2022\n- Filed\n\n${line}`)).toEqual(['Clerk | Acme Ltd | 2018 | 2022'])
})

test('without headings the jobs follow the name, and the first line is one where there is no name', () => {
  const positions = (text: string) => readResumeFacts(text).work.map(({ position }) => position)
  expect(
    positions('Head of Marketing, Brightside, 2018-2024\n- Led brand\nMarketing Manager, Orchard, 2013-2018'),
  ).toEqual(['Head of Marketing', 'Marketing Manager'])
  expect(positions('Ann Lee\nClerk, Acme, 2018-2024\n- Filed')).toEqual(['Clerk'])
})

test('achievements without bullets belong to their job', () => {
  const { work } = readResumeFacts(
    'Sam Reed\n\nEmployment\nSales Manager, Foo Ltd, 2019-2023\nGrew revenue by 20%\nHired and trained six reps\nWon the award in 2021\n\nSales Rep, Bar Ltd, 2015-2019\nSold to 40 accounts',
  )
  expect(work.map(({ highlights }) => highlights)).toEqual([
    ['Grew revenue by 20%', 'Hired and trained six reps', 'Won the award in 2021'],
    ['Sold to 40 accounts'],
  ])
})

test.each([
  ['Grew revenue', true],
  ['Trained two apprentices', true],
  ['Manage a team of six', true],
  ['I run the payroll', true],
  ['Registered Nurse', false],
  ['Support Specialist', false],
  ['Host, The Gilded Oyster', false],
  ['Host the guests', true],
  ['Assisted Living Facility', false],
  ['Assisted two doctors', true],
  ['Lead Engineer', false],
  ['Negotiated', false],
])('%j tells what somebody did: %s', (line, is) => {
  expect(isAchievementLine(line)).toBe(is)
})

test.each([
  ['Bank Teller', 'title'],
  ['School Counselor', 'title'],
  ['Director of Services', 'title'],
  ['Armed officer at a hospital', 'title'],
  ['Section Head', 'title'],
  ['Granite Pass Partners', 'employer'],
  ['Department of the Interior', 'employer'],
  ['City of Dayton Fire Department', 'employer'],
  ['Hilton Head', null],
  ['Smith Associates', 'employer'],
  ['Elm House', null],
])('%j names a %s', (part, kind) => {
  expect(nameKind(part)).toBe(kind)
})

test('a heading nobody listed opens the work when dated titles follow it', () => {
  expect(
    readResumeFacts(
      'Ann Lee\nann@example.com\n\nCredentials\nFirst aid\n\nHotels\n\nThe Arms: Receptionist, May 2021 to date\n- Greeted',
    ).work,
  ).toHaveLength(1)
  expect(
    readResumeFacts('Ann Lee\nann@example.com\n\nEducation\n\nEast College\n2010 - 2013\nTutor for math')
      .work,
  ).toHaveLength(0)
})

test('the points of a form beside a job are no achievements', () => {
  const { work } = readResumeFacts(
    'Ann Lee\n\nExperience\nClerk\nCity of Pueblo\n09/03/2013 - 06/08/2018\nHours per week: 40\n- Filed papers',
  )
  expect(work).toMatchObject([{ startDate: '2013-09', endDate: '2018-06', highlights: ['Filed papers'] }])
})

test('without a heading for work the first dated title opens it, also below the schooling', () => {
  const { work } = readResumeFacts(
    'Ana Petrov\n\nEducation and cards\nForklift card, 2021\n\nGate Fulfillment — Columbus\n\nSupervisor, nights (since May 2021)\n- Led 38 people\n\nInbound lead (August 2019 – April 2021)\n- Taught thirty newcomers',
  )
  expect(work.map(({ startDate, current }) => [startDate, current])).toEqual([
    ['2021-05', true],
    ['2019-08', false],
  ])
})

test('a date that stands by itself behind two names is that of a job', () => {
  const { work } = readResumeFacts(
    'Ana Petrov\n\nWork\n\nThe Gilded Marmot (Penticton), second to the sous. Since April 2023.\n- Ran the pass\nHotel Larch (Banff), grill cook. May 2019 to March 2023.\n- Grill',
  )
  expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['second to the sous', '2023-04'],
    ['grill cook', '2019-05'],
  ])
})

test('where no word tells a title, it stands where most of the other jobs have theirs', () => {
  const told = ['Welder | Foo Works | 2012 - 2014', 'Nurse | Bar Clinic | 2014 - 2016']
  const other = 'Acme Ltd | Foreman | 2016 - 2018'
  const untold = 'Help desk | Grainmark | 2019 - 2021'
  const read = (lines: string[]) => jobs(lines.map(line => `${line}\n- Did`).join('\n')).at(-1)
  expect(read([...told, other, untold])).toBe('Help desk | Grainmark | 2019 | 2021')
  expect(read([other, untold])).toBe('Grainmark | Help desk | 2019 | 2021')
})

test('an employer with dates holds the posts that lie within them, and no other', () => {
  const first = 'First Bank, Lagos (2012 - 2024)'
  expect(jobs(`${first}\nTeller (2014 - 2018)\n- Served 80 customers a day`)).toEqual([
    'Teller | First Bank | 2014 | 2018',
  ])
  expect(jobs(`${first}\nTeller (2008 - 2010)\n- Served 80 customers a day`)).toHaveLength(2)
})
