import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const jobs = (lines: string, head = 'Ann Lee\nLeedham | ann@example.com') =>
  readResumeFacts(`${head}\n\nExperience\n${lines}\n\nEducation\nBA, Duke University, 2010`).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )

test.each<[string, string[]]>([
  [
    'Senior Designer\nPalewood · Full-time\nJan 2020 - Present · 4 yrs 2 mos\nLeeds, England\nOwned the design system.\n\nDesigner\nTangle · Contract\nMar 2017 - Dec 2019 · 2 yrs 10 mos\nBrand work.',
    ['Senior Designer | Palewood | 2020-01 | now', 'Designer | Tangle | 2017-03 | 2019-12'],
  ],
  [
    '| 2019 – 2021 | Cook | Blue Barn |\n| 2016 – 2019 | Kitchen Porter | Red Barn |',
    ['Cook | Blue Barn | 2019 | 2021', 'Kitchen Porter | Red Barn | 2016 | 2019'],
  ],
  [
    'Cook, Blue Barn, Leeds, 2019 – 2021\nPorter, Red Barn, York, 2016 – 2019',
    ['Cook | Blue Barn | 2019 | 2021', 'Porter | Red Barn | 2016 | 2019'],
  ],
  [
    'Cook at Blue Barn in Leeds, 2019 – 2021\nPorter at Red Barn in York, 2016 – 2019',
    ['Cook | Blue Barn | 2019 | 2021', 'Porter | Red Barn | 2016 | 2019'],
  ],
  ['Cook with Blue Barn Ltd (Leeds) 2019 – 2021\n- Soups', ['Cook | Blue Barn Ltd | 2019 | 2021']],
  [
    'BLUE BARN, Leeds\nCook\n2019 – 2021\nSoups and stocks\nRED BARN, York\nKitchen Porter\n2016 – 2019\nPots',
    ['Cook | BLUE BARN | 2019 | 2021', 'Kitchen Porter | RED BARN | 2016 | 2019'],
  ],
  [
    'Cook   2019 – 2021\nBlue Barn, Leeds\nSoups and stocks for 60\nPorter   2016 – 2019\nRed Barn, York\nPots and pans',
    ['Cook | Blue Barn | 2019 | 2021', 'Porter | Red Barn | 2016 | 2019'],
  ],
  [
    'Blue Barn  2019 – 2021\nCook\nSoups and stocks for 60\nRed Barn  2016 – 2019\nPorter\nPots and pans',
    ['Cook | Blue Barn | 2019 | 2021', 'Porter | Red Barn | 2016 | 2019'],
  ],
  [
    '2019 – 2021\nCook\nBlue Barn, Leeds\nSoups and stocks for 60\n\n2016 – 2019\nPorter\nRed Barn, York\nPots and pans',
    ['Cook | Blue Barn | 2019 | 2021', 'Porter | Red Barn | 2016 | 2019'],
  ],
  [
    '2019 – 2021\nBlue Barn, Leeds\nCook\nSoups and stocks for 60\n\n2016 – 2019\nRed Barn, York\nPorter\nPots and pans',
    ['Cook | Blue Barn | 2019 | 2021', 'Porter | Red Barn | 2016 | 2019'],
  ],
  [
    'Account Manager – Enterprise\nFoxglove Software, Boston, MA | 03/2019 – 05/2022\n- Renewals',
    ['Account Manager | Foxglove Software | 2019-03 | 2022-05'],
  ],
  [
    'IT Specialist (INFOSEC)\nHarbor Authority\n03/2019 – 05/2022\n- Audits',
    ['IT Specialist (INFOSEC) | Harbor Authority | 2019-03 | 2022-05'],
  ],
  [
    'Founder & CEO, Tidewrack (acquired 2021)\n2015 – 2021\n- Built',
    ['Founder & CEO | Tidewrack | 2015 | 2021'],
  ],
  [
    'Owner/Operator, Halvard Trucking LLC, 2010–2019\n- Drove',
    ['Owner/Operator | Halvard Trucking LLC | 2010 | 2019'],
  ],
  ['Owner, The Bread Shed, 2010–2019\n- Baked', ['Owner | The Bread Shed | 2010 | 2019']],
  [
    'Research Assistant to Prof. Lindh, Norrvik University, 2014 – 2016\n- Lab',
    ['Research Assistant to Prof. Lindh | Norrvik University | 2014 | 2016'],
  ],
  [
    'Platoon Sergeant (E-7), 2nd Battalion, U.S. Army, Fort Hollis, TX, Jun 2012 – Aug 2016\n- Led 40',
    ['Platoon Sergeant | U.S. Army | 2012-06 | 2016-08'],
  ],
  [
    'Sales, Blue Barn Furniture, 2019 – 2021\n- Sofas\nCashier, Penny Lane, 2016 – 2019\n- Tills',
    ['Sales | Blue Barn Furniture | 2019 | 2021', 'Cashier | Penny Lane | 2016 | 2019'],
  ],
  [
    'Kitchen, The Copper Pot, 2019 – 2021\n- Prep\nCashier, Penny Lane, 2016 – 2019\n- Tills',
    ['Kitchen | The Copper Pot | 2019 | 2021', 'Cashier | Penny Lane | 2016 | 2019'],
  ],
  [
    'Maternity cover: Office Manager, Lindel & Co, 2019 – 2020\n- Rotas',
    ['Office Manager | Lindel & Co | 2019 | 2020'],
  ],
  [
    'Deckhand → First Mate, MV Solveig, 2012 – 2016\n- Watches',
    ['Deckhand → First Mate | MV Solveig | 2012 | 2016'],
  ],
  [
    'Junior, later Senior Analyst, Quorn & Hale, 2014 – 2019\n- Reports',
    ['Junior, later Senior Analyst | Quorn & Hale | 2014 | 2019'],
  ],
  ['Bar staff, The Swan, Sep 2018 – Jun 2019\n- Pints', ['Bar staff | The Swan | 2018-09 | 2019-06']],
  [
    'Team Member, Burger Loft, Sep 2018 – Jun 2019\n- Grill',
    ['Team Member | Burger Loft | 2018-09 | 2019-06'],
  ],
  [
    'Erasmus Intern, Institut für Holz, Graz, Feb 2017 – Jul 2017\n- Lab',
    ['Erasmus Intern | Institut für Holz | 2017-02 | 2017-07'],
  ],
  [
    'Company: Foo Textiles\nRole: Merchandiser\nFrom: Jan 2018 To: Mar 2020\n- Orders',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03'],
  ],
  [
    'Merchandiser | Foo Textiles, Dhaka, Bangladesh | Jan 2018 – Mar 2020\n- Orders',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03'],
  ],
  [
    'Foo Textiles (Dhaka, Bangladesh), Merchandiser, Jan 2018 – Mar 2020\n- Orders',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03'],
  ],
  [
    'Jan 2018 – Mar 2020 | Merchandiser | Foo Textiles | Dhaka\n- Orders',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03'],
  ],
  [
    'Jan 2018 – Mar 2020, Dhaka\nMerchandiser, Foo Textiles\n- Orders',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03'],
  ],
  [
    'Foo Textiles\nDhaka\nMerchandiser\nJan 2018 – Mar 2020\n- Orders\n\nBar Mills\nDhaka\nClerk\nFeb 2016 – Dec 2017\n- Files',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03', 'Clerk | Bar Mills | 2016-02 | 2017-12'],
  ],
  [
    'Merchandiser\nFoo Textiles\nDhaka\nJan 2018 – Mar 2020\n- Orders\n\nClerk\nBar Mills\nDhaka\nFeb 2016 – Dec 2017\n- Files',
    ['Merchandiser | Foo Textiles | 2018-01 | 2020-03', 'Clerk | Bar Mills | 2016-02 | 2017-12'],
  ],
  [
    'Store Manager, Foo Mart (formerly BigMart), 2018 – 2020\n- Ran',
    ['Store Manager | Foo Mart | 2018 | 2020'],
  ],
  ['Store Manager | 2018 – 2020 | Foo Mart\n- Ran', ['Store Manager | Foo Mart | 2018 | 2020']],
  ['Store Manager (2018–2020) – Foo Mart, Leeds\n- Ran', ['Store Manager | Foo Mart | 2018 | 2020']],
  ['2018–2020: Foo Mart (Leeds), store manager\n- Ran', ['store manager | Foo Mart | 2018 | 2020']],
  [
    '2018 - 2020 Store Manager. Foo Mart, Leeds.\nRan the shop.\n2015 - 2018 Cashier. Bar Mart, Leeds.\nTills.',
    ['Store Manager | Foo Mart | 2018 | 2020', 'Cashier | Bar Mart | 2015 | 2018'],
  ],
  [
    'Foo Group\n  Finance Manager 2018 – 2020\n  Budgets for six sites\n  Accountant 2015 – 2018\n  Ledgers',
    ['Finance Manager | Foo Group | 2018 | 2020', 'Accountant | Foo Group | 2015 | 2018'],
  ],
  [
    'Bookkeeper for Hobbs & Daughters, a chain of florists, from 2015 until 2019\n- Ledgers',
    ['Bookkeeper | Hobbs & Daughters | 2015 | 2019'],
  ],
  ['Freelance Translator, 2015 – 2019\n- Contracts', ['Freelance Translator | null | 2015 | 2019']],
  [
    'Translator (freelance), 2015 – 2019\nClients: Foo, Bar\n- Contracts',
    ['Translator (freelance) | null | 2015 | 2019'],
  ],
  [
    'Night Auditor\nHotel Zur Post\nVienna\n01/2018 - 03/2020\n- Cash',
    ['Night Auditor | Hotel Zur Post | 2018-01 | 2020-03'],
  ],
  [
    'night fill, coles, 2019-2021\nfilled shelves\npicker packer, linfox, 2017-2019\npicked orders',
    ['night fill | coles | 2019 | 2021', 'picker packer | linfox | 2017 | 2019'],
  ],
  [
    'coles - night fill - 2019 to 2021\nlinfox - forklift driver - 2017 to 2019',
    ['night fill | coles | 2019 | 2021', 'forklift driver | linfox | 2017 | 2019'],
  ],
  [
    'waitress at the blue door cafe from june 2019 till march 2021. served tables\nnanny for the smith family 2017 - 2019',
    ['waitress | blue door cafe | 2019-06 | 2021-03', 'nanny | smith family | 2017 | 2019'],
  ],
  ['Sonnleitner Bau · Graz\nPolier · 2015 – 2019\n• Baustellen', ['Polier | Sonnleitner Bau | 2015 | 2019']],
  [
    'Aldgrave Shipping · Rotterdam\nChartering · Mar 2015 – Jun 2019\n• Fixtures\n\nBelmar Lines · Antwerp\nOperations · Jan 2012 – Feb 2015\n• Voyages',
    ['Chartering | Aldgrave Shipping | 2015-03 | 2019-06', 'Operations | Belmar Lines | 2012-01 | 2015-02'],
  ],
  [
    'Aldgrave Shipping, Rotterdam\nHead of Chartering, Mar 2015 – Jun 2019\nFixed 90 ships a year\nClaims Handler, Jan 2012 – Feb 2015\nCargo claims',
    [
      'Head of Chartering | Aldgrave Shipping | 2015-03 | 2019-06',
      'Claims Handler | Aldgrave Shipping | 2012-01 | 2015-02',
    ],
  ],
  [
    'Foxglove Inc., Boston, MA                                   2012 – Present\nVP, Engineering (2019 – Present)\n• Led 80\nDirector, Platform (2015 – 2019)\n• Led 30\nSoftware Engineer (2012 – 2015)\n• Built',
    [
      'VP, Engineering | Foxglove Inc. | 2019 | now',
      'Director, Platform | Foxglove Inc. | 2015 | 2019',
      'Software Engineer | Foxglove Inc. | 2012 | 2015',
    ],
  ],
  [
    'Foxglove Inc.\n\nVP Engineering, 2019 – Present\n• Led 80\n\nDirector of Platform, 2015 – 2019\n• Led 30\n\nBirchway LLC\n\nSoftware Engineer, 2012 – 2015\n• Built',
    [
      'VP Engineering | Foxglove Inc. | 2019 | now',
      'Director of Platform | Foxglove Inc. | 2015 | 2019',
      'Software Engineer | Birchway LLC | 2012 | 2015',
    ],
  ],
  [
    'Foxglove (2012 – Present)\n  Principal Engineer, 2019 – Present\n  - Led 80\n  Senior Engineer, 2015 – 2019\n  - Led 30\n  Engineer, 2012 – 2015\n  - Built',
    [
      'Principal Engineer | Foxglove | 2019 | now',
      'Senior Engineer | Foxglove | 2015 | 2019',
      'Engineer | Foxglove | 2012 | 2015',
    ],
  ],
  [
    'Foxglove, Engineer → Senior Engineer → Principal Engineer, 2012 – Present\n- Built',
    ['Engineer → Senior Engineer → Principal Engineer | Foxglove | 2012 | now'],
  ],
  [
    'Registered Nurse, Cardiac Step-Down | Mercy Ridge Hospital | Tulsa, OK | 05/2019 – Present\n- Six patients',
    ['Registered Nurse | Mercy Ridge Hospital | 2019-05 | now'],
  ],
  [
    'Registered Nurse – Emergency Department\nMercy Ridge Hospital – Tulsa, OK\nMay 2019 – Present\n- Triage',
    ['Registered Nurse | Mercy Ridge Hospital | 2019-05 | now'],
  ],
  [
    'RN, Emergency Department, Mercy Ridge, Tulsa, OK. 5/2019–present.\n- Triage',
    ['RN | Mercy Ridge | 2019-05 | now'],
  ],
  [
    'RN / Charge Nurse\nMercy Ridge\nTulsa, OK\n5/2019–present\n- Triage',
    ['RN / Charge Nurse | Mercy Ridge | 2019-05 | now'],
  ],
  [
    'Program Analyst, GS-0343-13, U.S. Bureau of Harbors, Washington, DC; 06/2018–present; 40 hrs/week\n- Reports',
    ['Program Analyst | U.S. Bureau of Harbors | 2018-06 | now'],
  ],
  [
    'U.S. Bureau of Harbors                                    06/2018 – Present\nProgram Analyst                                           Washington, DC\nGS-0343-13, 40 hours per week\n- Reports',
    ['Program Analyst | U.S. Bureau of Harbors | 2018-06 | now'],
  ],
  [
    'Position Title: Program Analyst\nAgency: Bureau of Harbors\nSeries/Grade: GS-0343-13\nDates: 06/2018 – Present\nHours/Week: 40\n- Reports',
    ['Program Analyst | Bureau of Harbors | 2018-06 | now'],
  ],
  [
    'Program Analyst, 0343, GS-13\nBureau of Harbors\nWashington, DC 20001\nFrom 06/2018 to Present\nHours per week: 40\n- Reports',
    ['Program Analyst | Bureau of Harbors | 2018-06 | now'],
  ],
  [
    'Journalist — The Ferry Post (Larne) — 2016–2019\nLocal councils and courts\nTrainee reporter — Antrim Echo (Antrim) — 2014–2016\nMagistrates court',
    ['Journalist | The Ferry Post | 2016 | 2019', 'Trainee reporter | Antrim Echo | 2014 | 2016'],
  ],
  [
    'Lektorin — Verlag Nachtigall (Wien) — 2016–2019\nRomane\nVolontärin — Edition Falter (Graz) — 2014–2016\nKorrektur',
    ['Lektorin | Verlag Nachtigall | 2016 | 2019', 'Volontärin | Edition Falter | 2014 | 2016'],
  ],
  [
    'Communications — Harbour Trust (Larne) — 2016–2019\nNewsletters\nFront of House — Grand Theatre (Antrim) — 2014–2016\nTickets',
    ['Communications | Harbour Trust | 2016 | 2019', 'Front of House | Grand Theatre | 2014 | 2016'],
  ],
  [
    'Stage Manager @ The Old Mill Theatre, Galway\n2016–2019\nThirty shows\nRunner @ Studio Nine\n2014–2016\nTea',
    ['Stage Manager | The Old Mill Theatre | 2016 | 2019', 'Runner | Studio Nine | 2014 | 2016'],
  ],
  [
    'Growth @ Tangle (Berlin) 2018–2020\nTests\nSales @ Foo 2016–2018\nCalls',
    ['Growth | Tangle | 2018 | 2020', 'Sales | Foo | 2016 | 2018'],
  ],
  [
    '2016/09 - 2019/08: Wissenschaftlicher Mitarbeiter, Universität Marbach\n- Lehre',
    ['Wissenschaftlicher Mitarbeiter | Universität Marbach | 2016-09 | 2019-08'],
  ],
  ['Volunteer, Red Cross Larne, 2016–2019\n- First aid', ['Volunteer | Red Cross Larne | 2016 | 2019']],
  [
    'Board Member (volunteer), Larne Food Bank, 2016–2019\n- Budget',
    ['Board Member (volunteer) | Larne Food Bank | 2016 | 2019'],
  ],
  ['Sergeant, U.S. Marine Corps, 2008–2012\n- Led', ['Sergeant | U.S. Marine Corps | 2008 | 2012']],
  ['Driver (self-employed), Ryder app, 2018 – now\nNights', ['Driver | Ryder app | 2018 | now']],
  ['Unemployed, 2020 – 2021\nCook, Blue Barn, 2018 – 2020\nSoups', ['Cook | Blue Barn | 2018 | 2020']],
  ['2020 – 2021 Maternity leave\n2018 – 2020 Cook, Blue Barn\nSoups', ['Cook | Blue Barn | 2018 | 2020']],
  [
    'Gap year – travelled in South America, 2020 – 2021\nCook, Blue Barn, 2018 – 2020\nSoups',
    ['Cook | Blue Barn | 2018 | 2020'],
  ],
  [
    'Full-time carer for my mother, 2020 – 2021\nCook, Blue Barn, 2018 – 2020\nSoups',
    ['Cook | Blue Barn | 2018 | 2020'],
  ],
])('%j', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected)
})
