/** What duties begin with; their other forms are made from them. */
const DUTY_VERBS =
  'design develop build manage lead maintain support coordinate co-ordinate prepare provide assist perform plan create oversee ensure collaborate drive own deliver monitor conduct implement teach assess administer supervise train document review report operate handle process help improve write track serve sell close run keep check install repair inspect test clean greet answer order schedule negotiate recruit hire coach mentor diagnose treat care patrol cook load pick pack weld cut measure read draft file research present translate advise educate investigate balance reconcile audit resolve respond escalate troubleshoot configure deploy arrange explain liaise complete fit adjust mount wire commission take collect label sort mix grade paint lay fill empty feed prune climb film record edit proofread sign visit agree inform book issue obtain compare post match chase interview welcome wash style machine assemble finish polish splice isolate weigh blend sample dispense examine screen scan draw counsel facilitate host guide tutor mark catalogue archive curate conserve restore survey estimate price quote procure source stock replenish merchandise unload dispatch plant mow harvest groom bake roast brew sew stitch press deal act originate pull shepherd'.split(
    ' ',
  )

/** Whether a sentence under no heading tells what the work is. */
export function isDutySentence(sentence: string): boolean {
  return (
    DUTY.test(sentence) ||
    DUTY_IN_PROSE.test(sentence) ||
    DUTY_ANYWHERE.test(sentence) ||
    (sentence.includes(' you') && DUTY_LATER.test(sentence))
  )
}

function thirdPerson(verb: string): string {
  if (/(?:[sxz]|ch|sh)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** "Planning" doubles its last letter, "driving" loses one. */
function gerund(verb: string): string {
  return `${verb.replace(/(?<=[^aeo])e$/u, '')}${verb.at(-1)}?ing`
}

/** How words for people at work end: "the building ships" is none. */
const AGENT_END =
  '(?:er|or|ist|ian|eer|ant|man|nurse|mechanic|clerk|chef|cook|guard|agent|lead|head|person|candidate|analyst|pilot|coach|tech)'
const VERB = DUTY_VERBS.join('|')
const VERB_OF_ROLE = DUTY_VERBS.map(thirdPerson).join('|')
const GERUND = DUTY_VERBS.map(gerund).join('|')
// A word must begin with a letter, or a line of hyphens takes the square of its length.
const DUTY = new RegExp(
  String.raw`^\W*(?:and |also |then )?(?:reporting to [^,.;]{3,40}, you|(?:\p{L}[\p{L}-]*,? ){0,8}you(?:['’]ll| will|['’]d| would|(?:['’]re| are) going to| get to)\b|to (?:${VERB}|hold|take part|act|be responsible)\b|(?:under [^,.;]{3,60}, )?(?:${VERB_OF_ROLE}) (?!(?:are|is|will|may|can|must|include|vary|to)\b)\p{Ll}|the (?:post ?holder|\w+(?: \w+)?) will|they will|responsib(?:le|ilities)|in this (?:role|position|post|job)|as (?:a|an|our|the)\b|(?:analy[sz]e|work (?:with|closely)|carry out|set up|${VERB}|(?!reporting (?:directly )?to\b)(?:${GERUND}))\b)`,
  'iu',
)
/** Prose about the work without a "will": "On most days you fit …", "Key duties include …", "She has to keep the room clean". */
const DUTY_IN_PROSE = new RegExp(
  String.raw`^\W*(?:${[
    String.raw`(?:\p{L}[\p{L}-]*,? ){0,5}you (?:also |then )?(?:${VERB})\b`,
    String.raw`(?:(?:the|your|our|key|main|daily|core|typical|usual) )*(?:duties|tasks|responsibilities|work|role|job|days?)(?: will| also)*(?: (?:includes?|involves?|consists? of|means?)\b|:)`,
    String.raw`(?:s?he|he/she|she/he|(?:s?he|they) or (?:s?he|they)|(?:the |selected |chosen )*(?:candidate|incumbent|applicant|person)) (?:will|shall|has to|needs to|is to|would)(?: also| then)? (?:be )?(?:${VERB}|${GERUND}|do|make|go|give|keep|responsible)\b`,
    String.raw`(?:this|that|which) (?:means|involves|includes)\b`,
    String.raw`you (?:also |then )?(?!(?:are|can|may|might|get|join|report|want|wish|need|love|like|enjoy|will|would|must|should|have|had|could|receive|earn|deserve|become|know|choose|work|start|never)\b)\p{Ll}{3,} (?!(?:us|this)\b)\p{L}`,
  ].join('|')})`,
  'iu',
)
/** "The joiner we are after reads …", "Cleaning is part of the job": anywhere in a sentence, so apart from what opens one. */
const DUTY_ANYWHERE = new RegExp(
  [
    String.raw`(?:^\W*|, )(?:the|this|our) (?:[\p{L}-]+ )?[\p{L}-]*${AGENT_END}(?: we (?:are|need|want|seek)(?: after| looking for)?)? (?:${VERB_OF_ROLE})\b`,
    String.raw`\b(?:is the job|belongs? to it|(?:is|are)(?: all)? (?:an? )?(?:\p{L}+ )?part of (?:it|the (?:job|role|work|day)|your (?:day|week|role|job)))\b`,
  ].join('|'),
  'iu',
)
/** "The job is the old one: you will cut …". */
const DUTY_LATER = new RegExp(
  String.raw`(?:[:;–—,]|\bso|\bwhere)\s+(?:and |so |where |which means )?you(?:['’]ll| will|['’]d| would)(?: also| then)? (?:${VERB}|rewrite|be (?:responsible|${GERUND}))\b`,
  'iu',
)
