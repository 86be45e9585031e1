/** Words that mean about the same, as stems: what the model has learned of one it knows of all. */
const CLASSES: Record<string, string> = {
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
  help: 'help call therapist doctor counselor hospital psychiatrist er',
}

const CLASSES_OF = new Map<string, string[]>()
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(' ')) {
    for (const form of new Set([word, stem(word)]))
      if (!CLASSES_OF.get(form)?.includes(name)) CLASSES_OF.set(form, [...(CLASSES_OF.get(form) ?? []), name])
  }

/** The meanings of a word; none for most words. */
export function meaningsOf(word: string): readonly string[] {
  return CLASSES_OF.get(word) ?? CLASSES_OF.get(stem(word)) ?? []
}

/** A word without its commonest endings. */
export function stem(word: string): string {
  if (word.length < 5) return word
  const cut = word.replace(/(?:ing|ed|es|s|ly)$/, '')
  return cut.length < 3 ? word : cut.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '')
}
