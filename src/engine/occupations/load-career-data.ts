import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { once } from '#engine/lazy.ts'
import { type Learning, openLearning } from './load-learning.ts'
import { type Occupations, openOccupations } from './load-occupations.ts'
import { type Outlooks, openOutlooks } from './load-outlooks.ts'
import { openPlaces, type Places } from './load-places.ts'
import { openTerms, type Terms } from './load-terms.ts'
import { openTools, type Tools } from './load-tools.ts'
import { openWages, type Wages } from './load-wages.ts'

/** Everything known about occupations. What not every question needs is read at its first use. */
export type Career = {
  occupations: Occupations
  wages: Wages
  outlooks: Outlooks
  tools: () => Tools
  terms: () => Terms
  places: () => Places
  learning: () => Learning
}

export function openCareer(files: KnowledgeFiles): Career {
  const occupations = openOccupations(files)
  return {
    occupations,
    wages: openWages(files, occupations),
    outlooks: openOutlooks(files, occupations),
    tools: once(() => openTools(files, occupations)),
    terms: once(() => openTerms(files, occupations.count)),
    places: once(() => openPlaces(files)),
    learning: once(() => openLearning(files)),
  }
}
