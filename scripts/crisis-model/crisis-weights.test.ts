import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trainingChecksum } from './training-checksum.ts'

test('the crisis model was trained on the lines that are there', () => {
  const weights = readFileSync(join(import.meta.dirname, '../../src/shared/safety/crisis-weights.ts'), 'utf8')
  // After a change of any of them, the coach's examples included: npm run crisis-model
  expect(weights).toContain(`// trained on ${trainingChecksum()}\n`)
})
