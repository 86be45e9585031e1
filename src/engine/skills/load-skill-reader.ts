import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy } from '#engine/lazy.ts'
import { type Credentials, loadCredentials } from './load-credentials.ts'
import { type EvidenceWords, loadEvidenceWords } from './load-evidence-words.ts'
import { loadSkillLexicon, type SkillLexicon } from './load-skill-lexicon.ts'

/** What skills, credentials and the words of a requirement are found with. */
export type SkillReader = {
  skillLexicon: () => SkillLexicon
  evidenceWords: () => EvidenceWords
  credentials: () => Credentials
}

export function loadSkillReader(files: KnowledgeFiles): SkillReader {
  return {
    skillLexicon: lazy(() => loadSkillLexicon(files)),
    evidenceWords: lazy(() => loadEvidenceWords(files)),
    credentials: lazy(() => loadCredentials(files)),
  }
}

export function preloadSkillReader(reader: SkillReader): void {
  reader.skillLexicon()
}
