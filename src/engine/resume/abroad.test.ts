import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'
import { schoolName } from './school-name.ts'
import { nameKind } from './title-words.ts'

test.each([
  'Responsabile di magazzino',
  'Jefa de Recepción',
  'Sachbearbeiterin Schaden',
  'Gerente de Hotel',
  "Chef d'équipe",
  'Técnico Mecânico',
  'Specjalistka ds. kadr',
])('%s is a post', text => {
  expect(nameKind(text)).toBe('title')
})

test.each(['Instituto Técnico', 'Hotel Playa Verde', 'Koch Industries'])('%s is no post', text => {
  expect(nameKind(text)).not.toBe('title')
})

test.each([
  ['Lycée hôtelier de Saint-Brévalec', 'Lycée hôtelier de Saint-Brévalec'],
  ['Istituto Professionale "G. Torrebruna", Fontalta', 'Istituto Professionale "G. Torrebruna"'],
  ['Meisterschule Grünlingen', 'Meisterschule Grünlingen'],
  ['Käthe-Kollwitz-Gesamtschule', 'Käthe-Kollwitz-Gesamtschule'],
  ['Rantakylän ammattikorkeakoulu', 'Rantakylän ammattikorkeakoulu'],
  ['Cert III, Yarrandoon TAFE', 'Yarrandoon TAFE'],
  ['Ravensgate Sixth Form, A levels', 'Ravensgate Sixth Form'],
])('the school in %s', (text, name) => {
  expect(schoolName(text)).toBe(name)
})

test('a school wrapped behind "de" goes on in the next line', () => {
  const { education } = readResumeFacts('FORMATION\nLycée hôtelier de\nSaint-Brévalec\n2007 – 2010')
  expect(education.map(({ institution }) => institution)).toEqual(['Lycée hôtelier de Saint-Brévalec'])
})

test('without a heading a paper before a school is schooling, a post is not', () => {
  const { education, work } = readResumeFacts(
    'Brodie Tan\n\nCarpenter, Wirra Homes, 2011 to 2016\n\nCert III in Carpentry, Yarrandoon TAFE, finished 2011\nYear 10, Mount Gumly High, 2006',
  )
  expect(education.map(({ institution }) => institution)).toEqual(['Yarrandoon TAFE', 'Mount Gumly High'])
  expect(work).toHaveLength(1)
})
