import { beginsWithVerb } from './done-sentence.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { isPast } from './verb-forms.ts'
import { hasOwnVerb } from './whole-clauses.ts'

/** Beyond this what was the matter takes the place of what was done. */
const MAX_SITUATION_CHARS = 150

/** Lines that tell one deed under labels as one: "Task: …", "Action: …", "Result: …". */
export function withLabelsJoined(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const action = ACTION.exec(line)?.groups?.deed ?? ''
    if (before !== undefined && RESULT.test(line) && LABELLED.test(before))
      joined[joined.length - 1] = `${before.replace(/[.\s]+$/u, '')}. ${line}`
    else if (before !== undefined && isPast(firstWord(action)) && isSituation(before))
      joined[joined.length - 1] = `Action: When ${situationOf(before)}, ${lowercaseFirst(action)}`
    else joined.push(line)
  }
  return joined
}

/** "Task: the lab was dead with a virus": no deed of the writer's and no more than one sentence. */
function isSituation(line: string): boolean {
  const told = situationOf(line)
  return (
    told !== '' &&
    told.length <= MAX_SITUATION_CHARS &&
    !/[.;!?:] |\b(?:I|my|we|our)\b/u.test(told) &&
    hasOwnVerb(told) &&
    !beginsWithVerb(told)
  )
}

function situationOf(line: string): string {
  const told = SITUATION.exec(line)?.groups?.told ?? ''
  return lowercaseFirst(told.replace(/[.\s]+$/u, ''))
}

function firstWord(text: string): string {
  return (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()
}

const SITUATION = /^(?:tasks?|situation|problem|challenge|context|background|issue): (?<told>\S.*)$/iu
const ACTION = /^actions?(?: taken)?: (?<deed>\S.*)$/iu
const RESULT = /^(?:results?|outcomes?|impact): \S/iu
const LABELLED = /^(?:tasks?|situation|problem|challenge|context|background|issue|actions?(?: taken)?): /iu
