import { wordRoot } from '#engine/text/word-root.ts'
import type { FactIndex } from './fact-index.ts'
import { readQuantities } from './read-quantities.ts'
import { contentRoots } from './text-parts.ts'

/** The share of a text's words that stand in the facts or belong to guidance about work: a poem about pancakes has none. */
export function supportedShare(text: string, index: FactIndex): { share: number; words: number } {
  const said = contentRoots(text)
  let known = readQuantities(text).length > 0 ? 1 : 0
  for (const root of said) if (index.roots.has(root) || GUIDANCE.has(root)) known++
  return { share: said.size === 0 ? 1 : known / said.size, words: said.size }
}

const GUIDANCE: ReadonlySet<string> = new Set(
  `role job work career pay salary earn skill learn experience step next start first gap strength match fit score team lead manage manager apply
  application employer employee posting resume cv letter summary line keyword requirement meet miss show add name demand growth grow employment
  opening market median middle range year month week day hour goal path move change realistic reachable build strong clear good solid ready
  prepare help bring keep improve focus practice plan energy rest evening break question answer look thank write forward hope interest opportunity
  contribute welcome discuss conversation consider honest figure percent average national level low high fast slow rise expect project position
  professional skilled qualified responsible background profile history base know worth fair quick short long new current today find count prove
  number data source hold hire people person care reach use need ask want point part matter leave take give make see go come like feel free set`
    .split(/\s+/u)
    .map(wordRoot),
)
