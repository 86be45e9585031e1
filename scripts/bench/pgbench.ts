import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { MAX_UUID } from '#server/platform/database/uuid-v7.ts'
import { IDEMPOTENCY_SLOT_SECONDS } from '#server/platform/http/idempotency-key.ts'
import { CHECK_IN_CONSENT } from '#server/wellness/save-check-in.ts'
import { CHECK_INS_LIMIT, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'

type PgbenchRun = { perSecond: number; done: number }

const USER = `('00000000-0000-7000-8000-' || lpad(to_hex(cast(:u as int)), 12, '0'))::uuid`
const NOTE = `'u' || :u || ' wrote a note about the day, as long as people write.'`
const IDENTITY = `select set_config('app.user_id', cast(${USER} as text), true), set_config('role', 'waywell_user', true);`
/** More than any bench saves for one person in a minute. */
const ATTEMPTS = 1_000_000
/** Which of the three tables of keys; the others are asked about or emptied. */
const SLOT = 0

/** The very functions the product calls, and the statements inside them, one by one. */
const SCRIPTS = {
  save: `select api.save_check_in(${USER}, gen_random_uuid(), 4, 3, ${NOTE}, null, null, null, gen_random_uuid(), 7, ${IDEMPOTENCY_SLOT_SECONDS}, '${CHECK_IN_CONSENT}', 'bench ' || :u, ${ATTEMPTS}, ${CHECK_INS_LIMIT.seconds}) as answer;
`,
  list: `select api.list_check_ins(${USER}, ${RECENT_CHECK_INS}, '${MAX_UUID}', null) as answer;
`,
  'save, statements': `begin;
${IDENTITY}
insert into idempotency_keys_${SLOT} values (${USER}, gen_random_uuid(), 7, 'answer') on conflict do nothing;
select not granted from consents where user_id = ${USER} and purpose = '${CHECK_IN_CONSENT}' order by id desc limit 1;
select set_config('app.scope', 'system', true), set_config('role', 'waywell_system', true);
insert into rate_limits as r (key, attempts, window_ends_at) values ('bench ' || :u, 1, clock_timestamp() + make_interval(secs => 60)) on conflict (key) do update set
  attempts = case when r.window_ends_at <= clock_timestamp() then 1 else r.attempts + 1 end,
  window_ends_at = case when r.window_ends_at <= clock_timestamp() then clock_timestamp() + make_interval(secs => 60) else r.window_ends_at end
  returning attempts, window_ends_at;
select set_config('app.scope', '', true), set_config('role', 'waywell_user', true);
insert into check_ins (user_id, id, mood, energy, notes) values (${USER}, api.id_at(gen_random_uuid(), now()), 4, 3, ${NOTE});
commit;
`,
  'list, statements': `begin;
${IDENTITY}
select id, mood, energy, notes, created_at, noted_at from check_ins where user_id = ${USER} order by noted_at desc, id desc limit ${RECENT_CHECK_INS};
commit;
`,
} as const

export type PgbenchScript = keyof typeof SCRIPTS

export async function pgbenchFor(
  program: string,
  options: { url: string; what: PgbenchScript; users: number; atOnce: number; seconds: number },
): Promise<PgbenchRun> {
  const folder = mkdtempSync(join(tmpdir(), 'waywell-pgbench-'))
  try {
    const script = join(folder, 'script.sql')
    writeFileSync(script, `\\set u random(1, ${options.users})\n${SCRIPTS[options.what]}`)
    const url = new URL(options.url)
    const { stdout } = await promisify(execFile)(
      program,
      [
        ...['-n', '-M', 'prepared', '-j', '2', '-f', script],
        ...['-c', String(options.atOnce), '-T', String(options.seconds)],
        ...[
          '-h',
          // Over a socket file where the server's own connections are.
          url.searchParams.get('host') ?? url.hostname,
          '-p',
          url.port,
          '-U',
          decodeURIComponent(url.username),
          url.pathname.slice(1),
        ],
      ],
      { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
    )
    const done = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
    if (!(done > 0) || failed > 0) throw new Error(`pgbench failed: ${stdout}`)
    return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), done }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function findPgbench(): string {
  const found = places().find(place => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-contrib'], {
      stdio: 'ignore',
    })
    const installed = places().find(place => existsSync(place))
    if (installed) return installed
  }
  console.error(
    'This benchmark compares with pgbench, which comes with PostgreSQL: install it, or put it on PATH.',
  )
  process.exit(1)
}

function places(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'pgbench'))
  const root = '/usr/lib/postgresql'
  const debian = existsSync(root)
    ? readdirSync(root)
        .sort()
        .reverse()
        .map(version => join(root, version, 'bin', 'pgbench'))
    : []
  return [...debian, ...onPath]
}
