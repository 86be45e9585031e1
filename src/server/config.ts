import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import type { ContactAddresses } from '#shared/installation.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'
import { LOG_LEVELS, type LogLevel } from './platform/log.ts'

const SECRET_MIN_CHARACTERS = 32
const GOOGLE_ISSUER = 'https://accounts.google.com'
const METRICS_PORT_FAULT = 'must be a number from 0 to 65535, and another than PORT'
const HTTP_PROTOCOLS = ['http:', 'https:'] as const

/** Trimmed; an empty setting is one that is left out. */
const text = z
  .string()
  .optional()
  .transform(value => value?.trim() || null)

/** Every setting the product reads, in this order in the faults; `.env.example` describes each. */
const settings = {
  PORT: wholeNumber(65_535, 'must be a number from 0 to 65535'),
  HOST: text,
  PUBLIC_URL: url(HTTP_PROTOCOLS),
  METRICS_PORT: wholeNumber(65_535, METRICS_PORT_FAULT),
  PREVIEW_HOSTS: text.transform(hosts =>
    (hosts ?? '')
      .split(',')
      .map(host => host.trim().toLowerCase())
      .filter(Boolean),
  ),
  TRUSTED_PROXIES: wholeNumber(10, 'must be a number from 0 to 10'),
  DATA_DIR: text,
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  SANDBOX: text.pipe(z.enum(['0', '1'], 'must be 1, 0 or left out').nullable()),
  APP_SECRET: text.refine(
    secret => secret === null || isStrongSecret(secret),
    `must be at least ${SECRET_MIN_CHARACTERS} unguessable characters`,
  ),
  LOG_LEVEL: text.pipe(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).nullable()),
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: emailAddress(),
  CONTACT_INBOX: emailAddress(),
  CONTACT_EMAIL: emailAddress(),
  SUPPORT_EMAIL: emailAddress(),
  BILLING_EMAIL: emailAddress(),
  ENTERPRISE_EMAIL: emailAddress(),
  PRIVACY_EMAIL: emailAddress(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: url(HTTP_PROTOCOLS),
  STRIPE_SECRET_KEY: startsWith(['sk_', 'rk_']),
  STRIPE_WEBHOOK_SECRET: startsWith(['whsec_']),
  STRIPE_PRICE_MONTHLY: startsWith(['price_']),
  STRIPE_PRICE_ANNUAL: startsWith(['price_']),
  STRIPE_API_BASE: url(HTTP_PROTOCOLS),
  AI_BASE_URL: url(HTTP_PROTOCOLS),
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_JSON_SCHEMA: text.pipe(z.enum(['0', '1'], 'must be 1, 0 or left out').nullable()),
  AI_INPUT_PRICE: price(),
  AI_OUTPUT_PRICE: price(),
} as const

type Setting = keyof typeof settings
export const SETTINGS = Object.keys(settings) as readonly Setting[]
export type Environment = { readonly [name: string]: string | undefined }

export type Config = {
  host: string
  port: number
  publicUrl: URL
  /** Null: the numbers are served beside the pages. */
  metricsPort: number | null
  previewHosts: readonly string[]
  trustedProxies: number
  dataDir: string
  logLevel: LogLevel
  /** Null: made once and kept in the database, so that every copy of the server shares it. */
  appSecret: string | null
  database: { mode: 'embedded' } | { mode: 'external'; url: string }
  email:
    | { mode: 'dev-mailbox'; from: string; contactInbox: string }
    | { mode: 'smtp'; url: string; from: string; contactInbox: string }
    | { mode: 'off' }
  /** Where the pages tell people to write. */
  contact: ContactAddresses
  payments:
    | { mode: 'sandbox' }
    | {
        mode: 'stripe'
        secretKey: string
        webhookSecret: string
        priceMonthly: string
        priceAnnual: string
        apiBase: URL | null
      }
    | { mode: 'off' }
  ai:
    | { mode: 'embedded' }
    | {
        mode: 'openai-compatible'
        baseUrl: URL
        apiKey: string
        model: string
        sendsSchema: boolean
        /** Dollars for a million tokens. */
        prices: { input: number; output: number }
      }
  google: { mode: 'off' } | { mode: 'on'; clientId: string; clientSecret: string; issuer: URL }
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

export function readConfig(environment: Environment): Config {
  const faults = new Map<Setting, string>()
  const get = <Name extends Setting>(name: Name): z.output<(typeof settings)[Name]> | null => {
    const parsed = settings[name].safeParse(environment[name])
    if (!parsed.success) faults.set(name, parsed.error.issues[0]?.message ?? '')
    return parsed.success ? (parsed.data as z.output<(typeof settings)[Name]>) : null
  }
  for (const name of SETTINGS) get(name)
  const raw = (name: Setting) => environment[name]?.trim() || null

  /** All of them, or none, and `extras` with them only: a half-set adapter would fail later, in front of a person. */
  function allOrNone<Name extends Setting>(
    names: readonly Name[],
    extras: readonly Setting[] = [],
  ): Record<Name, string> | null {
    const set = [...names, ...extras].filter(name => raw(name) !== null)
    if (set.length === 0) return null
    for (const name of names)
      if (raw(name) === null) faults.set(name, `is missing, and ${set.join(', ')} needs it`)
    return Object.fromEntries(names.map(name => [name, raw(name) ?? ''])) as Record<Name, string>
  }

  const port = get('PORT') ?? 3000
  const metricsPort = get('METRICS_PORT')
  if (metricsPort === port) faults.set('METRICS_PORT', METRICS_PORT_FAULT)
  const databaseUrl = raw('DATABASE_URL')
  const sandbox = databaseUrl === null || get('SANDBOX') === '1'
  const smtp = allOrNone(['SMTP_URL', 'MAIL_FROM', 'CONTACT_INBOX'])
  const google = allOrNone(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ['GOOGLE_ISSUER'])
  const stripe = allOrNone(
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
    ['STRIPE_API_BASE'],
  )
  const ai = allOrNone(
    ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
    ['AI_JSON_SCHEMA', 'AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'],
  )

  const publicUrl = get('PUBLIC_URL') ?? new URL(`http://localhost:${port}`)
  // Cut off in silence, a path would be missing from every link that is mailed.
  if (publicUrl.href !== `${publicUrl.origin}/`)
    faults.set('PUBLIC_URL', 'must be scheme, host and port alone, without a path or anything after it')
  // Mails in files hold links that open accounts: a public address needs SANDBOX=1 for that.
  else if (!smtp && databaseUrl === null && get('SANDBOX') !== '1' && !isLoopbackHost(publicUrl.host))
    faults.set(
      'PUBLIC_URL',
      'is not this machine, and mail would only be written to files: set SMTP_URL, MAIL_FROM and CONTACT_INBOX, or SANDBOX=1',
    )
  if (faults.size > 0)
    throw new ConfigError(
      SETTINGS.filter(name => faults.has(name)).map(name => `${name}: ${faults.get(name)}`),
    )

  const contactEmail = get('CONTACT_EMAIL') ?? smtp?.CONTACT_INBOX
  return {
    host: get('HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    metricsPort,
    previewHosts: get('PREVIEW_HOSTS') ?? [],
    trustedProxies: get('TRUSTED_PROXIES') ?? 0,
    dataDir: absolute(get('DATA_DIR') ?? './.data'),
    logLevel: get('LOG_LEVEL') ?? 'info',
    appSecret: get('APP_SECRET'),
    database: databaseUrl === null ? { mode: 'embedded' } : { mode: 'external', url: databaseUrl },
    email: smtp
      ? { mode: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM, contactInbox: smtp.CONTACT_INBOX }
      : sandbox
        ? { mode: 'dev-mailbox', from: 'hello@waywell.example', contactInbox: 'contact@waywell.example' }
        : { mode: 'off' },
    contact: {
      general: contactEmail ?? 'hello@waywell.example',
      support: get('SUPPORT_EMAIL') ?? contactEmail ?? 'support@waywell.example',
      billing: get('BILLING_EMAIL') ?? contactEmail ?? 'billing@waywell.example',
      enterprise: get('ENTERPRISE_EMAIL') ?? contactEmail ?? 'enterprise@waywell.example',
      privacy: get('PRIVACY_EMAIL') ?? contactEmail ?? 'privacy@waywell.example',
    },
    payments: stripe
      ? {
          mode: 'stripe',
          secretKey: stripe.STRIPE_SECRET_KEY,
          webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
          priceMonthly: stripe.STRIPE_PRICE_MONTHLY,
          priceAnnual: stripe.STRIPE_PRICE_ANNUAL,
          apiBase: get('STRIPE_API_BASE'),
        }
      : { mode: sandbox ? 'sandbox' : 'off' },
    ai: ai
      ? {
          mode: 'openai-compatible',
          baseUrl: new URL(ai.AI_BASE_URL),
          apiKey: ai.AI_API_KEY,
          model: ai.AI_MODEL,
          sendsSchema: get('AI_JSON_SCHEMA') !== '0',
          prices: { input: get('AI_INPUT_PRICE') ?? 0, output: get('AI_OUTPUT_PRICE') ?? 0 },
        }
      : { mode: 'embedded' },
    google: google
      ? {
          mode: 'on',
          clientId: google.GOOGLE_CLIENT_ID,
          clientSecret: google.GOOGLE_CLIENT_SECRET,
          issuer: get('GOOGLE_ISSUER') ?? new URL(GOOGLE_ISSUER),
        }
      : { mode: 'off' },
  }
}

/** The process environment with an optional `.env` file beneath it. */
export function processEnvironment(): Environment {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new ConfigError([`.env: ${(error as Error).message}`])
  }
  return process.env
}

function wholeNumber(max: number, fault: string) {
  return text
    .refine(value => value === null || (/^\d+$/.test(value) && Number(value) <= max), fault)
    .transform(value => (value === null ? null : Number(value)))
}

function price() {
  return text
    .refine(
      value => value === null || /^\d{1,4}(?:\.\d+)?$/.test(value),
      'must be dollars for a million tokens',
    )
    .transform(value => (value === null ? null : Number(value)))
}

function url(protocols: readonly string[]) {
  return text
    .refine(
      value => value === null || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
      `must be a URL that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
    )
    .transform(value => (value === null || !URL.canParse(value) ? null : new URL(value)))
}

/** The ids of a provider tell their kind: one copied into the wrong setting is named at the start. */
function startsWith(prefixes: readonly string[]) {
  return text.refine(
    value => value === null || prefixes.some(prefix => value.startsWith(prefix)),
    `must start with ${prefixes.join(' or ')}`,
  )
}

function emailAddress() {
  return text.refine(value => value === null || /^[^@\s]+@[^@\s]+$/.test(value), 'must be an email address')
}

function isStrongSecret(secret: string) {
  return (
    secret.length >= SECRET_MIN_CHARACTERS &&
    new Set(secret).size >= 10 &&
    !/change.?me|example|default/i.test(secret)
  )
}

function absolute(path: string) {
  return isAbsolute(path) ? path : resolve(path)
}
