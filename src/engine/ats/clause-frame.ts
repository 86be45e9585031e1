/** A clause without the words that only introduce it: "Strong experience with Kubernetes" asks for Kubernetes. */
export function withoutFrame(clause: string): { text: string; from: number } {
  // "8.00 Open up": when a task of the day begins is no part of it.
  let from = CLOCK_TIME.exec(clause)?.[0].length ?? 0
  let text = clause.slice(from).replace(TRAILING, '')
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const frame = FRAME.exec(text)?.[0] ?? ''
    // "Working with Children Check" is a name, not a way of working.
    if (frame === '' || frame.length === text.length || CREDENTIAL_START.test(text)) break
    text = text.slice(frame.length)
    from += frame.length
  }
  const lead = /^(?:[\s,;:•*–-]|\.(?!\p{L}))+/u.exec(text)?.[0].length ?? 0
  const whole = text.slice(lead).replace(TRAILING, '')
  const short = whole.replace(NICE_TAIL, '').trim()
  // "2 years (3+ years in an ICU preferred)" must not lose the end of its bracket.
  return { text: isBalanced(short) ? short : whole.trim(), from: from + lead }
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length
}

const CLOCK_TIME = /^\W*\d{1,2}[.:]\d{2}(?: ?[ap]\.?m\.?)?(?:\s*[:–-]\s*|\s+)(?=\p{L}{3})/iu
const MAX_ROUNDS = 8
const TRAILING =
  /[\s,.;:!–•·▪-]+$|,? (?:as|since|because) (?:occasional|regular|frequent|some|this|the (?:role|job|post|site|work)|you(?:['’]ll| will| may)|we(?:['’]re)?|our|there|it)\b[^.;,]{3,80}$|\s+(?:is the job|belongs? to it|(?:is|are)(?: all)? part of (?:it|the (?:job|role)|your day)|is what we (?:\p{L}+ )?(?:expect|ask for|need|want|require|look for))\W*$/iu
const NICE_TAIL =
  /[\s,?–-]*\(?(?:would be \w+|(?:is|are|would be|will be)(?: considered)?(?: an?)? (?:big |strong |real |definite )?(?:plus|advantage|asset|bonus|preferred|desirable|desired|required|essential|mandatory|helpful|nice|great|fine|useful|beneficial|a must|needed)|(?<=[,?–-]\s{0,3})(?:even better|beauty|great|sweet|(?:huge|big|massive) (?:plus|bonus)|awesome|perfect|lovely|brilliant)|(?:strongly |highly )?(?:preferred|required|desirable|desired|essential|mandatory|a plus|an asset|an advantage))\)?$/iu
const CREDENTIAL_START =
  /^(?:Working [Ww]ith|Working [Aa]t [Hh]eights?\b|Experience [Aa]nd|Strong [A-Z]|Good [A-Z][a-z]+ Practice|Current Good)/u
const APPLICANT =
  '(?:in this (?:role|position|post|job),? )?(?:you|they|(?:the )?(?:post ?holder|successful candidate|successful applicant|ideal candidate|candidate|applicant))'
const FRAME = new RegExp(
  [
    String.raw`^(?:[\s,;:•*–-]|\.(?!\p{L}))*(?:${[
      'and',
      'or',
      'plus',
      'also',
      'then',
      'but',
      'with',
      'to',
      'of',
      'in',
      'as well as',
      String.raw`(?:it|that)(?:['’]d| would) be \p{L}+ if you(?: also)?`,
      "if you(?:['’]ve|['’]re| have| are| can| also)?(?: got| used| worked with| familiar with)?(?: your| an?)?",
      '(?:that|this) means',
      "(?:you|they)(?: are|['’]re)(?: going to)?",
      'you get to',
      '(?:(?:s?he|he/she|she/he|person|incumbent) )?should(?: be)?(?: (?:expert|good|perfect|ready) (?:in|at|for|with))?',
      '(?:s?he|he/she|she/he|person|incumbent) (?:has to|needs to|must|will|is to)',
      "(?:nobody|no one) will be considered (?:who (?:cannot|can['’]t) show|without)",
      '(?:it )?would (?:please|delight|thrill|impress) us if you(?: could| can| had| have)?',
      "we(?:['’]d| would) (?:want|expect|hope|like|need) to see",
      'gotta (?:be|have)',
      '(?:gute|sehr gute|fundierte|erste|sichere|solide) kenntnisse (?:in|im|der|von|mit)',
      'sicherer umgang mit',
      'erfahrung (?:in|im|mit|als)',
      '(?:desirable|essential|required|preferred|bonus|nice to have|advantageous|a plus|job|role|work)(?=:)',
      'please have',
      '(?:advantageous|essential|desirable|beneficial|useful|preferable) to (?:have|hold)',
      String.raw`(?:the|this) [\p{L}-]+(?: [\p{L}-]+)? we (?:(?:are|['’]re) (?:after|looking for)|need|want|seek)`,
      `${APPLICANT}(?:['’]ll|['’]d| will| would| must| should| can)?(?: also)?(?: be)?(?: need(?: to)?| have(?: to)?| bring| hold| possess| know| own| done| expected to| responsible for| able to)?`,
      String.raw`as (?:an? |our |the )?[\p{L} ]{3,40}?,? you(?:['’]ll| will)`,
      '(?:your |the |main |key )?(?:duties|responsibilities|tasks)(?: will)? include',
      'responsible for',
      'must (?:have|hold|be able to|be|possess)',
      'must',
      String.raw`we (?:need|want|expect|ask for|require|care about|(?:are|['’]re) looking for)(?: (?:someone|a person|an? \p{L}+))?(?: (?:with|who (?:has|can|is|knows|holds)))?`,
      '(?:the )?person we (?:want|need|are looking for)(?: (?:has|is|can))?',
      'can',
      'someone (?:with|who (?:has|can|is|knows|holds))',
      'who (?:has|have|can|knows?|holds?)',
      'the ability to',
      'ability to',
      'able to',
      'abilities to',
      'willing(?:ness)? to',
      'comfortable',
      'comfort with',
      'comfort',
      'confident',
      'confidence in',
      'capable of',
      'demonstrated',
      'demonstrable',
      'proven',
      'strong',
      'solid',
      'sound',
      'thorough',
      'deep',
      'real',
      'enough',
      'excellent',
      'exceptional',
      'outstanding',
      'good',
      'great',
      'working',
      'hands-on',
      'practical',
      'basic',
      'advanced',
      'extensive',
      'some',
      'significant',
      'prior',
      'previous',
      'relevant',
      'recent',
      'full',
      'current',
      'valid',
      'active',
      'an?',
      'the',
      'our',
      'your',
      'minimum(?: of)?',
      '(?:a )?record of',
      'track record (?:of|in)',
      'history of',
      'background in',
      '(?:working |sound |good |some |prior |strong )*(?:experience|knowledge|understanding|familiarity|proficiency|expertise|command|grasp|awareness|skills?|competence|fluency|exposure)(?: (?:with|in|of|using|on|to|around))',
      'experienced (?:with|in)',
      'familiar with',
      'proficient (?:in|with|at)',
      'skilled (?:in|with|at)',
      'knowledgeable (?:in|about|of)',
      'fluent in',
      'versed in',
      'well[- ]versed in',
      'using',
      '(?:it|this|that)(?: would be| is)?',
    ].join('|')})(?=[\s,.;:]|$)(?:[\s,;:]|\.(?!\p{L}))*`,
  ].join('|'),
  'iu',
)
