import { expect, test } from 'vitest'
import { problemFromResponse } from './problem-from-response.ts'

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  // Not "User already registered", which a proxy cannot know.
  [409, 'bad_request'],
  [422, 'invalid_input'],
  [429, 'rate_limited'],
  [500, 'internal'],
  [502, 'unavailable'],
  [504, 'unavailable'],
  [418, 'internal'],
])('an answer of %i that is not ours becomes %s', async (status, code) => {
  const problem = await problemFromResponse(new Response('<h1>proxy</h1>', { status }))
  expect(problem.code).toBe(code)
})

test('an unknown code of ours falls back to its status', async () => {
  const body = { code: 'from_the_future', message: 'Later.', details: null, hint: null }
  const problem = await problemFromResponse(Response.json(body, { status: 403 }))
  expect([problem.code, problem.message]).toEqual(['forbidden', 'Later.'])
})
