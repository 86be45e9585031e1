import { setImmediate } from 'node:timers/promises'
import type * as z from 'zod'
import { checkReply } from '#engine/grounding/check-reply.ts'
import type { Subject } from '#engine/grounding/check-sentence.ts'
import type { Fact } from '#engine/grounding/fact.ts'
import { type FactIndex, indexFacts } from '#engine/grounding/fact-index.ts'
import { createLeakCheck } from '#engine/grounding/plain-reply.ts'
import { withName } from '#engine/grounding/screen-facts.ts'
import { supportedShare } from '#engine/grounding/supported-share.ts'
import { CANARY } from './instructions.ts'
import { ModelFailure } from './model-failure.ts'

/** A reply of which more than this went is no longer what the model meant to say. */
const REMOVED_MAX_SHARE = 0.5
/** Short sentences are judged together. */
const SUPPORTED_LEAST_SHARE = 0.34

type CheckOptions = {
  facts: readonly Fact[]
  subject: Subject
  instructions: string
  personName: string | null
}

/** The reply with every text checked; throws where too little is left, or where it is no answer to the task. */
export async function checkValue<Value>(
  value: Value,
  reply: z.ZodType<Value>,
  options: CheckOptions,
): Promise<Value> {
  const { facts, subject, instructions, personName } = options
  const all = indexFacts(facts)
  const leaks = createLeakCheck(instructions)
  let sentences = 0
  let removed = 0
  let shown = ''

  async function check(text: string, index: FactIndex): Promise<string> {
    // A long reply must not hold up everybody else's request.
    await setImmediate()
    if (text.includes(CANARY) || leaks(text)) throw new ModelFailure('declined')
    const checked = checkReply(text, index, subject)
    if (checked.isDeclined) throw new ModelFailure('declined')
    sentences += checked.sentences
    removed += checked.removed.length
    shown += ` ${checked.text}`
    return withName(checked.text, personName)
  }

  async function walk(part: unknown, index: FactIndex): Promise<unknown> {
    if (typeof part === 'string') return check(part, index)
    if (Array.isArray(part)) {
      const items = []
      for (const item of part) items.push(await walk(item, index))
      return items.filter(item => item !== '')
    }
    if (part === null || typeof part !== 'object') return part
    const entries: [string, unknown][] = []
    for (const [name, inner] of Object.entries(part))
      entries.push([name, await walk(inner, scopedIndex(name, facts) ?? index)])
    return Object.fromEntries(entries)
  }

  const checked = reply.safeParse(await walk(value, all))
  const isEnough = checked.success && removed <= sentences * REMOVED_MAX_SHARE
  if (!isEnough || supportedShare(shown, all).share < SUPPORTED_LEAST_SHARE)
    throw new ModelFailure('unsupported')
  return checked.data
}

/** Where facts are about one text of the reply, that text has only them and those about nothing in particular. */
function scopedIndex(name: string, facts: readonly Fact[]): FactIndex | null {
  if (!facts.some(({ about }) => about === name)) return null
  return indexFacts(facts.filter(({ about }) => about === undefined || about === name))
}
