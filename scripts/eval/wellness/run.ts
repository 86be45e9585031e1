import { isDeepStrictEqual } from 'node:util'
import { MEASURED } from '#shared/wellness/early-warning/measured.ts'
import { printMeasures } from '../measure.ts'
import { crisisMisses, evaluateCrisis } from './evaluate-crisis.ts'
import { earlyWarningMeasures, simulateAll } from './evaluate-early-warning.ts'

const crisisMet = printMeasures('Crisis language', evaluateCrisis())
if (process.argv.includes('--show')) console.log(crisisMisses().join('\n'))

const measured = simulateAll()
const warningMet = printMeasures('Early warning', earlyWarningMeasures(measured))
const asCommitted = isDeepStrictEqual(measured, MEASURED)
if (!asCommitted) {
  console.log('\nsrc/shared/wellness/early-warning/measured.ts holds other figures. Measured:')
  console.log(JSON.stringify(measured, null, 2))
}
if (!crisisMet || !warningMet || !asCommitted) process.exitCode = 1
