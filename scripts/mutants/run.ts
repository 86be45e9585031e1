import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ROOT, type SourceFile, sourceFiles } from '#tests/source-files.ts'
import { chooseMutants, type FileMutants, mutantKey } from './choose-mutants.ts'
import { explainedSurvivors, survivorKey, survivorRow } from './explained-survivors.ts'
import { type Mutant, mutantsOf } from './mutate-source.ts'
import { relatedTests } from './related-tests.ts'

const WORKERS = 2
/** One mutant in so many is tried when no path is given. */
const SAMPLE_ONE_IN = 40
/** Of those, so many when no path is given: enough to tell, and a quiet machine is done within half an hour. */
const SAMPLE_MAX = 200
const KILLED_SHARE_AIM = 0.85
/** A mutant whose tests do not end counts as killed; a slow machine must not make it so. */
const TEST_RUN_MAX_MS = 900_000
/** All tests once, before the first mutant. */
const MEASURE_MAX_MS = 1_800_000
const WHOLE_TREE = ['src', 'tests', 'scripts', 'docs', 'package.json', 'vitest.config.ts', 'biome.json']
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const LINKED = ['node_modules', 'knowledge']

const testReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), startTime: z.number(), endTime: z.number() }),
  ),
})

type Outcome = { path: string; mutant: Mutant; survived: boolean }

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { 'one-in': { type: 'string' }, 'at-most': { type: 'string' } },
})
const files = sourceFiles()
const chosen = chooseMutants(
  mutable(files),
  Number(values['one-in'] ?? (paths.length > 0 ? 1 : SAMPLE_ONE_IN)),
)
// In no order of files, so that the share killed so far tells of the whole.
const queue = chosen
  .flatMap(({ path, mutants }) => mutants.map(mutant => ({ path, mutant })))
  .sort((a, b) => (mutantKey(a.mutant) < mutantKey(b.mutant) ? -1 : 1))
  .slice(0, Number(values['at-most'] ?? (paths.length > 0 ? Infinity : SAMPLE_MAX)))
console.log(`${queue.length} mutants of ${new Set(queue.map(({ path }) => path)).size} files`)

const copies: string[] = []
process.on('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const startedAt = performance.now()
const durations = new Map<string, number>()
const outcomes: Outcome[] = []
const total = queue.length
const trees = Array.from({ length: WORKERS }, copyTree)
if (trees[0]) await measureTests(trees[0])
await Promise.all(trees.map(work))
report()

async function work(copy: string) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const survived = await survives(copy, next.path, next.mutant)
    outcomes.push({ ...next, survived })
    console.log(`${outcomes.length}/${total} ${survived ? 'SURVIVED' : 'killed'} ${described(next)}`)
  }
}

async function survives(copy: string, path: string, { start, end, replacement }: Mutant): Promise<boolean> {
  const file = join(copy, path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(0, start) + replacement + text.slice(end))
  try {
    return await pass(copy, relatedTests(files, path, durations))
  } finally {
    writeFileSync(file, text)
  }
}

/** How long each test file takes; tests that fail without a mutant would count every mutant as killed. */
async function measureTests(copy: string) {
  const tests = [...new Set(queue.flatMap(({ path }) => relatedTests(files, path, durations)))]
  const json = join(copy, 'durations.json')
  if (
    !(await pass(
      copy,
      tests,
      ['--bail=0', '--reporter=dot', '--reporter=json', `--outputFile.json=${json}`],
      MEASURE_MAX_MS,
    ))
  ) {
    console.error('These tests fail without any mutant:')
    for (const { name, status } of readReport(json))
      if (status !== 'passed') console.error(`- ${relative(copy, name)}`)
    process.exit(1)
  }
  for (const { name, startTime, endTime } of readReport(json))
    durations.set(relative(copy, name), endTime - startTime)
}

function readReport(file: string) {
  return testReport.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults
}

function pass(
  copy: string,
  tests: string[],
  reporters = ['--reporter=dot'],
  maxMs = TEST_RUN_MAX_MS,
): Promise<boolean> {
  if (tests.length === 0) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [VITEST, 'run', '--config', 'scripts/mutants/vitest.config.ts', ...reporters, ...tests],
      { cwd: copy, stdio: 'ignore', detached: true },
    )
    // A mutant can loop for ever in a worker of the test runner, which would outlive the runner itself.
    const endAll = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // All of them have ended by themselves.
      }
    }
    const limit = setTimeout(endAll, maxMs)
    process.once('exit', endAll)
    child.on('error', reject)
    child.on('exit', code => {
      clearTimeout(limit)
      process.off('exit', endAll)
      endAll()
      resolve(code === 0)
    })
  })
}

/** The working tree is never touched: each worker changes files in a copy of its own. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'waywell-mutants-'))
  copies.push(copy)
  for (const name of WHOLE_TREE) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(copy, name))
  return copy
}

function mutable(all: readonly SourceFile[]): FileMutants[] {
  return all
    .filter(({ path, isTest }) => /^src\/(?:shared|engine)\/.*\.ts$/.test(path) && !isTest)
    .filter(({ path }) => !path.endsWith('.fixture.ts'))
    .filter(({ path }) => paths.length === 0 || paths.some(wanted => path.startsWith(wanted)))
    .map(({ path, text }) => ({ path, mutants: mutantsOf(path, text) }))
}

function report() {
  const explained = explainedSurvivors(readFileSync(join(ROOT, 'docs', 'mutants.md'), 'utf8'))
  const survivors = outcomes.filter(outcome => outcome.survived)
  console.log('\nSurvived, as rows of docs/mutants.md:')
  for (const { path, mutant } of survivors)
    console.log(survivorRow(path, mutant, explained.get(survivorKey(path, mutant)) ?? 'NOT EXPLAINED'))
  console.log('\nKilled, by folder:')
  const folders = Map.groupBy(outcomes, ({ path }) => path.split('/').slice(1, -1).join('/'))
  for (const [folder, all] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`- ${folder}: ${all.filter(outcome => !outcome.survived).length} of ${all.length}`)
  const killed = outcomes.length - survivors.length
  const share = killed / outcomes.length
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  console.log(
    `\n${killed} of ${outcomes.length} killed (${(share * 100).toFixed(1)} %) in ${minutes} minutes`,
  )
  process.exitCode = share >= KILLED_SHARE_AIM ? 0 : 1
}

function described({ path, mutant }: { path: string; mutant: Mutant }): string {
  return `${path}:${mutant.line} ${mutant.before}  →  ${mutant.after}`
}
