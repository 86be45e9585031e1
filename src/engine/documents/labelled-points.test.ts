import { expect, test } from 'vitest'
import { withLabelsJoined } from './labelled-points.ts'

test.each([
  [
    'a result with the action before it',
    ['Action: Split the team in two', 'Result: pile cleared in 9 days'],
    ['Action: Split the team in two. Result: pile cleared in 9 days'],
  ],
  [
    'what was the matter with what was done',
    ['Task: The lab was dead with a virus.', 'Action: Wiped all machines'],
    ['Action: When the lab was dead with a virus, wiped all machines'],
  ],
])('%s is one point', (_, lines, joined) => {
  expect(withLabelsJoined(lines)).toEqual(joined)
})

test.each([
  ['a result behind a line without a label', ['Kept the stock', 'Result: waste down by 9%']],
  ['a task that is a deed', ['Task: clear the pile', 'Action: Split the team in two']],
  ['a matter of the writer’s own', ['Task: I was asked to help', 'Action: Split the team in two']],
  ['an action that is no deed', ['Task: The lab was dead', 'Action: none']],
])('%s stays apart', (_, lines) => {
  expect(withLabelsJoined(lines)).toEqual(lines)
})
