import { anyOf, raw } from '#engine/text/any-of.ts'
import { isPrivate } from './private-things.ts'

/** Whether a sentence speaks against its writer or of their private life: why a job ended, what went wrong, what somebody cannot do. */
export function isAgainstWriter(text: string): boolean {
  return (
    [ENDED, WENT_WRONG, CANNOT, WARNED, LOST, HARMED, SHRANK, CRITICIZED].some(pattern =>
      pattern.test(text),
    ) || isPrivate(text)
  )
}

/** A point without the clauses that speak against its writer; nothing where its first does. */
export function withoutWeakness(written: string): string | null {
  const point = written.replace(CONCESSION, '').replace(ASIDE_AGAINST, '')
  const [first = '', ...others] = point.split(/(?<=[.;!?])\s+|\s+[–—-]\s+/u)
  if (others.length === 0 || !(isAgainstWriter(point) || others.some(isAgainstWriter)))
    return isAgainstWriter(point) ? withoutTail(point) : point
  if (isAgainstWriter(first)) return null
  return [first, ...others.filter(clause => !isAgainstWriter(clause))].join(' ')
}

/** "I was under it every year, that year being 2022 when I ordered far too much" → without what comes behind the comma. */
function withoutTail(point: string): string | null {
  const at = point.lastIndexOf(', ')
  const head = point.slice(0, Math.max(0, at))
  const isWhole = head.split(' ').length >= MIN_HEAD_WORDS && !isAgainstWriter(head)
  return isWhole && OWN_TAIL.test(point.slice(at + 2)) ? head : null
}

const MIN_HEAD_WORDS = 5
/** What only adds to the deed: a cause, a time, a clause with a subject of its own. */
const OWN_TAIL = /^(?:that|which|when|because|as|but|except|being|after|before|i|we|it|they|once|one|two)\b/iu

/** "…, although many were at first against it" tells of doubts. */
const DOUBT = anyOf([
  raw`against|doubt\p{L}*|opposed|opposition|resist\p{L}*|refus\p{L}*`,
  raw`complain\p{L}*|criticism|angry|unhappy|tired`,
  raw`not|n['’]t|never|no|only|little|limited|lack|short of`,
  raw`difficult\p{L}*|problems?|hard`,
  'ill|sick|my (?:injury|illness|health)',
  'being (?:new|young|inexperienced)',
])
const CONCESSION = new RegExp(
  raw`,? (?:although|even though|though|despite|in spite of|while i was|because i (?:had|was)) (?:[^,;.]{0,80}\b${DOUBT}\b[^,;.]{0,80})(?=[,;.]|$)`,
  'iu',
)
/** "two of them left (my fault)", "(working on it)" */
const ASIDE_AGAINST =
  / \((?:my fault|working on it|sadly[^)]{0,40}|unfortunately[^)]{0,60}|not always[^)]{0,40}|after (?:a|two|several) (?:failed|complaints?)[^)]{0,40})\)/iu

/** Marks of a list, and who did it where that is said. */
const START = raw`^\W{0,8}`
const WHO = raw`${START}(?:(?:i|he|she) )?`
const WE_TOO = raw`${START}(?:(?:i|we|he|she) )?`

/** "Two complaints about me"; "Complaints about delays cut to 3" is a result. */
const COMPLAINT = [
  raw`${START}(?:(?:an?|one|two|three|four|some|several|a few|\d+) )?`,
  '(?:(?:formal|written|serious|minor|official|upheld|unresolved|customer|guest|passenger|parent|patient|client) )?',
  '(?:complaints?|memos?|cautions?|objections?|reprimands?|criticism)',
  ' (?:from|about|by|against|in|because|for|over) ',
  raw`(?!.*\b(?:resolved|answered|handled|cut|down|fell|reduced|dealt|settled|solved|to \d)\b)`,
].join('')
const REBUKE = anyOf([
  'memo',
  'caution',
  'complaints?',
  'fine',
  'penalty',
  'reprimand',
  'criticism',
  'tell(?:ing)-off',
])
/** "Shouts in the rush", "Fell asleep on duty" */
const LAPSE = anyOf([
  'shout(?:s|ed)?|swears?|swore|argues?|argued|quarrel(?:s|led)?|complains?|complained',
  'loses? (?:his|her|my) temper|lost (?:his|her|my) temper|cried|panicked|drank',
  'sleeps?|slept in|fell asleep|dozed off|overslept|forget(?:s)?|skipped|gave up',
  'ruined|burn(?:ed|t) (?:the|a|an|two)|deleted (?:the|a|all)|mixed up|misread|miscounted',
  'broke (?:down|my|his|her)',
])
/** "Overpaying one director by £4,000"; "Overpaid suppliers traced" is a deed. */
const OVERDONE = anyOf([
  'over(?:pa(?:y|id|ying)|charg(?:ed|ing)|order(?:ed|ing)|spen(?:t|ding)|slept|sleeping)',
  'under(?:charg(?:ed|ing)|order(?:ed|ing)|pa(?:id|ying))',
  'mis(?:fil|label|labell|deliver|pric|quot|calculat|count|spell)(?:ed|ing)|double-book(?:ed|ing)',
])
const FAULT = anyOf([
  'slow|quiet|shy|lazy|late|rusty|loud|strict|impatient|messy|weak|chaotic',
  'disorgani[sz]ed|forgetful|nervous|stressed|tired|untidy',
])
const CRITICIZED = new RegExp(
  anyOf([
    COMPLAINT,
    raw`${WHO}(?:received|got|was (?:given|handed|sent|issued)) (?:an? |two |some |several )?(?:\p{L}+ )?${REBUKE}\b`,
    raw`${WHO}(?:once |sometimes |often |occasionally )?${LAPSE}\b`,
    raw`${WHO}(?:conflicts? with|(?:was )?under investigation)\b|\bfell out with\b`,
    raw`${WHO}(?:got|received) an? (?:show-?cause|warning|disciplinary)\b`,
    raw`\bonce (?:dropped|broke|lost|crashed|forgot|spilled|burned|burnt|deleted|missed|fell)\b`,
    raw`\b(?:by mistake|by accident|accidentally)\b`,
    raw`${START}(?:one time|once|one day),? i (?:have |had )?(?:forg\p{L}+|br[eo]k\p{L}*|burn\p{L}*|los[et]|dropp?\p{L}*|delet\p{L}+|spoil\p{L}*|damag\p{L}+|miss\p{L}*)\b`,
    raw`\b(?:boss|manager|chef|customer|client|owner) (?:was|got|became) (?:very |so )?(?:angry|upset|furious|cross)\b`,
    raw`${WHO}(?:drove|reversed|backed|steered|rode|ran) [^,;.]{0,40}\binto (?:an?|the) (?:gate|wall|fence|tree|car|ditch|post|bollard|lamp ?post|pole)\b`,
    raw`${START}(?:(?:an?|one|two|three|four|some|\d+) )?(?:customers?|clients?|guests?|parents?|patients?|neighbou?rs?) complained\b`,
    raw`${START}(?:article 15|non-judicial punishment|court[- ]martial\p{L}*|seasick|homesick|airsick)\b`,
    raw`(?:^|, )(?:[1-9]\d*|one|two|three|four) (?:\p{L}+ )?(?:shortages?|errors?|mistakes|accidents?|near misses|crashes|failures|sick days|days sick)(?= (?:in|at|since|during|last)\b|[.;]?$)`,
    raw`${WHO}(?:(?:was|got) )?(?:attacked|assaulted|robbed|bitten|stabbed|injured|hurt|scalded|audited)(?= (?:by|in|on|at|and|while)\b|[.;,]|$)`,
    raw`\buntil i (?:got|was)\b|\bwas not always (?:nice|easy|fair|kind|good|honest)\b|\bletters? of (?:counsel\p{L}*|reprimand|concern|admonishment)\b`,
    raw`${WHO}fell (?:off|from|down|through|asleep)\b|${WHO}(?:got|had|have|developed) an? (?:\p{L}+ )?(?:rash|allergy|injury|infection|burn|breakdown)\b`,
    raw`${START}(?:absent|absences?) (?:for )?(?:\d|from|in|due|because|on)`,
    raw`\bspoken to by\b`,
    raw`\bcomplaints? about (?:me|my|him|his|her)\b`,
    raw`\bha(?:d|s|ve) to be (?:withdrawn|redone|repeated|recalled|scrapped|reprinted|refunded|thrown away)\b`,
    raw`\b(?:mixed up|mislabell?ed|misread|misfiled|overlooked|forgotten|broken|lost|dropped|damaged|deleted|spoiled) by (?:me|myself|my)\b`,
    raw`${WHO}${OVERDONE}\b(?! (?:\p{L}+ ){1,3}(?:traced|recovered|refunded|found|claimed|identified|corrected|fell|cut|reduced)\b)`,
    raw`(?<!\b(?:no|not|never|nobody|none) .{0,30})\b(?:wiped|deleted|sent|shipped|delivered|ordered|booked|printed|opened|demolished) (?:the |a |an )?wrong\b`,
    raw`\b(?:was|were) (?:deleted|lost|broken|stolen|damaged|destroyed|sued|fined|rejected|returned as faulty)\b(?=.*(?:\.|$))(?<!(?:none|no|nothing|not one|never) .{0,40})`,
    raw`${START}(?:\p{L}+ ){0,2}licen[cs]e (?:was )?(?:suspended|revoked|withdrawn|lost|taken)\b`,
    raw`${START}(?:(?:an?|one|two|three|\d) )?(?:speeding|parking|penalty) (?:tickets?|fines?|points)\b`,
    raw`${START}struggl(?:e|es|ed|ing)\b`,
    raw`${START}(?:an?|one|two|some )?(?:arguments?|quarrels?|fights?|rows?) with\b`,
    raw`\b(?:far|much|way) too (?:much|many|long|little|few|late)\b`,
    raw`\bdid not (?:go|work) (?:so |very )?well\b|\b(?:am|are|is) not friends\b`,
    raw`\b(?:do|does|did) not (?:always |really |very much |much )?(?:enjoy|like|agree|get (?:on|along)|want|trust|believe|know|understand|work out)\b`,
    raw`\b(?:don['’]t|didn['’]t|doesn['’]t) (?:always |really |much )?(?:enjoy|like|agree|get (?:on|along)|trust|believe|understand)\b`,
    raw`\b(?:too|bit|little|rather|often|sometimes) ${FAULT}\b`,
    raw`\bmy (?:boss|supervisor|manager|colleagues?) (?:says?|said|thinks?|thought|told me|find|finds|complain\p{L}*)\b(?! (?:thanks?|i was (?:the|a) ))`,
    raw`\b(?:has|have|had)? ?(?:sometimes |often |once )?told (?:me|him|her) (?:that )?(?:i|he|she) (?:am|is|was|were) (?:too|not|always|never)\b`,
    raw`\bwas (?:repeated|failed|cancelled because)\b`,
    raw`\bout of (?:work|a job)\b(?! (?:people|youth|youths|adults|clients))`,
    raw`\b(?:no longer|not any ?more) (?:registered|licen[cs]ed|valid|working)\b`,
    raw`\b(?:bad|poor|low) (?:marks?|grades?|attendance|timekeeping|results?)\b(?! (?:from|fell|down|cut))`,
    raw`\bnot so (?:strong|good|sure|experienced)\b`,
    raw`\bstill (?:learning|shy|slow|afraid)\b`,
    raw`\bfront-?end weak\b`,
    raw`\bleft by mutual (?:agreement|consent)\b`,
  ]),
  'iu',
)

const ENDED = new RegExp(
  anyOf([
    raw`${START}(?:(?:i|he|she|then) )?(?:left|quit|resigned|walked out)\b(?! (?:the \w+ )?(?:cleaner|better|safer|it |no ))`,
    raw`\b(?:was|were|been|got|being) (?:fired|sacked|dismissed|let go|demoted|suspended|made redundant|laid off)\b`,
    raw`${START}(?:fired|sacked|dismissed|demoted|suspended|terminated|let go)\b(?= (?:in|on|from|after|for|because|by|as|during|following|without|(?:19|20)\d\d)|\W*$)`,
    raw`\b(?:made redundant|laid off|unemployed)\b`,
    raw`\bon (?:parental|maternity|paternity|sick|medical) leave\b(?!s)(?<!(?:cover|covered|covering|for|when|while) .{0,60})`,
    raw`\bcontract (?:was )?(?:not renewed|terminated)\b`,
    raw`${START}redundan(?:t|cy)\b`,
    raw`${START}suspended (?:\d+|an?|one|two|three) (?:days?|weeks?|months?|shifts?)\b`,
    raw`\b(?:went|gone|go|going) bust\b|\b(?:closed|ended|stopped) because\b`,
    raw`\bi owe\b|\bin debt\b|\blost (?:nearly )?everything\b`,
  ]),
  'iu',
)
const WENT_WRONG = new RegExp(
  anyOf([
    raw`${WE_TOO}(?:(?:have|has|had) )?(?:failed|missed|struggled|neglected|forgot|caused|crashed|mislaid|misplaced)\b(?! no )`,
    raw`\bfailed to\b`,
    raw`\b(?:bull(?:y|ied|ying)|harass(?:ed|ment)|toxic|discriminat\w+)\b(?! (?:policy|prevention|training|cases?|complaints))`,
    raw`\b(?:was|were|been) (?:\w+ )?(?:late|warned|disciplined|reprimanded|cautioned|convicted|fined|struck off|investigated|sued|written up)\b`,
    raw`${START}(?:being sued|written up (?:for|in|after|by|because))\b`,
    raw`\bdid not (?:pay|pass|finish)\b`,
    raw`\bdidn['’]t (?:pass|finish)\b`,
    raw`\bburn(?:ed|t)[- ]?out\b`,
    raw`\bpays? (?:badly|nothing|poorly|too little)\b`,
    raw`\b(?:on|at) (?:the|my|his|her) (?:second|third|fourth|fifth|last) (?:attempt|try)\b`,
    raw`\bno further action\b`,
    raw`\b(?:my|his|her) (?:own )?(?:mistakes?|errors?|fault|lateness|absences?)\b`,
    raw`\bfor (?:lateness|absence|misconduct|poor performance)\b`,
    raw`\bdropped out\b`,
    raw`${WHO}(?:(?:was|got) )?(?:told off|fined(?! \d)|sent home(?!-)|sent off|reprimanded|passed over)\b`,
    raw`\bafter (?:an? )?(?:\w+ )?(?:collision|crash)\b`,
    raw`\bdriving ban\b`,
    raw`\blost (?:my|his|her) licen[cs]e\b`,
  ]),
  'iu',
)
const CANNOT = new RegExp(
  anyOf([
    raw`\b(?:am|i['’]m|was) not (?:very |that |so |really |too )?(?:good|experienced|strong|confident|fluent|skilled|qualified)\b`,
    raw`\bi (?:have|had|['’]ve) no (?:degree|experience|qualifications?|training|license|references)\b`,
    raw`\bstruggle (?:with|to)\b`,
    raw`\b(?:my weakness|i lack\b|bad at\b|hated?\b)`,
    raw`${START}(?:no|not much|little) (?:knowledge|experience|idea|understanding) of\b|${START}(?:shy|afraid|scared) of\b`,
    raw`\b(?:is|are) (?:very |a bit |still |too )?(?:difficult|hard|not easy) for me\b`,
    raw`\b(?:my weak (?:spot|point|side)|lets? me down|never (?:really )?(?:got|get) on with)\b`,
    raw`\b(?:get|getting) (?:out of|away from)\b`,
    raw`\b(?:leave|leaving|escape|escaping) (?:my|this|the) \b`,
  ]),
  'iu',
)
/** "Written warning in 2020", "Put on a performance plan"; "Handled disciplinary hearings" is somebody's work. */
const WARNED = new RegExp(
  [
    WHO,
    raw`(?:(?:was |were |been )?(?:received|got|had|has|have|given|gave me|issued(?: with)?|put on|placed on|served with|faced|under|on|after|following|survived|was)\s+)?`,
    raw`(?:(?:an?|one|two|my|his|her|the|\d+)\s+)?`,
    raw`(?:(?:final|first|second|formal|informal|written|verbal|oral|official|last|internal|open|spent)\s+)*`,
    anyOf([
      'warnings?|disciplinar(?:y|ies)|reprimands?|demotion|demoted|suspension|dismissal',
      'performance (?:improvement )?plan|misconduct|misconduct hearing|employment tribunal|conviction',
      raw`probation (?:was )?(?:\p{L}+ )*(?:extended|failed)`,
      'complaints? (?:against|upheld)',
      'points on (?:(?:my|his|her|the) )?licen[cs]e|driving ban',
    ]),
    raw`\b(?! (?:signs?|systems?|lights?|labels?|panels?))`,
  ].join(''),
  'iu',
)
const MISHAP = anyOf([
  'misprint|mishap|missed (?:handover|deadline|shift|dose)',
  'dispute|argument|quarrel|cash (?:differences?|shortages?)',
  'disciplinary|misconduct|sacking|firing|bankruptcy',
])
const LOST = new RegExp(
  anyOf([
    raw`${WE_TOO}lost\b(?! (?:no|property)\b| \p{L}+s? (?:from \d|down|fell|cut|reduced|found))`,
    raw`\b(?:after|because of|due to|following|over) (?:an? |the |my |his |her |our )?(?:\p{L}+ )?${MISHAP}\b`,
  ]),
  'iu',
)
/** "Off sick for six months", "Broke a window", "Had a row with the chef"; "Broke the sales record" is a deed. */
const HARMED = new RegExp(
  anyOf([
    raw`${WHO}(?:(?:was|were|been) )?(?:off (?:work|sick)|sick leave (?:in|from|since|for)|overslept|(?:went|declared|gone) bankrupt)\b`,
    raw`\bwas off (?:work|sick|for)\b|\b(?:\d+|one|two|three|four|five|six|several) (?:days|weeks|months) off(?: work| sick)?(?=$|[,;.])`,
    raw`${WHO}(?:burn(?:ed|t)|broke|cut|hurt|injured|sprained|crushed|lost) (?:my |his |her |an? |two )?(?:hands?|arms?|legs?|foot|feet|fingers?|back|wrist|ankle|knee|shoulder)\b`,
    raw`${WHO}(?:broke|dropped|damaged|spilled|spilt|scratched|dented) (?:an?|the|my|one|\p{L}+ \p{L}+['’]s) (?!.*\b(?:record|story|news|deadlock|silence|code|mould|mold|cycle|ground)\b)`,
    raw`${WHO}(?:damaged|let) an? (?:\p{L}+['’]s|\p{L}+ escape)\b`,
    raw`${WHO}had (?:an? )?(?:argument|row|accident|dispute|falling-out|breakdown|fight)\b`,
    raw`\bafter (?:an? )?(?:row|fight|breakdown|failed \p{L}+)\b`,
    raw`\bcaused by (?:me|my)\b`,
    raw`\bled to (?:an? |the )?(?:penalty|fine|warning|recall|dismissal|complaint)\b`,
    raw`${START}grievances? (?:against|from|by|over)\b`,
  ]),
  'iu',
)
/** "Sales fell 12%", "Target missed", "The shop was closed". */
const SHRANK = new RegExp(
  anyOf([
    raw`${START}(?:sales|revenue|profits?|turnover|takings|membership|customer numbers) (?:fell|dropped|declined|shrank|(?:went )?down)\b`,
    raw`${START}(?:\p{L}+ )?(?:targets?|quotas?|deadlines?|exams?|courses?|audits?|budgets?) (?:(?:was|were) )?(?:missed|failed|overrun|overspent|not (?:met|passed|finished))\b`,
    raw`${START}never (?:finished|completed|passed|graduated|qualified)\b`,
    raw`${START}(?:the |our |my )?(?:shop|store|site|club|firm|company|branch|restaurant|department|office) (?:was )?(?:closed|shut|folded|went under)\b`,
    raw`\b(?:certificate|licen[cs]e|registration|accreditation) (?:has |have |was )?(?:lapsed|expired|revoked|withdrawn)\b`,
  ]),
  'iu',
)
