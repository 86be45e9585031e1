import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const jobs = (text: string) =>
  readResumeFacts(text).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )

test('jobs told in paragraphs are read with their title, employer and dates', () => {
  expect(
    jobs(`Ines Calder
Leith, 0131 555 0100, ines.calder@example.co.uk

Since May 2020 I have worked as a head gardener for Dalmeny Estates in Edinburgh. I plan the beds, prune the orchard and buy the seed for two walled gardens.

At Forth Nurseries in Fife (March 2016 to April 2020) I was a plant technician on a team of nine. I potted and labelled young trees.

Before that, from June 2013 until February 2016, I was a landscaper with Kinross Gardens, Kinross: paths, ponds and a great many hedges.`),
  ).toEqual([
    'head gardener | Dalmeny Estates | 2020-05 | now',
    'plant technician | Forth Nurseries | 2016-03 | 2020-04',
    'landscaper | Kinross Gardens | 2013-06 | 2016-02',
  ])
})

test('what follows the sentence of the job is what was done in it', () => {
  const [job] = readResumeFacts(`Ines Calder
ines.calder@example.co.uk

July 2019 to present. Boat builder for Tayside Yards in Dundee. Planks are steamed and bent by me. I caulk the seams and fit the masts of twelve hulls a year.`).work
  expect(job?.highlights).toEqual([
    'Planks are steamed and bent by me.',
    'I caulk the seams and fit the masts of twelve hulls a year.',
  ])
})

test('a degree with its dates is no job, though a post stands in the same line', () => {
  expect(
    jobs(`Ruan Botha
ruan.botha@example.co.za

UCT, BSc (Geology), 2012 – 2015. Trained mine auditor, 2018.

Vaal Cement, Parys. Laboratory analyst since June 2016
- Test cement and lime.`),
  ).toEqual(['Laboratory analyst | Vaal Cement | 2016-06 | now'])
})

test('a birthday, a hobby and a claim in a paragraph open no job', () => {
  expect(
    jobs(`Mina Dost
mina.dost@example.com

I have loved the sea since May 2010 and still sail every weekend with my sister, an instructor. Holder of the club record since 2019, and of two cups.`),
  ).toEqual([])
})
