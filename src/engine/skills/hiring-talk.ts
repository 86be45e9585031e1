/** Whether a sentence or a clause speaks of how to apply and how people are chosen: nothing there is asked of the work. */
export function isHiringTalk(text: string): boolean {
  return CONTACT.test(text) || STREET.test(text) || PROCESS.test(text) || isInvitation(text)
}

/** "If you feel you have what it takes, click apply" invites; "If you've used Xero, great" wishes. */
function isInvitation(text: string): boolean {
  return INVITATION.test(text) && !DEMAND_BEHIND.test(text)
}

/** Addresses, and numbers that somebody is told to call. */
const CONTACT =
  /[\w.+-]@[\w-]+\.\p{L}|\bwww\.|https?:|\b(?:call|text|ring|phone|tel|telephone|whatsapp|contact|mobile|sms|bell)\b[^;\n]{0,40}?\+?\d(?:[\s().-]?\d){5,}|\bwhatsapp (?:your |a |the )?(?:cv|resume|résumé)\b/iu
const STREET =
  /\b\d{1,5} (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Rd|Road|St|Street|Ave|Avenue|Blvd|Boulevard|Lane|Ln|Parade|Highway|Hwy)\b/u
const PROCESS = new RegExp(
  [
    String.raw`\b(?:send|submit|e-?mail|forward|drop|attach|upload|bring)\b(?: us| me| in| through| over)?(?: an?| your| the| their)? (?:\p{L}+ ){0,3}(?:cvs?|resumes?|résumés?|cover(?:ing)? letters?)\b`,
    String.raw`^\W*(?:no )?cover(?:ing)? letters?\b`,
    String.raw`\b(?:searches|interviews?|assessments?|auditions?) (?:will|may) (?:also )?be (?:carried out|conducted|held|undertaken|made|arranged)\b`,
    String.raw`\b(?:call|contact|e-?mail|speak (?:to|with)|ring|text|ask)\b[^.;]{0,30}\b(?:talent acquisition|(?:talent|recruit(?:ment|ing)|hr|people) team|hiring manager)\b`,
    String.raw`\baccommodations?\b[^.;]{0,40}\b(?:application|interview|hiring|recruitment|selection) process\b`,
    String.raw`\b(?:click|hit|smash|press|tap)\b[^.;]{0,12}\bapply\b|^\W*apply (?:in person|directly|at|here|below|before|early)\b|\bto apply early\b`,
    String.raw`\blook(?:ing)? forward to (?:receiving|hearing|meeting|your)\b|\blove to hear from you\b|\b(?:aroused|sparked|caught) your interest\b|\b(?:stating|quoting|indicating|including) your (?:\p{L}+ )?(?:salary|notice|earliest)`,
    String.raw`\bshould you not (?:receive|hear)\b|\bpreference will be given\b|\b(?:vacancy|post|advert|position|role) (?:may|will) (?:be )?close|\bthis vacancy (?:is|uses)\b|\bassess you against\b|\bacts as an? employment (?:agency|business)|\brefer a friend\b|\bno (?:agencies|recruiters|service charge|fees?\b)|\bfeedback will\b|\bapplication (?:was|has been|is) unsuccessful\b|\bproof of (?:your )?best work\b`,
    String.raw`\b(?:no|non)[- ]smoking (?:policy|site)\b|\bsmoke[- ]free\b`,
    String.raw`^\W*interviews?: |^\W*applications? (?:without|received|after|should|must|will)\b`,
    String.raw`^\W*text (?:us |me )?(?:an? )?(?:pic|photo|picture)`,
    String.raw`\b(?:recruiters?|agencies|headhunters)\b[^.;]{0,20}\bplease\b|\bplease do not contact\b|\b(?:candidates?|applicants?|agencies) (?:please |kindly |to )+(?:excuse|refrain)\b`,
    String.raw`\btag (?:a|your|any) (?:friends?|mates?)\b|^\W*comment ["“'‘]?\p{L}+["”'’]? (?:or|and|below|to)\b|\bcome (?:and )?(?:see|meet) \p{Lu}|\b(?:pm|dm|message) (?:us|me|the page)\b`,
    String.raw`\b(?:look at|find|follow|see|check out|visit)\b[^.;]{0,60}\bon (?:facebook|instagram|linkedin|tiktok|youtube)\b|^(?:\W*#\p{L}[\p{L}\d]*)+\W*$`,
    String.raw`\b(?:by|when) (?:applying|submitting)\b[^.;]{0,40}\b(?:consent|agree|accept)\b|\bconsent to the (?:processing|use|collection)\b`,
    String.raw`\b(?:review|screening|assessment) of applications\b|^\W*interviews? (?:w\/c|week|date|are|to be|on|in|from|\d)|\brequests? (?:will be|are) considered\b`,
    String.raw`\boffers?(?: of employment)? (?:(?:is|are|will be) )?(?:contingent|conditional)\b`,
    String.raw`^\W*(?:req(?:uisition)?|ref(?:erence)?|job|vacancy|competition|posting)\.?(?: ?(?:no\.?|id|number|code))? ?[#:.№] ?[\p{L}\d][\p{L}\d/-]*\W*$`,
    String.raw`^\W*(?:many )?thank(?:s| you)\b|\bhave a (?:great|nice|good|lovely|wonderful) (?:day|week|one)\b|^\W*(?:good luck|sorry,? (?:we|no)\b)`,
    String.raw`^\W*(?:we(?:['’]re| are)|now|we are now|urgently) hiring\s*[:!]|^\W*(?:job alert|help wanted|vacancy|new role)\b\s*[:!]`,
    String.raw`\b(?:other|additional|further) (?:\p{L}+ )?(?:dut(?:y|ies)|tasks?|responsibilit(?:y|ies)|assignments?|functions?)\b[^.;]{0,60}\b(?:assigned|required|requested|needed|directed|allocated|delegated|determined)\b`,
    String.raw`\bup[- ]to[- ]date (?:cv|resume|résumé)\b|\bif it(?:['’]s| is) of interest\b|\bsuccessful (?:recommendation|referral)\b|\bwhats?app to\b|\bfill (?:in |out )?(?:the|our|this) (?:form|application)\b|\bshares? appreciated\b|\bonly apply\b|^\W*(?:strictly )?no (?:\p{L}+ )?(?:cvs|resumes|calls|dms|walk-?ins)\b`,
    String.raw`\b(?:candidates?|applicants?|applications?)\b[^.;]{0,60}\b(?:may|might|can) (?:also )?be considered\b|^\W*(?:then |so |please )?(?:read|scroll) (?:on|down|below|further)\W*$|^\W*sorry,? (?:mate|folks|guys|but)\b`,
    String.raw`\bduties (?:commensurate|consistent|appropriate|in keeping) (?:with|to)\b|\b(?:performs?|undertakes?|carr(?:y|ies) out|does?) (?:(?:other|such|any) )?related (?:work|duties|tasks)\b`,
    String.raw`^\W*(?:(?:recent|certified|clear|true|scanned|fully|duly|accomplished|two|2|original|an?|the|your|passport[- ]size\p{L}*) ){0,3}(?:photo ?cop(?:y|ies)|cop(?:y|ies)|scans|photographs?|photos?|pictures?|personal data sheet)(?: (?:of|with)\b| \(|\W*$)|\b\d ?x ?\d (?:id )?(?:photos?|pictures?)\b|^\W*(?:performance rating|transcript of records)\b`,
    String.raw`\b(?:attach|enclose|submit|send|upload|accompanied by|together with)\b[^.;]{0,60}\b(?:following|these|below)\b[^.;]{0,30}\b(?:documents?|attachments?|papers|copies)\b`,
    String.raw`\b(?:whoever|those who|if you(?: have|['’]ve)?)\b[^.;]{0,20}\bapplied\b|\bdo not (?:re-?apply|apply again)\b`,
    String.raw`\b(?:skills|profile|candidate) match(?:es)?\W*$|\bshown on (?:your )?profile\b`,
    String.raw`\b\p{Lu} ?= ?\p{Ll}{3,}[^=]{0,30}\b\p{Lu} ?= ?\p{Ll}{3,}`,
  ].join('|'),
  'iu',
)
const INVITATION =
  /^\W*(?:if (?:you(?:['’]re| are)? (?:feel|think|believe|want|would|need|require|enjoy|love|like|interested|passionate|looking|ready|excited|keen|considering|unsure|selected|successful|the (?:one|right)|have (?:any )?(?:questions?|what it takes|not\b|a disability|the (?:drive|passion)))\b|you have ?n['’]t|this|that|so\b|selected)|sounds? (?:like|good)|fancy|interested\?|think you|do you (?:enjoy|want|love|like)|would you like|is this you)/iu
const DEMAND_BEHIND = /,[^,]*\b(?:you (?:must|need|should|have|will need)|experience|required|essential)\b/iu
