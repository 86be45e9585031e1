import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const jobs = (lines: string) =>
  readResumeFacts(`Ann Lee\nann@example.com\n\nWORK EXPERIENCE\n${lines}`).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )
const schools = (lines: string) =>
  readResumeFacts(
    `Ann Lee\nann@example.com\n\nWORK EXPERIENCE\nCook, Blue Barn, 2018 – 2020\n\nEDUCATION\n${lines}`,
  ).education.flatMap(({ institution }) => institution ?? [])

test.each<[string, string[]]>([
  [
    'Vessel\tType\tRank\tCompany\tSign on\tSign off\nNORDHAVN ELM\tContainer\t3rd Engineer\tNordhavn Ship AS\t19.08.2021\t15.02.2022',
    ['3rd Engineer | Nordhavn Ship AS | 2021-08 | 2022-02'],
  ],
  [
    'S.No   Organization              Designation     From         To\n1      Al-Rehmat Construction    Site Engineer   01-04-2021   To date\n2      Zamzam Associates         Internee        05-06-2017   20-08-2017',
    [
      'Site Engineer | Al-Rehmat Construction | 2021-04 | now',
      'Internee | Zamzam Associates | 2017-06 | 2017-08',
    ],
  ],
  [
    '| Position | Company | Dates |\n|---|---|---|\n| Oiler | Palm Grove Hotel | May 2019 - Present |',
    ['Oiler | Palm Grove Hotel | 2019-05 | now'],
  ],
  // A row with other cells than the head is no row of the table.
  [
    'Rank\tCompany\tPeriod\nCook\tBlue Barn Ltd\t2018 – 2020\nWaiter, Red Barn Ltd, 2016 – 2018',
    ['Cook | Blue Barn Ltd | 2018 | 2020', 'Waiter | Red Barn Ltd | 2016 | 2018'],
  ],
])('%j', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})

test.each<[string, string[]]>([
  [
    'Position: Staff Nurse\nCompany: San Lorenzo Hospital\nAddress: San Lorenzo\nInclusive Dates: October 5, 2020 – Present\n\nPosition: Oiler\nCompany: Tele Bridge\nInclusive Dates: April 2014 – May 2015',
    ['Staff Nurse | San Lorenzo Hospital | 2020-10 | now', 'Oiler | Tele Bridge | 2014-04 | 2015-05'],
  ],
  [
    'Job Title: Storekeeper\nCompany Name: Mutare Bricks Ltd\nFrom: 3 March 2018\nTo: 30 June 2021',
    ['Storekeeper | Mutare Bricks Ltd | 2018-03 | 2021-06'],
  ],
  [
    'Position      Charge Nurse\nEmployer      Canyon Clinic\nPeriod        06/2014 - 01/2019',
    ['Charge Nurse | Canyon Clinic | 2014-06 | 2019-01'],
  ],
  [
    '1. Zenkora Bank Ltd, Calabar\n   Position: Accounts Officer\n   Date: February, 2020 till date',
    ['Accounts Officer | Zenkora Bank Ltd | 2020-02 | now'],
  ],
  [
    'Government Day Secondary School, Karfala      July 2014 – June 2015\nPosition Held: Mathematics Teacher',
    ['Mathematics Teacher | Government Day Secondary School | 2014-07 | 2015-06'],
  ],
])('labelled: %j', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})

test('cells that came out as lines are read in the order of their names', () => {
  const cells =
    'Dates|Employer|Position and duties|Feb 2019 to date|Larkrise House, Merrowby|Senior Care Assistant|Leading a shift of six carers and giving out medication every morning, with handover notes.|May 2014 – Aug 2016|Hands & Hearts Ltd|Home Carer|Domiciliary calls'
  expect(jobs(cells.split('|').join('\n\n'))).toEqual([
    'Senior Care Assistant | Larkrise House | 2019-02 | now',
    'Home Carer | Hands & Hearts Ltd | 2014-05 | 2016-08',
  ])
})

test.each<[string, string[]]>([
  [
    'Degree        Institute                          Year\nB.Sc. Civil   University of Noorpur, Noorpur     2018\nMatric        Govt. Islamia College              2014',
    ['University of Noorpur', 'Govt. Islamia College'],
  ],
  ['Last School Attended : Thuto-Lesedi Secondary School\nYear : 2007', ['Thuto-Lesedi Secondary School']],
  ['Tertiary\tSta. Clara College of Nursing\n\t2009 – 2013', ['Sta. Clara College of Nursing']],
  // What stands behind the label must be a name.
  ['School: see below\nEllis College, 2012', ['Ellis College']],
])('schools: %j', (lines, expected) => {
  expect(schools(lines)).toEqual(expected)
})
