import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '#server/platform/database/database.ts'
import { MAX_UUID } from '#server/platform/database/uuid-v7.ts'
import { IDEMPOTENCY_SLOT_SECONDS } from '#server/platform/http/idempotency-key.ts'
import { createLog } from '#server/platform/log.ts'
import { LIST_CHECK_INS } from '#server/wellness/list-check-ins.ts'
import { CHECK_IN_CONSENT, SAVE_CHECK_IN } from '#server/wellness/save-check-in.ts'
import { CHECK_INS_LIMIT, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'

/**
 * The least that Node can do for the same two calls: its HTTP server and the SQL functions, nothing checked, neither the token's signature
 * nor the body, no limit of its own, no log. What the product costs beyond it is ours; what it costs itself no server on Node can save.
 */
const [servingUrl = ''] = process.argv.slice(2)
const database = openDatabase({ servingUrl, authUrl: servingUrl }, createLog('error'))

const server = createServer((request, response) => {
  answer(request).then(
    text => {
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      })
      response.end(text)
    },
    error => response.destroy(error),
  )
})

async function answer(request: IncomingMessage): Promise<string> {
  const user = personOf(request)
  if (request.method !== 'POST')
    return database.callFunction(LIST_CHECK_INS, [user, RECENT_CHECK_INS, MAX_UUID, null])
  const { mood, energy, notes } = await bodyOf(request)
  return database.callFunction(SAVE_CHECK_IN, [
    ...[user, randomUUID(), mood, energy, notes, null, null, null],
    ...[String(request.headers['idempotency-key']), '7', IDEMPOTENCY_SLOT_SECONDS, CHECK_IN_CONSENT],
    ...[`bare ${user}`, CHECK_INS_LIMIT.attempts, CHECK_INS_LIMIT.seconds],
  ])
}

function personOf({ headers }: IncomingMessage): string {
  const [, claims = ''] = (headers.authorization ?? '').split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub
}

async function bodyOf(request: IncomingMessage) {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', chunk => (text += chunk))
  await once(request, 'end')
  return JSON.parse(text)
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
