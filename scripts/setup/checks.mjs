import { ROOT } from './install.mjs'
import { captureNode } from './run-node.mjs'
import { tool } from './tool.mjs'

const ARCHITECTURE = [
  'architecture',
  'unused-exports',
  'wire-names',
  'retired-words',
  'where-a-change-goes',
].map(name => `tests/${name}.test.ts`)

/** Types, lint and architecture, side by side; prints a line for each and answers how many failed. */
export async function runChecks() {
  const tsc = tool('typescript', 'tsc')
  const outcomes = await Promise.all([
    check('types, server', [tsc, '-p', 'tsconfig.json']),
    check('types, web', [tsc, '-p', 'tsconfig.web.json']),
    check('types, journeys', [tsc, '-p', 'tsconfig.journeys.json']),
    check('lint and format', [tool('@biomejs/biome', 'biome'), 'check', '--colors=off', '.']),
    check('architecture', [tool('vitest'), 'run', '--project', 'unit', ...ARCHITECTURE]),
  ])
  return outcomes.filter(passed => !passed).length
}

async function check(name, args) {
  const startedAt = performance.now()
  const { code, output } = await captureNode(args, { cwd: ROOT })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0
}
