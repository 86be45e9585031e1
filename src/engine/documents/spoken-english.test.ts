import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'

/** Points in second-language and spoken English, in short forms, with labels, and with more before the deed than a time. */
const SENTENCES: [point: string, isCurrent: boolean, sentence: string][] = [
  [
    'I am cooking since seven years for 120 covers',
    true,
    'I have been cooking for seven years for 120 covers.',
  ],
  ['I been there for four years', false, 'I have been there for four years.'],
  ['I were in charge of the yard', false, 'I was in charge of the yard.'],
  ['We was the only crew that finished early', false, 'We were the only crew that finished early.'],
  ['I done the books for 12 shops', false, 'I did the books for 12 shops.'],
  ['I have reduce the waste of 30 percent', true, 'I have reduced the waste by 30 percent.'],
  ['Made the plan for 14 vans, what saved 200 km', false, 'I made the plan for 14 vans, which saved 200 km.'],
  ['Have experience with nine persons', true, 'I have experience with nine people.'],
  ['Was made responsible of the move', false, 'I was made responsible for the move.'],
  ['I run the room what I set up', true, 'I run the room that I set up.'],
  ['I showed the team what I did', false, 'I showed the team what I did.'],
  [
    'I have trained 6 cooks, 3 of them is now chef',
    true,
    'I have trained 6 cooks, and 3 of them are now chef.',
  ],
  [
    'Mgmt of 6 ppl, avg. 120 calls/day',
    false,
    'My work included mgmt of 6 people, with about 120 calls a day.',
  ],
  ['Repaired approx. 15 bikes/wk', false, 'I repaired about 15 bikes a week.'],
  ['Ran the bar w/o help for 3 yrs', false, 'I ran the bar without help for 3 years.'],
  ['Saved 5 man-hours/week', false, 'I saved 5 man-hours a week.'],
  ['Rolled-out Workday to 1,800 staff', false, 'I rolled out Workday to 1,800 staff.'],
  ['Designed and built: 3 parks, 4 gardens', false, 'I designed and built 3 parks and 4 gardens.'],
  ['Drove the van to the yard', false, 'I drove the van to the yard.'],
  ['Handed over early and €110,000 under budget', false, 'I handed over early and €110,000 under budget.'],
  ['Task: win back lapsed customers', false, 'My task was to win back lapsed customers.'],
  ['Action: rang 300 lapsed customers', false, 'I rang 300 lapsed customers.'],
  ['Complaints per 1,000 orders: 14 -> 5', false, 'Complaints per 1,000 orders went from 14 to 5.'],
  ['Sales: 112% of target', false, 'Sales were 112% of target.'],
  ['Having seen the queue, opened a second till', false, 'Having seen the queue, I opened a second till.'],
  ['As team captain trained 11 colleagues', false, 'As team captain I trained 11 colleagues.'],
  ['With a colleague translated the guide', false, 'With a colleague I translated the guide.'],
  [
    'In 2017 the fridge broke down and I repaired it',
    false,
    'In 2017 the fridge broke down and I repaired it.',
  ],
  [
    'When I came, 58 percent were immunised; when I left it was 91 percent',
    false,
    'When I came, 58 percent were immunised; when I left it was 91 percent.',
  ],
  ['Since 2019 leader of the night shift', true, 'Since 2019 I have been leader of the night shift.'],
  [
    'Fill-in for the dispatcher since 01/2024: 35 trucks',
    true,
    'I have been the fill-in for the dispatcher since 01/2024: 35 trucks.',
  ],
  [
    'Mentors new starters and has brought nine through the certificate',
    true,
    'I mentor new starters and have brought nine through the certificate.',
  ],
  ['Driven 820,000 km without a fault', true, 'I have driven 820,000 km without a fault.'],
  ['Driven 820,000 km without a fault', false, 'I drove 820,000 km without a fault.'],
  ['Was in charge of two vans and did the rota', false, 'I was in charge of two vans and did the rota.'],
  ['Organised the yearly concert', false, 'I organised the yearly concert.'],
  ['Replacing plastic trays by moulded pulp', true, 'I replace plastic trays by moulded pulp.'],
  ['Rewriting of the guidance notes', true, 'I rewrote the guidance notes.'],
  ['Promoted after 5 months to supervisor', false, 'I was promoted after 5 months to supervisor.'],
  ['Patrol zones A to F', false, 'I patrolled zones A to F.'],
  ['Conception of the tree strategy', false, 'I conceived the tree strategy.'],
  [
    'Photographing of 900 objects and entry into the database',
    false,
    'My work included photographing of 900 objects and entry into the database.',
  ],
  ['Usability test with 8 customers', false, 'My work included a usability test with 8 customers.'],
]

test.each(SENTENCES)('%j (now: %s) is said as %j', (point, isCurrent, sentence) => {
  expect(fullSentence(point, isCurrent, 'Ana Ruiz')).toBe(sentence)
})

/** Nouns that look like verbs, and results whose verb stands elsewhere. */
test.each([
  ['Dock scheduling for 18 doors', 'My work included dock scheduling for 18 doors.'],
  ['Host family for two students', 'My work included host family for two students.'],
  ["Head chef's right hand", "My work included head chef's right hand."],
  ['Stock takes twice a year', 'My work included stock takes twice a year.'],
  ['Water samples taken at 24 stations', 'Water samples were taken at 24 stations.'],
  [
    'Pick accuracy 97% → 99% after I moved the aisles',
    'Pick accuracy went from 97% to 99% after I moved the aisles.',
  ],
  ['Cash handling up to £8k daily', 'My work included cash handling up to £8k daily.'],
  ['Cuts waste from 21 kg to 8 kg a day', 'I cut waste from 21 kg to 8 kg a day.'],
  ['Newsletter list grown 4k to 31k', 'The newsletter list was grown from 4k to 31k.'],
  ['Search time for tools minus 60%', 'The search time for tools went down by 60%.'],
  ['Rye bread won silver at the fair', 'Rye bread won silver at the fair.'],
  ['70% cut in run time', 'The result was a 70% cut in run time.'],
  ['Best seller of the shop in winter 2022', 'I was the best seller of the shop in winter 2022.'],
  ['Ran the trial, the hospital then bought 48 units', 'I ran the trial; the hospital then bought 48 units.'],
  ['Ordered stock, spend cut by £14,000 a year', 'I ordered stock; spend was cut by £14,000 a year.'],
  ['Counted stock, discrepancies under 0.3%', 'I counted stock, with discrepancies under 0.3%.'],
  [
    'Set exams, corrected papers and kept the register',
    'I set exams, corrected papers and kept the register.',
  ],
  ['Ran a group of 6, all 6 came off the plan', 'I ran a group of 6; all 6 came off the plan.'],
  ['Led the home through two audits, both rated Good', 'I led the home through two audits, both rated Good.'],
  [
    'Kept the records; hygiene audit passed with the top grade',
    'I kept the records; the hygiene audit was passed with the top grade.',
  ],
])('%j is %j', (point, sentence) => {
  expect(fullSentence(point, false, 'Ana Ruiz')).toBe(sentence)
})
