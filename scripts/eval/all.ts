import { join } from 'node:path'
import { type Measure, printMeasures } from './measure.ts'
import { evaluateSkills } from './skills.ts'
import { evaluateSuggestions } from './suggestions.ts'
import { evaluateTitles } from './titles.ts'

const FIRST = 0.5
const WITHIN_FIVE = 0.75

const titles = evaluateTitles(join(import.meta.dirname, '..', '..', 'knowledge')).flatMap(
  ({ set, count, first, withinFive }): Measure[] => [
    { name: `${set} (${count}), right first`, value: first, least: FIRST },
    { name: `${set} (${count}), within five`, value: withinFive, least: WITHIN_FIVE },
  ],
)
const met = [
  printMeasures('Titles and résumés to occupations', titles),
  printMeasures('Suggestions', evaluateSuggestions()),
  printMeasures('Skills in advertisements', evaluateSkills()),
]
if (met.includes(false)) process.exitCode = 1
