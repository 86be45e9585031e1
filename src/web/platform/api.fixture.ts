import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** What stands in for the server: the network edge, nothing nearer. Each test sets `answer` and reads what was `sent`. */
export function stubApi() {
  const stub = { sent: [] as Request[], answer: noAnswer }
  beforeEach(() => {
    stub.sent = []
    stub.answer = noAnswer
    vi.stubGlobal('fetch', async (request: Request) => {
      stub.sent.push(request)
      return stub.answer()
    })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return stub
}

export function problem(status: number, code: string, message: string) {
  return Response.json({ message, details: null, hint: null, code }, { status })
}

function noAnswer(): Response | Promise<Response> {
  throw new Error('no answer was prepared')
}
