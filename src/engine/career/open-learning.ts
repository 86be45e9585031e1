import { z } from 'zod'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { type LearningLink, learningLink } from '#shared/career/learning-link.ts'
import { readLines } from './read-knowledge.ts'

export type Learning = { links: LearningLink[]; byTag: Map<string, LearningLink[]> }

export function openLearning(files: KnowledgeFiles): Learning {
  const links = z.array(learningLink).parse(
    readLines(files, 'learning.tsv').map(([title, url, provider, kind, tags]) => ({
      title,
      url,
      provider,
      kind,
      tags: (tags ?? '').split('|'),
    })),
  )
  const byTag = new Map<string, LearningLink[]>()
  for (const link of links)
    for (const tag of link.tags) byTag.set(tag.toLowerCase(), [...(byTag.get(tag.toLowerCase()) ?? []), link])
  return { links, byTag }
}
