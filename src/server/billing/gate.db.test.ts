import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { implement } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createLateWork } from '#server/platform/deadline.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { createApiHandler } from '#server/platform/http/api.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { createLog } from '#server/platform/log.ts'
import { operation } from '#shared/operation.ts'
import { Problem } from '#shared/problem.ts'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import { readAnswer } from '#tests/read-answer.ts'
import { signUpFree } from '#tests/subscriber.ts'
import { featureGate } from './feature-gate.ts'
import { withFeatureUse } from './with-feature-use.ts'

const gated = (feature: 'ats-optimizer' | 'resume-generator' | 'saml-sso') =>
  operation
    .route({ method: 'POST', path: `/functions/${feature}` })
    .meta({ access: { who: 'signed-in', feature } })
    .input(z.object({}))
    .output(z.string())
const contract = {
  closed: gated('ats-optimizer'),
  limited: gated('resume-generator'),
  enterprise: gated('saml-sso'),
}

let app: TestApp
let call: (userId: string, feature: string) => Promise<{ status: number; text: string }>
let close: () => void
beforeAll(async () => {
  app = await startTestApp()
  const os = implement(contract).$context<CallContext>().use(accessGate)
  const use = (context: CallContext & { featureGrant: Parameters<typeof withFeatureUse>[2] | null }) => {
    if (!context.featureGrant) throw new Problem('internal')
    return withFeatureUse(app.internals, userIdOf(context), context.featureGrant, async () => 'done')
  }
  const api = createApiHandler({
    router: os.router({
      closed: os.closed.handler(({ context }) => use(context)),
      limited: os.limited.handler(({ context }) => use(context)),
      enterprise: os.enterprise.handler(({ context }) => use(context)),
    }),
    tokens: { verify: authorization => ({ userId: authorization ?? '', sessionId: 'session' }) },
    findKeyHolder: () => null,
    checks: {
      rateLimit: {
        countAttempt: async () => {},
        countAttempts: async () => {},
        counter: () => ['', 0, 0],
        clearAttempts: async () => {},
      },
      diskIsAlmostFull: () => false,
      requireFeature: featureGate(app.internals),
    },
    publicUrl: new URL('http://localhost:4000'),
    trustedProxies: 0,
    lateWork: createLateWork(),
    log: createLog('silent'),
  })
  const server = createServer((request, response) => void api(request, response, [])).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  call = async (userId, feature) =>
    readAnswer(
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/${feature}`, {
        method: 'POST',
        headers: { authorization: userId },
      }),
    )
})
afterAll(async () => {
  close()
  await app.close()
})

describe('a feature that Free lacks', () => {
  test('is refused with what is needed', async () => {
    const ana = await signUpFree(app)
    const { status, text } = await call(ana.id, 'ats-optimizer')
    expect([status, JSON.parse(text)]).toEqual([
      402,
      {
        code: 'upgrade_required',
        message: 'ATS optimizer is part of Professional. Upgrade to use it.',
        details: 'feature: ats-optimizer\nlimit: 0\nleft: 0\nrenews_on: never',
        hint: 'See the plans at /product/pricing.',
      },
    ])
  })

  test('is open in the trial and to Enterprise, and what only Enterprise has is not open in the trial', async () => {
    const [trial, granted] = [await app.signUp('trial'), await signUpFree(app, 'granted')]
    await app.sql(`insert into plan_grants (user_id, tier) values ($1, 'enterprise')`, [granted.id])
    expect((await call(trial.id, 'ats-optimizer')).text).toBe('"done"')
    expect([(await call(trial.id, 'saml-sso')).status, (await call(granted.id, 'saml-sso')).text]).toEqual([
      402,
      '"done"',
    ])
    await app.sql(`update plan_grants set until = now() where user_id = $1`, [granted.id])
    expect((await call(granted.id, 'saml-sso')).status).toBe(402)
  })
})

describe('a feature that Free has two of a month', () => {
  test('of fifty calls at once two succeed, the others are told the limit and its renewal', async () => {
    const ana = await signUpFree(app)
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(ana.id, 'resume-generator')))
    expect(answers.filter(answer => answer.text === '"done"')).toHaveLength(2)
    const refused = answers.filter(answer => answer.status === 402)
    expect(refused).toHaveLength(48)
    const { renews_on, usage } = await ana.api.billing.getBilling({})
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({
      code: 'limit_reached',
      details: `feature: resume-generator\nlimit: 2\nleft: 0\nrenews_on: ${renews_on}`,
    })
    expect(usage.find(one => one.feature === 'resume-generator')).toEqual({
      feature: 'resume-generator',
      enabled: true,
      monthly_limit: 2,
      used: 2,
      left: 0,
    })
  })

  test('what is used in the trial does not eat into it', async () => {
    const ana = await app.signUp()
    for (const _ of [1, 2, 3]) await call(ana.id, 'resume-generator')
    await app.sql('update profiles set trial_expires_at = now() where user_id = $1', [ana.id])
    const texts = [1, 2, 3].map(async () => (await call(ana.id, 'resume-generator')).status)
    expect((await Promise.all(texts)).toSorted()).toEqual([200, 200, 402])
  })
})
