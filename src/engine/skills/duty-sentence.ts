/** What duties begin with; their other forms are made from them. */
const DUTY_VERBS =
  'design develop build manage lead maintain support coordinate co-ordinate prepare provide assist perform plan create oversee ensure collaborate drive own deliver monitor conduct implement teach assess administer supervise train document review report operate handle process help improve write track serve sell close run keep check install repair inspect test clean greet answer order schedule negotiate recruit hire coach mentor diagnose treat care patrol cook load pick pack weld cut measure read draft file research present translate advise educate investigate balance reconcile audit resolve respond escalate troubleshoot configure deploy arrange explain liaise complete fit adjust mount wire commission take collect label sort mix grade paint lay fill empty feed prune climb film record edit proofread sign visit agree inform book issue obtain compare post match chase interview welcome wash style machine assemble finish polish splice isolate weigh blend sample dispense examine screen scan draw counsel facilitate host guide tutor mark catalogue archive curate conserve restore survey estimate price quote procure source stock replenish merchandise unload dispatch plant mow harvest groom bake roast brew sew stitch press deal act originate pull shepherd'.split(
    ' ',
  )

/**
 * Whether a sentence under no heading tells what the work is. Verbs are looked up and not listed in the patterns: hundreds of
 * them in a pattern took a tenth of a second to compile, which the first reader of a posting waited for.
 */
export function isDutySentence(sentence: string): boolean {
  return (
    opensWithDuty(sentence) ||
    DUTY_IN_PROSE.test(sentence) ||
    sentence.matchAll(YOU_DO).some(({ 1: verb = '' }) => VERBS.has(verb.toLowerCase())) ||
    sentence.matchAll(YOU_WILL_LATER).some(({ 1: be, 2: verb = '' }) => isDone(verb, be)) ||
    DONE_BY_CANDIDATE.has(CANDIDATE_DOES.exec(sentence)?.[1]?.toLowerCase() ?? '') ||
    AGENT_DOES.some(pattern =>
      sentence.matchAll(pattern).some(({ 1: verb = '' }) => VERBS_OF_ROLE.has(verb.toLowerCase())),
    )
  )
}

/** "Plans menus", "To lead the team", "Under the chef, cooks breakfast", "Driving vans". */
function opensWithDuty(sentence: string): boolean {
  if (DUTY.test(sentence)) return true
  const [, to, under, said = '', rest = ''] = OPENING.exec(sentence) ?? []
  const verb = said.toLowerCase()
  if (to !== undefined) return VERBS.has(verb) || verb === 'hold' || verb === 'act'
  if (VERBS_OF_ROLE.has(verb) && ABOUT_SOMETHING.test(rest)) return true
  return under === undefined && (VERBS.has(verb) || (GERUNDS.has(verb) && !REPORTING.test(sentence)))
}

/** Behind "you will": "you will cut", "you will be cutting". */
function isDone(said: string, be: string | undefined): boolean {
  const verb = said.toLowerCase()
  return be === undefined
    ? VERBS.has(verb) || verb === 'rewrite'
    : GERUNDS.has(verb) || verb === 'responsible'
}

function thirdPerson(verb: string): string {
  if (/(?:[sxz]|ch|sh)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** "Planning" doubles its last letter, "driving" loses one. */
function gerunds(verb: string): string[] {
  const stem = verb.replace(/(?<=[^aeo])e$/u, '')
  return [`${stem}ing`, `${stem}${verb.at(-1)}ing`]
}

const VERBS = new Set(DUTY_VERBS)
const VERBS_OF_ROLE = new Set(DUTY_VERBS.map(thirdPerson))
const GERUNDS = new Set(DUTY_VERBS.flatMap(gerunds))
const DONE_BY_CANDIDATE = new Set([...VERBS, ...GERUNDS, 'do', 'make', 'go', 'give', 'keep', 'responsible'])

/** A verb in any form; "care" in "care-plan", but "co-ordinate" whole. */
const WORD = String.raw`(co-ordinat\p{L}+|\p{L}+)(?![\p{L}\d_])`
/** How words for people at work end: "the building ships" is none. */
const AGENT_END =
  '(?:er|or|ist|ian|eer|ant|man|nurse|mechanic|clerk|chef|cook|guard|agent|lead|head|person|candidate|analyst|pilot|coach|tech)'
const OPENING = new RegExp(
  String.raw`^\W*(?:and |also |then )?(?:(to) |(under) [^,.;]{3,60}, )?${WORD}(.{0,20})`,
  'isu',
)
const REPORTING = /^\W*(?:and |also |then )?reporting (?:directly )?to\b/iu
const ABOUT_SOMETHING = /^ (?!(?:are|is|will|may|can|must|include|vary|to)\b)\p{Ll}/iu
// A word must begin with a letter, or a line of hyphens takes the square of its length.
const DUTY =
  /^\W*(?:and |also |then )?(?:reporting to [^,.;]{3,40}, you|(?:\p{L}[\p{L}-]*,? ){0,8}you(?:['’]ll| will|['’]d| would|(?:['’]re| are) going to| get to)\b|to (?:take part|be responsible)\b|the (?:post ?holder|\w+(?: \w+)?) will|they will|responsib(?:le|ilities)|in this (?:role|position|post|job)|as (?:a|an|our|the)\b|(?:analy[sz]e|work (?:with|closely)|carry out|set up)\b)/iu
/** Prose about the work without a "will": "Key duties include …", "You meet the clients", "Cleaning is part of the job". */
const DUTY_IN_PROSE = new RegExp(
  [
    String.raw`^\W*(?:(?:(?:the|your|our|key|main|daily|core|typical|usual) )*(?:duties|tasks|responsibilities|work|role|job|days?)(?: will| also)*(?: (?:includes?|involves?|consists? of|means?)\b|:)|(?:this|that|which) (?:means|involves|includes)\b|you (?:also |then )?(?!(?:are|can|may|might|get|join|report|want|wish|need|love|like|enjoy|will|would|must|should|have|had|could|receive|earn|deserve|become|know|choose|work|start|never)\b)\p{Ll}{3,} (?!(?:us|this)\b)\p{L})`,
    String.raw`\b(?:is the job|belongs? to it|(?:is|are)(?: all)? (?:an? )?(?:\p{L}+ )?part of (?:it|the (?:job|role|work|day)|your (?:day|week|role|job)))\b`,
  ].join('|'),
  'iu',
)
/** "On most days you fit …". */
const YOU_DO = new RegExp(String.raw`(?<=^\W*(?:\p{L}[\p{L}-]*,? ){0,5})you (?:also |then )?${WORD}`, 'giu')
/** "She has to keep the room clean". */
const CANDIDATE_DOES = new RegExp(
  String.raw`^\W*(?:s?he|he/she|she/he|(?:s?he|they) or (?:s?he|they)|(?:the |selected |chosen )*(?:candidate|incumbent|applicant|person)) (?:will|shall|has to|needs to|is to|would)(?: also| then)? (?:be )?${WORD}`,
  'iu',
)
/** "The joiner we are after reads …", "The head chef plans …". */
const AGENT_DOES = ['', String.raw`[\p{L}-]+ `].map(
  before =>
    new RegExp(
      String.raw`(?:^\W*|, )(?:the|this|our) ${before}[\p{L}-]*${AGENT_END}(?: we (?:are|need|want|seek)(?: after| looking for)?)? ${WORD}`,
      'giu',
    ),
)
/** "The job is the old one: you will cut …". */
const YOU_WILL_LATER = new RegExp(
  String.raw`(?:[:;–—,]|\bso|\bwhere)\s+(?:and |so |where |which means )?you(?:['’]ll| will|['’]d| would)(?: also| then)? (be )?${WORD}`,
  'giu',
)
