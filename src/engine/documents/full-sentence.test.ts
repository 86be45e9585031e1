import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'

/** What points of résumés look like, whether the job goes on, and how their writer, Ana Ruiz, would say them. */
const SENTENCES: [point: string, isCurrent: boolean, sentence: string][] = [
  [
    'Responsible for two vans and their daily checks',
    true,
    'I am responsible for two vans and their daily checks.',
  ],
  [
    'Is in charge of the bakery counter at weekends',
    false,
    'I was in charge of the bakery counter at weekends.',
  ],
  ['Sales up 18% in the first year', true, 'Sales went up 18% in the first year.'],
  ['Sales +20% after new window displays', false, 'Sales went up by 20% after new window displays.'],
  ['Drives the 44-tonne artic and secures loads', true, 'I drive the 44-tonne artic and secure loads.'],
  [
    'She drove the night bus, trained nine new drivers',
    false,
    'I drove the night bus, and trained nine new drivers.',
  ],
  ['He runs the workshop and orders parts', true, 'I run the workshop and order parts.'],
  [
    'Ana ran the front office, which she had set up herself',
    false,
    'I ran the front office, which I had set up myself.',
  ],
  ['Ms Ruiz taught year 5 and led the maths team', false, 'I taught year 5 and led the maths team.'],
  ['We kept the rota', true, 'We kept the rota.'],
  ['Waiting list cut from 14 weeks to 5', false, 'The waiting list was cut from 14 weeks to 5.'],
  ['Complaints halved within six months', false, 'Complaints halved within six months.'],
  [
    'Medication round for 24 residents twice a day',
    true,
    'My work included the medication round for 24 residents twice a day.',
  ],
  ['Keyworker for six residents with dementia', true, 'I am a keyworker for six residents with dementia.'],
  [
    'Supports a client with autism until she can travel alone',
    true,
    'I support a client with autism until she can travel alone.',
  ],
  [
    'Won the regional award for the garden she designed',
    false,
    'I won the regional award for the garden I designed.',
  ],
  ['Handling of 60 calls a day', false, 'I handled 60 calls a day.'],
  [
    'Managing a team of 12 and closing the books',
    true,
    'My work included managing a team of 12 and closing the books.',
  ],
  ['Managing a team of 12 in two shifts', false, 'I managed a team of 12 in two shifts.'],
  ['Training new staff', false, 'I trained new staff.'],
  ['Team of 8 cleaners', true, 'My work included a team of 8 cleaners.'],
  ['Stock control and ordering', false, 'My work included stock control and ordering.'],
  ['Care plans for 12 residents', false, 'My work included care plans for 12 residents.'],
  ['Project management for three sites', false, 'My work included project management for three sites.'],
  ['Lead generation for the north region', true, 'My work included lead generation for the north region.'],
  ['12 vans maintained and inspected every week', false, 'I maintained and inspected 12 vans every week.'],
  ['£40k saved by renegotiating the lease', false, 'I saved £40k by renegotiating the lease.'],
  ['No lost-time accidents since 2019', true, 'There have been no lost-time accidents since 2019.'],
  ['Zero complaints in three years', false, 'There were zero complaints in three years.'],
  ['Employee of the Month (three times)', false, 'I was Employee of the Month (three times).'],
  ['Winner of the 2021 sales prize', false, 'I was the winner of the 2021 sales prize.'],
  ['Member of the safety committee', true, 'I am a member of the safety committee.'],
  ['Was given the keys after six months', false, 'I was given the keys after six months.'],
  ['Given the keys after six months', false, 'I was given the keys after six months.'],
  ['Put in charge of the night shift', false, 'I was put in charge of the night shift.'],
  ['Asked to train two other branches', false, 'I was asked to train two other branches.'],
  ['Also runs the book club', true, 'I also run the book club.'],
  [
    'Redesigned the intake form. Errors fell by half.',
    false,
    'I redesigned the intake form. Errors fell by half.',
  ],
  ['Churn 9% → 4% after new onboarding', false, 'Churn went from 9% to 4% after new onboarding.'],
  ['NPS from 31 to 52', false, 'NPS went from 31 to 52.'],
  ["Laces and measures children's shoes", true, "I lace and measure children's shoes."],
  ['Certified in first aid', true, 'I am certified in first aid.'],
  ['Never missed a delivery in four years', false, 'I never missed a delivery in four years.'],
  ['Guests welcomed in three languages', true, 'Guests were welcomed in three languages.'],
  ['Report writing for the board', false, 'My work included report writing for the board.'],
  ['Reports to the head of finance', true, 'I report to the head of finance.'],
  ['Reading age of the class rose by 14 months', false, 'The reading age of the class rose by 14 months.'],
  ['Attendance up from 88% to 95%', false, 'Attendance went up from 88% to 95%.'],
  ['Tutor of 15 pupils in maths', true, 'I am a tutor of 15 pupils in maths.'],
  ['Volunteer lead for 30 helpers', false, 'I was volunteer lead for 30 helpers.'],
  ['2nd-line support for 400 users', true, 'My work included 2nd-line support for 400 users.'],
  [
    'Answered phones & booked taxis w/ three firms',
    false,
    'I answered phones and booked taxis with three firms.',
  ],
  ['Negotiating prices with 14 suppliers', false, 'I negotiated prices with 14 suppliers.'],
  ['Point of contact for 20 agencies', true, 'I am the point of contact for 20 agencies.'],
  [
    'Handbook for new staff that is used in all branches',
    false,
    'My work included the handbook for new staff that is used in all branches.',
  ],
  [
    'Average discharge two hours earlier after new checklist',
    false,
    'The average discharge was two hours earlier after a new checklist.',
  ],
  ['Duties included filing and phones', false, 'My duties included filing and phones.'],
  ['Audit passed without a finding', false, 'The audit was passed without a finding.'],
  [
    'Looks after 30 horses and a yard of four grooms',
    true,
    'I look after 30 horses and a yard of four grooms.',
  ],
  ['Has trained 45 baristas since 2019', true, 'I have trained 45 baristas since 2019.'],
  ['Have run the parish choir since 2016', true, 'I have run the parish choir since 2016.'],
  ['Being in charge of the allotment', true, 'I am in charge of the allotment.'],
  ['Theft down by half after new cameras', false, 'Theft went down by half after new cameras.'],
  ['Sent to Berlin to open the second office', false, 'I was sent to Berlin to open the second office.'],
  [
    'Processing of visa applications for 300 students a year',
    true,
    'I process visa applications for 300 students a year.',
  ],
  ['Acting manager for six months', false, 'I was acting manager for six months.'],
  [
    'Checks and signs off wiring done by apprentices',
    true,
    'I check and sign off wiring done by apprentices.',
  ],
  [
    'Organise the school trip (90 pupils) every June',
    true,
    'I organise the school trip (90 pupils) every June.',
  ],
  [
    'Customer complaints resolved within 24 hours',
    false,
    'Customer complaints were resolved within 24 hours.',
  ],
  ['Sales targets beaten 10 months out of 12', false, 'Sales targets were beaten 10 months out of 12.'],
  [
    'He was put in charge of the apprentices, two of whom he still mentors',
    false,
    'I was put in charge of the apprentices, two of whom I still mentor.',
  ],
  ['His team fitted 300 smart meters a month', false, 'My team fitted 300 smart meters a month.'],
  ['Night nurse on a 24-bed ward', false, 'I was a night nurse on a 24-bed ward.'],
  ['Takes blood from up to 50 patients a day', true, 'I take blood from up to 50 patients a day.'],
  ['Named nurse for 12 patients', false, 'I was named nurse for 12 patients.'],
  ['Phones answered within three rings', true, 'Phones were answered within three rings.'],
  ['Diary management for two partners', false, 'My work included diary management for two partners.'],
  ['She was trusted with the safe, keys and alarm', false, 'I was trusted with the safe, keys and alarm.'],
  [
    'Maintainer of an open-source library (2k stars)',
    true,
    'I am the maintainer of an open-source library (2k stars).',
  ],
  ['Bartender of the year 2019', false, 'I was bartender of the year 2019.'],
  ['TripAdvisor score up to 4.7 from 4.1', false, 'The TripAdvisor score went up to 4.7 from 4.1.'],
  ['Form tutor of 10B', true, 'I am a form tutor of 10B.'],
  [
    'Teaches A-level Physics and runs the robotics club',
    true,
    'I teach A-level Physics and run the robotics club.',
  ],
  ['Trained as a driver assessor', false, 'I was trained as a driver assessor.'],
  ['He loaded, secured and delivered steel', false, 'I loaded, secured and delivered steel.'],
  ['Customer retention 92%', false, 'Customer retention was 92%.'],
  ['Assisting the vet in surgery', false, 'I assisted the vet in surgery.'],
  ["Mr Ruiz's class of 28", false, "My work included Mr Ruiz's class of 28."],
  ['Ruiz supervised four interns', false, 'I supervised four interns.'],
  ['Able to drive a 7.5-tonne truck', true, 'I am able to drive a 7.5-tonne truck.'],
  ['Stocktake finished two days early', false, 'The stocktake was finished two days early.'],
  ['Stock losses cut by a third', false, 'Stock losses were cut by a third.'],
  ['Recruitment of 60 seasonal staff in three weeks', false, 'I recruited 60 seasonal staff in three weeks.'],
  ['Introduced by the owner to lead buying', false, 'I was introduced by the owner to lead buying.'],
  ['Part of the team that opened Terminal 5', false, 'I was part of the team that opened Terminal 5.'],
  ['Currently lead a squad of seven', true, 'I currently lead a squad of seven.'],
  ['Cover for the manager two days a week', false, 'I covered for the manager two days a week.'],
  ['Cover reception on Saturdays', true, 'I cover reception on Saturdays.'],
  ['Trusted to open and close the shop', false, 'I was trusted to open and close the shop.'],
  [
    'she ran 3 clinics per week & supervised 2 HCAs',
    false,
    'I ran 3 clinics per week and supervised 2 HCAs.',
  ],
  [
    'Oversee £4.5M capital programme; delivered 3 schemes under budget',
    true,
    'I oversee a £4.5M capital programme; I delivered 3 schemes under budget.',
  ],
  [
    'Delivering training to 200+ staff on manual handling',
    false,
    'I delivered training to 200+ staff on manual handling.',
  ],
  ['Had 12 apprentices under me', false, 'I had 12 apprentices under me.'],
  ['He would often be the only cook on shift', false, 'I would often be the only cook on shift.'],
  ['Can drive a reach truck', true, 'I can drive a reach truck.'],
  ["To manage the shop in the owner's absence", false, "I managed the shop in the owner's absence."],
  ['Sole charge of the shop on Sundays', true, 'I have sole charge of the shop on Sundays.'],
  ['Handpicked to set up the new Bristol depot', false, 'I was handpicked to set up the new Bristol depot.'],
  ['Consistently top 3 of 40 in sales', false, 'I was consistently top 3 of 40 in sales.'],
  [
    'Kitchen hygiene rating raised from 3 to 5 stars',
    false,
    'The kitchen hygiene rating was raised from 3 to 5 stars.',
  ],
  [
    'New booking system rolled out to 14 branches in 6 weeks',
    false,
    'The new booking system was rolled out to 14 branches in 6 weeks.',
  ],
  ['New starters trained on tills and stock', false, 'I trained new starters on tills and stock.'],
  [
    'All repairs logged, parts ordered and customers informed',
    true,
    'All repairs were logged, parts ordered and customers informed.',
  ],
  [
    'On a team of four that built the payments service',
    false,
    'I was on a team of four that built the payments service.',
  ],
  [
    'With two colleagues, designed the new layout of the ward',
    false,
    'With two colleagues, I designed the new layout of the ward.',
  ],
  [
    'Together with the chef she wrote three menus a year',
    false,
    'Together with the chef I wrote three menus a year.',
  ],
  ['Every Monday prepares the rota', true, 'Every Monday I prepare the rota.'],
  ['In 2021 opened a second branch', false, 'In 2021 I opened a second branch.'],
  [
    'During the pandemic ran the vaccination hub, 900 people a day',
    false,
    'During the pandemic I ran the vaccination hub, with 900 people a day.',
  ],
  ['Within a year doubled the number of regulars', false, 'Within a year I doubled the number of regulars.'],
  ['After six months promoted to supervisor', false, 'After six months I was promoted to supervisor.'],
  [
    'PRINCE2-certified; ran six projects worth £3m',
    false,
    'I was PRINCE2-certified, and ran six projects worth £3m.',
  ],
  [
    '3,000+ parcels sorted per shift w/ 99.8% accuracy',
    false,
    'I sorted 3,000+ parcels per shift with 99.8% accuracy.',
  ],
  ['A member of the union committee', false, 'I was a member of the union committee.'],
  ['The only teacher trained in BSL', false, 'I was the only teacher trained in BSL.'],
  ['Making sure the shop floor was safe and tidy', false, 'I made sure the shop floor was safe and tidy.'],
  [
    'Bookings taken, rooms allotted and keys handed over',
    false,
    'Bookings were taken, rooms allotted and keys handed over.',
  ],
  ['Waitress and later shift leader', false, 'I was a waitress and later shift leader.'],
  [
    'Runs weekly 1:1s with 6 engineers, 2 of whom he promoted',
    true,
    'I run weekly 1:1s with 6 engineers, 2 of whom I promoted.',
  ],
  [
    'She mentored her assistant, who now runs her own salon',
    false,
    'I mentored my assistant, who now runs her own salon.',
  ],
  ['His duties include stock, till and displays', true, 'My duties include stock, till and displays.'],
  [
    'Looks after accounts worth €3m — renewed 96% of them',
    true,
    'I look after accounts worth €3m; I renewed 96% of them.',
  ],
  ['Picked fruit; drove tractor; fixed fences', false, 'I picked fruit, drove a tractor, and fixed fences.'],
  ['Cut costs by a fifth, quality up', false, 'I cut costs by a fifth; quality went up.'],
  ['She has written two guides', false, 'I have written two guides.'],
  ["He's the first point of contact for landlords", true, 'I am the first point of contact for landlords.'],
  ["He's trained 40 starters", true, 'I have trained 40 starters.'],
]

test.each(SENTENCES)('%j (now: %s) is said as %j', (point, isCurrent, sentence) => {
  expect(fullSentence(point, isCurrent, 'Ana Ruiz')).toBe(sentence)
})

test('a pronoun beside somebody else may mean them', () => {
  expect(fullSentence('Nursed a patient until she went home', false)).toBe(
    'I nursed a patient until she went home.',
  )
  expect(fullSentence('He helped the owner with his accounts', false)).toBe(
    'I helped the owner with his accounts.',
  )
})

test('"HE" and "HER2" are no pronouns', () => {
  expect(fullSentence('Tested HER2 samples for HE trainees', false)).toBe(
    'I tested HER2 samples for HE trainees.',
  )
  expect(fullSentence('Audited prisons for His Majesty’s inspectors', false)).toContain('His Majesty')
})

test('only the writer’s own name is "I"', () => {
  expect(fullSentence('Ana supervised four interns', false, 'Ana Ruiz')).toBe('I supervised four interns.')
  expect(fullSentence('Ana supervised four interns', false, 'Ben Lee')).not.toContain('I supervised')
})
