import { type GoalTables, type NamedRole, wordPlaces } from '#engine/occupations/load-goal-tables.ts'

const MAX_PHRASE_WORDS = 5

/** Roles that the hand-kept table knows by these words, the longest phrases first, and the text without them. */
export function namedRolesIn(
  { roles }: GoalTables,
  text: string,
  presentCode: string,
  isAgent: (word: string) => boolean,
  isTitle: (phrase: string) => boolean,
): { found: (NamedRole & { words: string })[]; rest: string } {
  const words = wordPlaces(text)
  const found: (NamedRole & { words: string })[] = []
  let rest = ''
  let copied = 0
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length >= 1; length--) {
      const phrase = words.slice(at, at + length)
      const [first, last] = [phrase[0], phrase.at(-1)]
      const meant = roles
        .get(phrase.map(({ word }) => word).join(' '))
        ?.filter(
          ({ present, isWholeClause }) =>
            (!isWholeClause || standsAlone(words, at, length)) &&
            (present.length === 0 || present.some(start => presentCode.startsWith(start))),
        )
      // What a phrase means to somebody of this occupation comes first.
      const role = meant?.find(({ present }) => present.length > 0) ?? meant?.[0]
      if (!role || !first || !last) continue
      const [before, next] = [words[at - 1], words[at + length]]
      const said = text.slice(first.start, last.end)
      // "Library technician" is another role than "library", and "test automation engineer" than "automation engineer".
      if (isAgent(next?.word ?? '') && !isAgent(last.word)) continue
      if (before && !SMALL_WORD.test(before.word) && isTitle(`${before.word} ${said}`)) continue
      // "In-house compliance" says where somebody wants to work, not as what.
      if (IN_HOUSE.test(said) && next && !SMALL_WORD.test(next.word) && !WORK_WORD.test(next.word)) continue
      // "Advising farmers" names the people one works with.
      if (isAgent(last.word) && /s$/i.test(said) && !last.word.endsWith('s')) continue
      // "Sales or tech support" names no operating room, "success or account management" no bookkeeping.
      if (said.startsWith('or ') && (next || said === 'or tech')) continue
      if (!found.some(({ name }) => name === role.name)) found.push({ ...role, words: said })
      rest += `${text.slice(copied, first.start)} and `
      copied = last.end
      at += length - 1
      break
    }
  return { found, rest: rest + text.slice(copied) }
}

/** "Training" in "HR or training, as I like developing people" is a choice of its own. */
function standsAlone(words: readonly { word: string }[], at: number, length: number): boolean {
  return BEGINS_CHOICE.test(words[at - 1]?.word ?? 'or') && ENDS_CHOICE.test(words[at + length]?.word ?? 'or')
}

const BEGINS_CHOICE = /^(?:or|either|maybe|perhaps|possibly)$/
const ENDS_CHOICE = /^(?:or|maybe|perhaps|as|because|since|if|instead|please)$/
const IN_HOUSE = /^in[- ]house$/i
const WORK_WORD =
  /^(?:jobs?|roles?|work|positions?|posts?|teams?|somewhere|instead|now|please|where|because|would)$/
const SMALL_WORD =
  /^(?:.{1,2}|the|and|for|with|from|into|like|maybe|perhaps|good|great|small|little|big|new|own|any|some|one)$/
