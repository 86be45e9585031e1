import * as z from 'zod/mini'
import type { CheckIn, CheckInChange } from '#shared/wellness/check-in.ts'
import { SCALE_DEFAULT, scale } from '#shared/wellness/check-in-form.ts'
import { checkInContext, TAG_MAX_CHARACTERS, TAGS_MAX } from '#shared/wellness/context.ts'
import {
  addWaiting,
  deleteWaiting,
  deviceOwner,
  listWaiting,
  noteWaiting,
  replaceWaiting,
} from '#web/platform/device-store.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { tellCheckInsSent } from './check-ins-sent.ts'

const KIND = 'refused check-in'
/** Apart from the key of what the server knows, which is asked for anew far more often. */
export const REFUSED_KEY = 'refused check-ins'

/** A check-in that was written offline and refused: it waits for its writer, and nothing waits behind it. */
export type RefusedCheckIn = {
  id: IDBValidKey
  reason: string
  /** As much of it as can be read, for the form. Its id is the one that it is sent under. */
  entry: CheckIn
}

const refusedValue = z.object({ written: z.unknown(), reason: z.string() })

/** Takes it out of what is sent; it keeps its place. */
export async function setAside(
  owner: string,
  id: IDBValidKey,
  written: unknown,
  reason: string,
): Promise<void> {
  await replaceWaiting(owner, id, { written, reason } satisfies z.infer<typeof refusedValue>, KIND)
}

export async function listRefused(): Promise<RefusedCheckIn[]> {
  const all = await listWaiting(await deviceOwner(), KIND)
  return all.flatMap(({ id, value }) => {
    const refused = refusedValue.safeParse(value).data
    return refused ? [{ id, reason: refused.reason, entry: entryOf(refused.written) }] : []
  })
}

/** Corrected, it waits to be sent again. */
export async function putBack({ id, entry }: RefusedCheckIn, change: CheckInChange): Promise<void> {
  const owner = await deviceOwner()
  const corrected = { noted_at: entry.noted_at, ...change, client_id: entry.id }
  await replaceWaiting(owner, id, corrected, 'check-in')
  await tellChange(owner)
}

/** The answer brings it back. */
export async function discardRefused({ id }: RefusedCheckIn): Promise<() => Promise<void>> {
  const owner = await deviceOwner()
  const known = (await listWaiting(owner, KIND)).find(one => one.id === id)
  await deleteWaiting(id)
  await tellChange(owner)
  return async () => {
    if (known) await addWaiting(owner, known.value, KIND)
    await tellChange(owner)
  }
}

async function tellChange(owner: string) {
  await noteWaiting(owner)
  tellCheckInsSent()
}

const moment = z.iso.datetime({ offset: true })
const words = z.catch(z.array(z.string()), [])
const { sleep_hours, work_hours, ease } = checkInContext.shape
/** Part by part: what one of them holds must not cost the others. */
const readable = z.object({
  mood: z.catch(scale, SCALE_DEFAULT),
  energy: z.catch(scale, SCALE_DEFAULT),
  notes: z.catch(z.nullable(z.string()), null),
  noted_at: z.catch(moment, () => new Date().toISOString()),
  client_id: z.catch(z.uuid(), randomUuid),
  context: z.catch(
    z.optional(
      z.object({
        drained: words,
        gave_energy: words,
        sleep_hours: z.catch(sleep_hours, null),
        work_hours: z.catch(work_hours, null),
        ease: z.catch(ease, null),
      }),
    ),
    undefined,
  ),
})

function entryOf(written: unknown): CheckIn {
  const { client_id, context, ...rest } = readable.parse(Object(written))
  const entry = { ...rest, id: client_id, created_at: rest.noted_at }
  if (!context) return entry
  const [drained, gave_energy] = [fittingTags(context.drained), fittingTags(context.gave_energy)]
  return { ...entry, context: { ...context, drained, gave_energy } }
}

function fittingTags(tags: readonly string[]): string[] {
  return tags
    .map(tag => tag.trim().slice(0, TAG_MAX_CHARACTERS))
    .filter(Boolean)
    .slice(0, TAGS_MAX)
}
