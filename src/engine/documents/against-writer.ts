/** Whether a sentence speaks against its writer: why a job ended, what went wrong, what somebody cannot do. */
export function isAgainstWriter(text: string): boolean {
  return [ENDED, WENT_WRONG, CANNOT, WARNED, LOST, HARMED, SHRANK].some(pattern => pattern.test(text))
}

/** A point without the clauses that speak against its writer; nothing where its first does. */
export function withoutWeakness(point: string): string | null {
  const [first = '', ...others] = point.split(/(?<=[.;!?])\s+|\s+[–—-]\s+/u)
  if (others.length === 0 || !isAgainstWriter(point)) return isAgainstWriter(point) ? null : point
  if (isAgainstWriter(first)) return null
  return [first, ...others.filter(clause => !isAgainstWriter(clause))].join(' ')
}

const ENDED =
  /^\W{0,8}(?:(?:i|he|she|then) )?(?:left|quit|resigned|walked out)\b(?! (?:the \w+ )?(?:cleaner|better|safer|it |no ))|\b(?:was|were|been|got|being) (?:fired|sacked|dismissed|let go|demoted|suspended|made redundant|laid off)\b|^\W{0,8}(?:fired|sacked|dismissed|demoted|suspended|terminated|let go)\b(?= (?:in|on|from|after|for|because|by|as|during|following|without|(?:19|20)\d\d)|\W*$)|\bmade redundant\b|\blaid off\b|\bon (?:parental|maternity|paternity|sick|medical) leave\b(?!s)(?<!(?:cover|covered|covering|for|when|while) .{0,60})|\bunemployed\b|\bcontract (?:was )?(?:not renewed|terminated)\b|^\W{0,8}redundan(?:t|cy)\b/iu
const WENT_WRONG =
  /^\W{0,8}(?:(?:i|we|he|she) )?(?:(?:have|has|had) )?(?:failed|missed|struggled|neglected|forgot|caused|crashed|mislaid|misplaced)\b(?! no )|\bfailed to\b|\b(?:bull(?:y|ied|ying)|harass(?:ed|ment)|toxic|discriminat\w+)\b(?! (?:policy|prevention|training|cases?|complaints))|\b(?:was|were|been) (?:\w+ )?(?:late|warned|disciplined|reprimanded|cautioned|convicted|fined|struck off|investigated|sued|written up)\b|^\W{0,8}(?:being sued|written up (?:for|in|after|by|because))\b|\bdid not (?:pay|pass|finish)\b|\bdidn['’]t (?:pass|finish)\b|\bburn(?:ed|t)[- ]?out\b|\bpays? (?:badly|nothing|poorly|too little)\b|\b(?:on|at) (?:the|my|his|her) (?:second|third|fourth|fifth|last) (?:attempt|try)\b|\bno further action\b|\b(?:my|his|her) (?:own )?(?:mistakes?|errors?|fault|lateness|absences?)\b|\bfor (?:lateness|absence|misconduct|poor performance)\b|\bdropped out\b|^\W{0,8}(?:(?:i|he|she) )?(?:(?:was|got) )?(?:told off|fined(?! \d)|sent home(?!-)|sent off|reprimanded|passed over)\b|\bafter (?:an? )?(?:\w+ )?(?:collision|crash)\b|\bdriving ban\b|\blost (?:my|his|her) licen[cs]e\b/iu
const CANNOT =
  /\b(?:am|i['’]m|was) not (?:very |that |so |really |too )?(?:good|experienced|strong|confident|fluent|skilled|qualified)\b|\bi (?:have|had|['’]ve) no (?:degree|experience|qualifications?|training|license|references)\b|\b(?:i )?struggle (?:with|to)\b|\bmy weakness|\bi lack\b|\bbad at\b|\bhate\b|\b(?:get|getting) (?:out of|away from)\b|\b(?:leave|leaving|escape|escaping) (?:my|this|the) \b/iu
/** "Written warning in 2020", "Put on a performance plan"; "Handled disciplinary hearings" is somebody's work. */
const WARNED =
  /^\W{0,8}(?:(?:i|he|she) )?(?:(?:was |were |been )?(?:received|got|had|has|have|given|gave me|issued(?: with)?|put on|placed on|served with|faced|under|on|after|following|survived|was)\s+)?(?:(?:an?|one|two|my|his|her|the|\d+)\s+)?(?:(?:final|first|second|formal|informal|written|verbal|oral|official|last|internal|open|spent)\s+)*(?:warnings?|disciplinar(?:y|ies)|reprimands?|demotion|demoted|suspension|dismissal|performance (?:improvement )?plan|misconduct|misconduct hearing|probation (?:was )?(?:\p{L}+ )*(?:extended|failed)|complaints? (?:against|upheld)|points on (?:(?:my|his|her|the) )?licen[cs]e|driving ban|conviction|employment tribunal)\b(?! (?:signs?|systems?|lights?|labels?|panels?))/iu
const LOST =
  /^\W{0,8}(?:(?:i|we|he|she) )?lost\b(?! (?:no|property)\b)|\b(?:after|because of|due to|following|over) (?:an? |the |my |his |her |our )?(?:\p{L}+ )?(?:misprint|mishap|missed (?:handover|deadline|shift|dose)|dispute|argument|quarrel|cash (?:differences?|shortages?)|disciplinary|misconduct|sacking|firing|bankruptcy)\b/iu
/** "Off sick for six months", "Broke a window", "Had a row with the chef"; "Broke the sales record" is a deed. */
const HARMED =
  /^\W{0,8}(?:(?:i|he|she) )?(?:(?:was|were|been) )?(?:off (?:work|sick)|sick leave (?:in|from|since|for)|overslept|(?:went|declared|gone) bankrupt)\b|\bwas off (?:work|sick|for)\b|^\W{0,8}(?:(?:i|he|she) )?(?:broke|dropped|damaged|spilled|spilt|scratched|dented) (?:an?|the|my|one|\p{L}+ \p{L}+['’]s) (?!.*\b(?:record|story|news|deadlock|silence|code|mould|mold|cycle|ground)\b)|^\W{0,8}(?:(?:i|he|she) )?(?:damaged|let) an? (?:\p{L}+['’]s|\p{L}+ escape)\b|^\W{0,8}(?:(?:i|he|she) )?had (?:an? )?(?:argument|row|accident|dispute|falling-out|breakdown|fight)\b|\bafter (?:an? )?(?:row|fight|breakdown|failed \p{L}+)\b|\bcaused by (?:me|my)\b|\bled to (?:an? |the )?(?:penalty|fine|warning|recall|dismissal|complaint)\b|^\W{0,8}grievances? (?:against|from|by|over)\b/iu
/** "Sales fell 12%", "Target missed", "The shop was closed". */
const SHRANK =
  /^\W{0,8}(?:sales|revenue|profits?|turnover|takings|membership|customer numbers) (?:fell|dropped|declined|shrank|(?:went )?down)\b|^\W{0,8}(?:\p{L}+ )?(?:targets?|quotas?|deadlines?|exams?|courses?|audits?|budgets?) (?:(?:was|were) )?(?:missed|failed|overrun|overspent|not (?:met|passed|finished))\b|^\W{0,8}never (?:finished|completed|passed|graduated|qualified)\b|^\W{0,8}(?:the |our |my )?(?:shop|site|club|firm|company|branch|restaurant|department|office) (?:was )?(?:closed|shut|folded|went under)\b|\b(?:certificate|licen[cs]e|registration|accreditation) (?:has |have |was )?(?:lapsed|expired|revoked|withdrawn)\b/iu
