import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'
import { withWholeClauses } from './whole-clauses.ts'

/** Points whose later clauses have no verb, or one without its "and". */
const SENTENCES: [point: string, isCurrent: boolean, sentence: string][] = [
  [
    'Was responsible for the keys of 14 flats, changed all locks in 2022',
    true,
    'I was responsible for the keys of 14 flats, and changed all locks in 2022.',
  ],
  [
    'In charge of ordering; waste from 9% to 4%',
    false,
    'I was in charge of ordering; waste went from 9% to 4%.',
  ],
  ['Fitted 300 boilers, none recalled', true, 'I fitted 300 boilers, with none recalled.'],
  [
    'We serve 200 covers a night, 40 of them gluten free',
    true,
    'We serve 200 covers a night, with 40 of them gluten free.',
  ],
  ['Budget of £2m, never overspent', true, 'My work included a budget of £2m, never overspent.'],
  ['Support for 400 users (Windows, Mac)', true, 'My work included support for 400 users (Windows, Mac).'],
  [
    '1,200 calls handled per month, 96% resolved first time',
    false,
    'I handled 1,200 calls per month, with 96% resolved first time.',
  ],
  [
    'Single-handedly rebuilt the stock room - saved two hours a day',
    false,
    'I single-handedly rebuilt the stock room, and saved two hours a day.',
  ],
  [
    'Rewrote the test suite; build time 12 minutes shorter',
    false,
    'I rewrote the test suite; the build time was 12 minutes shorter.',
  ],
  ['Result: churn down 12%', false, 'Churn went down 12%.'],
  ['Hoovers the hall, empties the bins', true, 'I hoover the hall, and empty the bins.'],
  [
    'Sold 210 phones in 2022, best of the branch',
    false,
    'I sold 210 phones in 2022, the best of the branch.',
  ],
  [
    'Planned the move of 300 desks, budget £80k',
    false,
    'I planned the move of 300 desks, with a budget of £80k.',
  ],
  [
    'Led the migration of 40 servers; known for calm nights',
    false,
    'I led the migration of 40 servers; I was known for calm nights.',
  ],
  ['Dug trenches, laid pipe, backfilled', false, 'I dug trenches, laid pipe, and backfilled.'],
  ['Dug trenches, laid 4 km of pipe', false, 'I dug trenches and laid 4 km of pipe.'],
  ['Write the weekly newsletter, 4,000 readers', true, 'I write the weekly newsletter, with 4,000 readers.'],
  [
    'Taught 28 children; all passed the phonics check',
    false,
    'I taught 28 children; all passed the phonics check.',
  ],
  [
    'Mentor to four apprentices, all of whom finished',
    false,
    'I was a mentor to four apprentices, all of whom finished.',
  ],
  [
    'Built the booking page with React, used by 12,000 people a month',
    false,
    'I built the booking page with React, used by 12,000 people a month.',
  ],
  ['Co-wrote the fire plan, trained 60 wardens', false, 'I co-wrote the fire plan, and trained 60 wardens.'],
  [
    'Cooking, cleaning and shopping for two clients',
    true,
    'My work included cooking, cleaning and shopping for two clients.',
  ],
  ['Deliver parcels, 120 drops a day', false, 'I delivered parcels, with 120 drops a day.'],
  ['Negotiated with suppliers – prices down 8%', false, 'I negotiated with suppliers; prices went down 8%.'],
  ['Counted stock, ordered, cleaned', false, 'I counted stock, ordered, and cleaned.'],
  [
    'Opened the Leeds shop (14 staff), turnover £1.2m in year two',
    false,
    'I opened the Leeds shop (14 staff), with turnover of £1.2m in year two.',
  ],
  ['Responsible for: payroll of 90 staff', false, 'I was responsible for payroll of 90 staff.'],
  [
    'Cut agency hours by 40%, moved the team to four-day weeks',
    false,
    'I cut agency hours by 40%, and moved the team to four-day weeks.',
  ],
  ['Ran the till, served food, cleaned tables', false, 'I ran the till, served food, and cleaned tables.'],
  ['maintains 60 lifts, 98% uptime', true, 'I maintain 60 lifts, with 98% uptime.'],
  [
    'Teach beginners’ guitar to 20 children, ages 7 to 12',
    true,
    'I teach beginners’ guitar to 20 children, ages 7 to 12.',
  ],
  [
    'Superuser for the booking system; taught 40 colleagues',
    true,
    'I am a superuser for the booking system; I taught 40 colleagues.',
  ],
  [
    'First aider on the night shift; trained nine others',
    true,
    'I am a first aider on the night shift; I trained nine others.',
  ],
  [
    'Team of 12, trained four of them to supervisor level',
    false,
    'My work included a team of 12; I trained four of them to supervisor level.',
  ],
  [
    '12 buses cleaned a night, trained two starters',
    true,
    'I cleaned 12 buses a night, and trained two starters.',
  ],
  ['Tiled 60 bathrooms a year, no call-backs', true, 'I tiled 60 bathrooms a year, with no call-backs.'],
  [
    'Foreman of a gang of eight, two sites at a time',
    false,
    'I was foreman of a gang of eight, with two sites at a time.',
  ],
  ['Plastering, skimming and dry lining', false, 'My work included plastering, skimming and dry lining.'],
  [
    'I fit kitchens; snag lists down to two items on average',
    true,
    'I fit kitchens; snag lists went down to two items on average.',
  ],
  ['Gas Safe registered, certified 2019', true, 'I am Gas Safe registered, certified in 2019.'],
  [
    'Key worker to five families (weekly visits, court reports)',
    true,
    'I am a key worker to five families (weekly visits, court reports).',
  ],
  ['Fed, washed and dressed eight residents', false, 'I fed, washed and dressed eight residents.'],
  ['Safeguarding lead; 40 staff trained', false, 'I was safeguarding lead, with 40 staff trained.'],
  [
    'In charge of medicines audit, score 98%',
    false,
    'I was in charge of medicines audit; the score was 98%.',
  ],
  [
    'Expenses system introduced: claims paid in 5 days instead of 30',
    false,
    'I introduced the expenses system: claims paid in 5 days instead of 30.',
  ],
  [
    'Processes visa forms, answers emails, greets visitors',
    true,
    'I process visa forms, answer emails, and greet visitors.',
  ],
  [
    'Owner of the login service – 3,000 requests a second',
    true,
    'I am the owner of the login service, with 3,000 requests a second.',
  ],
  ['Wrote the on-call handbook; pages down 60%', false, 'I wrote the on-call handbook; pages went down 60%.'],
  [
    'Refactored legacy code, test coverage from 20% to 85%',
    false,
    'I refactored legacy code; test coverage went from 20% to 85%.',
  ],
  [
    'Menu redesigned with the chef; food cost 31% to 27%',
    false,
    'I redesigned the menu with the chef; the food cost went from 31% to 27%.',
  ],
  [
    'Reading club for 30 pupils, started from nothing',
    false,
    'My work included the reading club for 30 pupils, started from nothing.',
  ],
  [
    'we look after 4 acres of borders, hedges cut by hand',
    true,
    'We look after 4 acres of borders, with hedges cut by hand.',
  ],
  [
    'Cold-calls 60 firms a day; 9 meetings a week',
    true,
    'I cold-call 60 firms a day, with 9 meetings a week.',
  ],
  ['Top of the league table, 2018 and 2019', false, 'I was top of the league table, 2018 and 2019.'],
  [
    'Quality control of castings, scrap from 6% to 2%',
    false,
    'My work included quality control of castings; scrap went from 6% to 2%.',
  ],
  ['Order picking, 180 lines an hour', false, 'My work included order picking, with 180 lines an hour.'],
  ['Plans, cooks and serves lunch for 90 children', true, 'I plan, cook and serve lunch for 90 children.'],
  ['Design, print and post the newsletter', true, 'I design, print and post the newsletter.'],
  ['Sort, scan and file 900 letters a day', false, 'I sorted, scanned and filed 900 letters a day.'],
  [
    'Created rota software, used in 12 shops, saving £30k a year',
    false,
    'I created rota software, used in 12 shops, saving £30k a year.',
  ],
  [
    'Reconcile 14 accounts; bank reconciliations finish two days earlier',
    true,
    'I reconcile 14 accounts; bank reconciliations finish two days earlier.',
  ],
  ['Trained 60 starters; plan the shifts', true, 'I trained 60 starters; I plan the shifts.'],
  [
    'Negotiate contracts; average discount fell from 18% to 9%',
    true,
    'I negotiate contracts; the average discount fell from 18% to 9%.',
  ],
  ['Speeding up of the checkout by 40%', true, 'I sped up the checkout by 40%.'],
  ['Phones, post, visitors', true, 'My work included phones, post and visitors.'],
]

test.each(SENTENCES)('%j (now: %s) is said as %j', (point, isCurrent, sentence) => {
  expect(fullSentence(point, isCurrent, 'Ana Ruiz')).toBe(sentence)
})

test.each([
  ['I taught four trainees, two of them with dyslexia', 'I taught four trainees, two of them with dyslexia'],
  ['I drew the posters, printed 5,000 times', 'I drew the posters, printed 5,000 times'],
  [
    'I wired 14 houses, all passed inspection first time',
    'I wired 14 houses; all passed inspection first time',
  ],
  [
    'I entered the data, report used by the council',
    'I entered the data, with the report used by the council',
  ],
  ['I had 35 clients, 80% rebook', 'I had 35 clients; 80% rebook'],
])('%j is whole as %j', (text, whole) => {
  expect(withWholeClauses(text, false)).toBe(whole)
})
