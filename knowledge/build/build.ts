import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { downloadSources, sourceProblems } from './collect-sources.ts'
import { buildDemands } from './demands.ts'
import { buildEvidenceWords } from './evidence-words.ts'
import { buildIndustries } from './industries.ts'
import { buildLearning } from './learning.ts'
import { buildLocalPay } from './local-pay.ts'
import { writeManifest } from './manifest.ts'
import { buildOccupations } from './occupations.ts'
import { buildPayAbroad } from './pay-abroad.ts'
import { buildPlaces } from './places.ts'
import { buildProjections } from './projections.ts'
import { buildRelated } from './related.ts'
import { buildSkills } from './skills.ts'
import { readSources } from './sources.ts'
import { buildTasks } from './tasks.ts'
import { buildTechnologies } from './technologies.ts'
import { buildTerms } from './terms.ts'
import { buildTitles } from './titles.ts'
import { buildTitlesByStem } from './titles-by-stem.ts'
import { buildWages } from './wages.ts'
import { buildWorkContext } from './work-context.ts'
import type { BuiltFile } from './write-knowledge.ts'

const USAGE = `Say where the raw files are:
  npm run knowledge -- --from <folder>               build from files you have
  npm run knowledge -- --download                    fetch what can be fetched into .cache/knowledge, then build
  npm run knowledge -- --download --mirror <address> fetch every file from a copy of the folder
  --from beside --download says where to keep the files; --into <folder> builds somewhere else;
  --only titles,skills builds those steps and leaves the other files as they are.
docs/knowledge.md says more.`

const ROOT = join(import.meta.dirname, '..', '..')

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      download: { type: 'boolean', default: false },
      mirror: { type: 'string' },
      into: { type: 'string', default: join(ROOT, 'knowledge') },
      only: { type: 'string' },
    },
  })
  if (values.from === undefined && !values.download) return fail([], USAGE)
  const steps = values.only?.split(',') ?? Object.keys(STEPS)
  const unknown = steps.filter(name => !Object.hasOwn(STEPS, name))
  if (unknown.length > 0)
    return fail(unknown, `These are no steps. The steps are ${Object.keys(STEPS).join(', ')}.`)
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
  await build(folder, values.into, steps)
  return 0
}

type Step = (source: string, target: string) => Promise<BuiltFile | BuiltFile[]>

const STEPS: Record<string, Step> = {
  wages: buildWages,
  projections: buildProjections,
  industries: buildIndustries,
  'local-pay': buildLocalPay,
  places: buildPlaces,
  occupations: buildOccupations,
  related: buildRelated,
  tasks: buildTasks,
  technologies: buildTechnologies,
  terms: buildTerms,
  'evidence-words': buildEvidenceWords,
  learning: buildLearning,
  titles: buildTitles,
  'titles-by-stem': buildTitlesByStem,
  skills: buildSkills,
  'work-context': buildWorkContext,
  demands: buildDemands,
  'pay-abroad': buildPayAbroad,
}

async function build(source: string, target: string, steps: string[]): Promise<void> {
  await mkdir(target, { recursive: true })
  const built: BuiltFile[] = []
  for (const name of steps) {
    const files = await STEPS[name]?.(source, target)
    built.push(...(files === undefined ? [] : [files].flat()))
  }
  await writeManifest(target, built)
  console.log(`Built ${built.length} files into ${target}`)
}

function fail(problems: string[], summary: string): number {
  for (const problem of problems) console.error(`- ${problem}`)
  console.error(summary)
  return 2
}

process.exitCode = await main()
