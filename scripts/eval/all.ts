import { join } from 'node:path'
import { evaluateSkills } from './evaluate-skills.ts'
import { evaluateSuggestions } from './evaluate-suggestions.ts'
import { evaluateTitles } from './evaluate-titles.ts'
import { type Measure, printMeasures } from './measure.ts'

const MIN_FIRST_SHARE = 0.5
const MIN_WITHIN_FIVE_SHARE = 0.75

const titles = evaluateTitles(join(import.meta.dirname, '..', '..', 'knowledge')).flatMap(
  ({ set, count, first, withinFive }): Measure[] => [
    { name: `${set} (${count}), right first`, value: first, least: MIN_FIRST_SHARE },
    { name: `${set} (${count}), within five`, value: withinFive, least: MIN_WITHIN_FIVE_SHARE },
  ],
)
const met = [
  printMeasures('Titles and résumés to occupations', titles),
  printMeasures('Suggestions', evaluateSuggestions()),
  printMeasures('Skills in advertisements', evaluateSkills()),
]
if (met.includes(false)) process.exitCode = 1
