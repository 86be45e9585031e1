import { keptMeanings } from '#engine/encoder/kept-meanings.ts'
import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { type AdviceModel, readAdviceModel } from './advice-model.ts'
import { type CareModel, readCareModel } from './care-model.ts'
import { type Cue, cueRoot, parseCue, writtenWords } from './cue.ts'
import { type FollowUpModel, readFollowUpModel } from './follow-up-model.ts'
import { readMeaningHead } from './meaning-head.ts'
import { type ChoiceModel, readChoiceModel } from './topic-choice.ts'
import type { WordGroups } from './topic-features.ts'
import { TOPIC_MEANING_FILE, type TopicMeaning, topicMeaning } from './topic-meaning.ts'
import { readTopicModel, type TopicModel } from './topic-model.ts'

const ADVICE_GRADES = ['A', 'B', 'C'] as const
type AdviceGrade = (typeof ADVICE_GRADES)[number]

export type Advice = {
  id: string
  topic: CoachTopic
  /** It fits any message on its topic. */
  isGeneral: boolean
  text: string
  /** What comes next for somebody who did that already, or was told no. */
  tried: string
  grade: AdviceGrade
  source: string
}

/** A line as it is said: its advice, or what comes next for somebody who tried that. */
export type ChosenAdvice = Advice & {
  isTried: boolean
  /** Chosen for the message, and not only because it holds for any on the topic. */
  isFitting: boolean
  /** Likely the very thing that was asked: nothing general need stand beside it. */
  isSure: boolean
}

export type CoachTables = {
  topics: { topic: CoachTopic; cues: Cue[] /** The cues as written. */; texts: string[] }[]
  advice: Advice[]
  /** Every word that spelling may be corrected to: those of the cues and groups, and those that examples have more than once. */
  words: ReadonlySet<string>
  /** What the words of a message say about its topic, beside the cues. */
  topicModel: TopicModel
  /** What a text means says about its topic, whatever its words. */
  topicMeaning: TopicMeaning
  /** Which of the likely topics a message is about. */
  choiceModel: ChoiceModel
  /** Which line of advice a message asks for, within its topic. */
  adviceModel: AdviceModel
  /** Whether a second message goes on with the topic before. */
  followUpModel: FollowUpModel
  wordGroups: WordGroups
  /** Whether something comes before work. */
  careModel: CareModel
}

export function loadCoachTables(files: KnowledgeFiles, encoder: SentenceEncoder): CoachTables {
  const topics = readKnowledgeTable(files, 'coach-topics.tsv', ['topic', 'weight', 'cues'], 2).map(row => ({
    topic: exampleTopic(row.topic),
    cues: listOf(row.cues).map(cue => parseCue(cue, Number(row.weight))),
    texts: listOf(row.cues),
  }))
  const advice = readKnowledgeTable(files, 'coach-advice.tsv', [
    'id',
    'topic',
    'cues',
    'advice',
    'tried',
    'grade',
    'source',
  ]).map(row => ({
    id: row.id,
    topic: exampleTopic(row.topic),
    isGeneral: row.cues === '',
    text: row.advice,
    tried: row.tried,
    grade: gradeOf(row.grade),
    source: row.source,
  }))
  const meaningOf = keptMeanings(encoder)
  const exampleWords = topicExamples(files).flatMap(({ message }) => [...new Set(writtenWords(message))])
  const counts = new Map<string, number>()
  for (const word of exampleWords) counts.set(word, (counts.get(word) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count >= MIN_EXAMPLES_OF_WORD).map(([word]) => word)
  return {
    topics,
    advice,
    words: new Set([
      ...topics.flatMap(({ texts }) => texts.flatMap(writtenWords)),
      ...groupRows(files).flatMap(({ words }) => words),
      ...repeated,
    ]),
    topicModel: readTopicModel(files),
    topicMeaning: topicMeaning(meaningOf, readMeaningHead(files, TOPIC_MEANING_FILE)),
    choiceModel: readChoiceModel(files),
    adviceModel: readAdviceModel(files),
    followUpModel: readFollowUpModel(files),
    wordGroups: wordGroups(files),
    careModel: readCareModel(files, meaningOf, careWordGroups(files)),
  }
}

/** Group names by the root of each of their words. */
function wordGroups(files: KnowledgeFiles, table = 'coach-word-groups.tsv'): WordGroups {
  const groups = new Map<string, string[]>()
  for (const { group, words } of groupRows(files, table))
    for (const root of new Set(words.map(cueRoot))) groups.set(root, [...(groups.get(root) ?? []), group])
  return groups
}

/** Those that say whether something comes before work. */
export function careWordGroups(files: KnowledgeFiles): WordGroups {
  return wordGroups(files, 'coach-care-word-groups.tsv')
}

function groupRows(
  files: KnowledgeFiles,
  table = 'coach-word-groups.tsv',
): { group: string; words: string[] }[] {
  return readKnowledgeTable(files, table, ['group', 'words']).map(({ group, words }) => ({
    group,
    words: listOf(words),
  }))
}

/** A word of one example may be misspelt on purpose. */
const MIN_EXAMPLES_OF_WORD = 2

/** "should i (stay|leave) *" as the message "should i stay". */
export function cueText(cue: string): string {
  return cue.replaceAll(/\(([^|)]*)[^)]*\)/gu, '$1').replaceAll(' *', '')
}

export const EXAMPLE_TABLES = ['coach-examples.tsv', 'coach-everyday-examples.tsv'] as const

/** The messages that the topic model is trained on; one that asks two things has both topics. */
export function topicExamples(
  files: KnowledgeFiles,
  tables: readonly string[] = EXAMPLE_TABLES,
): { message: string; topics: CoachTopic[] }[] {
  return tables.flatMap(table =>
    readKnowledgeTable(files, table, ['message', 'topic']).map(row => ({
      message: row.message,
      topics: row.topic.split('; ').map(exampleTopic),
    })),
  )
}

export function exampleTopic(text: string): CoachTopic {
  const topic = COACH_TOPICS.find(candidate => candidate === text)
  if (topic === undefined) throw new Error(`the coach knows no topic ${text}`)
  return topic
}

function gradeOf(text: string): AdviceGrade {
  const grade = ADVICE_GRADES.find(candidate => candidate === text)
  if (grade === undefined) throw new Error(`advice has no grade ${text}`)
  return grade
}
