import { expect, test } from 'vitest'
import { textWithoutDates } from './heading-parts.ts'
import { readDates } from './read-dates.ts'
import { readResumeFacts } from './read-resume-facts.ts'

const jobs = (lines: string) =>
  readResumeFacts(
    `Ann Lee\nLeedham | ann@example.com\n\nExperience\n${lines}\n\nEducation\nBA, Duke University, 2010`,
  ).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )

test.each<[string, string[]]>([
  [
    'Head of Conservation\nMuseum of the Sea and Stars\nSince May 2018\n- Ships',
    ['Head of Conservation | Museum of the Sea and Stars | 2018-05 | now'],
  ],
  [
    'Trainee solicitor → Associate → Partner\nPeverell Stroud LLP\n2008 – Present\n- Deals',
    ['Trainee solicitor → Associate → Partner | Peverell Stroud LLP | 2008 | now'],
  ],
  [
    'Corporal, then Sergeant, Royal Signals, 2006 – 2014\n- Radios',
    ['Corporal, then Sergeant | Royal Signals | 2006 | 2014'],
  ],
  [
    'Sgt, Royal Signals, 2006 – 2014\n- Radios\nTrucker, Halvard Ltd, 2014 – 2018\n- Loads',
    ['Sgt | Royal Signals | 2006 | 2014', 'Trucker | Halvard Ltd | 2014 | 2018'],
  ],
  [
    'Royal Signals — Corporal, later Sergeant (Catterick, Cyprus) — 2006 – 2014\n- Radios',
    ['Corporal, later Sergeant | Royal Signals | 2006 | 2014'],
  ],
  [
    'Shop Assistant (Saturdays), Corner Books, 2006 – 2008\n- Tills',
    ['Shop Assistant (Saturdays) | Corner Books | 2006 | 2008'],
  ],
  [
    'Bus driver (nights)  Coastline Coaches  03/2016 - 10/2019\n- Routes',
    ['Bus driver (nights) | Coastline Coaches | 2016-03 | 2019-10'],
  ],
  [
    'Coastline Coaches (Galway) | Bus driver | 03/2016 - 10/2019\nRoutes 401 and 409',
    ['Bus driver | Coastline Coaches | 2016-03 | 2019-10'],
  ],
  [
    'March 2016 – October 2019 | Galway\nCoastline Coaches\nBus driver\nRoutes 401 and 409\n\nMay 2012 – February 2016 | Cork\nParcel Fox\nVan driver\nNinety drops',
    ['Bus driver | Coastline Coaches | 2016-03 | 2019-10', 'Van driver | Parcel Fox | 2012-05 | 2016-02'],
  ],
  [
    'Senior Associate, Tax\nPeverell Stroud LLP, London\n2016 – 2020\nAdvised 14 family firms\n\nAssociate, Tax\nHale Partners, Bristol\n2012 – 2016\nReturns',
    [
      'Senior Associate, Tax | Peverell Stroud LLP | 2016 | 2020',
      'Associate, Tax | Hale Partners | 2012 | 2016',
    ],
  ],
  [
    'Peverell Stroud\nLondon, UK\nSenior Tax Associate\n2016 – 2020\n- Advised\nHale\nBristol, UK\nTax Associate\n2012 – 2016\n- Returns',
    ['Senior Tax Associate | Peverell Stroud | 2016 | 2020', 'Tax Associate | Hale | 2012 | 2016'],
  ],
  [
    'Software Engineer II — Payments, Foxglove, Inc. — Boston, MA — 2018–2021\n- APIs',
    ['Software Engineer II | Foxglove, Inc. | 2018 | 2021'],
  ],
  [
    'Engineering Manager, Foxglove (prev. Birchway) | 2018–2021\n- Teams',
    ['Engineering Manager | Foxglove | 2018 | 2021'],
  ],
  [
    'Acting Deputy Principal, Marsh Lane Junior School, Hull, Sept 2018 to July 2019 (maternity cover)\n- Maths',
    ['Acting Deputy Principal | Marsh Lane Junior School | 2018-09 | 2019-07'],
  ],
  [
    'Babysitting & tutoring, private families, 2014 – 2017\n- Homework',
    ['Babysitting & tutoring | private families | 2014 | 2017'],
  ],
  [
    'Carpenter, City of Dunmere (Parks Department), 2014 – 2017\n- Benches',
    ['Carpenter | City of Dunmere | 2014 | 2017'],
  ],
  [
    'Lecturer in Law, School of Law, University of Dunmere, 2014 – 2017\n- Contract',
    ['Lecturer in Law | University of Dunmere | 2014 | 2017'],
  ],
  [
    'Project Manager (contract via Bright Agency)\nHarbour Authority\n2014 – 2017\n- Quays',
    ['Project Manager | Harbour Authority | 2014 | 2017'],
  ],
  [
    '2014–17 Carpenter (self-employed), Dunmere\nBenches and sheds',
    ['Carpenter | self-employed | 2014 | 2017'],
  ],
  [
    'Self-employed carpenter, Dunmere, 2014–2017\nBenches and sheds',
    ['Carpenter | Self-employed | 2014 | 2017'],
  ],
  ['Self-employed\nCarpenter\n2014–2017\n- Benches', ['Carpenter | Self-employed | 2014 | 2017']],
  ['Freelance | Web designer | 2014–2017\n- Sites', ['Web designer | Freelance | 2014 | 2017']],
  ['Web designer\nFreelance\n2014–2017\n- Sites', ['Web designer | Freelance | 2014 | 2017']],
])('%j', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})

test('the town of the contact details is no employer where another name is left', () => {
  const lines = 'Nurse — Willowmere\nLeedham | 2019 – 2021\n- Wards'
  expect([jobs(lines), jobs('Nurse\nLeedham | 2019 – 2021\n- Wards')]).toEqual([
    ['Nurse | Willowmere | 2019 | 2021'],
    ['Nurse | Leedham | 2019 | 2021'],
  ])
})

test('a line about the work without a bullet is no employer, nor a list with its label', () => {
  expect(
    jobs(
      'Nurse\nJanuary 2017 – Present\nSuperuser for the record system; taught 120 nurses\nClients: Foo, Bar',
    ),
  ).toEqual(['Nurse | null | 2017-01 | now'])
})

test('points between two jobs stay with the first', () => {
  const { work } = readResumeFacts(
    'Ann Lee\n\nExperience\nFoo Group\nFinance Manager 2018 – 2020\nBudgets for six sites\nAccountant 2015 – 2018\nLedgers of three firms',
  )
  expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['Foo Group', ['Budgets for six sites']],
    ['Foo Group', ['Ledgers of three firms']],
  ])
})

test('a region and the town before it are the place of a job', () => {
  const { work } = readResumeFacts(
    'Ann Lee\n\nExperience\nClerk, Foo Mills, Dhaka, Bangladesh, 2018 – 2020\n- Files\nCook at Blue Barn in Leeds, 2016 – 2018\n- Soups',
  )
  expect(work.map(({ name, location }) => [name, location])).toEqual([
    ['Foo Mills', 'Dhaka, Bangladesh'],
    ['Blue Barn', 'Leeds'],
  ])
})

test('an award with a year is no job', () => {
  expect(jobs('Nurse, Elm Clinic\n2015 – 2019\nStroke Nurse of the Year 2017')).toEqual([
    'Nurse | Elm Clinic | 2015 | 2019',
  ])
})

test.each<[string, string[]]>([
  [
    'Cook, Blue Barn\n2018 – 2020\nSoups\n\nStocks and sauces\n\n2016 – 2018\nPorter, Red Barn\nPots',
    ['Cook | Blue Barn | 2018 | 2020', 'Porter | Red Barn | 2016 | 2018'],
  ],
  [
    '2018 – 2020 Cook\n- Soups\nDaily Specials\n2016 – 2018 Porter\n- Pots',
    ['Cook | null | 2018 | 2020', 'Porter | null | 2016 | 2018'],
  ],
  [
    'Ten years in kitchens\n\n2018 – 2020\nCook, Blue Barn\n- Soups\nDaily Specials\n\n2016 – 2018\nPorter, Red Barn\n- Pots',
    ['Cook | Blue Barn | 2018 | 2020', 'Porter | Red Barn | 2016 | 2018'],
  ],
  [
    'Ten years in kitchens\n\n2018 – 2020\nCook\n- Soups\n\n2016 – 2018\nPorter\n- Pots',
    ['Cook | null | 2018 | 2020', 'Porter | null | 2016 | 2018'],
  ],
  ['Nurse — Willowmere House\nLeeds\n2019 – 2021\n- Wards', ['Nurse | Willowmere House | 2019 | 2021']],
])('what stands above the dates of %j is no employer', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})

test('a home town of two words is no employer', () => {
  const { work } = readResumeFacts(
    'Ann Lee\nPort Ellery | ann@example.com\n\nExperience\nNurse — Willowmere\nPort Ellery | 2019 – 2021\n- Wards',
  )
  expect(work[0]?.name).toBe('Willowmere')
})

test('a bracket before the dates keeps both its sides', () => {
  const line = 'Clerk, Steen (own firm), 2016 – 2018'
  expect(textWithoutDates(line, readDates(line))).toBe('Clerk, Steen (own firm)')
})
