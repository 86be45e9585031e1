import type { QueryClient } from '@tanstack/react-query'
import { Problem } from '#shared/problem.ts'
import { type CheckIn, type CheckInInput, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { log } from '#web/platform/log.ts'
import { NetworkError } from '#web/platform/problem-from-response.ts'
import { reachable } from '#web/platform/reachable.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts, toast } from '#web/ui/toast.tsx'
import { checkInFailure, NOT_SIGNED_IN } from './check-in-failure.ts'
import { CHECK_INS_KEY, RECENT_KEY } from './check-ins.ts'
import { contextDraft, keepContextDraft } from './context-draft.ts'
import { wellnessApi } from './wellness-api.ts'

/** With an id of its own, so that a second attempt at the same check-in never makes two. */
type NewCheckIn = CheckInInput & { client_id: string }

/** Saves a check-in with what was added to it, on the server or else on this device, and says what came of it. */
export async function submitCheckIn(
  queries: QueryClient,
  written: NewCheckIn,
): Promise<'done' | 'needs consent' | 'failed'> {
  dismissAllToasts()
  const context = contextDraft()
  const checkIn = { ...written, ...(context && { context }) }
  if (session.state().status === 'signed-out') {
    toast({ tone: 'destructive', ...NOT_SIGNED_IN })
    return 'failed'
  }
  try {
    showInOverview(queries, await save(checkIn))
    keepContextDraft(undefined)
    toast({ title: 'Check-in saved!', description: 'Your daily wellness check-in has been recorded.' })
    return 'done'
  } catch (error) {
    if (error instanceof NetworkError && (await keepOnDevice(checkIn))) {
      keepContextDraft(undefined)
      toast({
        title: 'Check-in kept on this device',
        description: 'You are offline. It will be sent as soon as you are back.',
      })
      return 'done'
    }
    if (error instanceof Problem && error.code === 'consent_withdrawn') return 'needs consent'
    toast({ tone: 'destructive', ...checkInFailure(error) })
    return 'failed'
  }
}

async function save(checkIn: NewCheckIn): Promise<CheckIn> {
  if (!(await reachable())) throw new NetworkError('unreachable')
  const saved = await wellnessApi.saveCheckIn(checkIn, { context: { idempotencyKey: checkIn.client_id } })
  const { mood, energy, notes, context } = checkIn
  const isSame =
    saved.mood === mood &&
    saved.energy === energy &&
    saved.notes === notes &&
    JSON.stringify(saved.context ?? null) === JSON.stringify(context ?? null)
  if (isSame) return saved
  // An earlier attempt was saved and its answer lost; since then something was changed on the form.
  const { historyApi } = await import('./history-api.ts')
  return historyApi.updateCheckIn({ ...checkIn, context: context ?? null, id: saved.id })
}

function showInOverview(queries: QueryClient, saved: CheckIn) {
  queries.setQueryData<CheckIn[]>(RECENT_KEY, (known = []) =>
    [saved, ...known.filter(one => one.id !== saved.id)]
      .sort((a, b) => Date.parse(b.noted_at) - Date.parse(a.noted_at))
      .slice(0, RECENT_CHECK_INS),
  )
  void queries.invalidateQueries({ queryKey: [CHECK_INS_KEY] })
}

/** False in a browser that cannot keep it. */
async function keepOnDevice(checkIn: NewCheckIn): Promise<boolean> {
  try {
    await (await import('./outbox.ts')).keepCheckIn(checkIn)
    return true
  } catch (error) {
    log('the check-in could not be kept on this device', error)
    return false
  }
}
