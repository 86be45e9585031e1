import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const schools = (text: string) =>
  readResumeFacts(`Ann Lee\nann@example.com\n\n${text}`).education.map(({ institution }) => institution)

test.each<[string, string[]]>([
  [
    'I went to Scoil Mhuire Lisdoonagh where I did the Leaving Cert in 1997 and then one year in Moyreagh Agricultural College for the Green Cert.',
    ['Scoil Mhuire Lisdoonagh', 'Moyreagh Agricultural College'],
  ],
  ['I am a senior at Alder Falls High School looking for a job.', ['Alder Falls High School']],
  ['Got a ute. Done yr 11 at Narrung Central School in 2020.', ['Narrung Central School']],
  ['I served lunches at Narrung Central School in 2020.', []],
  ['Work\nCook, Ellis College, 2012 – 2015\n\nEducation\nI studied at Hull College.', ['Hull College']],
])('%s', (text, expected) => {
  expect(schools(text)).toEqual(expected)
})
