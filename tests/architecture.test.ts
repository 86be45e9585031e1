import { describe, expect, test } from 'vitest'
import biome from '../biome.json' with { type: 'json' }
import { FEATURE_ARROWS } from './feature-arrows.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const code = files.filter(file => /\.(ts|tsx|mjs|css)$/.test(file.path))
const source = code.filter(file => file.path.startsWith('src/'))
const product = source.filter(file => !file.isTest)

/** Server folders that serve every feature, and so know none. */
const SERVER_GROUND = ['platform', 'ai', 'payments', 'email']
const WEB_GROUND = ['platform', 'ui']

const MOST_LINES = 400
const NOTICED_LINES = 300

describe('arrows', () => {
  test('web and server never import each other, and neither imports the other’s floor', () => {
    const allowed: Record<string, string[]> = {
      shared: ['shared'],
      engine: ['engine', 'shared'],
      server: ['server', 'engine', 'shared'],
      web: ['web', 'shared'],
    }
    expect(
      importsWhere(product, (from, to) => {
        const target = floor(to)
        return target !== undefined && !allowed[floor(from) ?? '']?.includes(target)
      }),
    ).toEqual([])
  })

  test('the product imports nothing from tests or scripts', () => {
    expect(importsWhere(product, (_, to) => /^(tests|scripts)\//.test(to))).toEqual([])
  })

  test('platform, ui and the ports know no feature', () => {
    expect(
      importsWhere(product, (from, to) => {
        const [ground, target] = [area(from), area(to)]
        return ground !== undefined && target !== undefined && isGround(ground) && !isGround(target)
      }),
    ).toEqual([])
  })

  test('features use each other only along the listed arrows', () => {
    expect(
      importsWhere(product, (from, to) => {
        const [feature, target] = [area(from), area(to)]
        if (feature === undefined || target === undefined || feature === target) return false
        if (isGround(feature) || isGround(target)) return false
        return !FEATURE_ARROWS.includes(`${feature} → ${target}`)
      }),
    ).toEqual([])
  })

  test('platform, ui and the ports do not even name a feature', () => {
    // The objects of the sandbox have Stripe's own field names, which say `trial` and `consent`.
    const ground = product.filter(
      file =>
        isGround(area(file.path) ?? '') &&
        !/^src\/server\/payments\/sandbox\/.*-objects\.ts$/.test(file.path),
    )
    expect(importsWhere(ground, (_, to) => /^src\/shared\/[^/]+\//.test(to))).toEqual([])
    const feature =
      /check[-_ ]?in(?!g)|consent|wellness|onboarding|newsletter|contact.?request|r[eé]sum[eé](?!\()|career|trial/i
    expect(
      mentions(
        ground.filter(file => file.path.startsWith('src/server/')),
        feature,
      ),
    ).toEqual([])
  })

  test('the payment sandbox is reached through the one file that opens it only where it may be', () => {
    const sandbox = (path: string) => path.startsWith('src/server/payments/sandbox/')
    expect(
      importsWhere(
        product,
        (from, to) => sandbox(to) && !sandbox(from) && from !== 'src/server/payments/open-payments.ts',
      ),
    ).toEqual([])
  })

  test('inside the server’s platform the arrows go http → auth → jobs → database → log', () => {
    const below: Record<string, string[]> = {
      http: ['http', 'auth', 'database', 'jobs'],
      auth: ['auth', 'database', 'jobs'],
      database: ['database'],
      jobs: ['jobs', 'database'],
    }
    const part = (path: string) => /^src\/server\/platform\/([a-z]+)\//.exec(path)?.[1]
    expect(
      importsWhere(product, (from, to) => {
        const [importer, imported] = [part(from), part(to)]
        return imported !== undefined && importer !== undefined && !below[importer]?.includes(imported)
      }),
    ).toEqual([])
  })

  test('no screen brings the whole contract: each feature has a client for its own part', () => {
    const web = product.filter(file => floor(file.path) === 'web')
    expect(importsWhere(web, (_, to) => to === 'src/shared/contract.ts')).toEqual([])
  })

  test('no page brings the large form of the schema library, not even through what both sides share', () => {
    const importsOf = new Map(product.map(file => [file.path, file.imports]))
    const reached = new Set(product.filter(file => floor(file.path) === 'web').map(file => file.path))
    for (const path of reached) for (const target of importsOf.get(path) ?? []) reached.add(target)
    expect(
      importsWhere(
        product.filter(file => reached.has(file.path)),
        (_, to) => to === 'zod',
      ),
    ).toEqual([])
  })

  test('every listed arrow is used', () => {
    const used = new Set(
      product.flatMap(file => file.imports.map(target => `${area(file.path)} → ${area(target)}`)),
    )
    expect(FEATURE_ARROWS.filter(arrow => !used.has(arrow))).toEqual([])
  })

  test('no files import each other in a circle, by type or by value', () => {
    expect(circles(code)).toEqual([])
  })

  test('what both sides agree on needs zod, the contract builder and itself only', () => {
    const shared = product.filter(file => floor(file.path) === 'shared')
    expect(
      importsWhere(
        shared,
        (_, to) => floor(to) !== 'shared' && !['zod', 'zod/mini', '@orpc/contract'].includes(to),
      ),
    ).toEqual([])
  })
})

describe('purity', () => {
  const pure = product.filter(file => ['shared', 'engine'].includes(floor(file.path) ?? ''))

  test('shared and engine have no Node in them', () => {
    expect(importsWhere(pure, (_, to) => to.startsWith('node:'))).toEqual([])
    expect(mentions(pure, /\bprocess\.|\bBuffer\b/)).toEqual([])
  })

  test('shared and engine take clock and dice as parameters', () => {
    expect(mentions(pure, /Date\.now|new Date\(\)|performance\.now|Math\.random|randomUUID/)).toEqual([])
  })

  test('only the configuration reads the environment', () => {
    const others = source.filter(file => file.path !== 'src/server/config.ts')
    expect(mentions(others, /process\.env|loadEnvFile|import\.meta\.env\.(?!DEV\b|PROD\b|SSR\b)/)).toEqual([])
  })

  test('only these files know where they lie: in the bundle all code lies in one folder', () => {
    const knowing = ['src/server/files.ts', 'src/server/platform/database/embedded/binaries.ts']
    const server = product.filter(file => !file.path.startsWith('src/web/') && !knowing.includes(file.path))
    expect(mentions(server, /import\.meta\.(?:url|dirname|filename)/)).toEqual([])
  })

  test('only the two logs write to the console', () => {
    const logs = ['src/web/platform/log.ts', 'src/server/platform/log.ts']
    expect(
      mentions(
        product.filter(file => !logs.includes(file.path)),
        /\bconsole\./,
      ),
    ).toEqual([])
  })

  test('no data statement is put together from strings', () => {
    const server = product.filter(file => floor(file.path) === 'server')
    const statement = /(?<!\bsql(?:<[^>]*>)?)`\s*(?:select|insert|update|delete|merge|with)\b[^`]*\$\{/i
    // It puts in the name of a function, which it checks, and never a value.
    const isNames = (path: string) => path === 'src/server/platform/database/sql-function.ts'
    expect(
      mentions(
        server.filter(({ path }) => !isNames(path)),
        statement,
      ),
    ).toEqual([])
    expect(mentions(server, /['"]\s*(?:select|insert into|update|delete from)\b[^'"\n]*['"]\s*\+/i)).toEqual(
      [],
    )
  })

  test('only making roles needs text in a statement, and only these files do it', () => {
    const makersOfRoles = [
      'src/server/platform/database/migrate.ts',
      'src/server/platform/database/embedded/prepare-owner.ts',
    ]
    const definition = /(?<!\bsql)`\s*(?:alter|create|drop|grant|revoke|set|truncate)\b[^`]*\$\{/i
    const others = product.filter(
      file => file.path.startsWith('src/server/') && !makersOfRoles.includes(file.path),
    )
    expect(mentions(others, definition)).toEqual([])
    expect(mentions(product, /sql\.raw\(/)).toEqual([])
  })
})

describe('names and sizes', () => {
  test('no folder or file has a name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|services?|types|constants)(\.|\/)/
    expect(paths(code.filter(file => empty.test(file.path)))).toEqual([])
  })

  test('files and folders are named in kebab-case', () => {
    const kebab = /^[.a-z0-9-]+$/
    const odd = code.filter(
      file => !file.path.split('/').every(part => kebab.test(part.replaceAll('_', '-'))),
    )
    expect(paths(odd.filter(file => !file.path.includes('/migrations/')))).toEqual([])
  })

  test('there is no barrel file', () => {
    expect(paths(source.filter(file => /(^|\/)index\.tsx?$/.test(file.path)))).toEqual([])
    expect(mentions(source, /^export (?:type )?(?:\*|\{[^}]*\}) from /m)).toEqual([])
  })

  test(`no file is longer than ${MOST_LINES} lines`, () => {
    const noticed = code.filter(file => file.lines > NOTICED_LINES)
    for (const { path, lines } of noticed) console.warn(`${path} has ${lines} lines; about 300 is the most`)
    expect(paths(noticed.filter(file => file.lines > MOST_LINES))).toEqual([])
  })
})

describe('no way around the rules', () => {
  test('the linter refuses any, ! and the console', () => {
    const { suspicious, style } = biome.linter.rules
    expect([suspicious.noExplicitAny, suspicious.noConsole.level, style.noNonNullAssertion]).toEqual([
      'error',
      'error',
      'error',
    ])
  })

  test('nothing silences the compiler or the linter', () => {
    const silencers = new RegExp(
      ['@ts-(?:ignore|expect-error|nocheck)', 'biome-' + 'ignore', 'eslint-' + 'disable'].join('|'),
    )
    expect(mentions(others(code), silencers)).toEqual([])
  })

  test('no test is skipped, left for later, or run alone', () => {
    const tests = code.filter(file => file.isTest)
    expect(mentions(others(tests), /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|fails)\b/)).toEqual([])
  })

  test('no comment puts work off', () => {
    expect(mentions(others(code), /\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([])
  })
})

describe('the repository stands on its own', () => {
  test('nothing reads what lies beside the repository', () => {
    expect(mentions(others(files), /\.\.\/shared\b/)).toEqual([])
  })

  test('nothing in it looks like a key that opens something', () => {
    const key = new RegExp(
      [
        '-----BEGIN [A-Z ]*PRIVATE KEY',
        '\\b(?:sk|rk)_live_\\w{10}',
        '\\bwhsec_\\w{20}',
        '\\bAKIA[0-9A-Z]{16}\\b',
        '\\bgh[pousr]_\\w{30}',
        '\\bxox[abprs]-\\w{10}',
        '\\bsk-[\\w-]{30}',
        '\\beyJ[\\w-]{20,}\\.eyJ',
      ].join('|'),
    )
    expect(mentions(others(files), key)).toEqual([])
  })

  test('no package registry is named', () => {
    const registry = /\bregistry\.[a-z0-9-]+\.[a-z]+|npmjs\.(?:org|com)|"resolved": "http/
    expect(mentions(others(files), registry)).toEqual([])
  })
})

function floor(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}

/** A folder right under src/server or src/web, such as server/wellness; files beside those folders join them and have none. */
function area(path: string): string | undefined {
  return /^src\/((?:server|web)\/[^/]+)\//.exec(path)?.[1]
}

function isGround(place: string): boolean {
  const [side, name = ''] = place.split('/')
  return (side === 'server' ? SERVER_GROUND : WEB_GROUND).includes(name)
}

function importsWhere(
  from: SourceFile[],
  isWrong: (importer: string, imported: string) => boolean,
): string[] {
  return from.flatMap(file =>
    file.imports.filter(target => isWrong(file.path, target)).map(target => `${file.path} imports ${target}`),
  )
}

/** Strongly connected files (Tarjan), each circle as one line; dynamic imports count too. */
function circles(within: SourceFile[]): string[] {
  const importsOf = new Map(within.map(file => [file.path, file.imports]))
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: string[] = []

  function visit(path: string): number {
    const number = order.size
    let low = number
    order.set(path, number)
    stack.push(path)
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === number) {
      const members = stack.splice(stack.indexOf(path))
      if (members.length > 1 || importsOf.get(path)?.includes(path)) found.push(members.join(' → '))
    }
    return low
  }

  for (const path of importsOf.keys()) if (!order.has(path)) visit(path)
  return found
}

/** file:line of every match. */
function mentions(within: SourceFile[], pattern: RegExp): string[] {
  const every = new RegExp(pattern.source, [...new Set(`${pattern.flags}gm`)].join(''))
  return within.flatMap(({ path, text }) =>
    [...text.matchAll(every)].map(
      match => `${path}:${text.slice(0, match.index).split('\n').length} ${match[0].trim()}`,
    ),
  )
}

function paths(list: SourceFile[]): string[] {
  return list.map(file => file.path)
}

/** This file names what it forbids. */
function others(list: SourceFile[]): SourceFile[] {
  return list.filter(file => file.path !== 'tests/architecture.test.ts')
}
