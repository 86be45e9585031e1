import { expect, test } from 'vitest'
import { fieldShare } from './match-requirements.ts'

const share = (centered: number, title: number) =>
  fieldShare({ field: { plain: 0, centered, isKnown: true }, title, tasks: 0, isInSetting: false })

test('of two résumés of other fields the one whose words or titles are nearer keeps more of its points', () => {
  expect(share(0, 0)).toBe(0.1)
  expect(share(0.1, 0)).toBeGreaterThan(share(0.05, 0))
  expect(share(0, 0.2)).toBeGreaterThan(share(0.1, 0))
  expect(share(0.41, 0)).toBe(1)
})
