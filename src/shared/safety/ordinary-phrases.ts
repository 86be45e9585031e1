import { END, gap, NO_THING_BEFORE } from './phrase-parts.ts'

/** What an ordinary bad day says too: it counts unless the message is plainly about work, a place or a joke. */
export const VEILED_UNLESS_ORDINARY: readonly string[] = [
  `cant (?:do|take|stand|bear) (?:this|it|life)(?: all)?(?: anymore| any longer)?${END}`,
  `${NO_THING_BEFORE}cant go on(?: like this)?(?: anymore| any longer)?${END}`,
  `dont want to be here(?: anymore)?${END}`,
  `why am i (?:still |even )?here${END}`,
  `goodbye (?:everyone|everybody|all|world)`,
  `want to (?:disappear|vanish)${END}`,
  `(?:dont|not|never|cant|wouldnt|no reason to|why) ${gap(3)}be here(?: anymore| any longer)?${END}`,
]

/** Taken out before anything is looked for: idioms, titles, trade words, and what somebody says is not so. */
export const HARMLESS: readonly string[] = [
  'goodbye (?:everyone|everybody|all|team) [|] see you',
  '(?:gave|giving) away my (?:old|spare|second) [a-z]+',
  'ran out of hope that (?:the|this|our)',
  '(?:career|commercial|political|social|professional|brand|financial) suicide',
  'suicide (?:prevention|awareness|squad|squeeze|hotline|helpline|rate|rates|risk assessment|training|statistics|fundraiser)',
  'physician suicide',
  'virgin suicides?',
  'ask about suicide',
  '(?:kill|killing|killed) myself (?:laughing|at the gym|to (?:meet|finish|get|make|please|keep)|over (?:this|that|the)|for (?:this|that|the|a) (?:job|company|deadline|project|client|promotion))',
  '(?:not|never|wasnt|isnt|arent|not feeling|never felt|never been) (?:actively )?suicidal',
  '(?:dont|do not|didnt|never) (?:actually )?(?:want|wanted) to (?:die|kill myself|hurt myself|end my life)(?: or)?',
  '(?:would|will|could|d) never (?:hurt|harm|kill|cut) myself',
  '(?:no|not any|without|never had|not having) (?:thoughts|plans|urges|intention|intent) (?:of|to|about) (?:self harm|suicide|hurt myself|hurting myself|dying|die|harming myself)',
  '(?:no|not|without) (?:self harm|suicidal (?:thoughts|ideation))',
  'to die for',
  '(?:battery|phone|laptop|server|plant|plants|car|merger|project|app|wifi|router|engine|motion|idea|feature|conversation) (?:doesnt |does not |will |wont |might |to |is |has |had |just )*(?:die|dies|dying|died|dead)',
  'shot myself in the foot',
  'patient overdosed',
  'rather (?:die|be dead)(?: in a ditch)? than (?:do|eat|use|watch|attend|present|sing|sit|see|wear|call|talk|speak|hear|drink|cook|clean|ask|fill)',
  '(?:cut|cutting|hurt|burned|burnt|burn|scratched|hit|injured|stabbed) (?:at )?myself (?:some slack|off|shaving|out|on (?:a|the|my)|with (?:a|the)|at (?:football|work|the|training|rugby|practice|basketball|tennis)|playing|running|lifting|cooking|in the (?:kitchen|gym|garden|workshop)|while|badly at|a coffee|a slice)',
  'burning myself out',
  'starving (?:to death|myself of sleep)',
  '(?:work|working|worked) myself to death',
  '(?:bored|boring|sick|scared|frightened|freezing|starving|worried|working) (?:me )?to death',
  '(?:feel|feeling|look|looked|felt) like death(?: warmed up)?',
  '(?:waste|day|week|year|time|lunch|story|part|rest|love|biggest [a-z]+|best [a-z]+|worst [a-z]+) of my life',
  '(?:work|social|love|family|private|battery|shelf|sex|real|campus|city|student|half) li(?:fe|ves)(?: balance)?',
  'life (?:insurance|balance|cycle|hack|hacks|coach|jacket|sciences?|saver|lessons?)',
  'living (?:room|the dream|wage|costs?|on coffee|document|with my|with two)',
  'cost of living',
  '(?:make|earn|for) a living',
  'cant live without (?:coffee|my|the|it|music|chocolate|tea)',
  'when i am gone (?:[a-z]+ ){0,2}(?:covers?|covering|handles?|takes over)',
  'no (?:reason|point) (?:to|in) (?:go|going|keep|keeping) (?:to|that|this|the|a|it)',
  'end of life',
  'live and let die',
  'do or die',
  '(?:like|love|hate) to (?:die|end) (?:on|at) (?:that|this) (?:hill|boss)',
  'sudden death',
  'jump(?:ed|ing)? (?:off|on|in|into|from) (?:the |a |that )?(?:call|meeting|zoom|line|chat|new|role|project|bandwagon)',
  'overdosed? (?:of|on) (?:coffee|caffeine|sugar|chocolate|cake|candy|meetings|emails?|slides|news|screens?|spreadsheets|vitamins?)',
  'take my life (?:back|into my|in my)',
  'took my life (?:back|into my)',
  '(?<!(?:scared|afraid|terrified|frightened) (?:[a-z]+ ){0,3})(?:boss|manager|mum|mom|mother|wife|husband|dad|partner|team|client|he|she|they) (?:would|will|is going to|are going to|s going to) (?:kill|murder) me',
  '(?:beat|beats|hit|hits) me (?:at|to|up|with|in|by)',
  '(?:kill|murder|strangle|shoot) (?:the|that|this|our|my) (?:printer|laptop|computer|alarm|ticket|system|server|process|build|feature|project|bug)[a-z]*',
]

/** Words of an ordinary day: with one of them, what may also be said of a meeting or an office is taken so. */
export const ORDINARY: readonly string[] = [
  '(?:office|meeting|meetings|company|contract|job|commute|client|city|shift|vacation|holiday|leave|work from home|home now|karaoke|erp|weather|freezing|empty|last day at|drinks|colleague|team)',
  '(?:haha|hahaha|lol|lmao|kidding|joking|laughed|jk)',
]
