import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { downloadSources, sourceProblems } from './collect-sources.ts'
import { buildIndustries } from './industries.ts'
import { buildLearning } from './learning.ts'
import { buildLocalPay } from './local-pay.ts'
import { writeManifest } from './manifest.ts'
import { buildOccupations } from './occupations.ts'
import { buildPlaces } from './places.ts'
import { buildProjections } from './projections.ts'
import { buildRelated } from './related.ts'
import { buildSkills } from './skills.ts'
import { readSources } from './sources.ts'
import { buildTechnologies } from './technologies.ts'
import { buildTerms } from './terms.ts'
import { buildTitles } from './titles.ts'
import { buildWages } from './wages.ts'

const USAGE = `Say where the raw files are:
  npm run knowledge -- --from <folder>               build from files you have
  npm run knowledge -- --download                    fetch what can be fetched into .cache/knowledge, then build
  npm run knowledge -- --download --mirror <address> fetch every file from a copy of the folder
  --from beside --download says where to keep the files; --into <folder> builds somewhere else.
docs/knowledge.md says more.`

const ROOT = join(import.meta.dirname, '..', '..')

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      download: { type: 'boolean', default: false },
      mirror: { type: 'string' },
      into: { type: 'string', default: join(ROOT, 'knowledge') },
    },
  })
  if (values.from === undefined && !values.download) return fail([], USAGE)
  const folder = values.from ?? join(ROOT, '.cache', 'knowledge')
  const files = readSources().flatMap(source => source.files)
  const problems = values.download
    ? await downloadSources(folder, files, values.mirror)
    : await sourceProblems(folder, files)
  if (problems.length > 0)
    return fail(
      problems,
      `${problems.length} of ${files.length} raw files are missing or differ. docs/knowledge.md says where they come from.`,
    )
  await build(folder, values.into)
  return 0
}

async function build(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  const built = [
    await buildWages(source, target),
    await buildProjections(source, target),
    await buildIndustries(source, target),
    ...(await buildLocalPay(source, target)),
    ...(await buildPlaces(source, target)),
    ...(await buildOccupations(source, target)),
    await buildRelated(source, target),
    await buildTechnologies(source, target),
    ...(await buildTerms(source, target)),
    await buildLearning(source, target),
    ...(await buildTitles(source, target)),
    ...(await buildSkills(source, target)),
  ]
  await writeManifest(target, built)
  console.log(`Built ${built.length} files into ${target}`)
}

function fail(problems: string[], summary: string): number {
  for (const problem of problems) console.error(`- ${problem}`)
  console.error(summary)
  return 2
}
