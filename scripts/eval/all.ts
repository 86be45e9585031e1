import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { evaluateAts } from './ats.ts'
import { evaluateCare } from './care.ts'
import { COACH_HALVES, evaluateCoach } from './coach.ts'
import { evaluateSkills } from './evaluate-skills.ts'
import { evaluateSuggestions } from './evaluate-suggestions.ts'
import { evaluateTitles } from './evaluate-titles.ts'
import { fabricationMeasures } from './fabrication.ts'
import { evaluateGap } from './gap.ts'
import { evaluateGoals } from './goals.ts'
import { evaluateGoalsWithoutWork } from './goals-without-work.ts'
import { evaluateLetters } from './letters.ts'
import { evaluateMarkedGoals } from './marked-goals.ts'
import { printMeasures } from './measure.ts'
import { evaluateResumeForms } from './resume-forms.ts'
import { evaluateTitleFolds } from './title-folds.ts'

const engine = loadEngine(readKnowledge)
const met = [
  printMeasures('Titles and résumés to occupations', evaluateTitles()),
  printMeasures('Suggestions', evaluateSuggestions(engine)),
  printMeasures('Goals', evaluateGoals(engine)),
  printMeasures('Goals without work', evaluateGoalsWithoutWork(engine)),
  printMeasures('Marked goals', evaluateMarkedGoals(engine)),
  printMeasures('Skill gap', evaluateGap(engine)),
  printMeasures('Skills in advertisements', evaluateSkills(engine)),
  printMeasures('Résumé reading', evaluateResumeForms()),
  printMeasures('ATS check', evaluateAts(engine)),
  printMeasures('Letters', evaluateLetters(engine)),
  printMeasures('Fabrication guard', fabricationMeasures()),
  printMeasures('What comes before work', evaluateCare(engine)),
  printMeasures('Coach without a language model', evaluateCoach(engine, COACH_HALVES)),
]
// Five trainings of the title model: many times what all of the rest takes.
if (process.argv.includes('--folds'))
  met.push(printMeasures('Confidence of titles, over all folds', evaluateTitleFolds()))
if (met.includes(false)) process.exitCode = 1
