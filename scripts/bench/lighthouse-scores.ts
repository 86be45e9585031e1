import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Not a dependency: it would be 150 MB of everybody's install, for this benchmark alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = 3
const REPORT_MAX_BYTES = 100_000_000

const report = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) })

/** Best of three: on a shared machine the slower runs measure the neighbors. Without a package registry nothing is measured. */
export async function lighthouseScores(url: string, port: number): Promise<(number | string)[]> {
  const runs: number[][] = []
  for (let i = 0; i < TIMES; i += 1) {
    const run = await runLighthouse(url, port)
    if (run === null) return CATEGORIES.map(() => 'not measured')
    runs.push(run)
  }
  return CATEGORIES.map((_, i) => Math.max(...runs.map(run => run[i] ?? 0)))
}

async function runLighthouse(url: string, port: number): Promise<number[] | null> {
  const asked = [url, `--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`]
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...asked]
  const options = { maxBuffer: REPORT_MAX_BYTES, shell: process.platform === 'win32' }
  try {
    const { stdout } = await promisify(execFile)('npm', [...args, '--output=json', '--quiet'], options)
    const { categories } = report.parse(JSON.parse(stdout))
    return CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100))
  } catch (error) {
    console.error(`Lighthouse could not run: ${error instanceof Error ? error.message.slice(0, 300) : error}`)
    return null
  }
}
