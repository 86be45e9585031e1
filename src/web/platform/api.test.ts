// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { account } from '#shared/account/contract.ts'
import { operation } from '#shared/operation.ts'
import { Problem } from '#shared/problem.ts'
import { wellness } from '#shared/wellness/contract.ts'
import { createApiClient } from './api.ts'
import { NetworkError } from './problem-from-response.ts'

const saved = {
  id: '0192f000-0000-7000-8000-000000000001',
  mood: 4,
  energy: 2,
  notes: null,
  created_at: '2026-01-05T09:00:00Z',
  noted_at: '2026-01-05T09:00:00Z',
}
const newCheckIn = { mood: 4, energy: 2, notes: null }

let sent: Request[]
let answers: (Response | Error)[]
let token: string | undefined
let renewed: string | undefined
let known: Promise<void>

const download = operation.route({ method: 'GET', path: '/api/files/{name}' }).output(z.file())

const api = createApiClient(
  { account, wellness, files: { download: download.input(z.object({ name: z.string() })) } },
  {
    origin: () => 'http://waywell.test',
    fetch: async request => {
      sent.push(request)
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new Error('no answer was prepared')
    },
    session: {
      accessToken: () => token,
      known: () => known,
      refresh: async () => {
        token = renewed
      },
    },
  },
)

beforeEach(() => {
  sent = []
  answers = []
  token = 'first'
  renewed = 'second'
  known = Promise.resolve()
})

test('a call carries the token, and a key where the contract asks for one', async () => {
  answers = [json(201, saved), json(200, [saved])]
  await api.wellness.saveCheckIn(newCheckIn, { context: { idempotencyKey: 'key-1' } })
  await api.wellness.listCheckIns({ limit: 5 })
  expect(sent.map(request => `${request.method} ${request.url}`)).toEqual([
    'POST http://waywell.test/api/check-ins',
    'GET http://waywell.test/api/check-ins?limit=5',
  ])
  expect(sent.map(request => request.headers.get('authorization'))).toEqual(['Bearer first', 'Bearer first'])
  expect(sent.map(request => request.headers.get('idempotency-key'))).toEqual(['key-1', null])
})

test('a call waits until it is known who is signed in, and signing in does not', async () => {
  const answer = Promise.withResolvers<void>()
  known = answer.promise
  token = undefined
  answers = [problem(401, 'invalid_credentials', 'no'), json(200, [saved])]
  const list = api.wellness.listCheckIns({ limit: 5 })
  await expect(api.account.signIn({ email: 'a@b.co', password: 'secret1' })).rejects.toThrow('no')
  expect(sent.map(request => request.method)).toEqual(['POST'])
  token = 'first'
  answer.resolve()
  await list
  expect(sent.map(request => request.headers.get('authorization'))).toEqual([null, 'Bearer first'])
})

test('nobody signed in: the call is refused without asking the server', async () => {
  token = undefined
  await expect(api.wellness.listCheckIns({})).rejects.toMatchObject({ code: 'unauthorized' })
  expect(sent).toEqual([])
})

test('a call that was given up while it waited is not sent', async () => {
  const answer = Promise.withResolvers<void>()
  known = answer.promise
  const given = new AbortController()
  const list = api.wellness.listCheckIns({}, { signal: given.signal })
  given.abort(new Error('left the screen'))
  answer.resolve()
  await expect(list).rejects.toThrow('left the screen')
  expect(sent).toEqual([])
})

test('signing in sends no token', async () => {
  answers = [problem(401, 'invalid_credentials', 'Invalid login credentials')]
  await expect(api.account.signIn({ email: 'a@b.co', password: 'secret1' })).rejects.toThrow(
    'Invalid login credentials',
  )
  expect(sent.map(request => request.headers.get('authorization'))).toEqual([null])
})

test('an ended token is renewed once, and the call is repeated with the same key and body', async () => {
  answers = [problem(401, 'unauthorized', 'Please sign in to continue.'), json(201, saved)]
  expect(await api.wellness.saveCheckIn(newCheckIn)).toEqual(saved)
  const [first, second] = sent
  expect(second?.headers.get('authorization')).toBe('Bearer second')
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(await second?.json()).toEqual(newCheckIn)
})

test('a wrong code is no ended token: nothing is renewed and nothing is sent twice', async () => {
  answers = [problem(401, 'code_invalid', 'That code is not right, or it has expired.')]
  await expect(api.account.confirmTwoFactor({ code: '123456' })).rejects.toMatchObject({
    code: 'code_invalid',
  })
  expect(sent).toHaveLength(1)
  expect(token).toBe('first')
})

test('an open operation says who is asking when it is told to', async () => {
  answers = [json(200, { url: 'https://accounts.example' })]
  await api.account.startGoogle({ intent: 'link' }, { context: { identified: true } })
  expect(sent.map(request => request.headers.get('authorization'))).toEqual(['Bearer first'])
})

test('an open operation is asked also when nobody is signed in', async () => {
  token = undefined
  answers = [json(200, { url: 'https://accounts.example' })]
  await api.account.startGoogle({ intent: 'sign-in' }, { context: { identified: true } })
  expect(sent.map(request => request.headers.get('authorization'))).toEqual([null])
})

test('a token that stays refused is not tried a third time', async () => {
  answers = [problem(401, 'unauthorized', 'no'), problem(401, 'unauthorized', 'no')]
  await expect(api.wellness.listCheckIns({})).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(2)
})

test('without a new token the call is not repeated', async () => {
  renewed = undefined
  answers = [problem(401, 'unauthorized', 'no')]
  await expect(api.wellness.listCheckIns({})).rejects.toBeInstanceOf(Problem)
  expect(sent).toHaveLength(1)
})

test('a refusal becomes a Problem with what the server said', async () => {
  answers = [
    Response.json(
      { message: 'Slow down.', details: 'd', hint: 'h', code: 'rate_limited' },
      { status: 429, headers: { 'retry-after': '7' } },
    ),
  ]
  await expect(api.wellness.listCheckIns({})).rejects.toMatchObject({
    name: 'Problem',
    code: 'rate_limited',
    message: 'Slow down.',
    details: 'd',
    hint: 'h',
    retryAfterSeconds: 7,
  })
})

test('a proxy’s error page becomes a Problem by its status', async () => {
  answers = [new Response('<h1>Bad gateway</h1>', { status: 502 })]
  await expect(api.wellness.listCheckIns({})).rejects.toMatchObject({ code: 'unavailable' })
})

test('no answer at all is a NetworkError', async () => {
  answers = [new TypeError('Failed to fetch')]
  await expect(api.wellness.listCheckIns({})).rejects.toBeInstanceOf(NetworkError)
})

test('an answer that breaks the contract is refused', async () => {
  answers = [json(200, [{ ...saved, mood: 9 }])]
  await expect(api.wellness.listCheckIns({})).rejects.toThrow('does not match expected schema')
})

test('a value in the path is escaped, and one that is not given stays out of the query', async () => {
  answers = [json(200, [saved]), new Response('x', { headers: { 'content-disposition': 'attachment' } })]
  await api.wellness.listCheckIns({ limit: 5, before: undefined })
  await api.files.download({ name: '../a b?c' })
  expect(sent.map(request => request.url)).toEqual([
    'http://waywell.test/api/check-ins?limit=5',
    'http://waywell.test/api/files/..%2Fa%20b%3Fc',
  ])
})

test('a download keeps the name and the type that the server gave it', async () => {
  answers = [
    new Response('zip', {
      headers: {
        'content-disposition': 'attachment; filename="all of it.zip"',
        'content-type': 'text/x-zip',
      },
    }),
  ]
  const file = await api.files.download({ name: 'all' })
  expect([file.name, file.type, await file.text()]).toEqual(['all of it.zip', 'text/x-zip', 'zip'])
})

test('a call that is given up on its way is no NetworkError', async () => {
  const given = new AbortController()
  const left = new Error('left the screen')
  answers = [left]
  const list = api.wellness.listCheckIns({}, { signal: given.signal })
  given.abort(left)
  await expect(list).rejects.toBe(left)
})

function json(status: number, body: unknown) {
  return Response.json(body, { status })
}

function problem(status: number, code: string, message: string) {
  return json(status, { message, details: null, hint: null, code })
}
