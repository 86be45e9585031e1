import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

export type PgbenchRun = { perSecond: number }

/** The same statements that the product's functions run, one by one, as the driver every PostgreSQL brings sends them. */
const IDENTITY = `select set_config('app.user_id', '00000000-0000-7000-8000-' || lpad(to_hex(cast(:u as int)), 12, '0'), true), set_config('role', 'waywell_user', true);`
const SAVE = `begin;
${IDENTITY}
insert into idempotency_keys (user_id, key, request_hash, response) values (app_user_id(), md5(random()::text), 'hash', 'answer') on conflict do nothing;
select not granted from consents where user_id = app_user_id() and purpose = 'daily_check_ins' order by id desc limit 1;
select set_config('app.scope', 'system', true), set_config('role', 'waywell_system', true);
insert into rate_limits as r (key, attempts, window_ends_at) values ('bench ' || :u, 1, clock_timestamp() + make_interval(secs => 60)) on conflict (key) do update set
  attempts = case when r.window_ends_at <= clock_timestamp() then 1 else r.attempts + 1 end,
  window_ends_at = case when r.window_ends_at <= clock_timestamp() then clock_timestamp() + make_interval(secs => 60) else r.window_ends_at end
  returning attempts, window_ends_at;
select set_config('app.scope', '', true), set_config('role', 'waywell_user', true);
insert into check_ins (user_id, id, mood, energy, notes) values (app_user_id(), uuidv7(), 4, 3, 'A note from the bench.');
commit;
`
const LIST = `begin;
${IDENTITY}
select id, mood, energy, notes, created_at from check_ins where user_id = app_user_id() order by id desc limit 5;
commit;
`

export async function pgbenchFor(
  program: string,
  options: { url: string; what: 'save' | 'pair'; users: number; atOnce: number; seconds: number },
): Promise<PgbenchRun> {
  const folder = mkdtempSync(join(tmpdir(), 'waywell-pgbench-'))
  try {
    const script = join(folder, 'script.sql')
    writeFileSync(
      script,
      `\\set u random(1, ${options.users})\n${SAVE}${options.what === 'pair' ? LIST : ''}`,
    )
    const url = new URL(options.url)
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(options.atOnce),
      '-j',
      '2',
      '-T',
      String(options.seconds),
      '-f',
      script,
    ]
    const { stdout } = await promisify(execFile)(
      program,
      [
        ...args,
        '-h',
        url.hostname,
        '-p',
        url.port,
        '-U',
        decodeURIComponent(url.username),
        url.pathname.slice(1),
      ],
      { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
    )
    return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) }
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
