/**
 * Passwords that stand at the top of every published list of leaked ones (order of SecLists' 10k-most-common), in their
 * plain form: a number or sign behind them, a doubled word and letters in disguise are found by `weak-password.ts`.
 * Shorter than the eight characters we ask for where people make them longer with a number.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password passw0rd pa55word passwort wordpass drowssap passwords passport changeme letmein welcome iloveyou trustno1 admin
administrator login master access secret hello monkey dragon shadow sunshine princess football baseball superman batman
starwars whatever computer internet michael jennifer jessica charlie michelle daniel joshua jordan hunter thomas robert
andrew ashley amanda nicole matthew anthony william richard justin samantha joseph george freedom mustang harley ranger
buster tigger soccer hockey killer pepper maggie ginger silver dallas yankees orange thunder heather hammer summer
corvette taylor austin merlin golfer cheese martin chelsea patrick diamond yellow bigdog sparky cowboy camaro matrix
falcon bailey guitar jackson purple scooter phoenix morgan tigers porsche mickey maverick cookie nascar peanut money
steelers snoopy boomer iceman smokey gateway dakota cowboys eagles chicken zxcvbn please andrea ferrari knight hardcore
melissa compaq coffee booboo johnny bulldog player ncc1701 wizard scooby charles junior brandy tennis banana monster
spider lakers miller rabbit enter mercedes brandon steven fender yamaha diablo chris boston tiger marine chicago rangers
gandalf winter barney edward raiders badboy spanky bigdaddy johnson chester london midnight fishing hannah slayer rachel
redsox thx1138 marlboro panther arsenal oliver mother victoria jasper angel david winner crystal golden butthead viking
shannon murphy angels prince cameron madison wilson carlos hooters willie startrek captain maddog jasmine butter angela
lauren rocket tiffany theman dennis liverpoo liverpool flower forever jackie muffin turtle sophie danielle redskins
toyota jason sierra winston debbie giants packers newyork jeremy casper sandra lovers mountain united cooper driver
tucker helpme pookie lucky maxwell gators jaguar monica happy hotdog gemini lover canada nathan victor florida nicholas
rosebud metallic doctor trouble success stupid tomcat warrior peaches apples magic buddy dolphins rainbow gunner freddy
alexis braves cocacola xavier dolphin testing bond007 member calvin voodoo samson apollo tester walter beavis voyager
bonnie rush2112 scorpio jonathan skippy sydney travis beaver jackass flyers rebecca scorpion doggie legend yankee blazer
runner birdie parker topgun heaven viper animal bigboy arthur private godzilla donald williams lifehack phantom august
sammy platinum bronco copper garfield willow little carter albert kitten jordan23 eagle shelby america jessie broncos
surfer nissan saturn airborne elephant marvin action adidas kevin explorer walker police christin christine christina
christian december benjamin therock online brooklyn teresa cricket sharon dexter racing gregory redwings dreams michigan
magnum nothing donkey trinity digital stella cartman guinness speedy buffalo kitty einstein nelson nirvana vampire
playboy louise pumpkin snowball sucker mexico beatles fantasy gibson celtic marcus cherry cassie natasha sniper chance
genesis hotrod reddog alexande alexander alexandra alexandr college jester lasvegas carmen slipknot kimberly eclipse
stanley samuel drummer montana music spencer jimmy carolina colorado creative rocky goober friday bollocks scotty
bubbles hawaii fluffy stephen horses thumper darkness pamela boobies buddha vanessa sandman naughty douglas honda shorty
beach loveme simple poohbear badass destiny sarah denise vikings lizard melanie sabrina nintendo howard november october
september january february thursday saturday wednesday leather young extreme vincent lacrosse hotmail spooky amateur
alaska badger paradise maryjane crazy mozart video russell spitfire anderson norman cherokee cougar barbara family
enigma allison raider brazil blonde school marshall lovely jeffrey caroline franklin molly snickers leslie courtney
diesel eminem westside suzuki daddy passion hummer ladies zachary frankie elvis reggie simpson patricia pirate tommy
semperfi jupiter redrum freeuser stinky ducati paris natalie babygirl bishop windows spirit pantera monday patches
brutus houston smooth penguin marley forest flash maximus bobby bradley vision pokemon champion fireman indian softball
picard system clinton cobra enjoy claire claudia boogie timothy marines security wildcats dancer veronica ironman
wolverin wolverine remember freepass bigred justice francis hobbes kermit pearljam mercury domino denver brooke rascal
hitman mistress simon friend peekaboo budlight electric stargate saints brittany bigman zombie swimming scotland disney
rooster brenda mookie swordfis swordfish candy duncan olivia hunting blink182 alicia samsung virginia general liberty
arizona jesus newport skipper rolltide christ weasel wombat digger classic bulldogs accord popcorn turkey jenny amber
bunny mouse titanic dreamer everton friends chevelle carrie gabriel psycho nemesis burton pontiac connor roland mitchell
ireland lincoln arnold spiderma spiderman patriots goblue devils eugene empire cardinal shaggy froggy kawasaki kodiak
people kramer chopper honey whynot baxter snake airplane britney avalon sandy sugar sublime stewart wildcat raven
scarface elizabet elizabeth trucks wolfpack lawrence raymond redhead american alyssa bambam woody snowman raptor
stingray shooter france madmax kristen sports jerry garcia simpsons lights looking chronic alison hahaha packard hendrix
perfect service spring srinivas spike katie oscar brother bigmac single cannon georgia popeye tattoo texas party bullet
taurus sailor wolves panthers japan strike flowers pussycat loverboy berlin sticky marina tarheels fisher russia connie
wolfgang mature catch22 trooper hawkeye dodgers pakistan machine pyramid vegeta katana moose tinker coyote infinity
inside pepsi control hercules morris james tickle outlaw browns billybob pickle michele antonio pavilion caesar prelude
tanner adrian darkside bowling wutang sunset robbie alabama danger zeppelin rusty darkstar madonna bigone casino cheryl
integra wrangler apache tweety bobafett simone business sterling trevor transam dustin harvey england seattle harry
openup pandora trucker wallace indigo storm malibu review babydoll doggy dilbert pegasus joker catfish flipper valerie
herman detroit kenneth cheyenne bruins stacey smoke marino xfiles wonder stinger pizza pretty stealth manutd gracie
gundam cessna longhorn presario mnbvcxz wicked victory shelly awesome athena holiday knicks street redneck casey gizmo
scully devildog triumph eddie bluebird shotgun peewee ronnie daisy special metallica madman country impala lennon roscoe
omega access14 enterpri enterprise miranda search smitty blizzard unicorn ronald harrison trigger danny winnie beauty
thailand cadillac castle tyler bobcat sunny stones freddie loveyou norton hellfire indiana panzer lonewolf trumpet
colors blaster fireball logan precious aaron elaine jungle atlanta corona curtis nikki polaris timber theone baller
chipper orlando island skyline dragons benson goldie engineer pencil basketba basketball hornet world linda barbie
farmer valentin valentina valentine indians larry redman foobar travel morpheus bernie target hotstuff photos laura
savage holly turbo design newton hottie lestat avatar future goforit random cancer smiley goldberg express zipper
wrinkle1 babylon powers consumer dudley serenity samurai skeeter lindsay chocolat chocolate christia birthday stephani
stephanie maxima sampson buckeye highland kristin seminole reaper nugget lucifer airforce watson warlock philip always
chrissy burger missy maddie holmes huskers piglet joanne hamilton dodger paladin christy chubby buckeyes hamlet bigfoot
sunday manson goldfish garden deftones icecream blondie spartan julie harold charger brandi stormy sherry pleasure
juventus rodney galaxy holland escort planet jerome wesley peace cavalier gambit karen sidney ripper jamie sister marie
martha aardvark nadine minnie whiskey plastic savannah racecar insane mememe hansolo chiefs salmon concrete yvonne
shamrock atlantis warren julian mariah rommel harris predator sylvia massive mister marathon rubber trunks desire
montreal justme faster kathleen irish bertha alpine diamonds tristan swinger stallion pitbull roberto april palmer
audrey shirley bluesky sundance renegade hollywoo hollywood bernard wolfman soldier picture pierre goddess manager
nikita titans niners bubble ibanez webster sweetpea stocking tornado lindsey content bruce aragorn griffin campbell
trojan christop christopher newman wayne rockstar father geronimo pascal crimson brooks hector penny google camera
chandler greenday brendan hiphop snapper funtime trombone cotton cookies kaiser mulder westham latino ravens aurora
drizzt madness energy sophia stefan rocker freeman french mongoose henry hungry catdog ghost randy tottenha tottenham
curious butterfl butterfly mission singer sherman shark techno lancer autumn chichi orion trixie clifford delta bomber
holden spunky liquid beagle granny network millie beetle teacher susan toronto anakin genius karate snakes bangkok
callie pacific daytona kelsey infantry skywalke skywalker foster felix sailing raistlin vanhalen herbert jacob blackie
tarzan strider sherlock dietcoke ultimate sprite artist python ninja misty sweetie superfly drpepper potter darren
hobbit violet phillip maurice gloria nolimit mylove biscuit yahoo shasta smoker smile pebbles philly tintin marlin
cactus emerald pirates colleen tazman tanker patton toshiba richie alberto graham dillon emily tomtom marion fossil
flight racerx musicman warcraft window blade sheila microsoft microsof quality kennedy morrison teddy joanna andreas
keeper western isabelle isabella subaru thuglife martina maniac tracey clayton spyder memphis regina logitech million
sesame poison terry hamster ferret florence maiden velvet buttons bingo sharks miami lucas kansas muscle monroe whitney
bluemoon leonard basket bianca stardust jumper margaret archie charlott charlotte history milton waterloo office preston
trains murray vertigo swallow standard parrot luther nicolas surfing pioneer masters auburn hannibal frontier panama
buffy brianna baggins groovy global turner spanking lobster collins hilton japanese markus mikey jersey capital sasha
sadie vader lester marcel banshee grendel gilbert hidden iloveu michel buffett bryan kristina molson wookie sprint
thanks jericho grace mirage stuart showtime squirrel pentium mario anime gator twister connect neptune bruno engine
shogun roger annie russian sabine leonardo germany giant tequila megan fighter garrett dominic obiwan makaveli vacation
walnut ladybug cantona columbia napoleon dusty kissme motorola skater robinson valley dagger penguins rescue griffey
8j4ye3uz californ california portland queen xanadu tacoma mason safety palace italia stevie picasso tempest ricardo
roberts foxtrot nimrod overlord stranger shaolin sooners socrates peanuts maxine rogers donnie africa national kenny
monique intrepid jasmin pickles potato darwin kingdom weezer romeo gerard puppy monika suzanne temple laurie megadeth
support today oakland chucky bridge chargers discover condor night butler hoover sunrise sinner megapass martini
grateful abigail esther mushroom janice jamaica wright timmy roxanne tractor cristina hongkong helena attack satan666
dixie dublin kingkong katrina penelope thompson anything battle grizzly passat porter tracy defiant knickers monitor
wisdom brownie hudson playing playtime lightnin lightning melvin atomic cosmos knights bentley slapshot lewis frosty
gillian mallard deanna titleist angelo aussie golfing elliott werewolf vipers janine serena shelley thegame legion
rebels fernando gerald double onelove loulou blackcat tacobell manuel method river ludwig derrick kittycat isabel
pikachu thankyou celeste celtics frances frogger scoobydo sabbath coltrane willis jackal silvia gopher lonestar newpass
brasil element beefcake personal anubis backup gorilla painter lowrider punkrock traffic daniela nancy wendy theresa
amazon dodgeram malcolm boots spidey poker miguel archer tricky crusader weather syracuse speaker meridian amadeus
falcons dorothy kenwood keyboard blackman shazam shalom jimbob richmond roller carson garbage sandiego magnus cooldude
clover mobile payton plumber topper mariners rebel harmony caliente celica fletcher german diana oxford osiris punkin
porsche9 tuesday breeze bossman kangaroo billie judith astros scruffy donna davis hearts kathy jammer springer rhonda
ricky goodtime freckles flyboy doodle nebraska kicker webmaster webmaste vulcan iverson blueeyes stoner farside rugby
director hershey hermes monopoly birdman blessed blackjac blackjack southern peterpan lawyer melinda fingers bohica
stories sentinel phoebe jesse guardian candyman scarlet pancho munchkin billyboy student sword skiing sergio rootbeer
assassin cassidy frederic fitness giovanni scarlett durango postal achilles dylan kisses warriors imagine plymouth
topdog asterix bridget sithlord sommer theking juliet avenger backdoor goodbye chevrole chevrolet faith lorraine trance
cosworth eternity kingpin verbatim incubus zaphod shiloh station maynard mighty aliens running printer aggies deadhead
pineappl pineapple rockets ashton formula forrest rosemary oracle porkchop clancy nellie mystic inferno blackdog pauline
flames scream lonely valhalla unreal cynthia herbie engage solomon pistol melody flying santiago scottie oakley portugal
beverly zorro writer sebastia sebastian tobias members trojans hurrican hurricane 1x2zkg8w tomato atlantic account
homerun hyperion skittles hastings sailboat oilers conrad church damian immortal pilot peters lexmark maryland cheers
possum columbus cutter muppet beautiful stolen sonic jethro rockon bonjour escape spartans camelot fusion myself hustler
pinkfloy pinkfloyd patriot lespaul annette hammers catalina finish formula1 sausage orioles colombia natural exotic
iguana bella strong pearl lancelot angelica magelan racer ramona british button eileen skinny rockhard filter freaks
sakura pacman dalton newlife klingon watcher walleye sinatra starship starbuck starbucks poncho catherin catherine
candle firefly goblin scotch huskies eleven kentucky kitkat israel beckham bicycle yourmom studio splash reality caitlin
focus sapphire mailman clark hopper excalibu excalibur imperial phillips golfball carlton camille front242 macdaddy
dannyboy bennett leader martinez aquarius barkley hayden prodigy clarence noodle vortex beatrice siemens phillies
research carolyn doughboy dracula madrid lollipop utopia conner nevada werner summit marco marilyn babies panda puppies
triton command ernest momoney iforgot wolfie hamburg oregon cutlass brothers mothers walrus xtreme simba rookie angie
sanchez maestro bender rightnow reagan greatone randall napster weaver wildfire isaiah belinda select snuggles technics
albion fashion santana powell credit darling mystery bowser bottle brucelee bikini theodore julius richards amelia
central punisher username vanilla twisted bryant veritas lifetime mayhem redbull gremlin rupert rovers lorenzo trident
abnormal davidson deskjet cuddles bristol milano jarhead bigbird starfish john316 michaela market caligula madden
railroad cthulhu bradford military swedish anarchy franco tyrone vegas airbus delete monkeys jazzman labrador justdoit
meatball defender desert demon english kahuna wildman sirius static mechanic robotech hailey sanders salsero quantum
rachael tsunami universe cruise nguyen newpass6 hellyeah vernon striker spectrum mellow cancun cartoon oranges oklahoma
coleman denali noodles warthog evelyn kathryn keystone yzerman theboss tolkien megaman handsome hal9000 gringo corrado
clapton deborah vivian bethany seeker somethin something pillow lighter guiness gymnast godsmack clemson clipper nobody
elliot kingston miriam yosemite tommyboy marianne gretzky happyday scratch orchid manchest manchester quincy
unbelievable aberdeen dawson nathalie boxing supersta superstar senior barber goliath hardrock children scrappy tracker
active commando cyclone sinclair jeanette groucho cheetah firefox magnolia typhoon tundra kenworth village skydive
peugeot legolas redalert 4runner carrera dollars quattro cloud9 homemade whisper vermont philips temptress ripken
havefun gretchen celebrity ragnarok trinidad cruiser buzzard kingfish warlord blackhaw blackhawk journey meatloaf
marlene area51 bananas paradox queens aikido hoosier eeyore revenge animated banker gordon24 fortune deadman homepage
whocares jamesbon jamesbond sweden pinhead amsterda amsterdam science luckydog public cypress edwards experience bigbear
software piccolo thirteen leopard legacy jensen justine rasputin anfield greenbay feather scanner exodus subway snapple
sneakers poodle junebug ronaldo roadkill beaches doitnow madeline tyson daphne boxster brighton emmanuel emerson wagner
bigmoney stereo balance cabbage canadian adriana coolman crawford mirror intruder zenith tango pisces krystal barcelon
barcelona chainsaw chickens downtown magicman coconut contact clevelan cleveland designer builder budweise budweiser
hotshot horizon strange sparks jeremiah alliance halflife grandma cecilia saratoga positive darrell bonita beastie
sunnyday starfire tiberius flounder dragoon majestic sparkle angelina goodluck treasure absolutely custom cyclops
stevens qazwsx qazwsxed qazwsxedc 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t qweasdzxc
1qaz2wsx3edc qwe123 asd123 zxc123 abc123 a1b2c3d4 aa123456 abcd1234 1234abcd a123456789 g00dpass waywell burnout
`
    .trim()
    .split(/\s+/),
)
