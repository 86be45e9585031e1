import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { RESUMES } from '../../../scripts/eval/titles/resume-cases.ts'
import { JOB_BOARD } from '../../../scripts/eval/titles/tuned-titles.ts'
import { matchResume } from './match-resume.ts'

const engine = testEngine()
const scores = (matches: readonly { code: string; score: number }[]) =>
  matches.map(({ code, score }) => `${code} ${score.toFixed(4)}`).join(', ')

/** Typed badly, in other words, or hardly a title at all. */
const ODD = [
  'enginer',
  'softwareengineer',
  'regional enterprise account executive',
  'assistant to the director of nursing',
  'Nurse at large',
  'conductor de camion',
  'Ph.D. researcher, R&D',
  'C++ / C# developer',
  'vice president of finance',
  'waitress (f/m/d)',
  'salesperson / cashier',
  'dr',
  'cook cook cook',
  'registerd nurze',
  'acountant',
  'xqzzv kjhgf',
  'labourer and colour technologist',
]

test('each typed title gets these occupations and scores', async () => {
  const titles = [...JOB_BOARD.map(([title]) => title), ...ODD]
  const lines = titles.map(title => `${title}: ${scores(engine.matchTitle(title, 3))}`)
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/title-scores.txt')
})

test('each short résumé gets these occupations and scores', async () => {
  const lines = RESUMES.map(
    ({ text }) => `${text.split('\n')[0]}: ${scores(matchResume(engine.titleIndex(), text, 3))}`,
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/resume-scores.txt')
})
