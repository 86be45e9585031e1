import { stemKey } from '#engine/titles/titles-by-stem.ts'
import { joinSections } from './join-sections.ts'
import { occupationList } from './occupation-list.ts'
import { readAbroadTitles } from './titles/read-abroad.ts'
import { readOnet } from './titles/read-onet.ts'
import { starts } from './titles/starts.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

const OFFICIAL_VOTES = 5
const SURE_VOTES = 2
const MAX_VOTES = 255

/** Which occupations are called by the same stems, from all lists of titles. */
export async function buildTitlesByStem(source: string, target: string): Promise<BuiltFile[]> {
  const occupations = await occupationList(source)
  const rowOf = new Map(occupations.map(({ code }, row) => [code, row]))
  const known = new Map<number, { votes: Map<number, number>; isOnet: boolean }>()
  const add = (title: string, code: string, votes: number, isOnet: boolean) => {
    const key = stemKey(title)
    const row = rowOf.get(code)
    if (key === 0 || row === undefined) return
    const entry = known.get(key) ?? { votes: new Map(), isOnet: false }
    known.set(key, entry)
    entry.votes.set(row, (entry.votes.get(row) ?? 0) + votes)
    entry.isOnet ||= isOnet
  }
  for (const { code, title } of occupations) add(title, code, OFFICIAL_VOTES, true)
  const { titles } = readOnet(source)
  for (const { code, title } of titles)
    for (const form of title.split(/[()]/)) if (form.trim() !== '') add(form, code, 1, true)
  for (const { title, soc, isSure } of await readAbroadTitles(source))
    add(title, `${soc}.00`, isSure ? SURE_VOTES : 1, false)
  const rows = [...known].sort(([a], [b]) => a - b)
  const entries = rows.map(([, { votes }]) => [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]))
  const { bytes, places } = joinSections({
    key: Uint32Array.from(rows, ([key]) => key),
    start: starts(entries.map(list => list.length)),
    row: Uint16Array.from(entries.flat(), ([row]) => row),
    votes: Uint8Array.from(entries.flat(), ([, votes]) => Math.min(MAX_VOTES, votes)),
    onet: Uint8Array.from(rows, ([, { isOnet }]) => Number(isOnet)),
  })
  const facts = {
    rows: rows.length,
    source: 'O*NET 29.3 Database; title lists of BLS, ONS, Statistics Canada and ABS',
    date: 'May 2025; 2020 to 2025',
  }
  return [
    await writeKnowledge(target, { file: 'titles-by-stem.json', ...facts }, columns({ sections: places })),
    await writeKnowledge(target, { file: 'titles-by-stem.bin', ...facts }, bytes),
  ]
}
