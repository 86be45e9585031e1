import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy } from '#engine/lazy.ts'
import { type CareerTables, loadCareerTables } from './load-career-tables.ts'
import { type DemandTables, loadDemandTables } from './load-demand-tables.ts'
import { type Demands, loadDemands } from './load-demands.ts'
import { type GoalTables, loadGoalTables } from './load-goal-tables.ts'
import { type Learning, loadLearning } from './load-learning.ts'
import { loadOccupationLicenses, type OccupationLicense } from './load-occupation-licenses.ts'
import { loadOccupations, type Occupations } from './load-occupations.ts'
import { loadOutlooks, type Outlooks } from './load-outlooks.ts'
import { loadPayAbroad, type PayAbroad } from './load-pay-abroad.ts'
import { loadPlaces, type Places } from './load-places.ts'
import { loadTasks } from './load-tasks.ts'
import { loadTerms, type Terms } from './load-terms.ts'
import { loadTools, type Tools } from './load-tools.ts'
import { loadWages, type Wages } from './load-wages.ts'
import { loadWorkContext, type WorkContext } from './load-work-context.ts'

/** Everything known about occupations. What not every question needs is read at its first use. */
export type CareerData = {
  tables: CareerTables
  occupations: Occupations
  wages: Wages
  outlooks: Outlooks
  tools: () => Tools
  terms: () => Terms
  places: () => Places
  learning: () => Learning
  occupationLicenses: () => OccupationLicense[]
  workContext: () => WorkContext
  demands: () => Demands
  demandTables: () => DemandTables
  payAbroad: () => PayAbroad
  /** Core tasks by the code of an occupation. */
  tasks: () => ReadonlyMap<string, string[]>
  goalTables: () => GoalTables
}

export function loadCareerData(files: KnowledgeFiles): CareerData {
  const occupations = loadOccupations(files)
  return {
    tables: loadCareerTables(files),
    occupations,
    wages: loadWages(files, occupations),
    outlooks: loadOutlooks(files, occupations),
    tools: lazy(() => loadTools(files, occupations)),
    terms: lazy(() => loadTerms(files, occupations.count)),
    places: lazy(() => loadPlaces(files)),
    learning: lazy(() => loadLearning(files)),
    occupationLicenses: lazy(() => loadOccupationLicenses(files)),
    workContext: lazy(() => loadWorkContext(files)),
    demands: lazy(() => loadDemands(files)),
    demandTables: lazy(() => loadDemandTables(files)),
    payAbroad: lazy(() => loadPayAbroad(files, occupations.codes)),
    tasks: lazy(() => loadTasks(files)),
    goalTables: lazy(() => loadGoalTables(files)),
  }
}

export function preloadCareerData(career: CareerData): void {
  career.tools()
  career.terms()
  career.places()
  career.learning()
}
