import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = 3

/** Best of three: on a shared machine the slower runs measure the neighbours. */
export async function lighthouseScores(url: string, port: number): Promise<number[]> {
  const runs: number[][] = []
  for (let i = 0; i < TIMES; i += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES })
    runs.push(CATEGORIES.map(name => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)))
  }
  return CATEGORIES.map((_, i) => Math.max(...runs.map(run => run[i] ?? 0)))
}
