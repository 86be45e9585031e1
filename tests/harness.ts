import { randomInt, randomUUID } from 'node:crypto'
import events from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import pg from 'pg'
import type { Email } from 'postal-mime'
import { inject, onTestFinished } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { type Environment, readConfig } from '#server/config.ts'
import { listDevMails } from '#server/email/dev-mailbox.ts'
import type { WebFiles } from '#server/platform/http/web-files.ts'
import { createLog } from '#server/platform/log.ts'
import { contract } from '#shared/contract.ts'
import { type Session, session as sessionSchema } from '#shared/session.ts'
import { type FaultyProxy, startDatabaseProxy } from './faulty-proxy.ts'
import { queryOnce } from './query-once.ts'
import { type Answer, readAnswer } from './read-answer.ts'

export type TestApp = {
  url: string
  internals: App
  ownerUrl: string
  dataDir: string
  /** Every line the server has logged. */
  logged: string[]
  fetch(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  signUp(name?: string): Promise<Person>
  /** The mails to an address, newest first, once all that is under way has left. */
  mails(to: string): Promise<Email[]>
  /** Asks the database itself, past every policy. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** One more server on the same database; it closes with this one at the latest. */
  secondServer(environment?: Environment): Promise<TestApp>
  /** This server and those beside it that are open. */
  servers(): TestApp[]
  close(): Promise<void>
}

export type Person = {
  id: string
  email: string
  password: string
  session: Session
  api: ContractRouterClient<typeof contract>
  bearer: Record<string, string>
}

/** The server on its own database, made from the migrated template of this run. */
export async function startTestApp(environment: Environment = {}): Promise<TestApp> {
  return startTestAppOn(await newDatabase(), environment)
}

/** An app whose database stands behind a proxy that a test can break. */
export async function startTestAppBehindProxy(): Promise<{ app: TestApp; proxy: FaultyProxy }> {
  const { proxy, url } = await startDatabaseProxy(await newDatabase())
  return { app: await startTestAppOn(url), proxy }
}

async function newDatabase(): Promise<string> {
  const { adminUrl, template } = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  await queryOnce(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** An app on a database that is there already. */
export async function startTestAppOn(
  ownerUrl: string,
  environment: Environment = {},
  diskIsAlmostFull?: () => boolean,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waywell-test-'))
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:4000',
    SANDBOX: '1',
    ...environment,
  })
  const log = createLog('debug', line => logged.push(line))
  const internals = await createApp({ config, ownerUrl, web: EMPTY_WEB, log, diskIsAlmostFull })
  const { server } = internals.http
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const admin = new pg.Pool({ connectionString: superuser(ownerUrl), max: 2 })
  admin.on('error', () => {})
  const secondServers = new Set<TestApp>()
  let closed = false

  const app: TestApp = {
    url,
    internals,
    ownerUrl,
    dataDir,
    logged,
    fetch: (path, init) => fetch(url + path, init),
    post: async (path, body, headers = {}) =>
      readAnswer(
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    async signUp(person = 'ana') {
      const email = `${person}.${randomUUID().slice(0, 8)}@people.example`
      const password = `${randomUUID()}-Pw`
      const send = () => app.post('/auth/sign-up', { full_name: `${person} Example`, email, password })
      let response = await send()
      if (response.status === 429) {
        // All people of a test live at one address.
        await app.sql('delete from rate_limits')
        response = await send()
      }
      const session = parseSession(JSON.parse(response.text))
      // Its first mail must not come after one that a test asks for.
      await internals.background.idle()
      return { id: session.user.id, email, password, session, ...signedIn(url, session.access_token) }
    },
    async mails(to) {
      await internals.background.idle()
      await internals.outbox?.drain()
      const mails = await listDevMails(join(dataDir, 'mail'))
      return mails.map(({ mail }) => mail).filter(mail => mail.to?.some(one => one.address === to))
    },
    async sql(text, values) {
      return (await admin.query(text, values)).rows
    },
    async secondServer(more) {
      const server = await startTestAppOn(ownerUrl, { ...environment, ...more })
      secondServers.add(server)
      const close = () => {
        secondServers.delete(server)
        return server.close()
      }
      return { ...server, close }
    },
    servers: () => [app, ...secondServers],
    async close() {
      if (closed) return
      closed = true
      for (const server of secondServers) await server.close()
      await admin.end()
      await internals.close({ notReadyMs: 0, graceMs: 1_000 })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return app
}

export function parseSession(body: unknown): Session {
  return sessionSchema.parse(body)
}

export function signedIn(url: string, token: string) {
  const link = new OpenAPILink(contract, {
    url,
    headers: { authorization: `Bearer ${token}` },
    customErrorResponseBodyDecoder: (body, response) =>
      new ORPCError(String((body as { code?: unknown })?.code), { status: response.status, data: body }),
  })
  const api: ContractRouterClient<typeof contract> = createORPCClient(link)
  return { api, bearer: { authorization: `Bearer ${token}` } }
}

/** Below the range the system itself gives out, so that no other listener takes it before its server has started. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const free = await new Promise<boolean>(resolve => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    probe.close()
    await events.once(probe, 'close')
    return port
  }
}

/** An app that closes with the test that opened it. */
export async function testAppForThisTest(environment: Environment = {}): Promise<TestApp> {
  const app = await startTestApp(environment)
  onTestFinished(() => app.close())
  return app
}

/** One more server on the database of an app, which closes with the test that opened it. */
export async function secondServerForThisTest(app: TestApp, environment: Environment = {}): Promise<TestApp> {
  const server = await app.secondServer(environment)
  onTestFinished(() => server.close())
  return server
}

const EMPTY_WEB: Pick<WebFiles, 'get'> = {
  get: path => ({
    status: path === '/' ? 200 : 404,
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" },
    body: new TextEncoder().encode('<!doctype html>'),
  }),
}

/** Superuser connection for assertions only; the product never connects like this. */
function superuser(ownerUrl: string): string {
  const { superuserUrl } = inject('postgres')
  const url = new URL(superuserUrl)
  url.pathname = new URL(ownerUrl).pathname
  return url.href
}
