import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'

/** Points as they stand in résumés of many hands, and lines near to them that another rule must leave alone. */
test.each([
  [
    'When the scheduler left they had nobody so I did the run sheets for 7 months, 26 trucks',
    'When the scheduler left they had nobody so I did the run sheets for 7 months, with 26 trucks.',
  ],
  [
    'Worked out we were sending trucks home empty, so I matched them with hay',
    'I worked out we were sending trucks home empty, so I matched them with hay.',
  ],
  ['That turned into the Book Crate, 37 families', 'That turned into the Book Crate, with 37 families.'],
  [
    'Then a story hour in the hall, winters only, went from 4 kids to 28',
    'Then a story hour in the hall, winters only, went from 4 kids to 28.',
  ],
  [
    'The kitchen, which I ran alone at lunchtime, served 90 covers',
    'The kitchen, which I ran alone at lunchtime, served 90 covers.',
  ],
  [
    'Replaced 14 planks in a church boat, she is still rowing',
    'I replaced 14 planks in a church boat; she is still rowing.',
  ],
  [
    'Taught the receptionist and showed her the printer',
    'I taught the receptionist and showed her the printer.',
  ],
  ['Was trained by the chef of her ship', 'I was trained by the chef of her ship.'],
  ['Set the printer up and taught her on WhatsApp', 'I set the printer up and taught her on WhatsApp.'],
  ['The rota was kept by her', 'I kept the rota.'],
  [
    'Steam box made by me from an old stove, bending went from 40 minutes to 15',
    'I made the steam box from an old stove; the bending went from 40 minutes to 15.',
  ],
  [
    'VAT and the annual return done by me and handed to the accountant',
    'I did the VAT and the annual return, which were handed to the accountant.',
  ],
  ['Bread made by the trainees', 'The bread was made by the trainees.'],
  ['Result: calls from 20 a month to 2', 'Calls went from 20 a month to 2.'],
  ['Result: 38 of 40 in use within 5 days', 'The result was 38 of 40 in use within 5 days.'],
  ['Task: repair of phones for customers', 'My work included the repair of phones for customers.'],
  ['Task: repair 40 phones a week', 'My task was to repair 40 phones a week.'],
  [
    'Built the calendar w/ 2 other mechs.; avail. 71% → 86% in 10 mths.',
    'I built the calendar with 2 other mechanics; the availability went from 71% to 86% in 10 months.',
  ],
  ['Checked parts every Mon. with ops.', 'I checked parts every Monday with operations.'],
  ['Oversaw 3 x sites, c. £2m p.a.', 'I oversaw 3 sites, with about £2m a year.'],
  ['Ran talks, accidents 7 > 2', 'I ran talks; accidents went from 7 to 2.'],
  ['Handled 60 calls p/day w/out help', 'I handled 60 calls a day without help.'],
  ['Time for each room passed from 34 minutes to 27', 'The time for each room went from 34 minutes to 27.'],
  ['Parents’ evening organised for 120 families', 'I organised the parents’ evening for 120 families.'],
  ['Mould changes 45 min -> 12 min', 'Mould changes went from 45 min to 12 min.'],
  ['Cut errors from 9 a week to 2', 'I cut errors from 9 a week to 2.'],
  ['Till differences: none in 2 years', 'There were no till differences in 2 years.'],
  ['Responsible person for fire alarm tests', 'I was the responsible person for fire alarm tests.'],
  ['Good with angry people', 'I was good with angry people.'],
  ['On call every third weekend', 'I was on call every third weekend.'],
  ['Brought in card payments', 'I brought in card payments.'],
  ['Brought in to run the bar', 'I was brought in to run the bar.'],
  ['Appointed two deputies', 'I appointed two deputies.'],
  ['Appointed head of the bar', 'I was appointed head of the bar.'],
  ['Set-up and breakdown of events', 'My work included set-up and breakdown of events.'],
  ['Set-up the stage for 12 bands', 'I set up the stage for 12 bands.'],
  ['Looked after: 12 ponies, 3 carts', 'I looked after 12 ponies and 3 carts.'],
  ['On nights alone with 28 residents', 'I worked on nights alone with 28 residents.'],
  ['For the export department I wrote 40 offers', 'For the export department I wrote 40 offers.'],
  ['promoted x2 in 3 yrs', 'I was promoted twice in 3 years.'],
  [
    '>200 boilers serviced p.a., call-backs <1%',
    'More than 200 boilers were serviced a year, call-backs under 1%.',
  ],
  ['Moved the tools, search time halved', 'I moved the tools; the search time halved.'],
  ['Cut hair of 12 clients, 60% come back by name', 'I cut hair of 12 clients; 60% come back by name.'],
  ['Trained 60 clerks, 60% of the branch', 'I trained 60 clerks, with 60% of the branch.'],
  ['Put up a board, mistakes minus half', 'I put up a board; mistakes went down by half.'],
  ['Acting foreman when the boss was away', 'I was acting foreman when the boss was away.'],
  ['On average 40 calls', 'My work included on average 40 calls.'],
  ['Cooking for 80 children', 'I cooked for 80 children.'],
  ['Training for 20 staff', 'My work included training for 20 staff.'],
  ['Vaccination of 1,200 children', 'I vaccinated 1,200 children.'],
  ['Excel macro of my own', 'My work included Excel macro of my own.'],
  ['Pressure sores less 50 percent', 'Pressure sores went down by 50 percent.'],
  ['Counted stock, 130 so far have been checked', 'I counted stock; 130 so far have been checked.'],
  ['Set up a messy data set of 40 files', 'I set up a messy data set of 40 files.'],
  ['9 years, 0 injury accidents', 'In 9 years I had no injury accidents.'],
  ['Harvest 2023: 16 pickers', 'My work included harvest 2023: 16 pickers.'],
  [
    'Wedding stand planned and drawn, 34 bookings taken',
    'I planned and drew the wedding stand, with 34 bookings taken.',
  ],
  [
    'Planned 60 moves, 1.2 million miles, no accidents',
    'I planned 60 moves, 1.2 million miles, with no accidents.',
  ],
  [
    'Budget for media, £180,000, held each year',
    'My work included budget for media, £180,000, held each year.',
  ],
  [
    'Trained as a first aider; regular bookings for 15 residents',
    'I was trained as a first aider, with regular bookings for 15 residents.',
  ],
  ['ID’d a fuel leak', 'I identified a fuel leak.'],
  ['Organized afternoon for 12 children', 'I organized an afternoon for 12 children.'],
  ['I taught them songs, after one year they speak it', 'I taught them songs; after one year they speak it.'],
  [
    'Airport runs, school runs, wheelchair accessible vehicle',
    'My work included airport runs, school runs and wheelchair accessible vehicle.',
  ],
  ['Served dinners, on average 90 a day', 'I served dinners, on average 90 a day.'],
  ['In sole charge of the till', 'I was in sole charge of the till.'],
  ['Second in charge of a kitchen of 9', 'I was second in charge of a kitchen of 9.'],
  ['Prize for best thesis of the year', 'I won the prize for best thesis of the year.'],
  ['Silver medal at the county show', 'I won a silver medal at the county show.'],
  ['Safety rep – 40 drivers', 'I was safety rep, with 40 drivers.'],
  ['Sole cook for 40 guests', 'I was the sole cook for 40 guests.'],
  ['Led 30-bed ward through the move', 'I led 30-bed ward through the move.'],
  [
    'Took 260 calls a night, crash team alerted within 15 seconds',
    'I took 260 calls a night, with the crash team alerted within 15 seconds.',
  ],
  ['Wrote the plays, co-wrote and re-staged six', 'I wrote the plays, co-wrote and re-staged six.'],
])('%j is %j', (point, sentence) => {
  expect(fullSentence(point, false, 'Ana Ruiz')).toBe(sentence)
})

test.each([
  ['260 calls a night', 'I handle 260 calls a night.'],
  [
    'Cutting pay queries from 90 a month to 25 by means of notes',
    'I cut pay queries from 90 a month to 25 by means of notes.',
  ],
  ['Chair closed, stall sold', 'My work included chair closed, stall sold.'],
  ['Lost property book', 'My work included lost property book.'],
])('of a job that goes on %j is %j', (point, sentence) => {
  expect(fullSentence(point, true, 'Ana Ruiz')).toBe(sentence)
})

test.each([
  ['I make drawings for 14 km of road', 'I made drawings for 14 km of road.'],
  [
    'A Legionella method was validated by me and was accepted by the assessors',
    'I validated a Legionella method, which was accepted by the assessors.',
  ],
  ['For the opera I have sew 38 costumes', 'For the opera I sewed 38 costumes.'],
  ['I have made also 11 dresses', 'I also made 11 dresses.'],
  ['54 framed works hung in four days', 'I hung 54 framed works in four days.'],
  [
    'Looking after Mr. Pell day and night, he have dementia',
    'I looked after Mr. Pell day and night, he has dementia.',
  ],
])('of a past job %j is %j', (point, sentence) => {
  expect(fullSentence(point, false, 'Ana Ruiz')).toBe(sentence)
})
