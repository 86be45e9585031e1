import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { evaluateAts } from './ats.ts'
import { evaluateSkills } from './evaluate-skills.ts'
import { evaluateSuggestions } from './evaluate-suggestions.ts'
import { evaluateTitles } from './evaluate-titles.ts'
import { evaluateGap } from './gap.ts'
import { evaluateGoals } from './goals.ts'
import { printMeasures } from './measure.ts'
import { evaluateResumeForms } from './resume-forms.ts'

const engine = loadEngine(readKnowledge)
const met = [
  printMeasures('Titles and résumés to occupations', evaluateTitles()),
  printMeasures('Suggestions', evaluateSuggestions(engine)),
  printMeasures('Goals', evaluateGoals(engine)),
  printMeasures('Skill gap', evaluateGap(engine)),
  printMeasures('Skills in advertisements', evaluateSkills(engine)),
  printMeasures('Résumé reading', evaluateResumeForms()),
  printMeasures('ATS check', evaluateAts(engine)),
]
if (met.includes(false)) process.exitCode = 1
