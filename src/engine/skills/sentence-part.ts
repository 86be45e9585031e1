import { isDutySentence } from './duty-sentence.ts'
import { isHiringTalk } from './hiring-talk.ts'
import type { PostingPart } from './posting-headings.ts'

/** Benefit phrases in one sentence that make it one, where no verb of offering does. */
const MIN_BENEFIT_PHRASES = 2
/** Below a heading that asks ("Experience with dental claims and health insurance"), it takes one more. */
const MIN_BENEFIT_PHRASES_WHERE_ASKED = 3
/** What is longer is no sentence, and some of the patterns below take the square of a line without a space. */
const MAX_SENTENCE_CHARS = 2_000

/** The part of a posting that one sentence belongs to, where its section or its words say so. */
export function sentencePart(text: string, part: PostingPart): PostingPart {
  const sentence = withoutAsides(text.slice(0, MAX_SENTENCE_CHARS))
  if (LEGAL.test(sentence) || (isHiringTalk(sentence) && !NEEDS_FIRST.test(sentence))) return 'legal'
  const isNice = NICE.test(sentence) || IF_YOU_HAVE.test(sentence)
  if (!isNice && NOT_NEEDED.test(sentence.replace(TURN_TO_NOT_NEEDED, ''))) return 'unneeded'
  const isBenefit = isBenefitSentence(sentence, part)
  if (part === 'legal' || part === 'benefit' || part === 'terms')
    return MUST.test(sentence) && !isBenefit && !BENEFIT_PHRASE.test(sentence) ? 'must' : part
  if (isBenefit) return 'benefit'
  if (APPLICATION.test(sentence) && !SEEKS_SOMEBODY.test(sentence)) return 'legal'
  if (isNice || part === 'nice') return 'nice'
  if (part === 'company') return isAsking(sentence) ? askedPart(sentence) : 'company'
  if (
    ((part === 'other' && COMPANY.test(sentence) && !/^\W*(?:must|need)/iu.test(sentence)) ||
      COMPANY_BY_KIND.test(sentence)) &&
    !SEEKS_APPLICANT.test(sentence) &&
    !SAYS_YOU.test(sentence)
  )
    return 'company'
  if (MUST.test(sentence)) return 'must'
  if (part !== 'other' && part !== 'summary') return part
  if (part === 'summary' && ROLE_DOES.test(sentence)) return 'duty'
  return isDutySentence(sentence) ? 'duty' : YOU_ARE.test(sentence) ? 'must' : part
}

/** "401(k)" keeps its bracket. */
function withoutAsides(text: string): string {
  return text.replace(/\((?:[^()]*\([^()]*\))+[^()]*\)|\([^()]{2,}\)/gu, ' ')
}

/** A sentence about the company asks only where it speaks to the applicant. */
function isAsking(sentence: string): boolean {
  return isDutySentence(sentence) || (SAYS_YOU.test(sentence) && MUST.test(sentence))
}

function askedPart(sentence: string): PostingPart {
  return MUST.test(sentence) ? 'must' : 'duty'
}

function isBenefitSentence(sentence: string, part: PostingPart): boolean {
  if (PAY.test(sentence) || OFFERED.test(sentence)) return true
  const phrases = sentence.match(BENEFIT_PHRASES)?.length ?? 0
  if (OFFER.test(sentence) && phrases > 0) return true
  const asks = part === 'must' || part === 'nice' || part === 'duty'
  return phrases >= (asks ? MIN_BENEFIT_PHRASES_WHERE_ASKED : MIN_BENEFIT_PHRASES)
}

const BENEFIT_WORDS = [
  '401\\s?\\(?k\\)?',
  '403\\s?\\(?b\\)?',
  '(?:group )?rrsp',
  'pension(?: scheme| plan| contributions?)?',
  'superannuation',
  'retirement (?:plan|savings)',
  'provident fund',
  'gratuity',
  'mediclaim',
  '(?:private |extended )?(?:health|medical|dental|vision|life|disability|pet|travel)(?: and (?:dental|vision|life))? (?:insurance|plan|cover(?:age)?|care|assurance|benefits)',
  '(?:private )?healthcare(?: plan)?',
  'medical,? dental',
  'dental,? (?:and )?vision',
  'health,? dental',
  'vision',
  'bupa',
  '\\b(?:hsa|fsa|eap|espp|rsus)\\b',
  'employee assistance',
  'wellness (?:program|stipend|allowance|day)',
  'wellbeing (?:program|allowance|day)',
  '(?:gym|staff|employee|childcare|hotel|store|retail) (?:membership|discounts?)',
  '\\d{1,2}\\s?% [\\w ]{0,20}discount',
  '(?:staff |on-?site )?gym',
  'death in service',
  'income protection',
  'critical illness',
  '(?:unlimited |paid )?(?:pto|time off)',
  'paid (?:holidays?|vacation|leave|sick|training|programming|range)',
  'annual leave',
  "days['’]? (?:of )?(?:annual |paid )?(?:leave|holiday|pto|vacation)",
  '(?:sick|vacation|personal) (?:days|leave|pay|time)',
  'bank holidays',
  '(?:parental|maternity|paternity) leave',
  'birthday off',
  'sabbatical',
  'tuition (?:reimbursement|assistance)',
  '(?:professional development|learning|training|education|desk|equipment) (?:budget|stipend|allowance|dollars)',
  '(?:annual|performance|sign-?on|signing|retention|referral|quarterly|yearly|discretionary|christmas|holiday) bonus(?:es)?',
  'profit[- ]sharing',
  'shift differential',
  'weekly pay',
  '(?:stock options|equity|share scheme|sharesave)',
  'competitive (?:salary|pay|compensation|benefits|wage|rates)',
  '(?:flexible|flexi) ?(?:hours|working|schedule|time)',
  'work[- ]life balance',
  'four-day week',
  'relocation (?:assistance|package|support|allowance)',
  '(?:commuter|cycle to work|bike to work|season ticket|taxsaver)[\\w ]{0,20}',
  '(?:company (?:car|van|phone|vehicle|events))',
  '(?:car|site|travel|tool|uniform|meal|phone|scrubs|clothing|boot|housing|mileage) allowance',
  '(?:free|subsidi[sz]ed|on-?site|discounted|shift|staff) (?:parking|lunch(?:es)?|meals?|snacks|coffee|canteen|nursery|breakfast|dental|care|uniform|accommodation)',
  'parking(?: pass)?',
  'home (?:office stipend|trip)',
  'uniforms?(?: provided)?',
  'hmo',
  'market[- ]related (?:package|salary)',
  '13th cheque',
  'medical aid',
  '(?:company|staff) (?:bus|transport)',
  '(?:shared |staff |free )accommodation',
  '(?:annual|air) tickets?',
  'summer fridays',
  'student loan (?:help|repayment|assistance)',
  '\\d{2}(?:\\.\\d)?-hour week',
  'resource groups',
  'subsidi[sz]ed canteen',
  '(?:free )?dependents?',
  '(?:\\d{1,2}\\s?% )?night differential',
  '1[34]th[- ]month(?: pay)?',
  '(?:company |free )?shuttle',
  'team[- ]?buildings?',
  'live-in',
  '(?:plus |and |share of (?:the )?)tips',
  'staff (?:food|meals|drinks|nights out|parties)',
  'share options',
  '(?:enhanced |generous )(?:parental|maternity|paternity|sick)[\\w ]{0,12}',
  '(?:learning|training|wellbeing) (?:pot|fund)',
  'wfh',
  'dog-friendly',
  '(?:shift|night|weekend|on-call) allowances?',
  'week(?:ly|s) payments?',
  '(?:health|medical|private) insurance',
  'private medical',
  'cycle2work',
  'ski pass(?:es)?',
  '(?:christmas|summer) (?:shutdown|party|do)',
  'time and a half',
  'airtime',
  '(?:10% )?nssf',
  '\\d{1,2}\\s?% off',
  'gas card',
  'overtime pay',
]
const BENEFIT_PHRASES = new RegExp(`(?<![\\p{L}\\d])(?:${BENEFIT_WORDS.join('|')})(?![\\p{L}\\d])`, 'giu')
const BENEFIT_PHRASE = new RegExp(BENEFIT_PHRASES.source, 'iu')
const OFFER =
  /\b(?:we(?:['’]ll| will)?(?: also| can)? (?:offer|provide|give|pay|supply)|we(?:['’]re)? (?:also )?offering|in return|benefits? (?:include|package)|perks? include|you(?:['’]ll| will)? (?:get|receive|enjoy)|enjoy|comes with|our (?:package|benefits))\b/iu
/** A short line that opens with what is given: "Free shuttle from the station", "50% off in both our restaurants", "Signing bonus of up to 25K". */
const OFFERED =
  /^\W*(?:(?:(?:salary |pay |our )?package|perks|benefits|salary|pay|remuneration|compensation|rewards|hours|shifts?)\s*:|market[- ]related|(?:staff|company) (?:transport|bus)\b|shared accommodation\b|free (?!of\b|from\b|hand|weights|text)\p{Ll}|paid (?!media|search|social|ads?\b|advert|traffic|campaign|acquisition)\p{Ll}+ (?!and )|\d{1,2}\s?% (?:off|discount|night)|(?:signing|sign-?on|joining|welcome|referral|retention|completion|christmas|annual) bonus\b|(?:generous|competitive) (?:salary|pay|holiday|pension|benefits|pto|leave)|unlimited (?:pto|holiday|leave)|staff (?:discount|food|meals)\b|(?:live-in|accommodation|housing|lodging) (?:is |are )?(?:available|provided|included|offered)|\d{2} days['’]? (?:of )?(?:holiday|leave|annual))/iu
/** Money with a period, or a salary named as such. */
const PAY =
  /(?:[$£€₹]|\brs\.?\s?|\busd\s?|\bcad\s?|\baud\s?)\s?\d[\d,.]*\s?k?(?:\s?(?:-|–|—|to)\s?(?:[$£€₹]|rs\.?\s?)?\d[\d,.]*\s?k?)?\s?(?:\/|an?\b|per\b|gross\b|net\b|p\.?\s?a\b|lpa\b|base|ote|annually|hourly|depending|plus|doe|pro rata|actual)|(?:[$£€₹]|\brs\.?\s?)\s?\d[\d,.]*\s?k?\s?(?:-|–|—|to)\s?(?:[$£€₹]|rs\.?\s?)?\d[\d,.]*\s?k\b|\b(?:salary|pay|wage|compensation)(?: range)?(?: is|:| of| from)? (?:up to |from )?(?:[$£€₹]|rs)|^\W*ctc\b|\bcompetitive (?:salary|pay|compensation)\b|\b(?:salary|pay|compensation) (?:per|based on|commensurate|depend\w*|according|negotiable|is)\b/iu
const LEGAL =
  /\b(?:equal[- ](?:employment |opportunit(?:y|ies) )?(?:opportunit(?:y|ies)|employer)|regardless of|without regard to|protected (?:veteran|status|class|characteristic)|reasonable (?:accommodations?|adjustments?)|sexual orientation|gender identity|affirmative action|disability confident|(?:does|do) not discriminate|drug[- ]free workplace|(?:arrest|criminal) (?:and conviction )?(?:records?|histor(?:y|ies))|fair chance|eeo employer|committed to (?:accommodation|access|employment equity|diversity|equality|inclusion|equal|safeguarding)|celebrate diff|visa sponsorship|(?:sponsor|sponsorship) (?:of )?(?:work )?visas?|not (?:able to )?sponsor|participat\w+ in e-verify|accommodations? (?:for|during|at) (?:the )?interview|arrange accommodations|tell us if you need|we welcome (?:applica|people|\w+ people)|regulated by|reserves? the right|registered (?:charity|company)|licensed,? bonded|license on file|this post is (?:subject|exempt)|subject to (?:a |an )?(?:enhanced )?(?:dbs|background)|only (?:those|shortlisted)|(?:require|certificates? of|need) sponsorship|withdrawn early|privacy policy|zero[- ]tolerance (?:to|for|of|policy)|independently owned|any person holding the office|state of health|proper(?:ly)? discharge|requisite knowledge)\b/iu
/** How and when to apply, and words of welcome. */
const APPLICATION =
  /^\W*(?:show (?:more|less)|easy apply|be among the first|(?:over )?\d+ applicants|reposted|promoted by|message the job poster|meet the hiring team|get notified|sign in to|set (?:an? )?alert|referrals increase|see who|am i a good fit|actively (?:recruiting|reviewing)|to apply\b|please (?:apply|send|submit|e-?mail|no|include|note|visit)|apply (?:now|by|with|online|via|today|to|through)|send (?:your|a|us|an?)\b|interested (?:candidates|applicants)|applicants? (?:should|must|may|will)|applications? (?:close|should|must|are)|closing date|walk-?in|join (?:us|our|a)\b|for more information|questions\??|click|you(?:['’]ll| will) hear from us|we(?:['’]re| are) (?:excited|proud|committed|growing|a |an |the |one )|we (?:believe|celebrate|encourage|value|plant|close|hire|reserve|look forward|don['’]t do)|come (?:and )?(?:join|grow|work))|\b(?:graduates?|applicants?|applications?|candidates?|people|veterans|students|everyone|all|backgrounds?|leavers|starters|returners) (?:(?:are|is) )?(?:also )?welcome\b|(?:encouraged|invited|welcome) to apply|(?:may|should|please) (?:also )?apply|need not apply|will be contacted|phone calls|walk-in interview|share (?:your )?(?:cv|resume)|we will consider (?:qualified )?applicants/iu
const NOT_NEEDED =
  /\b(?:(?:is|are|was)(?: not|n['’]t) (?:a |an )?(?:\w+ )?(?:required|requirement|needed|necessary|essential|expected|mandatory|prerequisite)|not (?:required|needed|necessary|essential)(?: to)?\b|(?:you )?(?:do not|don['’]t|won['’]t|will not|need not) (?:need|have to|require)|you need not\b|need not (?:have|be)|no (?:prior |previous |formal |minimum |specific )?(?:[\w/&'’-]+ ){0,6}?(?:is |are |being )?(?:required|needed|necessary|requirement|expected|essential)|no (?:minimum )?(?:prior |previous )?experience\b|no degree\b|does not count|do not count|we will (?:teach|train) you|training (?:is |will be )?(?:given|provided)|full training)\b/iu
const NICE =
  /\b(?:von vorteil|wünschenswert|idealerweise|even better|(?:it|that)['’]?d be (?:great|nice|lovely|good|brilliant|a bonus)|(?:extra|brownie) points|nice[- ]to[- ]have|is nice\b|preferred|preferably|a (?:big |huge |strong |definite |real )?plus\b|bonus(?: points)?(?: for| if|:)|is a bonus|desirable|desired|advantage(?:ous)?|cherry on (?:top|the cake)|\?\s+(?:huge|big|massive|sweet|great|lovely|perfect|amazing|brilliant)|ideally|an asset|assets?:|beneficial|would be (?:\w+|an? \w+)|meritorious|(?:is|are) meriting|is fine|ideal\s*[.!]?$|handy|(?<!n['’]t |not )optional|helpful|(?:is |are |also )+welcome|useful but|good to have|helps?(?: the \w+)?(?:\s*[.!]?$)|a bonus|would help|we(?:['’]d| would) love|useful\s*[.!]?$|willing(?:ness)? to work towards?)(?!\p{L})/iu
const MUST =
  /\b(?:(?<!\bif (?:we|you|they|it) )must\b|required\b|requires\b|requirement|mandatory|essential\b|minimum (?:of )?\d|at least (?:\d+|\w+ years)|(?<!\bif )you (?:probably |already |also |likely |currently )?(?:have|need|bring|possess|hold|know|should (?:have|know))\b|you(?:['’]ll|['’]d| will| would) (?:also )?(?:need\b|want (?:to (?:know|have)|an?|your)\b)|we(?:['’]d| would) like (?:you|someone|somebody|applicants|candidates) (?:to|with|who)\b|\bgotta\b|(?<!\bif )you['’](?:ve|ll need|ll have)|need(?:s|ed)? to have|is needed|are needed|\d+\+? years?['’]? (?:of )?(?:\w+ ){0,4}experience|proficien(?:t|cy) (?:in|with)|(?:strong|solid|proven|deep|excellent|demonstrated|working|hands-on|extensive|good|in-depth|real|sound|thorough) (?:\w+ ){0,3}(?:experience|knowledge|understanding|skills|command|background|track record|comfort)|(?:experience|knowledge|understanding|command|familiarity) (?:with|in|using|of)|familiar with|ability to|able to|fluent in|enhanced (?:dbs|disclosure)|degree in|bachelor|master['’]s|licen[sc]e\b|certifi(?:ed|cation|cate)|registration\b|registered with|we (?:expect|need|ask for|require|look for)|(?:applicant|candidate|post ?holder)s? will (?:also )?(?:need|have|hold)\b|please have|comfortable (?:with|using))/iu
/** "The successful applicant will need a DBS check, and online searches will be carried out" asks first. */
const NEEDS_FIRST =
  /^[^,]*\b(?:applicant|candidate|post ?holder)s? (?:will|must) (?:also )?(?:need|have|hold|complete|undergo)\b[^,]*,/iu
/** "If you've used Dext, beauty" wishes for Dext. */
const IF_YOU_HAVE =
  /^\W*if you(?:['’](?:ve|re)| have| are| know| hold| speak| can)\b(?! (?:able|available|not|any questions))/iu
/** "You know your hooks, and you don't need hand-holding": only the end of the sentence is not needed. */
const TURN_TO_NOT_NEEDED = /(?<=\byou\b.{10,}), (?:and|but|so) you (?:do not|don['’]t|won['’]t) [^,;]*$/iu
/** A summary of the job without its subject: "Charts in the electronic record", "Reporting to the manager, provides therapy". */
const ROLE_DOES =
  /^\W*(?:(?:reporting|reports|accountable) to [^.;]{3,60}, )?(?!(?:This|As|Its|Hours|Days|Others|Benefits|Us|Was|Is|Has)\b)\p{L}\p{Ll}{1,14}s (?:out |up |in |on |down |as )?(?!(?:is|are|was|were|will|can|may|must|of|and|or|to)\b)[\p{Ll}\d]/u
/** "You're decent with Excel", "You can write": what somebody is, not what the job offers. */
const YOU_ARE =
  /^\W*you(?:['’]re| are| can| know| speak| understand)\b(?! (?:also |now |then |not )?(?:going|joining|looking|interested|part|welcome|invited|encouraged|entitled|eligible|paid|about|free|alone|find|expect|apply|earn|choose|enjoy|grow|look|contact|reach|read|make a|be (?:part|yourself)|work (?:from|remotely|flexibly)))/iu
/** "Our office in Denver seeks a bookkeeper who knows QuickBooks" speaks of the applicant. */
const SEEKS_APPLICANT =
  /\b(?:seek(?:s|ing)?|looking for|look for|in search of|hiring|hires|recruiting|needs? (?:an?|someone|\w+ more)|who (?:knows?|has|have|brings?|can|is|are))\b/iu
/** "We're a small salon, and honestly we're just looking for someone who can cut". */
const SEEKS_SOMEBODY =
  /\b(?:looking for|need|want|after|seeking|hunting for) (?:someone|somebody|an? (?:\p{L}+ ){1,4})\s*(?:\p{Ll}+ ){0,3}(?:who|with|to)\b/iu
const SAYS_YOU = /\b(?:you|your|you['’](?:ll|d|ve|re))\b/iu
const COMPANY =
  /^\W*(?:we are (?!seeking|looking|hiring|searching|recruiting|in search)|[Ww]e(?:['’]re| are) (?:a|an|the|one|part|family|proud|growing|based|located|\d)\b|[Ww]e(?:['’]re| are) (?!Hiring|Looking|Seeking|Recruiting)\p{Lu}\p{Ll}|[Ww]e (?:have|were|see|treat|serve|replaced|operate|host)\b|[Oo]ur (?:flagship )?(?:company|client|mission|team|customers|clients|platform|products?|office|philosophy|owner|practice|story|people|vision|officers|school|founder)\b|[Ff]ounded in|[Ee]stablished in|[Jj]oin (?:us|our)|(?:[Tt]he )?[A-Z][\w&.'’-]*(?: (?:&|and|of|the|[A-Z][\w&.'’-]*)){0,5},? (?:is|was|are|has been|has|have) (?:a|an|the|one|committed|proud|delighted|pleased|excited|thrilled|partnering|dedicated|located|based|growing|part|\d)\b|(?:[Tt]he )?[A-Z][\w&.'’-]*(?: (?:&|and|of|[A-Z][\w&.'’-]*)){0,5} (?:sells|makes|helps|runs|offers|operates|serves|employs|builds|provides|looks after|works|does|supports|manages|delivers|handles)\b|[Hh]eadquartered|[Bb]ased in\b|For \d+ years\b|[Tt]he (?:laboratory|company|hotel|school|hospital|practice|restaurant|firm|site|successful company) (?:is|has|sits)\b)/u
/** "AISC certified shop" tells of the workplace, whatever heading it stands under; so does "Acme is an NGO". */
const COMPANY_BY_KIND =
  /^\W*(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}(?:certified|licen[sc]ed|accredited|approved|registered|rated|owned) (?:shop|facility|company|firm|employer|workplace|business)\W*$|^\W*(?:\p{Lu}[\p{L}&.'’-]*,? (?:and |of |the )?){1,5}(?:is|are) (?:an?|one of the) (?:[\p{L}\d-]+,? ){0,6}(?:company|firm|ngo|NGO|charity|organi[sz]ation|group|trusts?|manufacturer|provider|agency|employer|retailer|start-?up|business)\b/u
