import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const jobsOf = (text: string) =>
  readResumeFacts(text).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )

test.each([
  [
    'start and end on lines of their own that say how to write them',
    'Work\nEmployer: Blue Barn Ltd\nPosition Title: Cook\nStart Date (MM/YYYY): 06/2018\nEnd Date (MM/YYYY): Present',
    ['Cook | Blue Barn Ltd | 2018-06 | now'],
  ],
  [
    'labels with what was done between them',
    'Work\nDates    03/2019 →\nOccupation or position held    Cook\nMain activities    Sauces and bread\nName and address of employer    Blue Barn Ltd, York\n\nDates    2014 – 2018\nOccupation or position held    Porter\nMain activities    Pots\nName and address of employer    Red Mill Ltd, York',
    ['Cook | Blue Barn Ltd | 2019-03 | now', 'Porter | Red Mill Ltd | 2014 | 2018'],
  ],
  [
    'the size of the firm in brackets',
    'Work\n2017/4 - 2019/3\nCompany:   Blue Barn Co., Ltd. (capital 90 million yen, 310 employees)\nPosition:  Cook',
    ['Cook | Blue Barn Co., Ltd. | 2017-04 | 2019-03'],
  ],
  [
    'a table of jobs below a heading nobody knows',
    '3. SEA TIME AND SHIPS\nRANK             COMPANY                    SIGN ON     SIGN OFF\nChief Officer    Straits Meridian Tankers   14.08.23    22.04.24',
    ['Chief Officer | Straits Meridian Tankers | 2023-08 | 2024-04'],
  ],
  [
    'a mark of the own page between the names',
    'ana silva // cook\n\nwork //\n2020–2022 // cook // blue barn\n2017–2020 // porter // red mill\n2015–2017 // waiter // tea house',
    ['cook | blue barn | 2020 | 2022', 'porter | red mill | 2017 | 2020', 'waiter | tea house | 2015 | 2017'],
  ],
  [
    'the employer behind "bij"',
    'Werkervaring\n[juni 2019 - heden] Projectleider bij Waterwerken Zuid\n- Dijken',
    ['Projectleider | Waterwerken Zuid | 2019-06 | now'],
  ],
  [
    'a sentence about the firm above its posts',
    'Work\nGLENBEG DAIRIES, Tuam          2012 – Present\nA cheese plant of 180 people.\n\n   Operations Manager          2019 – Present\n   - Three lines\n\n   Production Supervisor          2015 – 2018\n   - Line changes\n\nRED MILL FARM          2009 – 2012\n   Farm Assistant\n   - Milking',
    [
      'Operations Manager | GLENBEG DAIRIES | 2019 | now',
      'Production Supervisor | GLENBEG DAIRIES | 2015 | 2018',
      'Farm Assistant | RED MILL FARM | 2009 | 2012',
    ],
  ],
  [
    'unit and town between the employer and the title, details beside them',
    'Work\nNational Trails Service          05/2019 - Present\nBadger Butte Unit          Hours per week: 40\nBitter Creek, SD          Grade: 09\nPark Ranger\nDuties:\nGuided walks.',
    ['Park Ranger | National Trails Service | 2019-05 | now'],
  ],
  [
    'clients of one job in brackets with their years',
    'Work\nFreelance Translator · Self-employed · 2014 onwards\n  – Pampa Farms (operator manuals, 2014–2019)\n  – Museo de la Sal (2021)',
    ['Freelance Translator | Self-employed | 2014 | now'],
  ],
  [
    'dates, a full stop and a few words on the work, in a short point',
    'Work\n- Crew Member, Burger Barn, May 2016 - July 2017. Grill and drive-thru.',
    ['Crew Member | Burger Barn | 2016-05 | 2017-07'],
  ],
  [
    'a heading in capitals above the first known one',
    'Ana Silva\n\nEXPÉRIENCES EN CUISINE\n\nMécanicien          mai 2018 à mai 2020\nGarage Rivard\n• Freins\n\nFORMATION\nCentre de formation Lac-Clair, 2014\n\nRÉFÉRENCES\nSur demande',
    ['Mécanicien | Garage Rivard | 2018-05 | 2020-05'],
  ],
  [
    'labels with a note in brackets',
    'Work\n• Date (da – a)    Marzo 2014 – Agosto 2018\n• Nome e indirizzo del datore di lavoro    Calzature Bellini, Castelbosco\n• Tipo di impiego    Commessa',
    ['Commessa | Calzature Bellini | 2014-03 | 2018-08'],
  ],
  [
    'a break with its reason',
    'Work\n2020 – 2021   Cook, Blue Barn Ltd\n2018 – 2020   Career break caring for my mother',
    ['Cook | Blue Barn Ltd | 2020 | 2021'],
  ],
  [
    'what the writer says of an unpaid post',
    "Cook, Blue Barn Ltd, 2016 to now\n\nI'm also with the Fire Brigade, volunteer since 2013.",
    ['Cook | Blue Barn Ltd | 2016 | now'],
  ],
])('%s', (_, text, expected) => {
  expect(jobsOf(text)).toEqual(expected)
})

test('schools in rows of events leave the jobs where they stand', () => {
  const text =
    'ACADEMIC BACKGROUND\n1999/4    Entered Minato High School\n2002/3    Graduated from Minato High School\n2006/3    Graduated from Kaede University\n\nWORK HISTORY\n2012/10 - 2017/3\nCompany:   Blue Barn Ltd\nPosition:  Cook'
  expect(jobsOf(text)).toEqual(['Cook | Blue Barn Ltd | 2012-10 | 2017-03'])
})

test('a table of what, where and when under schooling holds schools', () => {
  const text =
    '## Education\n\n| What | Where | When |\n|---|---|---|\n| HAVO diploma | CSG De Bolder | 2006 – 2011 |'
  expect(readResumeFacts(text).education.map(({ institution }) => institution)).toEqual(['CSG De Bolder'])
})
