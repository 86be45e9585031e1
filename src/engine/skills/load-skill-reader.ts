import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy } from '#engine/lazy.ts'
import { loadSkillLexicon, type SkillLexicon } from './load-skill-lexicon.ts'

/** What skills in a text are found with. */
export type SkillReader = {
  skillLexicon: () => SkillLexicon
}

export function loadSkillReader(files: KnowledgeFiles): SkillReader {
  return { skillLexicon: lazy(() => loadSkillLexicon(files)) }
}

export function preloadSkillReader(reader: SkillReader): void {
  reader.skillLexicon()
}
