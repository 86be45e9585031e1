import type { ServerResponse } from 'node:http'
import type { Problem } from '#shared/problem.ts'
import { noteRequest } from '../request-context.ts'

/** Names and values by turns: Node writes such a list as it is, without a look at each name. */
export type HeaderList = readonly string[]

/** Head and body leave in one write, with their length: Node would send a body whose length it does not know in chunks. */
export function sendJson(response: ServerResponse, status: number, body: unknown, headers: HeaderList) {
  const text = JSON.stringify(body)
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    'application/json',
    'Content-Length',
    String(Buffer.byteLength(text)),
  ])
  response.end(text)
}

export async function sendFile(response: ServerResponse, status: number, file: File, headers: HeaderList) {
  const bytes = Buffer.from(await file.arrayBuffer())
  const name = encodeURIComponent(file.name)
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    file.type,
    'Content-Length',
    String(bytes.length),
    'Content-Disposition',
    `inline; filename="${name}"; filename*=utf-8''${name}`,
  ])
  response.end(bytes)
}

export function sendProblem(response: ServerResponse, problem: Problem, headers: HeaderList) {
  noteRequest({ code: problem.code })
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { retryAfterSeconds } = problem
  const all = retryAfterSeconds === null ? headers : [...headers, 'Retry-After', String(retryAfterSeconds)]
  if (problem.code === 'payload_too_large') sendBeforeRequestEnds(response, problem, all)
  else sendJson(response, problem.status, problem.body(), all)
}

const DRAIN_TIMEOUT_MS = 1_000
const DRAIN_MAX_BYTES = 4_000_000

// Closing while the client still sends resets the connection, and the client never reads the 413.
function sendBeforeRequestEnds(response: ServerResponse, problem: Problem, headers: HeaderList) {
  const body = Buffer.from(JSON.stringify(problem.body()))
  response.writeHead(problem.status, [
    ...headers,
    'Content-Type',
    'application/json',
    'Content-Length',
    String(body.length),
    'Connection',
    'close',
  ])
  response.write(body)
  const end = () => response.end()
  const timeout = setTimeout(end, DRAIN_TIMEOUT_MS)
  response.once('close', () => clearTimeout(timeout))
  let received = 0
  response.req.once('end', end)
  response.req.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > DRAIN_MAX_BYTES) response.req.pause()
  })
  response.req.resume()
}
