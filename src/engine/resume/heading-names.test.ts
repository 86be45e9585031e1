import { expect, test } from 'vitest'
import { isAchievementLine } from './achievement-line.ts'
import { readResumeFacts } from './read-resume-facts.ts'

const jobs = (lines: string) =>
  readResumeFacts(
    `Ann Lee\nLeedham | ann@example.com\n\nExperience\n${lines}\n\nEducation\nBA, Duke University, 2010`,
  ).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )

test.each<[string, string[]]>([
  ['Nurse  2019 – 2021\nWillowmere | Hull\n- Wards', ['Nurse | Willowmere | 2019 | 2021']],
  ['Nurse\n2019 – 2021\nSt Elm Hospice\n- Wards', ['Nurse | St Elm Hospice | 2019 | 2021']],
  [
    'Teacher of Maths, Hillside School (11-18 comprehensive, 1200 pupils), Derby    Sept 2015 – Aug 2019\n- GCSE',
    ['Teacher of Maths | Hillside School | 2015-09 | 2019-08'],
  ],
  [
    '2015–2019   Postdoc, Department of Chemistry, Lindholm University (PI: Prof. Berg)\n2012–2015   Research Assistant, Norrland Institute of Physics',
    [
      'Postdoc | Lindholm University | 2015 | 2019',
      'Research Assistant | Norrland Institute of Physics | 2012 | 2015',
    ],
  ],
  ['Clerk, Office of the Ombudsman, 2015 – 2019\n- Files', ['Clerk | Office of the Ombudsman | 2015 | 2019']],
  [
    'Ranger, Friends of the River Tay, 2015 – 2019\n- Paths',
    ['Ranger | Friends of the River Tay | 2015 | 2019'],
  ],
  ['Secrétaire, Mairie de Vitré, 2015 – 2019\n- Accueil', ['Secrétaire | Mairie de Vitré | 2015 | 2019']],
  ['Cashier, 7-Eleven, 2015 – 2019\n- Till', ['Cashier | 7-Eleven | 2015 | 2019']],
  ['Trainer, Studio 54 Fitness, 2015 – 2019\n- Classes', ['Trainer | Studio 54 Fitness | 2015 | 2019']],
  ['Porter Airlines\nRamp Agent\n2015 – 2019\n- Bags', ['Ramp Agent | Porter Airlines | 2015 | 2019']],
  ['Ramp Agent, Porter Airlines, 2015 – 2019\n- Bags', ['Ramp Agent | Porter Airlines | 2015 | 2019']],
  ['Carpenter Foods, Hull — Line Lead — 2015 – 2019\n- Pies', ['Line Lead | Carpenter Foods | 2015 | 2019']],
  [
    'Receptionist, Cook & Butcher Dental Surgery, 2015 – 2019\n- Calls',
    ['Receptionist | Cook & Butcher Dental Surgery | 2015 | 2019'],
  ],
  [
    'Solicitor, Hale, Marsh & Partners, 2015 – 2019\n- Wills',
    ['Solicitor | Hale, Marsh & Partners | 2015 | 2019'],
  ],
  ['Clerk, J. & R. Sowerby, 2015 – 2019\n- Post', ['Clerk | J. & R. Sowerby | 2015 | 2019']],
  ["Mechanic, Tam's Garage, Ayr, 2015 – 2019\n- MOTs", ["Mechanic | Tam's Garage | 2015 | 2019"]],
  [
    'RETAIL SUPERVISOR – BLUE ANCHOR OUTFITTERS – 2015 – 2019\n- Rails',
    ['RETAIL SUPERVISOR | BLUE ANCHOR OUTFITTERS | 2015 | 2019'],
  ],
  [
    'Blue Anchor Outfitters (formerly Navy & Co)\nRetail Supervisor, 2015 – 2019\n- Rails',
    ['Retail Supervisor | Blue Anchor Outfitters | 2015 | 2019'],
  ],
  ['The Old Mill\nLeeds, UK\nSupervisor\n2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor\nThe Old Mill\nLeeds\n2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor\nLeeds\nThe Old Mill\n2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  [
    '2015 – 2019\nSupervisor\nThe Old Mill\nRotas for nine\n2012 – 2015\nCook\nBlue Barn\nSoups',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  [
    '2015 – 2019\nThe Old Mill\nSupervisor\nRotas for nine\n2012 – 2015\nBlue Barn\nCook\nSoups',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  [
    'Supervisor, The Old Mill, Leeds 2015 – 2019\nRotas for nine.\nCook, Blue Barn, Hull 2012 – 2015\nSoups.',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  [
    'Supervisor. The Old Mill, Leeds. 2015 – 2019.\nCook. Blue Barn, Hull. 2012 – 2015.',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  [
    'The Old Mill (2015 – 2019) Supervisor\n- Rotas\nBlue Barn (2012 – 2015) Cook\n- Soups',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  [
    'The Old Mill: Supervisor (2015 – 2019)\n- Rotas\nBlue Barn: Cook (2012 – 2015)\n- Soups',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  [
    'Supervisor / The Old Mill / 2015 – 2019\n- Rotas\nCook / Blue Barn / 2012 – 2015\n- Soups',
    ['Supervisor | The Old Mill | 2015 | 2019', 'Cook | Blue Barn | 2012 | 2015'],
  ],
  ['Supervisor > The Old Mill > 2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor (The Old Mill, Leeds), 2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor – The Old Mill (Leeds)    2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor; The Old Mill; Leeds; 2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor at The Old Mill, Leeds (2015 – 2019)\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor for The Old Mill, 2015 – 2019\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Supervisor with Old Mill Ltd, 2015 – 2019\n- Rotas', ['Supervisor | Old Mill Ltd | 2015 | 2019']],
  [
    'Old Mill\nLeeds\nSupervisor                    2015 – 2019\n- Rotas',
    ['Supervisor | Old Mill | 2015 | 2019'],
  ],
  [
    'Old Mill                          Leeds\nSupervisor                    2015 – 2019\n- Rotas',
    ['Supervisor | Old Mill | 2015 | 2019'],
  ],
  [
    'Employer: Old Mill, Leeds\nJob title: Supervisor\nDates: 2015 – 2019\n- Rotas',
    ['Supervisor | Old Mill | 2015 | 2019'],
  ],
  ['Teacher, Year 4\nHill Primary, Leeds\n2015 – 2019\n- Class', ['Teacher | Hill Primary | 2015 | 2019']],
  ['2015 – 2019 | The Old Mill | Supervisor | Leeds\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['Leeds | 2015 – 2019\nThe Old Mill\nSupervisor\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  ['The Old Mill\t\t2015 – 2019\nSupervisor\t\tLeeds\n- Rotas', ['Supervisor | The Old Mill | 2015 | 2019']],
  [
    'The Old Mill, a country hotel with 60 rooms\nSupervisor\t\t2015 – 2019\n- Rotas',
    ['Supervisor | The Old Mill | 2015 | 2019'],
  ],
  [
    'Lance Corporal, 3rd Battalion The Fen Regiment, 2015 – 2019\n- Radios',
    ['Lance Corporal | 3rd Battalion The Fen Regiment | 2015 | 2019'],
  ],
  [
    'Director, Ashdown Consulting Ltd (own company), 2015 – 2019\n- Clients',
    ['Director | Ashdown Consulting Ltd | 2015 | 2019'],
  ],
  [
    'Camera Assistant, "The Tide", Blue Lamp, 2015 – 2019\n- Focus',
    ['Camera Assistant | Blue Lamp | 2015 | 2019'],
  ],
  [
    'Site Manager, Kelso Homes (Miller Park, 200 plots), 2015 – 2019\n- Snags',
    ['Site Manager | Kelso Homes | 2015 | 2019'],
  ],
  [
    'Kelso Homes – Leeds and York – Site Manager – 2015 – 2019\n- Snags',
    ['Site Manager | Kelso Homes | 2015 | 2019'],
  ],
  [
    'Cook\nBlue Barn\n2015 – 2019\n- Soups\n\nOlive Foods Ltd\nNight Line\n2012 – 2015\n- Jars',
    ['Cook | Blue Barn | 2015 | 2019', 'Night Line | Olive Foods Ltd | 2012 | 2015'],
  ],
  [
    'Kanzlei Dr. Ostermoor, Lindenau\nOffice Clerk\n2015 – 2019\n- Files',
    ['Office Clerk | Kanzlei Dr. Ostermoor | 2015 | 2019'],
  ],
  [
    'Sourcing Manager, APAC\nHalvor Tools\n2015 – 2019\n- Steel',
    ['Sourcing Manager, APAC | Halvor Tools | 2015 | 2019'],
  ],
  ['Harcourt’s, York — Dressing — 2015 – 2019\n- Windows', ['Dressing | Harcourt’s | 2015 | 2019']],
  ['Lock Operator\n88 Canal Road\n2015 – 2019\n- Gates', ['Lock Operator | null | 2015 | 2019']],
])('%j', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})

test('a town behind the employer of a form is the place', () => {
  const { work } = readResumeFacts(
    'Ann Lee\n\nExperience\nCompany: Isla Hotel, Batangas City\nPosition: Cook\nPeriod: 2015 – 2019',
  )
  expect(work.map(({ name, location }) => [name, location])).toEqual([['Isla Hotel', 'Batangas City']])
})

test('a deed of two capitalized words is told from a name and its town', () => {
  expect(['Managed Budgets, Payroll', 'Kindred Hearts - Fairmont, WV'].map(isAchievementLine)).toEqual([
    true,
    false,
  ])
})

test.each([
  ['Store Manager\nMaplethread Apparel-Stone Mountain, GA\nJanuary 2023 to Present', 'Maplethread Apparel'],
  ['Bottler\nCoca-Cola Bottling-Atlanta, GA\nJanuary 2020 to March 2022', 'Coca-Cola Bottling'],
  ['Clerk\nHarley-Davidson, Austin, TX\nJanuary 2020 to March 2022', 'Harley-Davidson'],
  [
    'KESSINGTON MICROFINANCE BANK PLC, Victoria Island    January 2021 till date\nPosition: Head of Finance',
    'KESSINGTON MICROFINANCE BANK PLC',
  ],
])('the employer of %s is %s', (job, employer) => {
  const { work } = readResumeFacts(`Ann Lee\n\nWork Experience\n\n${job}\n* Ran the shop`)
  expect(work.map(({ name }) => name)).toEqual([employer])
})

test('a dated paper below a dated school is no part of it', () => {
  const { education } = readResumeFacts(
    'Ann Lee\n\nEducation\nNVQ Hairdressing, Derby College, 2014\nLevel 3 Award in Education and Training, 2023\n',
  )
  expect(education).toMatchObject([{ institution: 'Derby College', endDate: '2014' }])
  expect(education[0]?.area ?? '').not.toContain('Education')
})

test('posts below an employer whose whole time is counted are held there', () => {
  const posts = `Norvallon Logistics
9 years 10 months

Chief Operating Officer
January 2022 - Present (3 years 6 months)
Toronto, Ontario, Canada
Integrated two acquisitions in eighteen months.

Vice President, Canadian Operations
May 2018 - December 2021 (3 years 8 months)
Mississauga, Ontario, Canada
Led the network without closing a single site.

Hale Foods Inc.
Manager
February 2010 - August 2015 (5 years 7 months)
Laval, Quebec`
  const { work } = readResumeFacts(`Ann Lee\n\nExperience\n\n${posts}`)
  expect(work.map(({ position, name }) => `${position} | ${name}`)).toEqual([
    'Chief Operating Officer | Norvallon Logistics',
    'Vice President, Canadian Operations | Norvallon Logistics',
    'Manager | Hale Foods Inc.',
  ])
})

test('a post whose name sounds like an employer is held where the span above says', () => {
  const { work } = readResumeFacts(
    'Ann Lee\n\nExperience\n\nUnited States Army, 05/2008 - 05/2022\n\nBattalion Logistics NCOIC, 06/2017 - 05/2022\n* Planned moves\n\nRecruiter, 03/2014 - 05/2017\n* Met the mission',
  )
  expect(work.map(({ position, name }) => `${position} | ${name}`)).toEqual([
    'Battalion Logistics NCOIC | United States Army',
    'Recruiter | United States Army',
  ])
})
