/** Makes one of the texts that a pattern matches. */
type PhraseMaker = (random: () => number) => string
type Parsed = { make: PhraseMaker; end: number }

/** Stands for letters that a pattern leaves open, until a word takes their place. */
const OPEN = '\u0001'
const OPEN_WORDS = ['job', 'work', 'place', 'boss', 'team', 'years', 'people', 'shop']
/** What may be repeated without end is written so often at most. */
const MAX_REPEATS = 2
/** Tries for each phrase that is asked for: short patterns make few different ones. */
const TRIES = 4
const NOTHING: PhraseMaker = () => ''

/** Texts that a pattern of the goal tables matches, each once; what it looks ahead or back for is left out. */
export function patternPhrases(source: string, count: number, random: () => number): string[] {
  const { make } = parseChoice(source, 0)
  const phrases = new Set<string>()
  for (let tried = 0; tried < count * TRIES && phrases.size < count; tried++) {
    const open = new RegExp(`${OPEN}+`, 'gu')
    const word = OPEN_WORDS[Math.floor(random() * OPEN_WORDS.length)] ?? ''
    const phrase = make(random).replaceAll(open, word).replaceAll(/\s+/gu, ' ').trim()
    if (phrase !== '') phrases.add(phrase)
  }
  return [...phrases]
}

function parseChoice(source: string, start: number): Parsed {
  const choices: PhraseMaker[] = []
  let at = start
  for (;;) {
    const sequence = parseSequence(source, at)
    choices.push(sequence.make)
    at = sequence.end
    if (source[at] !== '|') break
    at++
  }
  return { make: random => choices[Math.floor(random() * choices.length)]?.(random) ?? '', end: at }
}

function parseSequence(source: string, start: number): Parsed {
  const parts: PhraseMaker[] = []
  let at = start
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const atom = parseAtom(source, at)
    const repeated = repeats(source, atom)
    parts.push(repeated.make)
    at = repeated.end
  }
  return { make: random => parts.map(make => make(random)).join(''), end: at }
}

function parseAtom(source: string, at: number): Parsed {
  const first = source[at] ?? ''
  if (first === '(') return parseGroup(source, at)
  if (first === '[') return parseClass(source, at)
  if (first === '\\') return parseEscape(source, at)
  if (first === '^' || first === '$') return { make: NOTHING, end: at + 1 }
  return { make: () => (first === '.' ? OPEN : first), end: at + 1 }
}

function parseGroup(source: string, at: number): Parsed {
  const [head = '('] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/u.exec(source.slice(at)) ?? []
  const { make, end } = parseChoice(source, at + head.length)
  const isLook = /[=!]$/u.test(head)
  return { make: isLook ? NOTHING : make, end: end + 1 }
}

function parseClass(source: string, at: number): Parsed {
  const end = source.indexOf(']', at + 1) + 1
  const content = source.slice(at + 1, end - 1)
  if (content.startsWith('^')) return { make: () => ' ', end }
  const letters = [...content.replaceAll(/\\p\{\w+\}|\\[wds]|.-./gu, OPEN).replaceAll('\\', '')]
  const usual = letters.filter(letter => letter !== '-')
  const choices = usual.length > 0 ? usual : letters
  return { make: random => choices[Math.floor(random() * choices.length)] ?? '', end }
}

function parseEscape(source: string, at: number): Parsed {
  const [escaped = ''] = /^\\(?:p\{\w+\}|.)/u.exec(source.slice(at)) ?? []
  const end = at + escaped.length
  if (/^\\[bB]$/u.test(escaped)) return { make: NOTHING, end }
  if (/^\\(?:[wdS]|p\{)/u.test(escaped)) return { make: () => OPEN, end }
  return { make: () => (escaped === '\\s' ? ' ' : escaped.slice(1)), end }
}

function repeats(source: string, { make, end }: Parsed): Parsed {
  const [mark = '', few, most] = /^(?:[?*+]|\{(\d+)(?:,(\d*))?\})\??/u.exec(source.slice(end)) ?? []
  if (mark === '') return { make, end }
  const least = mark.startsWith('+') ? 1 : Number(few ?? 0)
  const listed = mark.startsWith('{') && most !== '' ? Number(most ?? few) : Number.POSITIVE_INFINITY
  const limit = mark.startsWith('?') ? 1 : Math.min(listed, least === 0 ? 1 : Math.max(least, MAX_REPEATS))
  return {
    make: random =>
      Array.from({ length: least + Math.floor(random() * (limit - least + 1)) }, () => make(random)).join(''),
    end: end + mark.length,
  }
}
