import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'

/** Points that hide their writer behind "were", "by me" or a participle. */
const SENTENCES: [point: string, isCurrent: boolean, sentence: string][] = [
  [
    '52 km of river bank were surveyed and 1,900 plants mapped with GPS',
    true,
    'I surveyed 52 km of river bank and mapped 1,900 plants with GPS.',
  ],
  ['3,800 leaf samples were processed in 2023', false, 'I processed 3,800 leaf samples in 2023.'],
  [
    'Daily checks were completed and defects reported',
    false,
    'I completed daily checks and reported defects.',
  ],
  ['Roof trusses were designed and checked', false, 'I designed and checked roof trusses.'],
  ['52 school visits were organised', false, 'I organised 52 school visits.'],
  ['Camera traps were set up at 38 sites', false, 'I set up camera traps at 38 sites.'],
  ['Invoices are processed daily', true, 'I process invoices daily.'],
  ['Three tours have been developed', true, 'I have developed three tours.'],
  [
    'A fault guide was written and is used in all depots',
    true,
    'I wrote a fault guide, which is used in all depots.',
  ],
  [
    'Nightly billing job was rewritten by me; run time went down from six hours to 22 minutes',
    true,
    'I rewrote the nightly billing job; the run time went down from six hours to 22 minutes.',
  ],
  [
    'Losses were reduced to 2.1% after a new routine was written by me',
    true,
    'I reduced losses to 2.1% after I wrote a new routine.',
  ],
  ['Ran the club which was started by me', false, 'I ran the club which I started.'],
  ['Quality files were prepared by the undersigned', false, 'I prepared quality files.'],
  [
    '2 new tours were designed by me: "Kitchens" and "Ghosts"',
    false,
    'I designed 2 new tours: "Kitchens" and "Ghosts".',
  ],
  [
    'Sponsorship from 23 businesses won, most of them by knocking on the door',
    false,
    'I won the sponsorship from 23 businesses, most of them by knocking on the door.',
  ],
  [
    'Survey of 1,200 callers designed and analysed',
    false,
    'My work included the survey of 1,200 callers designed and analysed.',
  ],
  ['Budget made together with the bank', false, 'I made the budget together with the bank.'],
  ['Lapsed patients are phoned', true, 'Lapsed patients are phoned.'],
  ['£9k was raised by the parents', false, '£9k was raised by the parents.'],
  ['It was written in two days', false, 'It was written in two days.'],
]

test.each(SENTENCES)('%j (now: %s) is told as %j', (point, isCurrent, sentence) => {
  expect(fullSentence(point, isCurrent, 'Ana Ruiz')).toBe(sentence)
})
