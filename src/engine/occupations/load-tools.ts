import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { Occupations } from './load-occupations.ts'
import { readColumns } from './read-columns.ts'

export type Tool = {
  name: string
  kind: string
  /** Often named in advertisements of all kinds. */
  isHot: boolean
  /** Often named in advertisements for this occupation. */
  isInDemand: boolean
}

export type Tools = {
  of: (row: number) => Tool[]
  /** How much a tool belongs to each occupation that lists it, 0 to 1. */
  usageByOccupation: (name: string) => Map<number, number>
  /** In how many occupations a tool is listed. */
  occupationCount: (name: string) => number
  names: string[]
  kind: (name: string) => string
}

export function loadTools(files: KnowledgeFiles, occupations: Occupations): Tools {
  const { kinds, names, kind, tools } = readColumns(files, 'technologies.json', {
    kinds: 'texts',
    names: 'texts',
    kind: 'numbers',
    tools: 'lists of numbers',
  })
  if (tools.length !== occupations.count) throw new Error('technologies.json does not fit occupations.json')
  const { start, row: rowAt, flags } = occupationsByTool(tools, names.length)
  const indexByName = new Map(names.map((name, at) => [name.toLowerCase(), at]))
  const toolOf = (name: string) => indexByName.get(name.toLowerCase()) ?? names.length
  return {
    names,
    of: row =>
      (tools[row] ?? []).map(entry => ({
        name: names[entry >> 2] ?? '',
        kind: kinds[kind[entry >> 2] ?? -1] ?? '',
        isHot: (entry & 2) === 2,
        isInDemand: (entry & 1) === 1,
      })),
    usageByOccupation: name => {
      const tool = toolOf(name)
      const usageByOccupation = new Map<number, number>()
      for (let at = start[tool] ?? 0; at < (start[tool + 1] ?? 0); at++)
        usageByOccupation.set(rowAt[at] ?? 0, USAGE_BY_FLAGS[flags[at] ?? 0] ?? 0)
      return usageByOccupation
    },
    occupationCount: name => {
      const tool = toolOf(name)
      return (start[tool + 1] ?? 0) - (start[tool] ?? 0)
    },
    kind: name => kinds[kind[toolOf(name)] ?? -1] ?? '',
  }
}

/** By the flags of an entry: 1 asked for in this occupation, 2 asked for in many. */
const USAGE_BY_FLAGS = [0.3, 1, 0.5, 1]

function occupationsByTool(tools: number[][], count: number) {
  const start = new Uint32Array(count + 1)
  for (const list of tools)
    list.forEach(entry => {
      start[(entry >> 2) + 1] = (start[(entry >> 2) + 1] ?? 0) + 1
    })
  for (let tool = 0; tool < count; tool++) start[tool + 1] = (start[tool + 1] ?? 0) + (start[tool] ?? 0)
  const next = start.slice()
  const row = new Uint16Array(start[count] ?? 0)
  const flags = new Uint8Array(row.length)
  tools.forEach((list, occupation) => {
    list.forEach(entry => {
      const place = next[entry >> 2] ?? 0
      row[place] = occupation
      flags[place] = entry & 3
      next[entry >> 2] = place + 1
    })
  })
  return { start, row, flags }
}
