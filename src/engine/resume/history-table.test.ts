import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

test('a promotion in a table of years and months is a further post at the same employer', () => {
  const { work } = readResumeFacts(
    'Name: Ogata Renji\n\nWork history\n2009 4 Joined Sagami Pressing as Machine Operator\n2012 4 Promoted to Team Leader\n2015 8 Left Sagami Pressing\n2015 10 Joined Hoshino Parts as Inspector',
  )
  expect(work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).toEqual([
    ['Machine Operator', 'Sagami Pressing', '2009-04', '2012-04'],
    ['Team Leader', 'Sagami Pressing', '2012-04', '2015-08'],
    ['Inspector', 'Hoshino Parts', '2015-10', null],
  ])
})

test('where one of two columns ends, what follows belongs to the other', () => {
  const { work } = readResumeFacts(
    'Ann Lee\nCONTACT\nEXPERIENCE\nann@example.com\nBuyer\nLeedham\nKestrel Packaging\nSKILLS\nMay 2016 – June 2020\nExcel\nBought foil and cardboard.\nSAP\nTrained two juniors.\nINTERESTS\nCut the stock by half.\nChess\nLANGUAGES\nPolish\nGerman',
  )
  expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['Kestrel Packaging', ['Bought foil and cardboard.', 'Trained two juniors.', 'Cut the stock by half.']],
  ])
})
