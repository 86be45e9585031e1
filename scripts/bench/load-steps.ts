import { randomUUID } from 'node:crypto'
import type { Profile } from '#shared/account/profile.ts'
import type { Session } from '#shared/session.ts'
import { type CheckIn, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import type { HttpAnswer } from './http-line.ts'
import { noteOf, userIdOf } from './seed-check-ins.ts'

export type Operation = 'save' | 'list' | 'pair' | 'profile' | 'refresh'

type Call = {
  index: number
  token: string
  callers: { credentials: string[] }
  /** The last check-in this call has saved. */
  savedId: string
}

type Step = {
  request(call: Call): string
  /** Throws unless it is what this person must get; answers the body. */
  check(call: Call, answer: HttpAnswer): unknown
  saves?: true
}

const save: Step = {
  saves: true,
  request: ({ index, token }) =>
    withBody(
      `POST /api/check-ins HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: ${randomUUID()}\r\n`,
      { mood: 4, energy: 3, notes: noteOf(index + 1) },
    ),
  check(call, answer) {
    const saved: CheckIn = bodyOf(answer, 201)
    const { mood, energy, notes } = saved
    if (mood !== 4 || energy !== 3 || notes !== noteOf(call.index + 1))
      throw wrong('another check-in', answer)
    call.savedId = saved.id
    return saved
  },
}

const list: Step = {
  request: ({ token }) =>
    `GET /api/check-ins HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  check({ index, savedId }, answer) {
    const listed: CheckIn[] = bodyOf(answer, 200)
    if (listed.length !== RECENT_CHECK_INS) throw wrong('another number of check-ins', answer)
    if (savedId !== '' && listed[0]?.id !== savedId) throw wrong('a list without the newest', answer)
    const note = noteOf(index + 1)
    for (const [i, { id, created_at, notes }] of listed.entries()) {
      if (notes !== note) throw wrong("another person's check-in", answer)
      const newer = listed[i - 1]
      if (newer && (newer.id <= id || newer.created_at < created_at)) throw wrong('another order', answer)
    }
    return listed
  },
}

const profile: Step = {
  request: ({ token }) =>
    `GET /api/profile HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  check({ index }, answer) {
    const found: Profile = bodyOf(answer, 200)
    if (found.full_name !== `Person ${index + 1}`) throw wrong("another person's profile", answer)
    return found
  },
}

const refresh: Step = {
  request: ({ index, callers }) =>
    withBody('POST /auth/refresh HTTP/1.1\r\nHost: bench\r\n', { refresh_token: callers.credentials[index] }),
  check({ index, callers }, answer) {
    const session: Session = bodyOf(answer, 200)
    if (session.user.id !== userIdOf(index + 1)) throw wrong("another person's session", answer)
    callers.credentials[index] = session.refresh_token ?? ''
    return session
  },
}

export const STEPS: Readonly<Record<Operation, readonly Step[]>> = {
  save: [save],
  list: [list],
  pair: [save, list],
  profile: [profile],
  refresh: [refresh],
}

function withBody(head: string, body: object): string {
  const text = JSON.stringify(body)
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

function bodyOf(answer: HttpAnswer, status: number) {
  if (answer.status !== status) throw wrong('another status', answer)
  return JSON.parse(answer.body)
}

function wrong(what: string, { head, body }: HttpAnswer): Error {
  return new Error(`The server answered with ${what}: ${head.slice(0, 200)}\n${body.slice(0, 1000)}`)
}
