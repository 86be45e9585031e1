const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' }
const SUICIDE_WORDS = ['suicide', 'suicidal']
/** "9pm", "40k": a number with its unit. */
const MEASURE = /^\d+\p{L}{1,3}$/u
/** Written as it sounds, more than one slip away. */
const AS_IT_SOUNDS = /^su[ci]?[cs]idle$/
/** "sooside": the same of the deed. */
const DEED_AS_IT_SOUNDS = /^s(?:oo|ue|u|ui)[cs]ide$/
/** Without a space between its words. */
const RUN_TOGETHER = /i?want(?:ed|ing)?todie|iwannadie|kill(?:ing)?myself|end(?:ing)?mylife|end(?:ing)?itall/g
const ITS_WORDS =
  /i(?=wan)|want(?:ed|ing)?|wanna|to(?=die)|die|kill(?:ing)?|myself|end(?:ing)?|my|life|it|all/g

/** "s*icide", "d**th": stars stand for letters. */
const STARRED = /(?<![\p{L}*])\p{L}[\p{L}*]*\*[\p{L}*]*/gu
const STARRED_WORDS = [...SUICIDE_WORDS, 'die', 'dead', 'death', 'kill', 'kys', 'kms', 'self', 'harm']

/** Between clauses. */
const CLAUSE_END = '|'

/** A message as lower-case words with one space between, clauses apart, and the spellings of haste undone. */
export function plainWords(message: string): string {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´']/g, '')
    .replace(/\b\d+(?:st|nd|rd|th)\b/g, 'nth')
    .replace(/\b(?=\S*\p{L})(?=\S*[\d@$])[\p{L}\d@$]+/gu, word =>
      MEASURE.test(word)
        ? word
        : word.replaceAll('11', 'll').replace(/[013457@$]/g, sign => LEET[sign] ?? sign),
    )
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(STARRED, starredWord)
    .replace(RUN_TOGETHER, joined => ` ${(joined.match(ITS_WORDS) ?? []).join(' ')} `)
    .replace(/[-–—_/*]+/g, ' ')
    .replace(/[.!?;:,()\n…]+/g, ` ${CLAUSE_END} `)
    .replace(/[^\p{L}\d| ]+/gu, ' ')
    .split(/\s+/)
    .map(suicideIfMeant)
  return ` ${words.join(' ')} `
    .replace(/ m[yi] sel+f+ | m[yie]sel+f+ | myslef | mysel /g, ' myself ')
    .replace(/ wa?n{1,2}a /g, ' want to ')
    .replace(/ dnt /g, ' dont ')
    .replace(/ nymore /g, ' anymore ')
    .replace(/ gon{1,2}a | finna /g, ' going to ')
    .replace(/ (want|wanting|wanted) (?:2|too) /g, ' $1 to ')
    .replace(/ urself /g, ' yourself ')
    .replace(/ any more /g, ' anymore ')
    .replace(/ selfharm/g, ' self harm')
    .replace(
      / (?:am|im|ive|id|ill) /g,
      match =>
        ({ am: ' am ', im: ' i am ', ive: ' i have ', id: ' i would ', ill: ' i will ' })[match.trim()] ??
        match,
    )
    .replace(/ do not /g, ' dont ')
    .replace(/ did not /g, ' didnt ')
    .replace(/ (?:can not|cannot) /g, ' cant ')
    .replace(/ will not /g, ' wont ')
    .replace(/ would not /g, ' wouldnt ')
    .replace(/ is not /g, ' isnt ')
    .replace(/ (?:really|just|honestly|actually|seriously|even|simply|already|literally|so) /g, ' ')
    .replace(/ +/g, ' ')
}

function starredWord(starred: string): string {
  const letters = starred.replaceAll('*', '.')
  return STARRED_WORDS.find(word => new RegExp(`^${letters}$`).test(word)) ?? starred
}

function suicideIfMeant(word: string): string {
  if (AS_IT_SOUNDS.test(word)) return 'suicidal'
  if (DEED_AS_IT_SOUNDS.test(word)) return 'suicide'
  return SUICIDE_WORDS.find(meant => word[0] === 's' && isOneSlipAway(word, meant)) ?? word
}

/** One letter added, lost, changed or swapped. */
function isOneSlipAway(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false
  let start = 0
  while (start < meant.length && word[start] === meant[start]) start += 1
  let end = 0
  while (end < meant.length && word.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [left, wanted] = [word.slice(start, word.length - end), meant.slice(start, meant.length - end)]
  return left.length + wanted.length <= 2 || (left.length === 2 && left === [...wanted].reverse().join(''))
}
