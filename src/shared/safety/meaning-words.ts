/** Words that mean about the same, as stems: what the model has learned of one it knows of all. */
export const MEANING_WORDS: Record<string, string> = {
  self: 'i me my myself mine meself',
  you: 'you your yours yourself u ya yall',
  other: 'he she him her his hers himself herself themself themselv',
  they: 'they them their',
  family:
    'mum mom mother mama mam dad father papa parent parents brother sister son daughter kid kids child children boy boys girl girls baby wife husband partner family uncle aunt cousin nephew niece grandma grandpa grandmother grandfather nan gran teenager',
  friend:
    'friend mate bestie flatmate roommate boyfriend girlfriend gf bf neighbor neighbour ex pal buddy lads',
  colleague:
    'colleague coworker teammate boss manager supervisor intern trainee employee mentor mentee chef director recruiter',
  people: 'everyone everybody people anyone anybody someone somebody world whoever others all yall',
  nobody: 'nobody noone none',
  negation:
    'not dont doesnt didnt cant cannot couldnt wont wouldnt shouldnt isnt arent wasnt werent aint never no nothing without nowhere hardly barely neither nor cannae',
  wish: 'want wish hope crave long pray beg yearn dream rather prefer tempt desire need wanna',
  decide: 'plan decid decide going gon will set prepar ready intend promis made date chosen chose pick',
  think: 'think thought thoughts imagine imagin pictur picture fantas daydream wonder consider voice voices',
  death:
    'die dy dies dead death deaths deceas perish corps corpse coffin grav grave graveyard cemetery funeral buri bury burial obituary obituari heaven afterlife mortal dirt casket hearse',
  kill: 'kill kil murder unaliv unalive suicide suicidal suicid kms ctb sewerslide euthanas overdos overdose',
  live: 'live liv alive life exist existence existing living breath breathe breathing being born survive surviv',
  end: 'end ending stop finish finished cease ceas over done conclude credits curtain',
  vanish:
    'vanish disappear disappeared fade evaporat evaporate erase eras erased delete delet dissolve dissolv gone absent subtract remov remove uninstall despawn nonexist nothingness void',
  leave: 'leave leav left exit depart escape escap go out off away quit',
  here: 'here around stay stick remain there',
  sleep: 'sleep asleep wake woke waken wak bed eyes night nights alarm morning',
  forever:
    'forever permanent eternal ever last final finally lasting endless 4ever anymore longer again always once',
  burden: 'burden weight bother drag cost liability load nuisance problem trouble deadweight waste mistake',
  relief:
    'better relief relieved easier lighter happier freer free peace peaceful calm calmer rest quiet silence silent still light comfort comforting soothing safer cheaper simpler kindness exhale',
  miss: 'miss notic notice care cry mourn griev grieve remember forget forgotten memory look search cried sad',
  farewell: 'goodbye goodby bye farewell sorry forgiv forgive apolog letter note envelope message letters',
  affairs:
    'password passwords insurance insur policy payout papers bills inheritance rehome rehom belongings guitar watch rings ring drawer will pension debts funds mortgage',
  future:
    'future tomorrow birthday christmas easter summer winter spring years year calendar decade forty fifty thirty monday friday sunday weekend month weeks',
  means:
    'pill pills tablet tablets rope noose gun rifle shotgun pistol knife razor blade blades meds medication bottle belt bleach gas bullet poison insulin cable beam vodka',
  place:
    'bridge roof rooftop platform train trains tracks river sea lake cliff balcony railing rail edge ledge window quarry harbor harbour overpass water ocean stairwell floor garage traffic truck lorry bus road highway wall tree pillar pier canal subway metro scaffold height barn',
  fall: 'jump jumping step fell falling fall drive drove driv swerv swerve steer lie walk walked drown crash hang sink sank throw threw leap let',
  harm: 'cut cutting hurt hurting bleed bleeding blood scar scars burn burned scratch marks wrist wrists thigh thighs arms sleeves harm selfharm slit stab carve carv punish starve starv bruis bruise choke chok beat hit',
  pain: 'pain painful hurts suffer suffering ache aching unbearable agony torture misery torment anguish despair',
  tired: 'tired exhaust weary worn drained fatigue tiredness sick fed',
  worthless:
    'worthless pointless meaningless useless hopeless empty hollow numb broken failure fail fraud disgust shame ashamed guilt guilty undeserv deserve deserv unlov unwant coward ruin ghost echo leftover shell',
  reason: 'reason point purpose meaning sense use worth why hope',
  illness:
    'cancer tumor tumour stroke aneurysm diagnosis terminal lump heart scan biopsy illness disease surgeon accident',
  fear: 'scared afraid fear terrified frightened worried unsafe safe danger',
  carry: 'carry cope bear stand handle endure face fight fighting hold holding continue keep kept',
  trapped: 'trapped cornered stuck exit option options resort solution answer tunnel door way',
  god: 'god lord angel angels maker pray prayed',
  find: 'find finds found discover body',
  violence:
    'rape raped raping assault assaulted abuse abused strangle strangled threaten threatened stalk stalking violent gun weapon punches punched grope groped touched forced locks attack attacked',
  work: 'job work boss office meeting project client company team shift contract deadline report email code sprint release customer budget review slides career role hire hired salary raise promotion department firm employer tickets ticket presentation standup demo audit invoice spreadsheet vendor supplier quarter quota sales reorg agency startup industry workshop interview calls call training course exam thesis certification schedule rota handover colleague resign resignation notice retire retirement commute profession hr task tender overtime payroll recruiter',
  trade:
    'patient ward clinic hospital pharmacy nurse doctor paramedic student pupil class caller helpline prevention awareness policy statistics fundraiser documentary course hospice firefighter police court lawyer notary vet residents',
  fiction:
    'film movie novel book episode character podcast season series story actor game hamlet romeo play poem documentary crime detective narrator hero song band fiction show',
  tech: 'server process laptop printer computer phone battery app build branch feature bug database script cron queue instance software tool excel wifi car engine machine plant plants system logo site font parser',
  leisure:
    'vacation holiday holidays weekend beach hike marathon gym yoga dinner lunch party cake coffee curry burger cabin trip travel flight tent mountains museum football choir garden kitchen recipe birthday wedding',
  joke: 'lol haha hahaha jk kidding joking lmao rofl meme laughing laughed funny laugh',
  good: 'glad grateful happy proud great lovely nice thankful excited joy relieved helped fun enjoyed wonderful love beautiful bliss',
  tonight: 'tonight today now soon tomorrow',
  give: 'gave give given giving hand handed handing donat donate sold sell selling pass passed lend lent mail mailed bequeath',
  possession:
    'guitar watch ring rings necklace book books records record bike tools knives knife coat boots plant plants console ps5 xbox laptop clothes furniture jewellery jewelry camera piano rod collection jacket sofa keys key closet stuff things belongings car truck van vinyl tv bicycle recipes tent',
  pet: 'dog dogs cat cats puppy kitten hen hens horse goat goats fish parrot rabbit budgie hamster bird birds',
  document:
    'deed deeds folder password passwords pin papers policy beneficiary account accounts certificate envelope binder spreadsheet list instructions will testament savings paperwork documents',
  burial:
    'funeral cremation cremat cremated ashes burial wake eulogy obituary casket grave flowers plaque memorial coffin hymn urn headstone gravestone ceremony',
  cancel:
    'cancel cancelled canceled renew renewed rebook booking booked unsubscribe unsubscribed closed close closing deleted delete wipe wiped resubscribe',
  appointment:
    'dentist appointment passport license licence subscription gym lease dental checkup diary planner netflix membership permit vaccine reservation',
  month:
    'january february march april june july august september october november december christmas easter diwali ramadan thanksgiving halloween eid',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday weekend wknd nth',
  settled:
    'decided decision settled sorted arranged handled ready calm calmer peace peaceful serene lighter certain sure chosen arrangements resolved',
  after: 'after afterward afterwards later until till before by',
  teach: 'taught teach teaching showed explain explained boiler taxes fuse',
  payout:
    'payout pay pays paid settlement insurance pension benefit benefits widow compensation lump fund funds money',
  cost: 'cost costs expensive drain mouth upkeep deadweight expense liability',
  height:
    'floor floors roof rooftop ledge balcony ladder window stairs stairwell terrace railing parapet cliff height heights storey level scaffold harness drop',
  wheel:
    'wheel seatbelt belt brake brakes curve bend oncoming lane barrier median guardrail tree lorry truck swerve',
  river: 'river lake sea ocean canal dam reservoir tide bridge pier harbor harbour weir quarry coast',
  dose: 'dose pack packet box bottle stash stockpile hoard hoarding saved saving counted counting count enough handful tablets pills meds prescription pharmacy',
  letter:
    'letter letters note notes card cards recording recorded video drafts draft wrote written write envelope voicemail',
  body: 'arm arms wrist wrists thigh thighs skin sleeves sleeve marks scar scars burns bruises bruise blood fists fist legs forearm neck throat',
  attempt:
    'attempt attempts attempted tried try trying failed survive survived surviving relapse relapsed relapsing clean urge urges',
  crisisline: 'hotline helpline lifeline samaritans 988 psych ward ideation er',
  clinical:
    'ideation si sui suicidality sectioned sectioning 5150 5150d 136 136d baker involuntary inpatient psych hold discharge discharged ligature antidote overdose intent means protective safety crisis stepdown',
  standing: 'stood standing sat sitting parked waited stayed stared staring looked looking hovering',
  nearly: 'nearly almost close tempted considered bottled chickened halfway hesitated',
  replace: 'replace replaced replacement remarry remarried stepdad stepmom substitute sub stepfather',
  search:
    'google googled googling searched search research researched researching quickest painless method methods ways',
  voice: 'voice voices whisper whispers whispering head tells telling',
  apology: 'sorry sorrys apologise apologize apologized apology forgive forgiven forgiveness blame fault',
  thanks: 'thank thanks thankful honour honor kind proud loved love',
  hug: 'hug hugged hugging kissed kiss kissing held',
  needless: 'need needs needed needing bother point use worth matter matters care',
  number: 'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred',
  knowing: 'know knows knew notice noticed realise realize understand wonder guess see',
  silence: 'quiet silence silent noise dark darkness stillness nothing nothingness black void',
  envy: 'envy envious envying jealous lucky',
  tidy: 'clean cleaned cleaning tidy tidied tidying labelled labeled sorted emptied wrapped packed',
  retire: 'retire retired retiring retirement pension leaving party cake speech farewell drinks',
  journey:
    'flight airport suitcase luggage hotel portugal cabin holiday vacation ticket trip passport camping kayak',
  product:
    'app account subscription login button update settings mode notification reminder streak refund plan invoice password email export download widget chart version crashes sync',
  health:
    'doctor physio flu fever stitches surgery dentist ankle knee back migraine antibiotics iron scan cough cold throat',
  home: 'house flat apartment landlord mortgage rent moving lease kitchen boiler garden lawn roofers',
  feast: 'wedding graduation birth newborn anniversary engagement shower baptism reunion party speech',
  food: 'lunch dinner breakfast soup pizza noodles cake coffee tea biryani curry toast bread pasta chocolate sandwich beer wine pie pies sauce',
  sport:
    'football gym running run marathon rugby match league team goal cricket climbing yoga bike cycling swim fishing',
  quitting: 'quit quitting smoking smoke sugar alcohol vaping diet',
  question: 'what how when where who which whats hows can could should does is',
  help: 'help call therapist doctor counselor hospital psychiatrist er',
  onward: 'headed bound beyond ahead side next journey destination crossing',
  release: 'excused released permission allowed mercy spared pardon discharged undo undone unburden rid',
  thread: 'thread tether anchor tie tied tying holding holds strings keeps rooted',
  switch: 'switch unplug unplugged plug button tab pressed press shut reset',
  unseen: 'invisible unnoticed ignored overlooked alone lonely loneliness isolated nobody',
  spell: 'days day week weeks fortnight month months hours hour minutes sleeps',
  season: 'spring summer autumn fall winter',
  inherit: 'gets goes belongs keep keepsake heirloom executor estate',
  stopped: 'stopped quit skipped ignored gave given lapse lapsed',
  count: 'counted counting measured numbers sums maths math ledger odds percent',
  rehearse:
    'practice practise practising rehearse rehearsing rehearsed imagine imagined picture pictured pretend pretending act acting',
  smell: 'smell found neighbor neighbors neighbour neighbours police ambulance landlord',
  weather:
    'rain raining rained snow snowing sun sunny wind windy storm fog frost heat hot cold freezing weather ice',
  chores:
    'laundry dishes vacuum vacuumed ironing groceries shopping hoover bins mop mopped fridge freezer oven washing dishwasher',
  aches:
    'knee knees feet foot hip shoulder shoulders back neck ankle elbow sore stiff headache migraine cramp cramps blister blisters sunburn physio',
  mild: 'grumpy cranky moody meh blah annoyed irritated frustrated stressed swamped busy bored boring nervous anxious awkward flat slow rough okay ok fine decent',
  money:
    'rent bill bills refund payday tax taxes loan budget overdraft bonus raise savings bank card euros dollars pounds',
  school:
    'school homework teacher nursery kindergarten college university lecture essay exam exams grades pta classroom semester',
  clothes: 'shoes boots shirt dress coat jacket socks uniform trousers jeans hat gloves apron',
  vehicle:
    'bus train car van truck bike tram taxi uber tire tyre engine petrol fuel traffic parking motorway',
  tools:
    'drill hammer saw ladder paint painted weld welding wrench screwdriver concrete pipe pipes wiring forklift pallet crane',
  resting: 'nap napped snooze couch sofa bath blanket pajamas lie lazy netflix binge',
  support: 'therapy therapist counselor counsellor gp doctor talked phoned rang called texted helped support',
  outdoors: 'walk walked park woods hike hiked swim swam run ran jog cycled garden beach',
  screen: 'screen zoom teams slack inbox emails laptop keyboard password login camera mute',
  applying:
    'apply applied application cv resume interview interviews recruiter offer cover linkedin probation',
  kitchen:
    'cook cooked cooking baked baking chopped onions rice stew roast grill fryer samosas lasagne pancakes',
  staff: 'crew staff rota roster understaffed cover covered callout agency temp shift shifts overtime double',
}
