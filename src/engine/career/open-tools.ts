import { z } from 'zod'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { Occupations } from './open-occupations.ts'
import { readJson } from './read-knowledge.ts'

export type Tool = {
  name: string
  kind: string
  /** Often named in advertisements of all kinds. */
  hot: boolean
  /** Often named in advertisements for this occupation. */
  wanted: boolean
}

export type Tools = {
  of: (row: number) => Tool[]
  /** How much a tool belongs to each occupation that lists it, 0 to 1. */
  usage: (name: string) => Map<number, number>
  /** In how many occupations a tool is listed. */
  spread: (name: string) => number
  names: string[]
  kind: (name: string) => string
}

const table = z.object({
  kinds: z.array(z.string()),
  names: z.array(z.string()),
  kind: z.array(z.number()),
  tools: z.array(z.array(z.number())),
})

export function openTools(files: KnowledgeFiles, occupations: Occupations): Tools {
  const { kinds, names, kind, tools } = readJson(files, 'technologies.json', table)
  if (tools.length !== occupations.count) throw new Error('technologies.json does not fit occupations.json')
  const rowsOf = names.map((): [number, number][] => [])
  tools.forEach((list, row) => {
    for (const entry of list)
      rowsOf[entry >> 2]?.push([row, (entry & 1) === 1 ? 1 : (entry & 2) === 2 ? 0.5 : 0.3])
  })
  const numberOf = new Map(names.map((name, at) => [name.toLowerCase(), at]))
  const rows = (name: string) => rowsOf[numberOf.get(name.toLowerCase()) ?? -1] ?? []
  return {
    names,
    of: row =>
      (tools[row] ?? []).map(entry => ({
        name: names[entry >> 2] ?? '',
        kind: kinds[kind[entry >> 2] ?? -1] ?? '',
        hot: (entry & 2) === 2,
        wanted: (entry & 1) === 1,
      })),
    usage: name => new Map(rows(name)),
    spread: name => rows(name).length,
    kind: name => kinds[kind[numberOf.get(name.toLowerCase()) ?? -1] ?? -1] ?? '',
  }
}
