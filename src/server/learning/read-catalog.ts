import { createHash } from 'node:crypto'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'
import { describeResource } from './describe-resource.ts'
import type { learningResources } from './tables.ts'

type CatalogRow = Omit<
  typeof learningResources.$inferInsert,
  'created_at' | 'retired_at' | 'userId' | 'length_minutes' | 'cost'
>

/** The rows of the built file, in its order; the id follows from the address, so that it stays when the file is built anew. */
export function readCatalog(text: string): CatalogRow[] {
  const rows = text.split('\n').flatMap((line, place): CatalogRow[] => {
    const [title = '', url = '', provider = '', kindName, tagList = ''] = line.split('\t')
    const kind = LEARNING_KINDS.find(name => name === kindName)
    const tags = tagList.split('|').filter(Boolean)
    const [skill_tag] = tags
    if (!kind || !skill_tag) return []
    const publisher = provider.replace(/^\((.*)\)$/, '$1').trim()
    const description = describeResource({ kind, tags, provider: publisher })
    return [{ id: idOf(url), title, description, skill_tag, tags, url, provider: publisher, kind, place }]
  })
  return [...new Map(rows.map(row => [row.id, row])).values()]
}

/** A UUID of version 8, whose bits are the application's own. */
function idOf(url: string): string {
  const hex = createHash('sha256').update(url).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
