import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ConfigError, type Environment, readConfig, SETTINGS } from './config.ts'

const faultsOf = (environment: Environment): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_ANNUAL: 'price_a',
}
const SMTP = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@waywell.example',
  CONTACT_INBOX: 'inbox@waywell.example',
}
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const AI = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'key', AI_MODEL: 'model' }
const WEB_FAULT = 'must be a URL that starts with http:// or https://'
const PUBLIC_URL_FAULT =
  'PUBLIC_URL: must be scheme, host and port alone, without a path or anything after it'
const EXTERNAL = { DATABASE_URL: 'postgres://owner@db.example/waywell' }

test('with nothing set everything is embedded and only this machine reaches it', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    trustedProxies: 0,
    database: { mode: 'embedded' },
    email: { mode: 'dev-mailbox' },
    payments: { mode: 'sandbox' },
    ai: { mode: 'embedded' },
    google: { mode: 'off' },
  })
  expect(readConfig({}).publicUrl.origin).toBe('http://localhost:3000')
})

test('.env.example names every setting, and is itself a good configuration', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort())
  expect(faultsOf(example)).toEqual([])
})

describe('with a database of one’s own', () => {
  test('billing and mail are off, never free', () => {
    expect(readConfig(EXTERNAL)).toMatchObject({ payments: { mode: 'off' }, email: { mode: 'off' } })
  })

  test('SANDBOX=1 turns the dev mailbox on', () => {
    expect(readConfig({ ...EXTERNAL, SANDBOX: '1' })).toMatchObject({
      payments: { mode: 'sandbox' },
      email: { mode: 'dev-mailbox' },
    })
  })

  test.each([
    [{}, 'sandbox'],
    [{ SANDBOX: '0' }, 'sandbox'],
    [{ SANDBOX: '1' }, 'sandbox'],
    [{ ...STRIPE }, 'stripe'],
    [{ ...STRIPE, SANDBOX: '1' }, 'stripe'],
    [{ ...EXTERNAL }, 'off'],
    [{ ...EXTERNAL, SANDBOX: '0' }, 'off'],
    [{ ...EXTERNAL, SANDBOX: '1' }, 'sandbox'],
    [{ ...EXTERNAL, ...STRIPE }, 'stripe'],
    [{ ...EXTERNAL, ...STRIPE, SANDBOX: '1' }, 'stripe'],
  ])('and without: payments with %j are %s', (settings, mode) => {
    expect(readConfig(settings).payments.mode).toBe(mode)
  })

  test('the real adapters are taken when they are set', () => {
    expect(readConfig({ ...EXTERNAL, ...STRIPE })).toMatchObject({
      payments: { mode: 'stripe', priceAnnual: 'price_a' },
    })
  })
})

describe('the addresses that pages tell people to write to', () => {
  const SMTP = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'm@a.example', CONTACT_INBOX: 'inbox@a.example' }

  test('are examples while nothing is set, and the inbox once mail is really sent', () => {
    expect(readConfig({}).contact).toMatchObject({
      general: 'hello@waywell.example',
      privacy: 'privacy@waywell.example',
    })
    expect(new Set(Object.values(readConfig(SMTP).contact))).toEqual(new Set(['inbox@a.example']))
  })

  test('can be set, together or each', () => {
    const environment = { ...SMTP, CONTACT_EMAIL: 'us@a.example', PRIVACY_EMAIL: 'privacy@a.example' }
    expect(readConfig(environment).contact).toEqual({
      general: 'us@a.example',
      support: 'us@a.example',
      billing: 'us@a.example',
      enterprise: 'us@a.example',
      privacy: 'privacy@a.example',
    })
  })
})

describe('the dev mailbox', () => {
  const PUBLIC = { PUBLIC_URL: 'https://waywell.example' }

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://app.localhost'])(
    'exists by itself at %s',
    address => {
      expect(readConfig({ PUBLIC_URL: address }).email.mode).toBe('dev-mailbox')
    },
  )

  test('stops the start beside a public address, unless SANDBOX says so aloud or mail is really sent', () => {
    expect(faultsOf(PUBLIC)).toEqual([
      'PUBLIC_URL: is not this machine, and mail would only be written to files: set SMTP_URL, MAIL_FROM and CONTACT_INBOX, or SANDBOX=1',
    ])
    expect(readConfig({ ...PUBLIC, SANDBOX: '1' }).email.mode).toBe('dev-mailbox')
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'm@a.example', CONTACT_INBOX: 'c@a.example' }
    expect(readConfig({ ...PUBLIC, ...mail }).email.mode).toBe('smtp')
    expect(readConfig({ ...PUBLIC, ...EXTERNAL }).email.mode).toBe('off')
  })
})

test('the numbers get a port of their own when one is set', () => {
  expect(readConfig({}).metricsPort).toBeNull()
  expect(readConfig({ METRICS_PORT: '9090' }).metricsPort).toBe(9090)
})

describe('a fault', () => {
  test.each<[Environment, string]>([
    [{ PORT: 'abc' }, 'PORT: must be a number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a number from 0 to 65535'],
    [{ PUBLIC_URL: 'waywell.example' }, 'PUBLIC_URL: must be a URL that starts with http:// or https://'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL: must be a URL that starts with http:// or https://'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL: must be a URL that starts with postgres:// or postgresql://',
    ],
    [{ SANDBOX: 'yes' }, 'SANDBOX: must be 1, 0 or left out'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of debug, info, warn, error, silent'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES: must be a number from 0 to 10'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET: must be at least 32 unguessable characters'],
    [{ APP_SECRET: 'a'.repeat(40) }, 'APP_SECRET: must be at least 32 unguessable characters'],
    [
      { APP_SECRET: 'please-change-me-0123456789-abcdefgh' },
      'APP_SECRET: must be at least 32 unguessable characters',
    ],
    [{ ...SMTP, MAIL_FROM: 'not an address' }, 'MAIL_FROM: must be an email address'],
    [{ ...SMTP, CONTACT_INBOX: 'not an address' }, 'CONTACT_INBOX: must be an email address'],
    [{ PUBLIC_URL: 'https://waywell.example/app' }, PUBLIC_URL_FAULT],
    [{ PUBLIC_URL: 'https://waywell.example/?a=1' }, PUBLIC_URL_FAULT],
    [{ PUBLIC_URL: 'https://waywell.example/#top' }, PUBLIC_URL_FAULT],
    [{ PUBLIC_URL: 'https://user:pass@waywell.example' }, PUBLIC_URL_FAULT],
    [{ ...GOOGLE, GOOGLE_ISSUER: 'accounts.google.com' }, `GOOGLE_ISSUER: ${WEB_FAULT}`],
    [{ ...GOOGLE, GOOGLE_ISSUER: 'ftp://accounts.google.com' }, `GOOGLE_ISSUER: ${WEB_FAULT}`],
    [{ ...STRIPE, STRIPE_API_BASE: 'localhost:12111' }, `STRIPE_API_BASE: ${WEB_FAULT}`],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY: must start with sk_ or rk_'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'we_x' }, 'STRIPE_WEBHOOK_SECRET: must start with whsec_'],
    [{ ...STRIPE, STRIPE_PRICE_MONTHLY: 'prod_x' }, 'STRIPE_PRICE_MONTHLY: must start with price_'],
    [{ ...STRIPE, STRIPE_PRICE_ANNUAL: '278.40' }, 'STRIPE_PRICE_ANNUAL: must start with price_'],
    [{ ...AI, AI_BASE_URL: 'ws://models.example' }, `AI_BASE_URL: ${WEB_FAULT}`],
    [{ ...AI, AI_JSON_SCHEMA: 'yes' }, 'AI_JSON_SCHEMA: must be 1, 0 or left out'],
    [{ ...AI, AI_INPUT_PRICE: '$2' }, 'AI_INPUT_PRICE: must be dollars for a million tokens'],
    [{ PRIVACY_EMAIL: 'us' }, 'PRIVACY_EMAIL: must be an email address'],
    [{ METRICS_PORT: 'many' }, 'METRICS_PORT: must be a number from 0 to 65535, and another than PORT'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT: must be a number from 0 to 65535, and another than PORT'],
  ])('%j is named in one line', (environment, line) => {
    expect(faultsOf(environment)).toEqual([line])
  })

  test.each<[string, Environment, string[]]>([
    ['SMTP', { SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM', 'CONTACT_INBOX']],
    ['SMTP', { MAIL_FROM: 'hello@waywell.example' }, ['SMTP_URL', 'CONTACT_INBOX']],
    ['SMTP', { CONTACT_INBOX: 'inbox@waywell.example' }, ['SMTP_URL', 'MAIL_FROM']],
    ['Google', { GOOGLE_CLIENT_ID: 'id' }, ['GOOGLE_CLIENT_SECRET']],
    ['Google', { GOOGLE_ISSUER: 'https://id.example' }, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    [
      'Stripe',
      { STRIPE_API_BASE: 'https://stripe.example' },
      ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
    ],
    [
      'Stripe',
      { STRIPE_SECRET_KEY: 'sk_x' },
      ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
    ],
    ['AI', { AI_MODEL: 'm', AI_API_KEY: 'k' }, ['AI_BASE_URL']],
    ['AI', { AI_OUTPUT_PRICE: '2' }, ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL']],
  ])('half of %s stops the start and names what is missing', (_name, environment, missing) => {
    expect(faultsOf(environment).map(line => line.split(':')[0])).toEqual(missing)
  })

  test('in a part of an adapter is told beside what is missing of it', () => {
    expect(faultsOf({ GOOGLE_ISSUER: 'accounts.google.com', GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET: is missing, and GOOGLE_CLIENT_ID, GOOGLE_ISSUER needs it',
      `GOOGLE_ISSUER: ${WEB_FAULT}`,
    ])
    expect(faultsOf({ STRIPE_API_BASE: 'x' })).toContain(`STRIPE_API_BASE: ${WEB_FAULT}`)
  })

  test('all of them are told at once', () => {
    expect(faultsOf({ PORT: 'x', SANDBOX: 'x', AI_MODEL: 'm' })).toHaveLength(4)
  })
})
