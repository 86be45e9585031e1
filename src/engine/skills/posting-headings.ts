export type PostingPart =
  | 'must'
  | 'nice'
  | 'duty'
  | 'benefit'
  | 'company'
  | 'legal'
  | 'terms'
  | 'unneeded'
  | 'summary'
  | 'other'

/** Longer lines are sentences; trimming a line of 100,000 dots would take quadratic time. */
const MAX_HEADING_CHARS = 60
const MAX_HEADING_WORDS = 8
const MAX_HEADING_LINE_CHARS = 120

/** The part of a posting that a heading opens. */
export function headingPart(line: string): PostingPart | undefined {
  if (line.length > MAX_HEADING_LINE_CHARS || (isListItem(line) && !NUMBERED_HEADING.test(line)))
    return undefined
  const heading = headingText(line)
  if (heading === undefined) return undefined
  const isMarked = /[:*#_]\s*$|^\s*[#*]/u.test(line) || !/[.,;]/u.test(heading)
  if (!isMarked) return undefined
  return POSTING_HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0]
}

/** Whether a line has the form of a heading, whatever it says: a colon at its end, capitals throughout, or a mark. */
export function looksLikeHeading(line: string): boolean {
  if (line.length > MAX_HEADING_LINE_CHARS || isListItem(line)) return false
  const heading = headingText(line)
  if (heading === undefined || /[.,;!?]\s*$/u.test(line)) return false
  return (
    /:\s*$|^\s*#|\*\*\s*$/u.test(line) || (/\p{Lu}{3}/u.test(heading) && heading === heading.toUpperCase())
  )
}

/** The part of a "Label: value" line by its label; "Pay: $30/hr" states terms and opens nothing. */
export function labelPart(label: string): PostingPart | undefined {
  return TERMS_LABEL.test(label.trim()) ? 'terms' : undefined
}

/** "9. Qualification", above the points that belong to it. */
const NUMBERED_HEADING = /^\s*\d{1,2}[.)]\s+\p{L}[\p{L}&/ ]{3,40}:?\s*$/u

function isListItem(line: string): boolean {
  return (
    /^\s*(?:[•·▪●○◦‣→⇒~*+–>-]|\d{1,2}[.)]|\([a-z\d]\)|[ivx]{1,4}[.)])\s/u.test(line) &&
    !/:\s*$/u.test(line) &&
    !/\*\*\s*$/u.test(line)
  )
}

function headingText(line: string): string | undefined {
  const heading = line
    .replace(/^\s*(?:\d{1,2}[.)]|\p{So}\uFE0F?)\s+(?=\p{L})/u, '')
    .replace(/^[\s#*•·▪_=–-]+|[\s*_:=.!?…–-]*(?:\([^()]*\))?[\s*_:=.!?…–-]*$/gu, '')
  return heading.length === 0 ||
    heading.length > MAX_HEADING_CHARS ||
    heading.split(/\s+/u).length > MAX_HEADING_WORDS
    ? undefined
    : heading
}

const TERMS_LABEL =
  /^(?:job |work |working |teaching |employment |contract |shift |office |base |starting |pay |salary |hourly |annual |expected |minimum |maximum |advertised )*(?:location|locations|salary|pay|wages?|rate|rates|remuneration|compensation|ctc|ote|stipend|type|hours|schedule|shifts?|pattern|contract|term|duration|start(?: date)?|joining|closing(?: (?:date|on))?|apply (?:by|before)|deadline|date posted|posted|reports to|reporting to|responsible to|accountable to|line manager|reports|department|team|division|reference|ref|requisition|req id|job id|vacancy|grade|band|status|terms|flsa(?: status)?|industry|sector|company|employer|client|vacancies|openings|positions|headcount|job title|(?:post|position|role|vacancy|working) title|(?:post|position|vacancy|job|role|notice) (?:reference|ref|number|no\.?|code|id)|title|role type|site|base|place|address|housing|accommodation|vacation|holidays|annual leave|(?:sign[ -]?on |annual |performance )?bonus|benefits|airfare|insurance|region|country|city|travel|remote|workplace|interview date|interviews|date|contact|phone|e-?mail|website|notice(?: period)?|benefits type|union|bargaining unit|fte|working days|duty station|posting closes|role category|functional area|application question(?:s|\(s\))?|probation|agenda for change|pay scale|classification|range|based|package|visa|sponsorship)(?: (?:type|range|id|number|no|code|band|grade|scale|rate|offered|of work|of employment|pattern|period|details|per (?:hour|annum|week)))*$/iu

/** As German employers head the parts of a posting. */
const GERMAN_HEADINGS: [PostingPart, RegExp][] = [
  [
    'must',
    /^(?:(?:ihr|dein|unser|das|gewünschtes) )?(?:anforderungs)?profil$|^(?:(?:ihre|deine|unsere|die) )?(?:anforderungen|voraussetzungen|qualifikation(?:en)?|kenntnisse|erwartungen|skills)(?: an (?:sie|dich))?$|^(?:das|was) (?:bringen sie|bringst du|sie|du|(?:sollten sie|solltest du))(?: mit(?:bringen|bringst)?)?$|^(?:das|was) (?:zeichnet|macht) (?:sie|dich) aus$|^(?:damit|so|womit) (?:überzeugen sie|überzeugst du|begeistern sie|begeisterst du)(?: uns)?$|^(?:was )?wir (?:erwarten|suchen|wünschen uns)(?: von (?:ihnen|dir))?$|^(?:das )?(?:wünschen|erwarten) wir(?: uns)?(?: von (?:ihnen|dir))?$/iu,
  ],
  [
    'duty',
    /^(?:(?:ihre|deine|die|unsere|mögliche) )?(?:haupt|kern)?(?:aufgaben|tätigkeiten|aufgabengebiete?|aufgabenbereiche?|aufgabenschwerpunkte)(?: (?:bei uns|im überblick))?$|^(?:ihr|dein|das) (?:aufgabengebiet|aufgabenbereich|tätigkeitsfeld|job|verantwortungsbereich)$|^(?:ihre|deine|die) (?:rolle|position|stelle|mission|herausforderung)$|^(?:das|was) (?:erwartet sie|erwartet dich|sie erwartet|dich erwartet|machen sie|machst du|sie tun|du tust)$|^stellenbeschreibung$/iu,
  ],
  [
    'benefit',
    /^(?:das |was )?(?:wir bieten|bieten wir)(?: (?:ihnen|dir))?$|^(?:unser|unsere|ihr|ihre|deine|die) (?:angebot|benefits|leistungen|vorteile|pluspunkte)(?: für (?:sie|dich))?$|^(?:darauf|das) (?:können sie|kannst du) (?:sich|dich) freuen$|^freu(?:en sie sich|e dich)(?: auf)?$|^warum (?:wir|zu uns)$/iu,
  ],
  [
    'company',
    /^über uns$|^wer wir sind$|^(?:das sind wir|wir über uns|das unternehmen|unternehmensprofil)$/iu,
  ],
  [
    'legal',
    /^(?:kontakt|(?:ihre |deine |jetzt )?bewerb(?:ung|en)|so (?:bewerben sie sich|bewirbst du dich)|ansprechpartner(?:in)?|haben wir (?:ihr|dein) interesse geweckt|interessiert|interesse(?: geweckt)?|datenschutz)$/iu,
  ],
  ['nice', /^(?:von vorteil|wünschenswert|pluspunkte|idealerweise|gerne gesehen|nice to have)$/iu],
]

/** In people's own words: "What you'd be at", "What gets you the interview", "Would be class if you had". */
const SPOKEN_HEADINGS: [PostingPart, RegExp][] = (
  [
    [
      'duty',
      "what you(?:['’]ll| will|['’]d| would) be (?:at|up to|getting up to|working on|busy with|involved in)",
    ],
    ['duty', 'performance responsibilities'],
    ['must', 'what (?:gets|lands|wins|earns) you (?:the|an|this) (?:interview|job|role|call)'],
    ['must', 'we (?:do|really|also|just|only|definitely) (?:need|want|ask for|expect|require)'],
    [
      'nice',
      "we(?:['’]d| would) (?:also )?(?:love|like)(?: but (?:do not|don['’]t) (?:need|require|expect))?",
    ],
    ['must', 'pre-?employment (?:requirements|conditions)'],
    ['nice', "(?:(?:it|that)(?:['’]d| would) |would )be (?:an? )?\\p{L}+ if you\\b.{0,40}"],
    ['nice', "(?:an? )?(?:advantage|plus|bonus|asset) if (?:with|you(?:['’]ve|['’]re| have| are)?)"],
    ['company', "where you(?:['’]ll| will)(?: be)? (?:work|working|based|live|living|located)"],
    ['company', '(?:about )?(?:the|our) (?:town|city|village|area|region|community|neighbou?rhood)'],
    ['legal', '(?:need|want|for) (?:more|further|additional) (?:information|info|details)'],
    [
      'duty',
      '(?:an?|your|the) (?:(?:average|normal|usual|busy|typical) )?(?:day|shift|week)(?: here)? (?:might|could|will|would|can) (?:look|go|run) like (?:this|so)',
    ],
    [
      'must',
      "(?:who|what) (?:we (?:have in mind|(?:would|['’]d) (?:like|love) to (?:meet|hear from|hire|see))|['’]s right for (?:this|us))",
    ],
    [
      'nice',
      '(?:lovely|great|good|nice|handy|helpful|useful|welcome|appreciated) but (?:not|never|by no means) (?:\\p{L}+ )?(?:necessary|needed|essential|required|mandatory|compulsory)',
    ],
    ['nice', '(?:brownie|extra|gold|house) (?:points|stars|credit)(?: (?:for|if)\\b.*)?'],
    ['legal', '(?:method|mode|manner) of application|application (?:method|procedure|instructions|details)'],
    [
      'legal',
      '(?:supplement(?:al|ary)|general) (?:information|info|notes?|notices?)|conditions of (?:appointment|employment|engagement)|probation(?:ary period)?',
    ],
    [
      'legal',
      '(?:documents?|papers|requirements?) (?:(?:to (?:bring|submit|present|prepare)|needed|required|submitted) )?(?:up)?on (?:hiring|joining|boarding|employment|reporting|appointment)|documents? (?:to (?:bring|submit|present)|required|needed)',
    ],
    ['summary', 'purpose of (?:the |this )?(?:post|role|job|position|appointment)'],
    ['legal', '(?:required )?(?:attachments|enclosures|supporting documents)'],
  ] satisfies [PostingPart, string][]
).map(([part, heading]) => [part, new RegExp(`^(?:${heading})$`, 'iu')])

const POSTING_HEADINGS: [PostingPart, RegExp][] = [
  ...GERMAN_HEADINGS,
  ...SPOKEN_HEADINGS,
  [
    'must',
    /^(?:certificates, licen[cs]es, memberships,? and courses|security and safety|transportation\/travel information|work conditions and physical capabilities|personal suitability|speciali[sz]ed skills|computer and technology knowledge|equipment and machinery experience|areas? of (?:speciali[sz]ation|expertise|work experience)|type of experience)$/iu,
  ],
  [
    'terms',
    /^(?:work (?:setting|site environment)|workplace information|terms of employment)$|^(?:(?:job|employment|contract|shift|work(?:ing)?|office) )*(?:seniority level|job functions?|industr(?:y|ies)|applicants|posted|location|type|types|hours|schedule|shift|pattern|contract|term|start date|closing date|reports to|department|pay|salary|rate of pay|remuneration|compensation|pay range|pay transparency|salary range|conditions|work environment|environment|details of service|reporting relationship|remuneration|terms|terms and conditions(?: of employment)?|physical (?:demands|requirements)|travel(?: requirements)?)$/iu,
  ],
  [
    'benefit',
    /^(?:(?:our |the |your |employee |key |company |job |added )*(?:benefits?|perks?|rewards?|package)\b.*|compensation (?:and|&) benefits|salary (?:and|&) benefits|what(?:['’]s on offer| (?:do |can |will )?we (?:can )?(?:offer|provide|give)\b.*| you(?:['’]ll| will)? (?:get|receive)\b.*|['’]s in it for you| is in it for you)|we (?:offer|provide|give you|can offer)(?: you)?|our offer|in return(?: we offer| you(?:['’]ll| will) (?:get|receive))?|why (?!do we need\b)\S.{0,40}|on the table|offer|the goods|what makes us (?:different|special|great)|the good stuff|the good bits|total rewards|what you can expect|life at .*|what awaits you|the (?:deal|offer)|you(?:['’]ll| will) (?:get|receive|enjoy))$/iu,
  ],
  [
    'legal',
    /^(?:(?:have we|did we) .{0,20}your interest|things you need to know|important (?:information|notes?)|application questions?|equal (?:employment )?opportunit.*|eeo.*|diversity.*|inclusion.*|our commitment.*|how to apply.*|to apply|application process|applications?|about the (?:process|interview)|(?:interview|hiring|recruitment|selection) process|next steps|privacy.*|disclaimer|e-?verify|accommodations?.*|reasonable (?:accommodations?|adjustments?)|contact(?: us| details)?|further information|campaign specific selection process|health|apply now|safeguarding(?: statement)?|background checks?|pre-?employment.*|sponsorship|notes?|additional information|other information|disability.*|closing)$/iu,
  ],
  [
    'nice',
    /^(?:it would be |what would be |also )?(?:nice(?:[- ]to[- ]haves?)?|(?:preferred|desired|desirable|additional|optional|bonus|beneficial|advantageous|helpful)(?:,? (?:skills?|qualifications?|experience|requirements?|attributes|but not (?:required|essential|needed)|education|credentials|certifications?|knowledge|criteria|and|&))*|bonus (?:points(?: (?:for|if).*)?|if (?:you|your).*)|(?:big |these are )?(?:a )?plus(?:es)?|good to have|an? (?:advantage|asset|plus)|assets?|advantages?|extra credit|would be (?:nice|great|helpful|useful)|ideally(?: you(?: have)?)?|pluses|what (?:will )?sets? you apart|even better(?: if.*)?|plus(?:es)? if(?: you(?: have| are)?)?|not essential.*|useful|also (?:welcome|useful|good|helpful))$/iu,
  ],
  [
    'must',
    /^(?:(?:the|your|our|key|job|minimum|basic|required|essential|technical|candidate|position|role|core|professional|general|mandatory|necessary|specific|other|special|ideal|selection|entry|knowledge,?|skills,?|education,?) )*(?:requirements?|required|qualifications?|must[- ]haves?|skills?|skill set|experience|competenc(?:y|ies|es)|knowledge|education|abilities|background|profile|essentials?|minimums?|prerequisites|criteria|credentials|expertise|stack|licen[sc]es?|licensure|certifications?|certificates|registration|attributes|tools|technologies|clearances?|eligibility)(?:,? ?(?:and|&|\/|,) ?(?:\w+ ?){1,4})?(?: (?:required|needed|we need|include|for the role|for this role))?$/iu,
  ],
  [
    'must',
    /^(?:(?:(?:the|your|our|desired|required|preferred) )*candidate(?: profile| requirements| specification)?|what (?:(?:do|will|should|would) you (?:need|bring|have|know)\b.*|(?:do|would) we (?:hope|expect|look|need|ask|want|wish)\b.*|you(?:['’]ll| will)?(?: need| bring| have)\b.*|we(?:['’]re| are)? (?:look|seek|need|expect|require|ask|want|hope)\w*.*|you should (?:have|bring)|it takes|makes you a .*)|who (?:you are|are you|we(?:['’]re| are) looking for|we need|should apply)|(?:a bit )?about you(?:rself)?|you(?:['’]ll| will| must| should)? (?:have|bring|are|must have|need|hold|be)|we(?:['’]re| are) (?:looking for|after)(?: someone (?:who|with))?|we (?:need|require|ask|want)(?: you to have)?|(?:the )?(?:ideal|successful|right|perfect) (?:candidate|applicant|person).{0,25}|to (?:be successful|succeed|qualify|be considered|do this job|apply you).{0,30}|(?:the )?person(?: specification| we need)?|person spec|must|is this you|could this be you|do you have|you(?:['’]ve| have)? (?:probably |ideally |likely |already )?(?:got|have|know)|post specific requirements|the person|we(?:['’]d)? (?:expect|like|want|hope|need) you(?: to)?(?: have| hold| bring| be)?|eligibility criteria|skills, competenc(?:y|ies) and\/or knowledge|you)$/iu,
  ],
  [
    'duty',
    /^(?:(?:the|your|our|key|job|main|primary|essential|core|general|daily|typical|principal|major|role|position|specific|day to day|other|scope of|examples? of) )*(?:responsibilit(?:y|ies)|responsibility areas|result areas|kras?|duties|tasks|accountabilities|functions|mission|impact|work|deliverables|objectives|scope)(?: ?(?:and|&|\/) ?(?:\w+ ?){1,2})?(?: of (?:the|this) (?:job|role|post|position))?(?: (?:will )?(?:include|involves?|are))?$/iu,
  ],
  [
    'summary',
    /^(?:(?:the|your|our|job|role|position|vacancy|purpose of the) )*(?:role|job|description|summary|overview|purpose|opportunity|position|introduction|definition)$|^about (?:the|this) (?:role|job|position|opportunity|work|vacancy)$/iu,
  ],
  [
    'duty',
    /^(?:(?:(?:the|your|our|desired|required) )*candidate(?: profile| requirements| specification)?|what (?:(?:will|would|do) you (?:do|be doing|be responsible for)\b.*|you(?:['’]ll| will|['’]d| would)? (?:do|be doing|work on|own|be responsible for)\b.*|the (?:role|job|work) (?:involves|is|looks like|entails).*|you can expect to do.*)|a (?:typical )?day (?:in the life|at work).*|day[- ]to[- ]day|in this (?:role|job|position|post).*|(?:as an? .{3,40} )?you will|how you(?:['’]ll| will) (?:make|contribute|spend).*|here(?:['’]s| is) the gist|the (?:gist|gig)|(?:with)?in (?:your|the) first .{2,30}|key performance areas?|kpas?|(?:the|your) (?:day|week|time)(?: looks like)?|what the day looks like|you(?:['’]ll| will)(?: be| do)?|duties will include)$/iu,
  ],
  [
    'company',
    /^(?:[Aa]bout (?:us|the (?:company|team|employer|organi[sz]ation|business|school|practice|firm|trust)|our \w+|[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,4})|ABOUT .*|[Ww]ho (?:we are|are we)|[Oo]ur (?:company|story|mission|values|culture|team|practice|school|clients?|people|history|vision)|[Cc]ompany (?:overview|description|profile)|COMPANY .*|WHO WE ARE|[Tt]he (?:company|team|employer|business)|[Ww]hy us|(?:[Oo]rgani[sz]ation(?:al)?|[Cc]ompany|[Ii]nstitutional|[Pp]roject) (?:[Bb]ackground|[Cc]ontext|[Ss]ummary)|ORGANI[SZ]ATION(?:AL)? (?:BACKGROUND|CONTEXT)|[Ii]ntroduction|[Bb]ackground|[Uu]s|[Ww]orking (?:for|with) (?:us|our|the) ?\w*|[Mm]eet .*|[Ww]elcome.*)$/u,
  ],
]
