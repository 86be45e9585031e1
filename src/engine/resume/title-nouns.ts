/** English nouns for posts, one word each. A plural of these names a firm or a team ("Partners", "Associates"), so none stands here. */
export const TITLE_NOUNS = `engineer developer manager director analyst nurse rn teacher tutor educator professor instructor lecturer
accountant bookkeeper auditor controller comptroller clerk assistant associate specialist coordinator
co-ordinator supervisor administrator consultant architect designer scientist researcher technician
technologist tech operator operative representative rep executive officer agent advisor adviser attorney
lawyer solicitor barrister paralegal counsel driver lead leader chief president vp intern trainee apprentice
cook chef server waiter waitress barista bartender cashier receptionist concierge porter secretary therapist
physician doctor pharmacist dentist aide caregiver carer nanny worker labou?rer welder electrician plumber
carpenter joiner fitter installer roofer painter mason bricklayer mechanic machinist foreman planner buyer
recruiter generalist strategist writer editor copywriter journalist reporter translator interpreter
photographer videographer illustrator animator artist musician singer actor producer marketer salesperson
salesman seller broker realtor underwriter adjuster banker teller treasurer economist statistician
programmer tester sre devops cto ceo cfo coo founder co-founder owner partner principal fellow postdoc guard
inspector estimator surveyor draftsman drafter librarian archivist curator counselor counsellor psychologist
sociologist biologist chemist physicist geologist nutritionist dietitian optometrist radiographer
sonographer midwife paramedic emt firefighter hygienist phlebotomist stocker picker packer handler loader
cleaner janitor custodian housekeeper dishwasher busser baker butcher host hostess stylist barber
hairdresser beautician esthetician trainer coach merchandiser dispatcher scheduler practitioner surgeon
resident adjunct faculty dean superintendent master captain sergeant corporal lieutenant pilot mate sailor
soldier deputy detective keyholder helper farmer gardener landscaper groundskeeper logger fisher miner
driller rigger millwright upholsterer tailor seamstress sewer pastor minister chaplain member volunteer
contractor freelancer evangelist ae sdr bdr csr cna lpn get attendant steward stewardess lifeguard optician
arborist groundsman handyman craftsman tradesman repairman lineman postman doorman conductor guide warden
ranger assessor examiner investigator dealer bookseller florist jeweler jeweller locksmith blacksmith
goldsmith printer glazier plasterer tiler scaffolder caretaker undertaker embalmer groomer breeder trapper
diver cartographer choreographer dancer dj announcer presenter correspondent columnist proofreader typist
transcriber coder biller collector appraiser valuer actuary conservator preparator docent sommelier butler
valet usher bellhop doula acupuncturist builder maker cutter setter finisher grinder brewer distiller weaver
potter sculptor engraver restorer shepherd beekeeper chiropractor podiatrist audiologist perfusionist
orthotist prosthetist registrar cataloguer cataloger draughtsman draughtswoman draughtsperson draftsperson
improver stacker courier runner deckhand farmhand stablehand maid babysitter childminder governess matron
orderly scribe fundraiser campaigner canvasser facilitator mediator negotiator ambassador advocate
demonstrator promoter entertainer performer composer trader purchaser expediter sorter checker banksman
banksperson fixer plater fabricator assembler polisher storeman storesman storeperson warehouseman
tradesperson saleswoman forewoman foreperson repairer seaman bosun boatswain skipper purser cadet midshipman
quartermaster rifleman infantryman medic corpsman commander colonel vet veterinarian groom jockey presser
ironer priest vicar curate rector imam rabbi deacon magistrate bailiff notary conveyancer headteacher
headmaster headmistress mentor invigilator modell?er chauffeur signalman signaller stevedore docker
longshoreman milker herdsman stockman shearer forester grower nurseryman bouncer croupier salaryman
clinician politician dietician pianist organist guitarist violinist keeper constable watchman preparer judge
psychiatrist interviewer physio ecologist processor roustabout fisherman faller offsider commissioner bursar
proprietor prosecutor postmaster postmistress mayor publican turner stonemason sweeper dispenser
transcriptionist biostatistician biochemist pediatrician paediatrician orthodontist hospitalist orthoptist
dosimetrist telemarketer overseer grader herdsperson scaler pipefitter erector pumper derrickhand blaster
chargehand linesman detailer mover feeder shopper councillor councilor sysadmin barback valeter milkman
roadie groundsperson dresser stagehand trimmer trucker haulier shunter decorator barman barmaid salesclerk
subtitler linguist tramper actress confectioner pastrycook chambermaid crewman manicurist masseuse masseur
tattooist cobbler glassblower bookbinder typesetter chancellor lobbyist chairman chairwoman chairperson
trustee expeditor greeter projectionist retoucher colourist gaffer steeplejack screeder drywaller sprayer
panelbeater tyrefitter foundryman chiropodist anaesthetist geriatrician obstetrician mortician gravedigger
sexton umpire osteopath herbalist organi[sz]er nco reader attach[ée]e? rouseabout turnboy internship traineeship tractorman ploughman
yardman horseman trackman`
