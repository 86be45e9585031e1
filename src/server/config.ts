import { isAbsolute, resolve } from 'node:path'
import type { ContactAddresses } from '#shared/installation.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'

/** Every setting the product reads; `.env.example` describes each. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'METRICS_PORT',
  'PREVIEW_HOSTS',
  'TRUSTED_PROXIES',
  'DATA_DIR',
  'DATABASE_URL',
  'SANDBOX',
  'APP_SECRET',
  'LOG_LEVEL',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_INBOX',
  'CONTACT_EMAIL',
  'SUPPORT_EMAIL',
  'BILLING_EMAIL',
  'ENTERPRISE_EMAIL',
  'PRIVACY_EMAIL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
  'STRIPE_API_BASE',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_MODEL',
] as const

export type Setting = (typeof SETTINGS)[number]
export type Environment = { readonly [name: string]: string | undefined }

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

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
  ai: { mode: 'embedded' } | { mode: 'openai-compatible'; baseUrl: URL; apiKey: string; model: string }
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

const EMAIL_SETTINGS = [
  'MAIL_FROM',
  'CONTACT_INBOX',
  'CONTACT_EMAIL',
  'SUPPORT_EMAIL',
  'BILLING_EMAIL',
  'ENTERPRISE_EMAIL',
  'PRIVACY_EMAIL',
] as const satisfies readonly Setting[]
const SECRET_MIN_CHARACTERS = 32
const GOOGLE_ISSUER = 'https://accounts.google.com'

export function readConfig(environment: Environment): Config {
  const faults: string[] = []
  const fault = (name: Setting, sentence: string) => faults.push(`${name}: ${sentence}`)
  const get = (name: Setting) => environment[name]?.trim() || null

  function url(name: Setting, protocols: readonly string[], fallback: string): URL {
    const text = get(name) ?? fallback
    if (URL.canParse(text)) {
      const parsed = new URL(text)
      if (protocols.includes(parsed.protocol)) return parsed
    }
    fault(name, `must be a URL that starts with ${protocols.map(p => `${p}//`).join(' or ')}`)
    return new URL(fallback)
  }

  /** All of them, or none, and `extras` with them only: a half-set adapter would fail later, in front of a person. */
  function group<Name extends Setting>(
    names: readonly Name[],
    extras: readonly Setting[] = [],
  ): Record<Name, string> | null {
    const set = [...names, ...extras].filter(name => get(name) !== null)
    if (set.length === 0) return null
    for (const name of names)
      if (get(name) === null) fault(name, `is missing, and ${set.join(', ')} needs it`)
    return Object.fromEntries(names.map(name => [name, get(name) ?? ''])) as Record<Name, string>
  }

  const web = ['http:', 'https:'] as const
  const port = wholeNumber(get('PORT') ?? '3000', 0, 65_535)
  if (port === null) fault('PORT', 'must be a number from 0 to 65535')
  const metricsText = get('METRICS_PORT')
  const metricsPort = metricsText === null ? null : wholeNumber(metricsText, 0, 65_535)
  if (metricsText !== null && (metricsPort === null || metricsPort === port))
    fault('METRICS_PORT', 'must be a number from 0 to 65535, and another than PORT')
  const trustedProxies = wholeNumber(get('TRUSTED_PROXIES') ?? '0', 0, 10)
  if (trustedProxies === null) fault('TRUSTED_PROXIES', 'must be a number from 0 to 10')
  const logLevel = LOG_LEVELS.find(level => level === (get('LOG_LEVEL') ?? 'info'))
  if (!logLevel) fault('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`)
  const sandboxText = get('SANDBOX') ?? '0'
  if (!['0', '1'].includes(sandboxText)) fault('SANDBOX', 'must be 1, 0 or left out')
  const appSecret = get('APP_SECRET')
  if (appSecret !== null && !isStrongSecret(appSecret))
    fault('APP_SECRET', `must be at least ${SECRET_MIN_CHARACTERS} unguessable characters`)

  const databaseUrl = get('DATABASE_URL')
  if (databaseUrl !== null) url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://localhost/waywell')
  const sandbox = databaseUrl === null || sandboxText === '1'

  const smtp = group(['SMTP_URL', 'MAIL_FROM', 'CONTACT_INBOX'])
  if (get('SMTP_URL') !== null) url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://localhost')
  for (const name of EMAIL_SETTINGS) {
    const address = get(name)
    if (address !== null && !/^[^@\s]+@[^@\s]+$/.test(address)) fault(name, 'must be an e-mail address')
  }

  const google = group(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ['GOOGLE_ISSUER'])
  const googleIssuer = url('GOOGLE_ISSUER', web, GOOGLE_ISSUER)
  const stripe = group(
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
    ['STRIPE_API_BASE'],
  )
  const stripeApiBase =
    get('STRIPE_API_BASE') === null ? null : url('STRIPE_API_BASE', web, 'https://api.stripe.com')
  const ai = group(['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'])

  const publicUrl = url('PUBLIC_URL', web, `http://localhost:${port ?? 3000}`)
  // Cut off in silence, a path would be missing from every link that is mailed.
  if (publicUrl.href !== `${publicUrl.origin}/`)
    fault('PUBLIC_URL', 'must be scheme, host and port alone, without a path or anything after it')
  // Its mails hold links that open accounts: beside a public address that must be wished for aloud.
  else if (!smtp && databaseUrl === null && sandboxText !== '1' && !isLoopbackHost(publicUrl.host))
    fault(
      'PUBLIC_URL',
      'is not this machine, and mail would only be written to files: set SMTP_URL, MAIL_FROM and CONTACT_INBOX, or SANDBOX=1',
    )
  const contactEmail = get('CONTACT_EMAIL') ?? smtp?.CONTACT_INBOX

  const config: Config = {
    host: get('HOST') ?? '127.0.0.1',
    port: port ?? 3000,
    publicUrl,
    metricsPort,
    previewHosts: (get('PREVIEW_HOSTS') ?? '')
      .split(',')
      .map(host => host.trim().toLowerCase())
      .filter(Boolean),
    trustedProxies: trustedProxies ?? 0,
    dataDir: absolute(get('DATA_DIR') ?? './.data'),
    logLevel: logLevel ?? 'info',
    appSecret,
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
          apiBase: stripeApiBase,
        }
      : { mode: sandbox ? 'sandbox' : 'off' },
    ai: ai
      ? {
          mode: 'openai-compatible',
          baseUrl: url('AI_BASE_URL', web, 'https://localhost'),
          apiKey: ai.AI_API_KEY,
          model: ai.AI_MODEL,
        }
      : { mode: 'embedded' },
    google: google
      ? {
          mode: 'on',
          clientId: google.GOOGLE_CLIENT_ID,
          clientSecret: google.GOOGLE_CLIENT_SECRET,
          issuer: googleIssuer,
        }
      : { mode: 'off' },
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
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

function wholeNumber(text: string, min: number, max: number): number | null {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
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
