/** Short résumés as people write them, the work they ask for, what a good letter must use and what it must leave out. */
export const letterCases: {
  name: string
  resume: string
  jobTitle: string
  targetRole: string
  objective: string
  posting: string
  holds: string[]
  lacks: string[]
}[] = [
  {
    name: 'a roofer who turns to safety',
    resume: `DARREN O'SULLIVAN
darren@example.com

Experience
Roofer, Halden Roofing Ltd, 2014 - Present
- Carried slates and cleared gutters
- Safety rep for a crew of 22; reportable accidents from 7 to 1 a year
- Wrote the working-at-height checklist, used on all sites since 2021
- Toolbox talks every Monday, 30 people
- Points on licence in 2019, since spent
- Darts captain of the firm

Education
NEBOSH National General Certificate in Occupational Health and Safety, 2023`,
    jobTitle: 'Roofer',
    targetRole: 'Health and Safety Officer',
    objective: '',
    posting: '',
    holds: [
      "Darren O'Sullivan",
      'I am a roofer',
      'from 7 to 1 a year',
      'wrote the working-at-height checklist',
    ],
    lacks: ['slates', 'licence in 2019', 'Darts', 'DARREN'],
  },
  {
    name: 'a care assistant told in the third person',
    resume: `Precious Ndlovu
precious@example.com

Work experience
Senior Care Assistant, Ashgrove Care Home, 2017 - Present
- She leads a shift of six carers and plans the rota for 28 staff.
- She cut falls on the unit by 40% with the bed-check round that she introduced.
- She supports a resident who paints until she tires.
- She received a verbal warning for lateness in 2018.
- She bakes cakes for birthdays.
Care Assistant, Home Helpers, 2013 - 2017
- Washed and dressed eight clients a day`,
    jobTitle: 'Senior Care Assistant',
    targetRole: 'Care Home Manager',
    objective: 'She wants to run a home where people are known by name.',
    posting: '',
    holds: [
      'lead a shift of six carers and plan the rota for 28 staff',
      'cut falls on the unit by 40%',
      'that I introduced',
    ],
    lacks: ['She leads', 'she introduced', 'warning', 'cakes'],
  },
  {
    name: 'an office administrator who turns to data',
    resume: `Tomasz Brandt
tomasz@example.com

Employment
Office Administrator, Kettle & Rowe Solicitors, Jan 2018 - Present
- Rebuilt the billing spreadsheet in Excel with Power Query: month-end from 3 days to 4 hours
- Dashboards in Power BI for eight partners, opened daily
- Made tea and opened the post
- Cleaned 14,000 client records, duplicates down 92%
- Ordered stationery

Volunteer Data Analyst, City Food Bank, 2021 - Present
- Analysed 5 years of donation data in Python; forecast error 12 points lower

Education
Evening certificate in Data Analytics, Hull College, 2022`,
    jobTitle: 'Office Administrator',
    targetRole: 'Data Analyst',
    objective: 'work with data all day',
    posting: '',
    holds: ['from 3 days to 4 hours', 'donation data in Python', 'Data Analytics'],
    lacks: ['made tea', 'stationery'],
  },
  {
    name: 'a developer in fragments',
    resume: `Wei Okonkwo
wei@example.com

Experience
Backend Developer, Parcelbird, 2019 - Present
- Checkout API in Go, 9 million calls a day; p99 from 800 ms to 120 ms
- In charge of on-call for three services
- Migration of 40 cron jobs to a queue, no lost job
- Mentor of two juniors, both promoted
- Lost a week of logs after a wrong command
- Organised the office quiz

Skills
Go, PostgreSQL, Kafka, Terraform`,
    jobTitle: 'Backend Developer',
    targetRole: 'Senior Software Engineer',
    objective: '',
    posting: 'You will own services in Go, mentor junior engineers, run on-call and make our API faster.',
    holds: ['800 ms to 120 ms', 'on-call for three services', 'two juniors'],
    lacks: ['Lost a week', 'quiz'],
  },
  {
    name: 'a waitress who writes as we',
    resume: `Chiara Lund
chiara@example.com

Experience
Head Waitress, Trattoria Sole, 2016 - Present
- We opened a terrace of 60 seats and filled it every weekend of the summer
- We trained 25 waiters; nine now lead a station
- We raised the average bill by 14% with a new wine list
- We polished glasses and folded napkins
- We lost our hygiene star in 2019`,
    jobTitle: 'Head Waitress',
    targetRole: 'Restaurant Manager',
    objective: '',
    posting: '',
    holds: ['opened a terrace of 60 seats', '25 waiters', '14%'],
    lacks: ['I we', 'included we', 'hygiene star'],
  },
  {
    name: 'a teacher of many passives',
    resume: `Ffion Haddad
ffion@example.com

Teaching
Science Teacher, Bryn School, Sept 2015 - Present
- GCSE pass rate up from 58% to 81% in four years
- Was appointed head of year 9 in 2020
- Science club founded, 45 members
- 12 trainee teachers mentored
- Playground duty on Tuesdays
- Failed the first OFSTED observation`,
    jobTitle: 'Science Teacher',
    targetRole: 'Head of Science',
    objective: '',
    posting: '',
    holds: ['went up from 58% to 81%', 'appointed head of year 9', 'mentored 12 trainee teachers'],
    lacks: ['OFSTED', 'Failed', 'Playground'],
  },
  {
    name: 'a lorry driver who turns to planning',
    resume: `Jerzy Albescu
jerzy@example.com

Experience
LORRY DRIVER, Northway Haulage, 2012 - Present
- drives 44-tonne artics, 1.1 million km without an accident
- planned routes for 9 drivers during the depot move, fuel down 11%
- trains new drivers on the tachograph
- washes the cab
- suspended for a week in 2017`,
    jobTitle: 'LORRY DRIVER',
    targetRole: 'Transport Planner',
    objective: '',
    posting: '',
    holds: ['I am a lorry driver', 'fuel went down 11%'],
    lacks: ['LORRY', 'washes', 'wash the cab', 'suspended'],
  },
  {
    name: 'a hairdresser for a salon of her own',
    resume: `Amara Petit
amara@example.com

Experience
Hair Stylist, Salon Verve, 2015 - Present
- 70 regular clients, 90% rebooking
- Responsible for stock and till; takings of £6k a week
- Taught colour to three apprentices, all qualified
- Swept the floor
- Being sued by a former client`,
    jobTitle: 'Hair Stylist',
    targetRole: 'Salon Manager',
    objective: '',
    posting: '',
    holds: ['responsible for stock and till', 'three apprentices'],
    lacks: ['Swept', 'swept', 'sued'],
  },
  {
    name: 'a soldier who turns to logistics',
    resume: `Marlon Yusuf
marlon@example.com

Service
Supply Sergeant, Army Logistics Corps, 2010 - 2022
- Accountable for £8m of equipment, no losses in six years
- Led 14 soldiers; moved 600 tonnes of stores to three bases
- Stood guard
- Put on a performance plan in 2013
- Inventory accuracy: 94% → 99.6%`,
    jobTitle: 'Supply Sergeant',
    targetRole: 'Logistics Manager',
    objective: '',
    posting: '',
    holds: ['accountable for £8m of equipment, with no losses', '14 soldiers, and moved 600 tonnes'],
    lacks: ['performance plan', 'stood guard'],
  },
  {
    name: 'a shop assistant who turns to marketing',
    resume: `Noor Castell
noor@example.com

Experience
Shop Assistant, Blue Button Fabrics, 2018 - Present
- Runs the shop's Instagram, from 300 to 11,000 followers
- Newsletter for 4,000 customers, opened by 48%
- Measured and cut cloth
- Set up the Christmas tree
- Written up for cash shortages

Skills
Instagram, Canva, Mailchimp, till work`,
    jobTitle: 'Shop Assistant',
    targetRole: 'Social Media Marketing Assistant',
    objective: 'tell the stories of small shops',
    posting: '',
    holds: ["I run the shop's Instagram", '11,000 followers', '4,000 customers'],
    lacks: ['cloth', 'Christmas', 'Written up'],
  },
]
