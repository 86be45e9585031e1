import { type Engine, loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { type Measure, printMeasures } from './measure.ts'

/** Prints one part of the evaluation on its own. */
export function printPart(title: string, evaluate: (engine: Engine) => Measure[]): void {
  if (!printMeasures(title, evaluate(loadEngine(readKnowledge)))) process.exitCode = 1
}
