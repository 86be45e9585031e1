import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CrisisModel } from '#shared/safety/crisis-model.ts'
import { trainCrisis } from './train-crisis.ts'
import { trainingChecksum } from './training-checksum.ts'
import { crisisMessages, SEEN_SETS } from './written-lines.ts'

const FILE = join(import.meta.dirname, '../../src/shared/safety/crisis-weights.ts')

const { danger, somebodyElse } = trainCrisis(SEEN_SETS.flatMap(crisisMessages))
writeFileSync(
  FILE,
  [
    '// Made by `npm run crisis-model` from the lines in scripts/crisis-model/written: not to be edited by hand.',
    `// trained on ${trainingChecksum()}`,
    "import type { CrisisModel } from './crisis-model.ts'",
    '',
    declared('DANGER', danger),
    declared('SOMEBODY_ELSE', somebodyElse),
  ].join('\n'),
)

function declared(name: string, model: CrisisModel): string {
  return `export const ${name}: CrisisModel = ${written(model)}\n`
}

function written({ bias, step, weights, phrases }: CrisisModel): string {
  const groups = Object.entries(phrases).map(([group, weight]) => `    ${group}: ${rounded(weight)},`)
  return `{
  bias: ${rounded(bias)},
  step: ${step},
  phrases: {
${groups.join('\n')}
  },
  weights:
    '${weights}',
}`
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000
}
