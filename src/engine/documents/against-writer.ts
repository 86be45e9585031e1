/** Whether a sentence speaks against its writer: why a job ended, what went wrong, what somebody cannot do. */
export function isAgainstWriter(text: string): boolean {
  return ENDED.test(text) || WENT_WRONG.test(text) || CANNOT.test(text)
}

const ENDED =
  /^\W*(?:i )?(?:left|quit|resigned|walked out)\b(?! (?:the \w+ )?(?:cleaner|better|safer|it |no ))|\b(?:was|were|been|got|being) (?:fired|sacked|dismissed|let go|demoted|suspended|made redundant|laid off)\b|\bmade redundant\b|\blaid off\b|\bon (?:parental|maternity|paternity|sick|medical) leave\b|\bunemployed\b/iu
const WENT_WRONG =
  /^\W*(?:i )?(?:failed|missed|struggled|lost|neglected|forgot)\b(?! no )|\bfailed to\b|\b(?:bull(?:y|ied|ying)|harass(?:ed|ment)|toxic|discriminat\w+)\b(?! (?:policy|prevention|training|cases?|complaints))|\b(?:was|were|been) (?:\w+ )?(?:late|warned|disciplined)\b|\bdid not pay\b|\bburn(?:ed|t)[- ]?out\b|\bpays? (?:badly|nothing|poorly|too little)\b/iu
const CANNOT =
  /\b(?:am|i['’]m|was) not (?:very |that |so |really |too )?(?:good|experienced|strong|confident|fluent|skilled|qualified)\b|\bi (?:have|had|['’]ve) no (?:degree|experience|qualifications?|training|license|references)\b|\b(?:i )?struggle (?:with|to)\b|\bmy weakness|\bi lack\b|\bbad at\b|\bhate\b|\b(?:get|getting) (?:out of|away from)\b|\b(?:leave|leaving|escape|escaping) (?:my|this|the) \b/iu
