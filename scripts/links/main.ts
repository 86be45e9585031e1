import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILES } from '#server/files.ts'
import { readCatalog } from '#server/learning/read-catalog.ts'
import { checkLink, type LinkState } from './check-link.ts'

/** Asks every address of the learning catalog, or the first so many: `npm run links -- 100`. */
const CONCURRENT = 8

const rows = readCatalog(await readFile(join(FILES.knowledge, 'learning.tsv'), 'utf8'))
const asked = rows.slice(0, Number(process.argv[2] ?? rows.length))
const counts: Record<LinkState['state'], number> = { alive: 0, dead: 0, unclear: 0 }
const waiting = asked.values()

await Promise.all(
  Array.from({ length: CONCURRENT }, async () => {
    for (const { url, title } of waiting) {
      const { state, why } = await checkLink(url)
      counts[state] += 1
      if (state !== 'alive') console.log(`${state}\t${why}\t${url}\t${title}`)
    }
  }),
)
console.log(`${asked.length} links: ${counts.alive} alive, ${counts.dead} dead, ${counts.unclear} unclear`)
// Without a network every link would look broken, which says nothing about the catalog.
if (counts.alive === 0) console.log('No link answered at all: is this machine online?')
process.exitCode = counts.dead > 0 ? 1 : 0
