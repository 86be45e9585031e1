import * as z from 'zod'
import type { Subject } from '#engine/grounding/check-sentence.ts'
import type { Fact } from '#engine/grounding/fact.ts'
import type { Ai } from '#server/ai/ai.ts'
import type { Wording } from '#shared/career/wording.ts'
import { WORDED_BY_ENGINE } from './word-reply.ts'

const TEXT_MAX_CHARACTERS = 1_200

type WordTextsOptions = {
  userId: string
  feature: string
  task: string
  subject: Subject
  personName: string | null
  /** The engine's sentences by name: each is a fact about itself, and the answer where the model's is not good enough. */
  texts: ReadonlyMap<string, string>
  facts: readonly Fact[]
  signal: AbortSignal | undefined
}

export type WordingDeps = {
  ai: Pick<Ai, 'ask' | 'isOn'>
  /** Whether the person agreed that a model words something for them. */
  hasAgreed: (userId: string) => Promise<boolean>
}

/** Other words for the engine's texts, from whom they are and what was sent for them. */
export async function wordTexts(
  { ai, hasAgreed }: WordingDeps,
  { userId, texts, facts, signal, ...asked }: WordTextsOptions,
): Promise<{ texts: ReadonlyMap<string, string>; wording: Wording }> {
  // A text with blanks is the person's to complete.
  const complete = [...texts].filter(([, text]) => text !== '' && !text.includes('['))
  if (!ai.isOn || complete.length === 0) return { texts, wording: WORDED_BY_ENGINE }
  const reply = z.object(
    Object.fromEntries(complete.map(([name]) => [name, z.string().max(TEXT_MAX_CHARACTERS)])),
  )
  const own = complete.map(
    ([name, text]): Fact => ({
      source: asked.subject === 'person' ? 'person' : 'engine',
      label: 'Our wording',
      text,
      about: name,
      quotes: true,
    }),
  )
  const { value, written_by, reason, sent } = await ai.ask({
    ...asked,
    userId,
    agreed: await hasAgreed(userId),
    facts: [...facts, ...own],
    reply,
    engine: {},
    ...(signal && { signal }),
  })
  const wording: Wording = { by: written_by, reason, sent }
  if (written_by === 'engine') return { texts, wording }
  const worded = new Map(texts)
  for (const [name, text] of Object.entries(value)) if (text.trim() !== '') worded.set(name, oneLine(text))
  return { texts: worded, wording }
}

function oneLine(text: string): string {
  return text.replace(/^•\s*/u, '').replace(/\s+/gu, ' ').trim()
}
