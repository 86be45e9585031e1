import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { type Cue, cueWords, parseCue, writtenWords } from './cue.ts'
import { countTopics, type TopicCounts } from './guess-topic.ts'

const ADVICE_GRADES = ['A', 'B', 'C'] as const
type AdviceGrade = (typeof ADVICE_GRADES)[number]

export type Advice = {
  id: string
  topic: CoachTopic
  /** What in a message it fits; a line without cues fits any message on its topic. */
  cues: Cue[]
  text: string
  grade: AdviceGrade
  source: string
}

export type CoachTables = {
  topics: { topic: CoachTopic; cues: Cue[] }[]
  advice: Advice[]
  /** Every word that a cue has, as written there, for the correction of spelling. */
  words: ReadonlySet<string>
  /** Of cues and examples, for messages in which no cue is found. */
  topicCounts: TopicCounts
}

const ADVICE_CUE_WEIGHT = 1

export function loadCoachTables(files: KnowledgeFiles): CoachTables {
  const topics = readKnowledgeTable(files, 'coach-topics.tsv', ['topic', 'weight', 'cues'], 2).map(row => ({
    topic: topicOf(row.topic),
    cues: listOf(row.cues).map(cue => parseCue(cue, Number(row.weight))),
    text: row.cues,
  }))
  const advice = readKnowledgeTable(files, 'coach-advice.tsv', [
    'id',
    'topic',
    'cues',
    'advice',
    'grade',
    'source',
  ]).map(row => ({
    id: row.id,
    topic: topicOf(row.topic),
    cues: listOf(row.cues).map(cue => parseCue(cue, ADVICE_CUE_WEIGHT)),
    text: row.advice,
    grade: gradeOf(row.grade),
    source: row.source,
  }))
  const examples = readKnowledgeTable(files, 'coach-examples.tsv', ['message', 'topic']).map(row => ({
    topic: topicOf(row.topic),
    words: cueWords(row.message),
  }))
  const cueExamples = topics.flatMap(({ topic, text }) =>
    listOf(text).map(cue => ({ topic, words: cueWords(firstChoices(cue)) })),
  )
  const topicCounts = countTopics([...examples, ...cueExamples])
  return { topics, advice, topicCounts, words: new Set(topics.flatMap(({ text }) => writtenWords(text))) }
}

/** "should i (stay|leave) *" as the message "should i stay". */
function firstChoices(cue: string): string {
  return cue.replaceAll(/\(([^|)]*)[^)]*\)/gu, '$1')
}

function topicOf(text: string): CoachTopic {
  const topic = COACH_TOPICS.find(candidate => candidate === text)
  if (topic === undefined) throw new Error(`the coach knows no topic ${text}`)
  return topic
}

function gradeOf(text: string): AdviceGrade {
  const grade = ADVICE_GRADES.find(candidate => candidate === text)
  if (grade === undefined) throw new Error(`advice has no grade ${text}`)
  return grade
}
