import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './setup/checks.mjs'
import { ensureInstalled, ROOT } from './setup/install.mjs'
import { runNode } from './setup/run-node.mjs'
import { tool } from './setup/tool.mjs'

await ensureInstalled()
const failedChecks = await runChecks()
const unit = await runNode([tool('vitest'), 'run', '--project=unit', '--project=web', '--reporter=dot'], {
  cwd: ROOT,
})
const features = changedFeatures()
if (features.length > 0) console.log(`\nChanged features: ${features.join(', ')}`)
const database =
  features.length > 0
    ? await runNode(
        [
          tool('vitest'),
          'run',
          '--project=db',
          '--reporter=dot',
          '--passWithNoTests',
          ...features.map(feature => `src/server/${feature}/`),
        ],
        { cwd: ROOT },
      )
    : 0
process.exitCode = failedChecks === 0 && unit === 0 && database === 0 ? 0 : 1

/** Features with a file that differs from where this branch left main, or that is not committed. */
function changedFeatures() {
  const base = git('merge-base', 'HEAD', 'main')[0] || 'HEAD'
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const names = changed.flatMap(path => /^src\/(?:server|shared|web)\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)].filter(name => existsSync(join(ROOT, 'src/server', name))).sort()
}

/** What git prints, by lines; nothing where there is no repository or no such branch. */
function git(...args) {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.split('\n') ?? []
}
