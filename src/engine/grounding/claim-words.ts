/** A reply may use these words, by root, only where the facts do: each is a claim that a reader would ask a paper for. */
export const CLAIM_WORDS = list(`
  award awarded prize medal patent trophy laureate valedictorian scholarship fellowship honors honours distinction laude
  fluent fluently bilingual trilingual keynote published publication promoted promotion clearance veteran
  director ceo cto cfo coo president founder cofounder chairman chairwoman
  study studies researchers experts scientists survey surveys
  guaranteed guarantee guarantees`)

/** Moments that no fact dates. */
export const UNDATED_TIME =
  /\b(?:(?:last|next|this past|previous) (?:year|month|quarter|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|years? ago|months? ago|(?:spring|summer|fall|autumn|winter) (?:of )?(?:19|20)\d\d)\b/iu

/** Prizes by their usual form. */
export const OF_THE_YEAR =
  /\b(?:of the (?:year|month|quarter|decade)|first in my class|top of (?:my|her|his|the) class)\b/iu

/** A size told by the number of its figures. */
export const FIGURE_IDIOM = /\b(?:four|five|six|seven|eight|high|low|mid)[- ](?:to \w+[- ])?figures?\b/iu

/** Several years, many years: true of somebody whose years are known to be at least this many. */
export const VAGUE_YEARS = /\b(?:several|many|numerous|multiple|countless|long) years\b/iu
export const VAGUE_YEARS_LEAST_MONTHS = 36

/** Organizations that models like to name, found in small letters and at the start of a sentence too. */
export const KNOWN_ORGANIZATIONS = list(`
  google alphabet microsoft amazon facebook netflix nvidia tesla spacex openai anthropic ibm intel cisco salesforce adobe sap uber lyft airbnb
  spotify twitter linkedin paypal stripe dropbox walmart costco ikea starbucks mcdonalds nike adidas pepsico unilever nestle pfizer moderna
  novartis roche boeing airbus lockheed raytheon siemens bosch bmw toyota honda volkswagen ford goldman jpmorgan citigroup barclays hsbc
  deloitte pwc kpmg accenture capgemini mckinsey bain bcg gartner forrester glassdoor payscale indeed kaiser dhl fedex ups coursera udemy
  udacity edx harvard stanford yale princeton mit oxford cambridge berkeley cornell columbia caltech wharton insead forbes bloomberg nasa
  oracle`)

/** Names of organizations that are words too: at the start of a sentence they say nothing. */
export const ORDINARY_NAMES = new Set([
  'indeed',
  'ford',
  'columbia',
  'oracle',
  'alphabet',
  'stripe',
  'uber',
  'sap',
  'ups',
  'bain',
])

/** Written with a capital in letters and headings by anybody. */
export const COMMON_CAPITALS = list(`
  i i'm i've i'd i'll dear sincerely regards kind best warm hiring manager team committee recruiter sir madam thank thanks yours faithfully
  professional summary profile objective experience work employment history education skills certifications certificates licenses languages
  projects achievements contact references key core resume résumé cv cover letter ai us usa u.s ats pdf ok monday tuesday wednesday thursday
  friday saturday sunday english american to the and of for in present today`)

/** Few sentences of our language hold two of these. */
export const OTHER_LANGUAGE_WORDS = list(`
  der die das und ist liegt bei ein eine nicht mit für von zum zur sind wurde jahre jahren el los las es una por con para que del años son más
  le les des est et une dans avec pour ans sur puis pas il gli che sono anni della di nel uma com são anos het een van zijn jaar och att`)

export const UP_WORDS = list(
  'above higher rise rises rose risen rising grow grows grew grown growing growth increase increased increases gain gained raise raised up climbed expanded',
)
export const DOWN_WORDS = list(
  'below lower fall falls fell fallen decline declined declines cut cuts reduce reduced reduces shorten shortened shrink shrinks shrank decrease decreased drop dropped drops down lost',
)

/** Nouns that count what a sentence itself lists: "the two missing skills". */
export const LISTED_NOUNS = list(
  'skills skill things steps points areas gaps items requirements parts reasons options roles questions words keywords lines fixes ways',
)

export const FUNCTION_WORDS = list(`
  a an the this that these those it its he she they them his her hers their theirs you your yours we our us i me my mine who whom whose which what
  when where why how and or but nor so yet if then than as at by for from in into of off on onto out over per to up with within without about
  after before between during since through under until while against among around near is are was were be been being am do does did done have
  has had having can could may might must shall should will would not no nor only just also too very more most much many some any all both each
  every either neither other another such same own present there here now still already yet again ever never always often least less few`)

function list(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
