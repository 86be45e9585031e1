import { adviceProbabilities } from '#engine/coach/advice-model.ts'
import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { adviceTraining } from './advice-lines.ts'
import { trainAdviceModel } from './train-advice-model.ts'

/** How often the advice model finds the line of a message that it was not trained on: each of seven messages of a line is left out once. */
const FOLDS = 7
const { lines, messagesWith, messageCount } = adviceTraining(loadEngine(readKnowledge), readKnowledge)
const results: { topic: string; place: number; first: number; second: number }[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const model = trainAdviceModel(
    lines.map(line => ({ ...line, messages: line.messages.filter((_, at) => at % FOLDS !== fold) })),
    messagesWith,
    messageCount,
  )
  for (const [row, { topic, messages }] of lines.entries()) {
    const rows = lines.flatMap((line, at) => (line.topic === topic ? [at] : []))
    for (const features of messages.filter((_, at) => at % FOLDS === fold)) {
      const ranked = adviceProbabilities(model, features, rows)
        .map((probability, at) => ({ probability, row: rows[at] }))
        .sort((a, b) => b.probability - a.probability)
      results.push({
        topic,
        place: ranked.findIndex(one => one.row === row),
        first: ranked[0]?.probability ?? 0,
        second: ranked[1]?.probability ?? 0,
      })
    }
  }
}
const share = (part: typeof results, places: number) =>
  (part.filter(({ place }) => place < places).length / part.length).toFixed(3)
for (const topic of new Set(results.map(result => result.topic))) {
  const part = results.filter(result => result.topic === topic)
  console.log(`${topic}: first ${share(part, 1)}, first two ${share(part, 2)} of ${part.length}`)
}
console.log(`all: first ${share(results, 1)}, first two ${share(results, 2)} of ${results.length}`)
for (const least of [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7]) {
  const part = results.filter(({ first }) => first >= least)
  console.log(`surer than ${least}: first ${share(part, 1)}, first two ${share(part, 2)} of ${part.length}`)
}
