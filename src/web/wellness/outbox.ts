import * as z from 'zod/mini'
import { Problem } from '#shared/problem.ts'
import { type CheckInInput, checkInInput } from '#shared/wellness/check-in.ts'
import { addWaiting, deleteWaiting, lastOwner, listWaiting, noteWaiting } from '#web/platform/device-store.ts'
import { log } from '#web/platform/log.ts'
import { session } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { tellCheckInsSent } from './check-ins-sent.ts'
import { wellnessApi } from './wellness-api.ts'

const LOCK = 'waywell.outbox'
const waitingCheckIn = z.extend(checkInInput, { client_id: z.uuid(), noted_at: z.iso.datetime() })

/** Keeps a check-in on this device until it can be sent. It counts for the moment it was written. */
export async function keepCheckIn(checkIn: CheckInInput & { client_id: string }): Promise<void> {
  const state = session.state()
  const owner = state.status === 'signed-in' ? state.user.id : await lastOwner()
  if (owner === undefined) throw new Error('Nobody was signed in on this device.')
  await addWaiting(owner, { noted_at: new Date().toISOString(), ...checkIn })
  await noteWaiting(owner)
}

/** Sends what waits, in the order it was written; one tab at a time, and the server knows each by its id. */
export async function sendWaiting(): Promise<void> {
  await inTurn(async () => {
    const state = session.state()
    if (state.status !== 'signed-in') return
    const owner = state.user.id
    const waiting = await listWaiting(owner)
    if (waiting.length === 0) return
    let sent = 0
    for (const { id, value } of waiting) {
      const outcome = await send(value)
      if (outcome === 'later') break
      await deleteWaiting(id)
      if (outcome === 'sent') sent += 1
    }
    await noteWaiting(owner)
    if (sent === 0) return
    toast({
      title: sent === 1 ? 'Check-in sent' : `${sent} check-ins sent`,
      description: 'What you wrote offline has been saved.',
    })
    tellCheckInsSent()
  })
}

async function send(value: unknown): Promise<'sent' | 'dropped' | 'later'> {
  const checkIn = waitingCheckIn.safeParse(value)
  // Written by a version of the product that this one cannot read.
  if (!checkIn.success) return 'dropped'
  try {
    await wellnessApi.saveCheckIn(checkIn.data, { context: { idempotencyKey: checkIn.data.client_id } })
    return 'sent'
  } catch (error) {
    log('a check-in that was written offline could not be sent', error)
    if (error instanceof Problem && error.code === 'consent_withdrawn') {
      toast({
        tone: 'destructive',
        title: 'A check-in is still on this device',
        description: 'Daily check-ins are switched off. Switch them on in Settings, and it will be sent.',
      })
    }
    return 'later'
  }
}

async function inTurn(work: () => Promise<void>) {
  // Browsers have locks on https and localhost only; elsewhere the server alone keeps it from saving twice.
  if ('locks' in navigator) await navigator.locks.request(LOCK, work)
  else await work()
}
