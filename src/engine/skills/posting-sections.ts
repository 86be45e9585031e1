type PostingPart = 'must' | 'nice' | 'duty' | 'benefit' | 'company' | 'legal' | 'other'

export interface PostingLine {
  text: string
  start: number
  part: PostingPart
  isHeading: boolean
}

/** A posting cut into lines, long ones into sentences, each with the part of the posting it belongs to. */
export function postingLines(text: string): PostingLine[] {
  const lines: PostingLine[] = []
  let part: PostingPart = 'other'
  let linesLeft = MAX_POSTING_LINES
  for (const { text: line, start } of linesOf(text)) {
    if (linesLeft-- === 0) break
    const heading = headingPart(line)
    if (heading) {
      part = heading
      lines.push({ text: line, start, part, isHeading: true })
      continue
    }
    const inline = /^[\s•·▪*–-]*([\p{L}][\p{L}’'&/ -]{2,40}):\s+\S/u.exec(line)
    const inlinePart = inline ? headingPart(`${inline[1]}:`) : undefined
    for (const piece of sentencesOf(line, start)) {
      lines.push({ ...piece, part: sentencePart(piece.text, inlinePart ?? part), isHeading: false })
    }
  }
  return lines
}

/** Some hundred pages; what follows is no posting. */
const MAX_POSTING_LINES = 5000
const MAX_HEADING_LINE_CHARS = 120
/** Without bullets, colons and other marks. */
const MAX_HEADING_CHARS = 60
const MAX_HEADING_WORDS = 8
const MAX_ABBREVIATION_CHARS = 4

/** Where a posting speaks of pay, perks, itself or the law: nothing there is asked of the applicant. */
export function ignoredRanges(text: string): { start: number; end: number }[] {
  return postingLines(text)
    .filter(({ part }) => part === 'benefit' || part === 'legal' || part === 'company')
    .map(({ text: line, start }) => ({ start, end: start + line.length }))
}

export function headingPart(line: string): PostingPart | undefined {
  // Trimming a line of 100,000 dots would take quadratic time.
  if (line.length > MAX_HEADING_LINE_CHARS) return undefined
  if (/^\s*[•·▪●○◦‣*+–-]\s/u.test(line) && !/:\s*$/u.test(line) && !/\*\*\s*$/u.test(line)) return undefined
  const trimmed = line.replace(/^[\s#*•·▪_=–-]+|[\s*_:=.–-]+$/gu, '')
  if (
    trimmed.length === 0 ||
    trimmed.length > MAX_HEADING_CHARS ||
    trimmed.split(/\s+/u).length > MAX_HEADING_WORDS
  )
    return undefined
  const marked = /[:*#_]\s*$|^\s*[#*]/u.test(line) || !/[.,;]/u.test(trimmed)
  if (!marked) return undefined
  return POSTING_HEADINGS.find(([, pattern]) => pattern.test(trimmed))?.[0]
}

function sentencePart(sentence: string, part: PostingPart): PostingPart {
  if (LEGAL.test(sentence)) return 'legal'
  if (part === 'legal' || part === 'benefit')
    return MUST.test(sentence) && !BENEFIT.test(sentence) ? 'must' : part
  if (BENEFIT.test(sentence)) return 'benefit'
  if (NICE.test(sentence)) return 'nice'
  if (part === 'nice') return 'nice'
  if (MUST.test(sentence)) return 'must'
  if (part === 'other' && COMPANY.test(sentence) && !SEEKS_APPLICANT.test(sentence)) return 'company'
  if (part === 'company' && DUTY.test(sentence)) return 'duty'
  if (part === 'other' && DUTY.test(sentence)) return 'duty'
  return part
}

function* linesOf(text: string): Generator<{ text: string; start: number }> {
  let start = 0
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    yield { text: text.slice(start, end), start }
    start = end + 1
  }
}

function sentencesOf(line: string, start: number): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = []
  let from = 0
  for (const stop of line.matchAll(CLAUSE_END)) {
    // "e.g. Python" and "St. Mary" do not end a sentence.
    if (
      /(?:\be\.g|\bi\.e|\betc|\bvs|\bSt|\bMr|\bMs|\bDr|\bInc|\byrs?|\bno)$/iu.test(
        line.slice(Math.max(from, stop.index - MAX_ABBREVIATION_CHARS), stop.index),
      )
    )
      continue
    pieces.push({ text: line.slice(from, stop.index + 1), start: start + from })
    from = stop.index + 1
  }
  pieces.push({ text: line.slice(from), start: start + from })
  return pieces.filter(piece => piece.text.trim() !== '')
}

/** A sentence ends, or a wish begins after a demand: "Java required, Kotlin preferred". */
const CLAUSE_END =
  /[.!?;](?=\s+\S)|,(?=\s+(?:ideally|preferably|bonus|nice to have)\b)|(?<=\b(?:required|mandatory)),(?=\s)/giu
const POSTING_HEADINGS: [PostingPart, RegExp][] = [
  [
    'benefit',
    /^(?:(?:our |the |your |employee |key )?(?:benefits?|perks?|compensation|salary|pay|rewards?)\b|what we (?:offer|provide|give)|we offer|what(?:['’]s| is) in it for you|why (?:join|work|you)|what you(?:['’]ll| will) (?:get|receive)|what you get|pay (?:range|transparency)|total rewards|working hours|location\b|schedule$|job type)/iu,
  ],
  [
    'legal',
    /^(?:equal opportunit|eeo|diversity|our commitment|how to apply|to apply|application process|about the (?:process|interview)|privacy|disclaimer|e-?verify|accommodations?|contact(?: us)?$|apply now)/iu,
  ],
  [
    'nice',
    /^(?:it would be |what would be )?(?:nice[- ]to[- ]haves?|(?:preferred|desired|desirable|additional|optional|bonus)(?: (?:skills?|qualifications?|experience|requirements?|attributes|but not required|education|credentials|knowledge|criteria))*|bonus points(?: (?:for|if).*)?|(?:big |these are )?(?:a )?plus(?:es)?|good to have|advantageous|extra credit|would be (?:nice|great)|ideally(?: you(?: have)?)?|pluses|what sets you apart|even better)$/iu,
  ],
  [
    'must',
    /^(?:(?:the|your|our|key|job|minimum|basic|required|essential|technical|candidate|position|role|core|professional|general|mandatory|necessary|specific|other|physical|special|ideal) )*(?:requirements?|required|qualifications?|must[- ]haves?|skills?|experience|competenc(?:y|ies|es)|knowledge|education|abilities|background|profile|essentials?|minimums?|prerequisites|criteria|credentials|expertise|stack|licen[sc]es?|certifications?|attributes)(?:,? ?(?:and|&|\/|,) ?(?:\w+ ?){1,3})?(?: (?:required|needed|we need|include))?$/iu,
  ],
  [
    'must',
    /^(?:what (?:you(?:['’]ll| will)? (?:need|bring|have)|we(?:['’]re| are)? (?:look|seek|need|expect|require)\w*|you should (?:have|bring))\b.*|who (?:you are|we(?:['’]re| are) looking for)|about you|you (?:have|bring|are|must have|need|should have|will need)|we(?:['’]re| are) looking for(?: someone (?:who|with))?|(?:the )?(?:ideal|successful|right) candidate.{0,25}|to (?:be successful|succeed|qualify).{0,30}|person specification|you['’]ll (?:need|bring|have)|must)$/iu,
  ],
  [
    'duty',
    /^(?:(?:the|your|our|key|job|main|primary|essential|core|general|daily|typical|principal|major|role|position) )*(?:responsibilit(?:y|ies)|duties|tasks|accountabilities|functions|role|job|mission|impact|description|summary|overview|purpose|work|opportunity|position)(?: ?(?:and|&|\/) ?(?:\w+ ?){1,2})?(?: include)?$/iu,
  ],
  [
    'duty',
    /^(?:what you(?:['’]ll| will)? (?:do|be doing|work on|own)\b.*|about the (?:role|job|position|opportunity)|a day in the life.*|day[- ]to[- ]day|in this role.*|(?:as an? .{3,40} )?you will|how you(?:['’]ll| will) (?:make|contribute).*)$/iu,
  ],
  [
    'company',
    /^(?:about (?:us|the company|our \w+|the team|[A-Z][\w&.]*(?: [A-Z][\w&.]*){0,3})|who we are|our (?:company|story|mission|values|culture|team)|company (?:overview|description|profile)|the company|why us)$/u,
  ],
]
const BENEFIT =
  /\b(?:we(?:['’]re)? (?:also )?offer(?:ing)?|we provide|benefits? (?:include|package)|competitive (?:salary|pay|compensation|benefits?)|health insurance|dental|401\s?\(?k\)?|paid time off|\bpto\b|paid (?:holidays|vacation|leave)|parental leave|vacation days|stock options|signing bonus|sign-on bonus|annual bonus|retirement plan|pension|gym|free (?:lunch|snacks|coffee|parking)|tuition|relocation (?:assistance|package)|commuter|wellness (?:stipend|program)|flexible (?:hours|working hours|schedule)|work[- ]life balance|employee discount|profit[- ]sharing|life insurance|salary range|per hour|an hour|[$€£]\s?\d{2,3}(?:,\d{3}|k))/iu
const LEGAL =
  /\b(?:equal[- ]opportunity|regardless of|without regard to|protected (?:veteran|status|class)|reasonable accommodation|sexual orientation|gender identity|affirmative action|e-verify|background check|drug (?:screen|test)|visa sponsorship|authorized to work)\b/iu
const NICE =
  /\b(?:nice[- ]to[- ]have|preferred|preferably|a (?:big |huge |strong |definite )?plus\b|is a plus|are a plus|bonus(?: points)?(?: for| if|:)|desirable|desired|advantage(?:ous)?|ideally|an asset|beneficial|would be (?:nice|great|helpful|ideal)|not required|optional|helpful)\b/iu
const MUST =
  /\b(?:must\b|required\b|requires\b|requirement|mandatory|essential\b|minimum (?:of )?\d|at least \d+|you (?:have|need|bring|possess)\b|you['’](?:ve|ll need)|need(?:s|ed)? to have|is needed|are needed|\d+\+? years?['’]? (?:of )?(?:\w+ ){0,4}experience|proficien(?:t|cy) (?:in|with)|(?:strong|solid|proven|deep|excellent|demonstrated|working|hands-on|extensive|good|in-depth) (?:\w+ ){0,3}(?:experience|knowledge|understanding|skills|command|background|track record)|experience (?:with|in|using|of)|knowledge of|familiarity with|familiar with|ability to|fluent in|degree in|bachelor|master['’]s|licen[sc]e\b|certifi(?:ed|cation))/iu
const DUTY =
  /^\W*(?:you(?:['’]ll| will)|the \w+(?: \w+)? will|responsib(?:le|ilities)|in this role|as (?:a|an|our)|design|develop|build|manage|lead|maintain|support|coordinate|prepare|provide|assist|perform|plan|create|oversee|ensure|work (?:with|closely)|collaborate|drive|own|deliver|monitor|analy[sz]e|conduct|implement|teach|assess|administer|supervise|train|document|review|report|operate|handle|process|help|improve|write|track|serve|sell|close)\b/iu
// "Our office in Denver seeks a bookkeeper who knows QuickBooks" speaks of the applicant.
const SEEKS_APPLICANT =
  /\b(?:seek(?:s|ing)?|looking for|look for|in search of|hiring|hires|recruiting|who (?:knows?|has|have|brings?|can|is|are))\b/iu
const COMPANY =
  /^\W*(?:we are (?!seeking|looking|hiring|searching|recruiting|in search)|We are (?!seeking|looking|hiring|searching|recruiting|in search)|[Ww]e['’]re (?:a|an|the)\b|[Oo]ur (?:company|mission|team|customers|clients|platform|products?|office)\b|[Ff]ounded in|[Jj]oin (?:us|our)|[A-Z][\w&.]*(?: [A-Z][\w&.]*){0,3} (?:is|was|are|has been) (?:a|an|the|one|committed|proud|dedicated|located|based)\b|[A-Z][\w&.]*(?: [A-Z][\w&.]*){0,3} (?:sells|makes|helps|runs|offers|operates|serves|employs)\b|[Hh]eadquartered|[Ll]ocation\b|[Bb]ased in\b|Remote\b|Salary\b|Job [Tt]ype|Employment [Tt]ype|Company\b|Department\b)/u
