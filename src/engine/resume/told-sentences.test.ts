import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'
import { toldJob } from './told-sentences.ts'

test.each<[string, string[], string | null]>([
  [
    'From 2003 to 2009 I was a lorry driver for Hennigan Feeds in Gort, delivering meal',
    [],
    'lorry driver | Hennigan Feeds | From 2003 to 2009',
  ],
  [
    "I was then taken on as a receptionist at Brannigan's Guesthouse in Killavanna from 2012 to 2015.",
    [],
    "receptionist | Brannigan's Guesthouse | from 2012 to 2015",
  ],
  [
    'In 2015 I moved to Lough Tullin Lodge as Duty Manager, where I led eleven.',
    ['It was busy.', 'I left in 2020.'],
    'Duty Manager | Lough Tullin Lodge | 2015 – 2020',
  ],
  ['In 2015 I moved to Lough Tullin Lodge as Duty Manager.', ['It was busy.'], null],
  [
    'My first real job was general operative at Tarbeg Meats, from 1998 until 2003.',
    [],
    'general operative | Tarbeg Meats | from 1998 until 2003',
  ],
  [
    "Feb 2023 to Sept 2023 wool presser with Donno's Shearing, all over",
    [],
    "wool presser | Donno's Shearing | Feb 2023 to Sept 2023",
  ],
  ['Feb 2023 to Sept 2023 cooked meals for Red Cross guests', [], null],
  ['I was a stores man in the same branch from 2009 to 2017', [], 'stores man | null | from 2009 to 2017'],
  [
    'From 2015 to 2019 I worked for Ridley’s Diner as a line cook, doing lunches.',
    [],
    'line cook | Ridley’s Diner | From 2015 to 2019',
  ],
  ['I have been in hotels since 2009 at the Larch', [], null],
  ['I was a patient at Leeds Hospital from 2012 to 2013', [], null],
  ['I was a cook at Blue Barn', [], null],
])('%s', (sentence, after, expected) => {
  const job = toldJob(sentence, after)
  expect(job && `${job.title} | ${job.employer} | ${job.dates}`).toBe(expected)
})

const TOLD = `Padraig Quill
Ennis

I have been Branch Manager with Corofin Stores since 2017. There are six of us. Before that I was a stores man in the same branch from 2009 to 2017.

From 2003 to 2009 I was a lorry driver for Hennigan Feeds in Gort.`

test('a life told in sentences holds its jobs, and the summary keeps its words', () => {
  const read = (text: string) =>
    readResumeFacts(text).work.map(({ position, name }) => `${position}, ${name}`)
  expect(read(TOLD)).toEqual([
    'Branch Manager, Corofin Stores',
    'stores man, Corofin Stores',
    'lorry driver, Hennigan Feeds',
  ])
  const summary = 'I was a cook at Blue Barn from 2012 to 2015, and I like it.'
  const { basics, work } = readResumeFacts(`Ann Lee\n\nAbout me\n${summary}`)
  expect([basics.summary, work.length]).toEqual([summary, 1])
})

test('who lists jobs tells of them a second time in a summary', () => {
  const { work } = readResumeFacts(
    'Ann Lee\n\nSummary\nI was a cook at Blue Barn from 2012 to 2015.\n\nExperience\nCook, Blue Barn, 2012 – 2015',
  )
  expect(work).toHaveLength(1)
})

test('of posts told one after another each begins when the one before ends', () => {
  const { work, basics } = readResumeFacts(
    'My name is Tom Ward. I started as a kitchen porter at The Crown Hotel in the summer of 2010. I became head chef there in 2014 and stayed until 2019. Since 2020 I have worked as a school cook at Ashfield Primary School.',
  )
  expect(work.map(job => [job.position, job.name, job.startDate, job.endDate])).toEqual([
    ['kitchen porter', 'The Crown Hotel', '2010', '2014'],
    ['head chef', 'The Crown Hotel', '2014', '2019'],
    ['school cook', 'Ashfield Primary School', '2020', null],
  ])
  expect(basics.location).toBeNull()
})

test('a season of work ends with it, a post that began in one does not', () => {
  const jobs = (sentence: string) => readResumeFacts(`Tom Ward\n\nExperience\n${sentence}`).work
  expect(jobs('In the summer of 2010 I worked as a waiter at Elm Inn. I liked it.')).toMatchObject([
    { startDate: '2010', endDate: '2010' },
  ])
})
