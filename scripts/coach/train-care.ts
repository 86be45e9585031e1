import { join } from 'node:path'
import { CARE_CLASSES, CARE_FILE } from '#engine/coach/care-model.ts'
import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { careExamples, goingOnExamples } from './care-examples.ts'
import { careChecksum, careFile } from './topic-model-text.ts'
import { trainCareNetwork } from './train-care-network.ts'
import { trainMeaningHead } from './train-meaning-head.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const GOING_ON_EPOCHS = 30

/** Trains and writes the care model where what it learns from changed, or where `isAsked`: encoding the examples takes minutes. */
export async function trainCare(
  files: KnowledgeFiles,
  sentence: SentenceEncoder,
  isAsked: boolean,
): Promise<void> {
  const { trainedOn }: { trainedOn?: string } = JSON.parse(
    new TextDecoder().decode(files(`${CARE_FILE}.json`)),
  )
  if (trainedOn === careChecksum(files) && !isAsked) return
  const encoder = encodedOnce(sentence)
  const examples = careExamples(files, encoder)
  const network = trainCareNetwork(examples, CARE_CLASSES)
  const goingOn = trainMeaningHead(goingOnExamples(files, encoder), GOING_ON_EPOCHS)
  const { bytes, head } = careFile(network, goingOn, files)
  const facts = { rows: CARE_CLASSES, source: PRODUCT, date: '2026' }
  await writeManifest(KNOWLEDGE, [
    await writeKnowledge(KNOWLEDGE, { file: `${CARE_FILE}.bin`, ...facts }, bytes),
    await writeKnowledge(KNOWLEDGE, { file: `${CARE_FILE}.json`, ...facts }, head),
  ])
  console.log(`care: ${examples.length} messages, ${network.features.size} features`)
}

function encodedOnce(sentence: SentenceEncoder): SentenceEncoder {
  const meanings = new Map<string, Float32Array>()
  return text => {
    const meaning = meanings.get(text) ?? sentence(text)
    meanings.set(text, meaning)
    return meaning
  }
}
