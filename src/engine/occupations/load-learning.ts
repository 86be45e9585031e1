import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { LearningLink } from '#shared/career/learning-link.ts'

export type Learning = { links: LearningLink[]; byTag: Map<string, LearningLink[]> }

export function loadLearning(files: KnowledgeFiles): Learning {
  const links: LearningLink[] = []
  const byTag = new Map<string, LearningLink[]>()
  for (const line of new TextDecoder().decode(files('learning.tsv')).split('\n')) {
    const [title = '', url = '', provider = '', kind, tags = ''] = line.split('\t')
    if (!isLearningKind(kind)) continue
    const link = { title, url, provider, kind, tags: tags.split('|') }
    links.push(link)
    for (const tag of link.tags) {
      const tagged = byTag.get(tag.toLowerCase())
      if (tagged) tagged.push(link)
      else byTag.set(tag.toLowerCase(), [link])
    }
  }
  return { links, byTag }
}

function isLearningKind(kind: string | undefined): kind is LearningLink['kind'] {
  return kind !== undefined && KINDS.has(kind)
}

const KINDS = new Set(['course', 'certification', 'tutorial', 'book', 'article'])
