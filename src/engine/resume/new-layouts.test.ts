import { expect, test } from 'vitest'
import { isAchievementLine } from './achievement-line.ts'
import { isCareerBreak } from './career-break.ts'
import { readResumeFacts } from './read-resume-facts.ts'
import { nameKind } from './title-words.ts'

const jobs = (lines: string, heading = 'WORK EXPERIENCE') =>
  readResumeFacts(`Ann Lee\nann@example.com\n\n${heading}\n\n${lines}`).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )

test.each<[string, string[]]>([
  // A column of dates opens the row, "since …" and "2018–" alike.
  [
    'since 04/2019         Staudigl GmbH, Ahlstadt\n                      Team Lead Quality Assurance',
    ['Team Lead Quality Assurance | Staudigl GmbH | 2019-04 | now'],
  ],
  [
    '2018–          Reader in History, University of Wexcombe',
    ['Reader in History | University of Wexcombe | 2018 | now'],
  ],
  [
    'Cook, Blue Barn, 2015 – 2020\n- Holder of the safety record since 2019',
    ['Cook | Blue Barn | 2015 | 2020'],
  ],
  // An employer's name keeps its full stops.
  [
    '01/03/2018 – 31/08/2021  Peñaluz, Spain\nCHEF DE PARTIE  HOTEL MIRADOR DE PEÑALUZ, S.A.\n\n15/06/2016 – 28/02/2018  Villarrey, Spain\nKITCHEN ASSISTANT  CATERING LOS ALMENDROS S.L.',
    [
      'CHEF DE PARTIE | HOTEL MIRADOR DE PEÑALUZ, S.A. | 2018-03 | 2021-08',
      'KITCHEN ASSISTANT | CATERING LOS ALMENDROS S.L. | 2016-06 | 2018-02',
    ],
  ],
  [
    '02/2010 – 06/2013     Fa. Gebr. Staudigl, Unterfelden\n                      Process Engineer',
    ['Process Engineer | Fa. Gebr. Staudigl | 2010-02 | 2013-06'],
  ],
  // A title of its own below the employer and the dates, also where the next job follows at once.
  [
    'Blue Health Board, Leeds          Nov 2013 – Feb 2020\nMaintenance Electrician\n- Repairs\n\nBrightspark, Hull          Jan 2010 – Oct 2013\nElectrician\n\nBrightspark, Hull          Aug 2008 – Dec 2009\nImprover\n\nRed Staffing          June 2007 – July 2008\nWarehouse operative (temp)',
    [
      'Maintenance Electrician | Blue Health Board | 2013-11 | 2020-02',
      'Electrician | Brightspark | 2010-01 | 2013-10',
      'Improver | Brightspark | 2008-08 | 2009-12',
      'Warehouse operative (temp) | Red Staffing | 2007-06 | 2008-07',
    ],
  ],
  // A second post with its dates alone is at the employer above.
  [
    'Oceanpoint Forwarding Ltd          Jul 2020 – Present\nAssistant Manager\n- Supervise five\n                                   Jan 2017 – Jun 2020\nSenior Shipping Executive\n- Permits',
    [
      'Assistant Manager | Oceanpoint Forwarding Ltd | 2020-07 | now',
      'Senior Shipping Executive | Oceanpoint Forwarding Ltd | 2017-01 | 2020-06',
    ],
  ],
  // Bulleted jobs stand by themselves.
  [
    '* Electrician, Al Rimal Contracting, Dammam (2013 to 2016)\n  Conduit, wiring, villas and school project.\n* Electrician, Chenab Mills Ltd, Faisalnagar (2009 to 2013)',
    ['Electrician | Al Rimal Contracting | 2013 | 2016', 'Electrician | Chenab Mills Ltd | 2009 | 2013'],
  ],
  // Posts below the span of the employer; what stands before a country is rather a town.
  [
    'UNITED STATES ARMY, 09/2009 - 08/2023\nHONORABLE DISCHARGE\n\nMOTOR SERGEANT, FORT CALLOWAY, TX, 06/2018 - 08/2023\n- LED 22\n\nWHEELED VEHICLE MECHANIC, SCHWEINFELD, GERMANY, 09/2009 - 05/2018\n- DIESEL',
    [
      'MOTOR SERGEANT | UNITED STATES ARMY | 2018-06 | 2023-08',
      'WHEELED VEHICLE MECHANIC | UNITED STATES ARMY | 2009-09 | 2018-05',
    ],
  ],
  [
    "St Brannock's Hospital, London     Mar 2020 – Present\nSenior Staff Nurse, Cardiology (Oct 2022 – Present)\nStaff Nurse, Cardiology (Mar 2020 – Oct 2022)\n• Runs the bay",
    [
      "Senior Staff Nurse, Cardiology | St Brannock's Hospital | 2022-10 | now",
      "Staff Nurse, Cardiology | St Brannock's Hospital | 2020-03 | 2022-10",
    ],
  ],
  // Employer and title above town and dates, each pair in two columns.
  [
    'Lotus Nail Spa                        Nail Technician\nHouston, TX                           March 2019 - Present\n- Manicures\n\nPho Saigon Restaurant                 Server\nHouston, TX                           June 2016 - Feb 2019\n\nLicenses\nNails                                 License 2016',
    [
      'Nail Technician | Lotus Nail Spa | 2019-03 | now',
      'Server | Pho Saigon Restaurant | 2016-06 | 2019-02',
    ],
  ],
  [
    'Company: Gulf Steel W.L.L. (Doha, Qatar)\nPosition: 6G Welder\nDate: May 2018 – June 2022',
    ['6G Welder | Gulf Steel W.L.L. | 2018-05 | 2022-06'],
  ],
  [
    'Office Assistant, 09/2018 - 03/2021\nNotary Office A. Wilk - Poznań, Poland\n* Files',
    ['Office Assistant | Notary Office A. Wilk | 2018-09 | 2021-03'],
  ],
  // A rank may be the post or its grade.
  [
    'Rank: Chief Cook\nCompany: Nordhavn Ship AS\nPeriod: 2018 – 2020',
    ['Chief Cook | Nordhavn Ship AS | 2018 | 2020'],
  ],
  [
    'Supply Sergeant\n77th Bridge Support Company\n01/2009 to 12/2015\nRank: E-6\n- Property',
    ['Supply Sergeant | 77th Bridge Support Company | 2009-01 | 2015-12'],
  ],
  // A year below the span of the job is a promotion in it; with a title beside the span it is another line.
  [
    'Helena Schools     1998-present\nBus Driver\nAsarco Smelter, East Helena     1989-1998\nLaborer; promoted to Crane Operator 1992\nMarine Corps Depot              1985-1989\nLance Corporal, motor pool',
    [
      'Bus Driver | Helena Schools | 1998 | now',
      'Laborer | Asarco Smelter | 1989 | 1998',
      'Lance Corporal | Marine Corps Depot | 1985 | 1989',
    ],
  ],
  [
    '* Worked in Shree Balaji Motors, Indore as a Service Advisor from 05/2016 to 08/2019.\n* Worked in two shifts as needed from 2016 to 2019.',
    ['Service Advisor | Shree Balaji Motors | 2016-05 | 2019-08'],
  ],
  // "Casual" is no title, but before "at" it stands for one.
  ['casual at Kericho Highlands Tea 2016-2017', ['casual | Kericho Highlands Tea | 2016 | 2017']],
  ['Cook, casual, Blue Barn, 2016-2017', ['Cook | Blue Barn | 2016 | 2017']],
  // Notes in brackets that belong to the title.
  ['Analyst (Senior), Farol Digital, 2020 – 2022', ['Analyst (Senior) | Farol Digital | 2020 | 2022']],
  [
    'Driver (local, flatbed), Guidroz Supply, 2014 – 2019',
    ['Driver (local, flatbed) | Guidroz Supply | 2014 | 2019'],
  ],
  [
    'Research Scientist (permanent), Institut Littoral, 2014 – 2019',
    ['Research Scientist | Institut Littoral | 2014 | 2019'],
  ],
  // A phrase in small letters says where; one word behind the title is its field.
  [
    '11/2022–03/2023\nShop assistant\nPangara, shopping centre Espai Girona\n- Cash',
    ['Shop assistant | Pangara | 2022-11 | 2023-03'],
  ],
  [
    'Town of Eastmarch\nCo-op Student, Logistics\nJanuary 2013 - August 2013\n- Forecasts',
    ['Co-op Student | Town of Eastmarch | 2013-01 | 2013-08'],
  ],
  // The university employs, not its institute; a firm keeps "INC." and its partners.
  [
    'Research Fellow, Geophysical Institute, University of Bergen, 2017 – 2019',
    ['Research Fellow | University of Bergen | 2017 | 2019'],
  ],
  [
    'Peer Tutor, Writing Center, Lakeland State University, 2017 – 2019',
    ['Peer Tutor | Writing Center | 2017 | 2019'],
  ],
  [
    'SENIOR ACCOUNTANT, LINDEN & FRYE MANUFACTURING, INC., 2018 – 2020',
    ['SENIOR ACCOUNTANT | LINDEN & FRYE MANUFACTURING, INC. | 2018 | 2020'],
  ],
  // What is no job: an absence in brackets, clubs, a prize.
  [
    'Waiter, Simba Lodge, Aug 2019 to June 2022\n- Served\n(on unpaid leave April - Sept 2020 because of Corona)',
    ['Waiter | Simba Lodge | 2019-08 | 2022-06'],
  ],
  [
    'Waiter, Simba Lodge, 2019 – 2022\nVarsity volleyball 2017-2019, team captain',
    ['Waiter | Simba Lodge | 2019 | 2022'],
  ],
  [
    'Assistant Coach, Varsity Soccer, Ellis High School, 2019 – 2022',
    ['Assistant Coach, Varsity Soccer | Ellis High School | 2019 | 2022'],
  ],
  ['Bar Manager, Leeds Student Union, 2019 – 2022', ['Bar Manager | Leeds Student Union | 2019 | 2022']],
  [
    'Vice minister, Student Union, 2019 – 2022\nClerk, Acme Ltd, 2018 – 2019',
    ['Clerk | Acme Ltd | 2018 | 2019'],
  ],
  [
    'Seasonal Groundskeeper, City of Boise, summers 2011 - 2013',
    ['Seasonal Groundskeeper | City of Boise | 2011 | 2013'],
  ],
  [
    'Lifeguard – Fairmont Pool\nSummers 2021 and 2022\n• Watched',
    ['Lifeguard | Fairmont Pool | 2021 | 2022'],
  ],
])('%s', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})

test('a heading in capitals may have a bullet, and a summary that opens with dates is the work', () => {
  const { work, education } = readResumeFacts(
    'Ann Lee\n\n● WORK EXPERIENCE\n\nCook, Blue Barn, 2018 – 2020\n\n● EDUCATION AND TRAINING\n\nHull College, 2016',
  )
  expect([work.length, education.length]).toEqual([1, 1])
  expect(jobs('JULY 2018 – PRESENT\nBlue Council\nTeam Leader', 'CAREER SUMMARY')).toHaveLength(1)
  expect(jobs('Cook with ten years of work from 2010 to 2020 in two hotels.', 'CAREER SUMMARY')).toEqual([])
})

test('what was done in a job opens no section right below it', () => {
  const found = jobs(
    'Electrician, Blue Barn, 2018 – 2020\nSchools and shop fit outs\n- Wired them\nAchievements\n- None hurt\n\nClerk, Acme Ltd, 2016 – 2018',
  )
  expect(found).toHaveLength(2)
})

test('without its own heading schooling below the jobs is no job', () => {
  const { work, education } = readResumeFacts(
    'Ann Lee\n\nFore man, Stonecroft Homes, 2006 - 2012\nRan ten houses.\n\nCarpenter, Stonecroft Homes, 2001 - 2006\n\nRaumati Polytechnic - National Certificate in Carpentry, 1994-98\nTe Horo College - School Cert',
  )
  expect(work.length).toBe(2)
  expect(education.map(({ institution }) => institution)).toEqual(['Raumati Polytechnic', 'Te Horo College'])
})

test.each<[string, string[]]>([
  ['Ann Lee | Chef\nAthens\n\n2021 - 2022\nHEAD CHEF\nTaverna Kyma, Athens', ['HEAD CHEF, Taverna Kyma']],
  [
    'Ann Lee\n\nMON EMPLOI / WORK HISTORY\nCook, Blue Barn, 2018 – 2020\nWaiter, Same, 2016 – 2018',
    ['Cook, Blue Barn', 'Waiter, Blue Barn'],
  ],
  [
    'Ann Lee\n\nWork\nThree years experience as Store Keeper in Al Noor Trading Co. (2018 to 2021)',
    ['Store Keeper, Al Noor Trading Co'],
  ],
  [
    'Ann Lee\n\nWork\nCook, Blue Barn, 2018 – 2020\n- Three years experience as a leader in teams',
    ['Cook, Blue Barn'],
  ],
])('%j', (text, expected) => {
  expect(readResumeFacts(text).work.map(({ position, name }) => `${position}, ${name}`)).toEqual(expected)
})

test.each([
  ['Approved Electrician', false],
  ['WHEELED VEHICLE MECHANIC, SQUAD LEADER', false],
  ['Supervised Warehouse Operative, Night Shift', true],
  ['Managed Budgets, Payroll', true],
])('%s tells a deed: %s', (line, is) => {
  expect(isAchievementLine(line)).toBe(is)
})

test.each<[string, 'title' | 'employer' | null]>([
  ['New Zealand Police', 'employer'],
  ['Police Officer', 'title'],
  ['Military Police', 'title'],
  ['Working Student', 'title'],
  ['Student', null],
  ['Team Lead Quality Assurance', 'title'],
  ['Stores man', 'title'],
  ['Corofin Stores', 'employer'],
])('%s names %s', (name, kind) => {
  expect(nameKind(name)).toBe(kind)
})

test.each([
  ['At home bringing up my three children', true],
  ['Housewife', true],
  ['Home Instead', false],
  ['Childcare', true],
  ['Childcare Assistant', false],
])('%s is a career break: %s', (name, is) => {
  expect(isCareerBreak(name)).toBe(is)
})
