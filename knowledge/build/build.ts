import { mkdir } from 'node:fs/promises'
import { buildIndustries } from './industries.ts'
import { buildLearning } from './learning.ts'
import { buildLocalPay } from './local-pay.ts'
import { writeManifest } from './manifest.ts'
import { buildOccupations } from './occupations.ts'
import { buildPlaces } from './places.ts'
import { buildProjections } from './projections.ts'
import { buildRelated } from './related.ts'
import { buildSkills } from './skills.ts'
import { buildTechnologies } from './technologies.ts'
import { buildTerms } from './terms.ts'
import { buildTitles } from './titles.ts'
import { buildWages } from './wages.ts'

const [source = '../shared/data', target = 'knowledge'] = process.argv.slice(2)

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
