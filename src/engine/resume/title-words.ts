import { TITLE_NOUNS_ABROAD } from './title-words-abroad.ts'

/** Which noun a heading part is about decides what it names: "Bank Teller" is a job, "Tellers Bank" an employer. */
export function nameKind(part: string): 'title' | 'employer' | null {
  const head = part.split(HEAD_END)[0] ?? part
  return kindOfHead(head) ?? kindOfHead(part)
}

function kindOfHead(text: string): 'title' | 'employer' | null {
  const title = lastIndex(text, TITLE_WORDS)
  const employer = lastIndex(text, EMPLOYER_WORDS)
  if (title < 0 && employer < 0) return null
  return title > employer ? 'title' : 'employer'
}

function lastIndex(text: string, words: RegExp): number {
  let last = -1
  for (const { index } of text.matchAll(words)) last = index
  return last
}

export function hasTitleWord(text: string): boolean {
  return text.search(TITLE_WORDS) >= 0
}

const HEAD_END =
  /\s+(?:of|for|in|at|with|to|de|di|da|do|du|des|del|della|dei|en|em|für|im|zum|van|voor|chez|bei)\s+|\s+[dl]['’]|\s*[,;(–—]\s*/u

/** "Working Student" and "Co-op Student" are paid posts; a student alone is none. */
const TITLE_PHRASES = [
  '(?<=(?:working|co-op|summer|vacation|placement) )student',
  '(?<=licensed )practitioner',
  'nco',
  'reader',
  'attach[ée]e?',
  'rouseabout',
  '(?<=stores )(?:man|person)',
  'turnboy',
  '(?:tractor|plough|yard|horse|track)man',
  '(?<=(?:station|shed|wool|dairy|harvest) )hand',
].join('|')
const TITLE_NOUNS =
  'engineer|developer|manager|director|analyst|nurse|rn|teacher|tutor|educator|professor|instructor|lecturer|accountant|bookkeeper|auditor|controller|comptroller|clerk|assistant|associate|specialist|coordinator|co-ordinator|supervisor|administrator|consultant|architect|designer|scientist|researcher|technician|technologist|tech|operator|operative|representative|rep|executive|officer|agent|advisor|adviser|attorney|lawyer|solicitor|barrister|paralegal|counsel|driver|lead|leader|chief|president|vp|intern|trainee|apprentice|cook|chef|server|waiter|waitress|barista|bartender|cashier|receptionist|concierge|porter|secretary|therapist|physician|doctor|pharmacist|dentist|aide|caregiver|carer|nanny|worker|labou?rer|welder|electrician|plumber|carpenter|joiner|fitter|installer|roofer|painter|mason|bricklayer|mechanic|machinist|foreman|planner|buyer|recruiter|generalist|strategist|writer|editor|copywriter|journalist|reporter|translator|interpreter|photographer|videographer|illustrator|animator|artist|musician|singer|actor|producer|marketer|salesperson|salesman|seller|broker|realtor|underwriter|adjuster|banker|teller|treasurer|economist|statistician|programmer|tester|sre|devops|cto|ceo|cfo|coo|founder|co-founder|owner|partner|principal|fellow|researcher|postdoc|guard|inspector|estimator|surveyor|draftsman|drafter|librarian|archivist|curator|counselor|counsellor|psychologist|sociologist|biologist|chemist|physicist|geologist|nutritionist|dietitian|optometrist|radiographer|sonographer|midwife|paramedic|emt|firefighter|hygienist|phlebotomist|stocker|picker|packer|handler|loader|cleaner|janitor|custodian|housekeeper|dishwasher|busser|baker|butcher|host|hostess|stylist|barber|hairdresser|beautician|esthetician|trainer|coach|merchandiser|dispatcher|scheduler|practitioner|surgeon|resident|adjunct|faculty|dean|superintendent|master|captain|sergeant|corporal|lieutenant|pilot|mate|sailor|soldier|(?<=military )police|deputy|detective|keyholder|key holder|helper|farmer|gardener|landscaper|groundskeeper|logger|fisher|miner|driller|rigger|millwright|electronics technician|upholsterer|tailor|seamstress|sewer|instructor|pastor|minister|chaplain|member|volunteer|contractor|freelancer|evangelist|scrum master|ae|sdr|bdr|csr|cna|lpn|get|attendant|steward|stewardess|lifeguard|optician|arborist|groundsman|handyman|craftsman|tradesman|repairman|lineman|postman|doorman|conductor|guide|warden|ranger|assessor|examiner|investigator|dealer|bookseller|florist|jeweler|jeweller|locksmith|blacksmith|goldsmith|printer|glazier|plasterer|tiler|scaffolder|caretaker|undertaker|embalmer|groomer|breeder|trapper|diver|surveyor|cartographer|choreographer|dancer|dj|announcer|presenter|correspondent|columnist|proofreader|typist|transcriber|coder|biller|collector|appraiser|valuer|actuary|conservator|preparator|docent|sommelier|butler|valet|usher|bellhop|doula|acupuncturist|builder|maker|cutter|setter|finisher|grinder|brewer|distiller|weaver|potter|sculptor|engraver|restorer|shepherd|beekeeper|chiropractor|podiatrist|audiologist|perfusionist|orthotist|prosthetist|registrar|cataloguer|cataloger|draughtsman|draughtswoman|draughtsperson|draftsperson|improver|stacker|shelf filler|courier|bike rider|runner|deckhand|farmhand|stablehand|(?<=ranch |farm |deck |stage |stable |factory |mill |kitchen |hired )hand|(?<=doctoral |phd |graduate |working |research )student|maid|au pair|babysitter|childminder|pet sitter|governess|matron|(?<=ward |charge |nursing )sister|orderly|scribe|organi[sz]er|fundraiser|campaigner|canvasser|facilitator|mediator|negotiator|ambassador|advocate|demonstrator|promoter|entertainer|performer|composer|trader|purchaser|expediter|sorter|checker|banksman|banksperson|scaffolder|fixer|plater|fabricator|assembler|polisher|\\p{L}{3,}maker|\\p{L}{3,}worker|\\p{L}{3,}keeper|\\p{L}*teacher|storeman|storesman|storeperson|warehouseman|tradesperson|salesperson|saleswoman|forewoman|foreperson|repairer|seaman|bosun|boatswain|skipper|purser|cadet|midshipman|quartermaster|rifleman|infantryman|medic|corpsman|commander|colonel|vet|veterinarian|groom|jockey|presser|ironer|priest|vicar|curate|rector|imam|rabbi|deacon|magistrate|bailiff|notary|conveyancer|headteacher|headmaster|headmistress|mentor|invigilator|modell?er|chauffeur|signalman|signaller|stevedore|docker|longshoreman|milker|herdsman|stockman|shearer|forester|grower|nurseryman|doorman|bouncer|croupier|salaryman|clinician|politician|dietician|pianist|organist|guitarist|violinist|(?<=sales |dinner |lunch |tea )lady|(?<=trolley |paper |stable |ball |delivery )(?:boy|girl)|(?<=deck |flight |cabin |kitchen |ground |stage |bar |floor )crew|keeper|constable|watchman|preparer|judge|psychiatrist|interviewer|physio|ecologist|processor|roustabout|fisherman|faller|offsider|commissioner|bursar|proprietor|prosecutor|postmaster|postmistress|mayor|publican|turner|stonemason|sweeper|dispenser|transcriptionist|biostatistician|biochemist|pediatrician|paediatrician|orthodontist|hospitalist|orthoptist|dosimetrist|telemarketer|overseer|grader|herdsperson|scaler|pipefitter|erector|pumper|derrickhand|blaster|chargehand|linesman|detailer|mover|feeder|shopper|councillor|councilor|sysadmin|barback|valeter|milkman|roadie|groundsperson|dresser|stagehand|trimmer|trucker|haulier|shunter|decorator|barman|barmaid|salesclerk|subtitler|linguist|tramper|actress|confectioner|pastrycook|chambermaid|crewman|manicurist|masseuse|masseur|tattooist|cobbler|glassblower|bookbinder|typesetter|chancellor|lobbyist|chairman|chairwoman|chairperson|trustee|expeditor|greeter|projectionist|retoucher|colourist|gaffer|steeplejack|screeder|drywaller|sprayer|panelbeater|tyrefitter|foundryman|chiropodist|anaesthetist|geriatrician|obstetrician|mortician|gravedigger|sexton|umpire|osteopath|herbalist|\\p{L}+therapist|\\p{L}{3,}ologist|\\p{L}{3,}ographer'
/** "Hilton Head" is a town; a "Section Head" a post. A plural of these names a firm or a team ("Partners", "Associates"), so none is read. */
const TITLE_WORDS = new RegExp(
  `(?<![\\p{L}-])(?:${TITLE_NOUNS}|${TITLE_PHRASES}|${TITLE_NOUNS_ABROAD}|(?<=^|(?:department|section|team|division|deputy|assistant|shift|acting|kitchen) )head)(?=$|[^\\p{L}-]|-(?!\\p{L}))`,
  'giu',
)
const EMPLOYER_WORDS =
  /(?<![\p{L}-])(?:inc|llc|ltd|limited|plc|gmbh|ag|pty|pvt|corp|corporation|company|co\.|co-op|cooperative|group|holdings|hospital|hospitals|clinic|medical center|centre|center|health|healthcare|school|schools|university|college|academy|institute|bank|agency|logistics|solutions|systems|technologies|software|labs?|laboratory|studios?|services|partners|associates|foundation|trust|council|county|district|department|ministry|restaurant|café|cafe|diner|hotel|inn|store|stores|shop|firm|llp|industries|enterprises|bros|sons|daughters|army|navy|(?<=\p{L}{5} )(?:battalion|regiment|squadron|brigade)|(?<=\p{L} )(?<!military )police|(?<=\b(?:notary|law|dental|dentist|medical|doctor|attorney)(?:['’]?s)? )offices?|air force|marine corps|universidad|universidade|universit[àé]|hospitale?|banco|restaurante|studio|airlines?|airways|cruises|railways?|foods|mills|motors|garage|pharmacy|hospice|infirmary|surgery|nursing home|care home|nursery|bakery|brewery|vineyards?|winery|farms|dairy|museum|gallery|theatre|theater|cathedral|society|association|federation|authority|commission|bureau|insurance|(?<!quality )assurance|telecom|electronics|pharmaceuticals?|chemicals|textiles|plastics|metals|steelworks|shipyard|shipping|haulage|freight|couriers|builders|homes|properties|estates|ventures|partnership|films|pictures|records|press|publishing|publishers|newspapers?|supermarkets?|superstore|stadium|resort|spa|hostel|lodge|ranch|s\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|(?<!, )n\.?v\.?|k\.?k\.?|a\/s|aps|oyj?|sp\. z o\.o\.|d\.o\.o\.|s\.?a\.?r\.?l\.?|kft\.?|zrt\.?|pte|sdn bhd|bhd|ooo|jsc)(?![\p{L}])|公司|集团|医院|银行|大学|学校|株式会社|주식회사/giu
