import { expect, test } from 'vitest'
import { judgeLabels } from './ats-labels.ts'

const posting = {
  name: 'x',
  targetRole: '',
  posting: '',
  requirements: [
    { label: 'BLS certification', kind: 'must' as const, accept: ['bls', 'basic life support'] },
    { label: "Bachelor's degree", kind: 'nice' as const, accept: [] },
    { label: 'Epic', kind: 'must' as const, accept: ['epic'] },
  ],
  alsoFine: ['teamwork'],
  junk: ['gym', 'river clinic'],
  resumes: { strong: '', reworded: '', weak: '' },
}

test('a label counts for each requirement of which it holds an accepted part, whatever the quote or dash', () => {
  expect(judgeLabels(['Current BLS card', 'Bachelor’s degree'], posting).missed).toEqual([
    posting.requirements[2],
  ])
})

test('a part of three letters counts as a whole word only', () => {
  expect(judgeLabels(['Dribbles and blsx'], posting).missed).toHaveLength(3)
})

test('a long trap counts inside a label, a short one as the whole label only', () => {
  const { traps, unlisted } = judgeLabels(['The River Clinic team', 'Gym', 'gym membership'], posting)
  expect(traps).toEqual(['The River Clinic team', 'Gym'])
  expect(unlisted).toEqual(['gym membership'])
})

test('a label that was asked for is no trap, and one that is also fine is not unlisted', () => {
  const { traps, unlisted } = judgeLabels(['Epic at River Clinic', 'Teamwork', 'Punctuality'], posting)
  expect(traps).toEqual([])
  expect(unlisted).toEqual(['Punctuality'])
})
