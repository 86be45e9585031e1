import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod'

const chatRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
})

type ChatRequest = z.infer<typeof chatRequest>

/** How the stand-in answers one request. */
type AiReply =
  /** The content of the message, written at once or in pieces. */
  | { say: string; finish?: 'stop' | 'length' | 'content_filter' }
  /** The beginning at once, and the rest when it is let go. */
  | { say: string; rest: Promise<string> }
  /** A structured reply. */
  | { json: unknown }
  /** Asks for a tool. */
  | { tool: string; input: unknown }
  /** An HTTP answer of its own: an error, a page, five megabytes. */
  | { status: number; body: string; type?: string }
  /** Nothing until the caller gives up. */
  | 'silence'
  /** Breaks the connection in the middle of the answer, or leaves it open without an end. */
  | { say: string; finish: 'broken' | 'open' }

export type AiServer = {
  /** What makes a product take this one for its language model. */
  settings: Record<string, string>
  options: { baseUrl: URL; apiKey: string; model: string }
  /** Every request, as it arrived. */
  requests: ChatRequest[]
  /** All that ever arrived, in one text. */
  received(): string
  /** Answers the next requests, the last of them all that follow. */
  answer(...replies: (AiReply | ((request: ChatRequest) => AiReply | Promise<AiReply>))[]): void
  /** Resolves when one more caller has given up. */
  nextAbandoned(): Promise<void>
  close(): Promise<void>
}

const API_KEY = 'key-of-the-stand-in'
const MODEL = 'stand-in'
const USAGE = { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 }

/** Stands in for an OpenAI-compatible endpoint on this machine. */
export async function openAiServer(): Promise<AiServer> {
  let replies: (AiReply | ((request: ChatRequest) => AiReply | Promise<AiReply>))[] = []
  const raw: string[] = []
  const waiting: (() => void)[] = []
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming)
    raw.push(`${incoming.url} ${JSON.stringify(incoming.headers)} ${body}`)
    response.on('close', () => {
      if (response.writableFinished) return
      for (const resolve of waiting.splice(0)) resolve()
    })
    if (incoming.headers.authorization !== `Bearer ${API_KEY}`)
      return send(response, 401, '{"error":{"message":"key"}}')
    const request = chatRequest.parse(JSON.parse(body))
    standIn.requests.push(request)
    const next = replies.length > 1 ? replies.shift() : replies[0]
    if (next === undefined) return send(response, 500, '{"error":{"message":"no reply was set"}}')
    respond(response, request, typeof next === 'function' ? await next(request) : next)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`)
  const standIn: AiServer = {
    settings: {
      AI_BASE_URL: baseUrl.href,
      AI_API_KEY: API_KEY,
      AI_MODEL: MODEL,
      AI_INPUT_PRICE: '0.5',
      AI_OUTPUT_PRICE: '2',
    },
    options: { baseUrl, apiKey: API_KEY, model: MODEL },
    requests: [],
    received: () => raw.join('\n'),
    answer(...given) {
      replies = given
    },
    nextAbandoned: () => new Promise(resolve => waiting.push(resolve)),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return standIn
}

function respond(response: ServerResponse, request: ChatRequest, reply: AiReply): void {
  if (reply === 'silence') return
  if ('status' in reply) {
    send(response, reply.status, reply.body, reply.type)
    return
  }
  const message =
    'tool' in reply
      ? {
          content: null,
          tool_calls: [
            {
              index: 0,
              id: 'call-1',
              type: 'function',
              function: { name: reply.tool, arguments: JSON.stringify(reply.input) },
            },
          ],
        }
      : { content: 'json' in reply ? JSON.stringify(reply.json) : reply.say }
  const finish = 'tool' in reply ? 'tool_calls' : 'finish' in reply ? (reply.finish ?? 'stop') : 'stop'
  if (request.stream) {
    void sendStream(response, message, finish, 'rest' in reply ? reply.rest : null)
    return
  }
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }]
  send(response, 200, JSON.stringify({ ...HEAD, object: 'chat.completion', choices, usage: USAGE }))
}

const HEAD = { id: 'answer-1', created: 0, model: MODEL }

const ALIVE_EVERY_MS = 500

async function sendStream(
  response: ServerResponse,
  message: { content: string | null; tool_calls?: unknown },
  finish: string,
  rest: Promise<string> | null,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (delta: unknown, finish_reason: string | null, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`,
    )
  if (message.tool_calls) chunk({ role: 'assistant', tool_calls: message.tool_calls }, null)
  // Pieces of four letters cut numbers and tags in half.
  const say = (text: string) => {
    for (const piece of text.match(/[\s\S]{1,4}/g) ?? []) chunk({ role: 'assistant', content: piece }, null)
  }
  say(message.content ?? '')
  if (rest) {
    // A silent model would be given up, on a machine of any speed.
    const alive = setInterval(() => say(' '), ALIVE_EVERY_MS)
    say(await rest.finally(() => clearInterval(alive)))
  }
  if (finish === 'open') return
  if (finish === 'broken') {
    response.socket?.end()
    return
  }
  chunk({}, finish)
  response.write(`data: ${JSON.stringify({ ...HEAD, choices: [], usage: USAGE })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}
