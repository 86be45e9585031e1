/** Whether a demand may be met after the hire: "or obtained within 90 days", "ICS-100 within 6 months", "EWP ticket or happy to get it". */
export function isDueAfterHire(clause: string): boolean {
  return DUE_LATER.test(clause)
}

/** Whether what stands behind a demand puts it off: "…, or a commitment to achieve it within two years". */
export function isPutOff(behind: string): boolean {
  return PUT_OFF.test(behind)
}

/** Whether a line speaks of what whoever is chosen brings or has checked: "Successful candidates will be required to present …". */
export function isAskedOfHired(line: string): boolean {
  return OF_HIRED.test(line)
}

/** Papers that an office issues to anybody who asks: a clearance, a birth certificate. */
export function isOfficePaper(name: string): boolean {
  return OFFICE_PAPER.test(name)
}

const NUMBER = String.raw`(?:\d{1,3}|one|two|three|four|five|six|nine|ten|twelve|eighteen|thirty|sixty|ninety)`
const PERIOD = String.raw`${NUMBER}[ -](?:\(\d{1,3}\) )?(?:days?|weeks?|months?|mths?|years?)`
const OF_HIRE = String.raw`(?:of|from|after) (?:the |your |their )?(?:hire|hiring|appointment|employment|joining|start(?:ing)?|commenc\w+|date of \p{L}+|offer|first day)`
const GET = '(?:obtain|get|gain|acquire|achieve|complete|take|do|sit|pass|finish|earn|secure|undertake)'
const WILLING = '(?:willing|happy|prepared|ready|about|able|keen|open|committed|eligible)'
const DUE_LATER = new RegExp(
  [
    String.raw`\bwithin (?:the |your |their |our )?(?:first )?${PERIOD} ${OF_HIRE}`,
    String.raw`(?<!\b(?:last|past|issued|dated|obtained|renewed|completed|passed|done|taken|held) )\bwithin ${PERIOD}\W*$`,
    String.raw`\b(?:or|can|must|to|ability to|able to) (?:be )?${GET}(?:ed|en)? [^.;]{0,50}?\b(?:with)?in (?:the |your |their )?(?:first )?(?:${PERIOD}|month|year)\b`,
    String.raw`\bor (?:be )?(?:obtained|gained|acquired|achieved|completed|${WILLING} to (?:${GET}|be|work|train|learn|study))\b`,
    String.raw`\(?\bor ${WILLING}(?: to(?: be| do so)?)?\s*(?:\)|$|[–(-])`,
    String.raw`\bor (?:the |an? )?(?:willingness|commitment|ability|readiness) to ${GET}\b`,
  ].join('|'),
  'iu',
)
const PUT_OFF = new RegExp(
  String.raw`^,?\s*\(?(?:or|and)\s+(?:you(?:['’]ll| will| are)? )?(?:be )?(?:an? |the )?(?:${WILLING}|willingness|commitment|ability|readiness) to (?:${GET}|work towards?|start|begin|study for) (?:it|one|this|them|the same)\b`,
  'iu',
)
const OF_HIRED = new RegExp(
  [
    String.raw`\b(?:successful|selected|recommended|chosen|appointed|shortlisted) (?:candidates?|applicants?|persons?|incumbents?)\b[^.;]{0,60}\b(?:present|submit|produce|provide|furnish|undergo|surrender)\b`,
    String.raw`\b(?:requirements?|documents?|papers) (?:needed |required )?(?:up)?on (?:hiring|employment|joining|appointment|recruitment|boarding)\b`,
  ].join('|'),
  'iu',
)
const OFFICE_PAPER =
  /\b(?:police|NBI|EACC|HELB|CRB|barangay|tax|criminal|background|vulnerable sector|good conduct|health card|birth certificate|medical certificate|form 30|fit to work|fitness certificate)\b/iu
