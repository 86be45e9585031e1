import type { CoachTopic } from '#shared/coach/coach-answer.ts'

/** How often the words and pairs of words of known messages stand under each topic. */
export type TopicCounts = {
  byTopic: ReadonlyMap<CoachTopic, { counts: ReadonlyMap<string, number>; total: number }>
  features: ReadonlySet<string>
}

/** Added to every count, so that an unseen word rules nothing out. */
const SMOOTHING = 0.3
/** How much likelier than the next topic the best must be, as a natural logarithm. */
const MIN_LEAD = 0.7
const MIN_KNOWN_FEATURES = 3

export function countTopics(
  examples: readonly { topic: CoachTopic; words: readonly string[] }[],
): TopicCounts {
  const byTopic = new Map<CoachTopic, { counts: Map<string, number>; total: number }>()
  const features = new Set<string>()
  for (const { topic, words } of examples) {
    const own = byTopic.get(topic) ?? { counts: new Map<string, number>(), total: 0 }
    byTopic.set(topic, own)
    for (const feature of featuresOf(words)) {
      own.counts.set(feature, (own.counts.get(feature) ?? 0) + 1)
      own.total += 1
      features.add(feature)
    }
  }
  return { byTopic, features }
}

/** The topic whose known messages are most like this one (naive Bayes), or nothing where two are about as likely. */
export function guessTopic({ byTopic, features }: TopicCounts, words: readonly string[]): CoachTopic | null {
  const known = [...featuresOf(words)].filter(feature => features.has(feature))
  if (known.length < MIN_KNOWN_FEATURES) return null
  const [best, next] = [...byTopic]
    .map(([topic, { counts, total }]) => ({
      topic,
      likelihood: known.reduce(
        (sum, feature) =>
          sum + Math.log(((counts.get(feature) ?? 0) + SMOOTHING) / (total + SMOOTHING * features.size)),
        0,
      ),
    }))
    .sort((a, b) => b.likelihood - a.likelihood)
  if (!best || !next || best.likelihood - next.likelihood < MIN_LEAD) return null
  return best.topic
}

function featuresOf(words: readonly string[]): Set<string> {
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}
