import { wordRoot } from '#engine/text/word-root.ts'
import { type FitEngine, fitReader, type Target } from './point-fit.ts'

/** How well a skill leads to the target, 0 to 1: its few words may meet the tasks of the role where they point to no occupation. */
export function skillFitReader(engine: FitEngine, target: Target): (skill: string) => number {
  const fitOf = fitReader(engine, target)
  const { codes, titles } = engine.career.occupations
  const tasks =
    target.row === null
      ? []
      : [titles[target.row] ?? '', ...(engine.career.tasks().get(codes[target.row] ?? '') ?? [])]
  const { weight, synonyms } = engine.evidenceWords()
  const asked = new Set(rootsOf([target.role, ...tasks, target.posting].join(' ')))
  const isAsked = (root: string) => asked.has(root) || synonyms(root).some(other => asked.has(other))
  return skill => {
    const roots = rootsOf(skill)
    const all = roots.reduce((sum, root) => sum + weight(root), 0)
    const shared = roots.filter(isAsked).reduce((sum, root) => sum + weight(root), 0)
    return Math.max(fitOf(skill), all === 0 ? 0 : (shared / all) * TASK_WORDS_FIT)
  }
}

function rootsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\d+#]*/gu) ?? []
  return [...new Set(words.filter(word => !LINKS.has(word)).map(wordRoot))]
}

/** Words shared with the tasks say less than a field of one's own. */
const TASK_WORDS_FIT = 0.6
const LINKS: ReadonlySet<string> = new Set('a an and the of for in on at to with by or my own'.split(' '))
