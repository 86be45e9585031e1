import { END } from './phrase-parts.ts'

/** Up to so many words or figures between two parts of a phrase. */
function any(words: number): string {
  return `(?:[a-z0-9]+ ){0,${words}}`
}

const RUSHES_AT = '(?:train|trains|bus|truck|lorry|barrier|crash barrier|guardrail|oncoming|traffic(?! jam))'
const MANY =
  '(?:every|all|twenty|thirty|forty|fifty|sixty|eighty|a hundred|dozens of|so many|too many|[0-9]{2,3})'
const DAY = '(?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|another birthday)'
const WHO = '(?:boy|girl|son|daughter|kids|children|dog|cat|wife|husband|mum|mom|mother|dad|brother|sister)'

/** Wording that people use in place of the common one, by what it means. */
export const EVERYDAY: readonly string[] = [
  // A means, and oneself in its way.
  `(?:step|stepping|stepped|jump|jumping|walk|walking|swerve|swerving|drive|driving|run|running) (?:in front of|into|under) (?:[a-z0-9|]+ ){0,5}${RUSHES_AT}`,
  `(?:take|took|taken|taking|swallow|swallowed|swallowing|drink|drank) ${any(1)}${MANY} (?:of )?(?:the |my )?(?:pill|pills|tablet|tablets|meds|sleeping pills|painkillers)`,
  `(?:drank|drink|drinking|swallowed) (?:the )?(?:bleach|antifreeze|drain cleaner|rat poison)`,
  `(?:slit|slitting|cut|cutting) my (?:own )?throat`,
  `(?:rope|noose|belt) (?:was|is|were) ${any(1)}(?:up|ready|tied|around|hanging)`,
  `(?:gun|pistol|pills|blade|knife) (?:in|on) the (?:drawer|table|shelf) ${any(2)}i keep (?:looking|thinking|going back)`,
  `(?:only|just) the (?:note|letter) (?:is|was) (?:missing|left)`,
  `(?:let|letting|allow|allowing) myself (?:to )?(?:live|stay alive|grow old)`,
  `(?:how much|how many) ${any(4)}(?:fatal|lethal|deadly|enough to die)`,
  `(?:collecting|saving|hoarding|stockpiling) (?:up )?my (?:sleeping )?(?:tablets|pills|meds)`,
  `urges? to cut(?! (?:costs|corners|back|down|the|my hair|ties))`,
  `(?:written|wrote|writing) (?:the |my )?(?:letters|goodbyes) (?:to|for) my (?:kids|children|wife|husband|parents|family|mum|mom)`,
  // Death, in other words.
  '(?:six feet under|in my (?:own )?grave|in a coffin|(?:me|myself) in the ground)',
  '(?:check|checking|checked|opt|opting) out of (?:life|living|this life)',
  `(?:wish|wished) (?:that )?i (?:had|would have) died`,
  `(?:pray|prayed|praying) (?:that )?i would (?:die|not wake)`,
  `of ending things [|] and i dont mean`,
  `(?:disappointed|sorry|annoyed) (?:that )?i (?:opened my eyes|woke)`,
  `(?:dad|father|mum|mom|mother|brother|sister|uncle) did it ${any(6)}(?:understand|get) (?:him|her)`,
  'off this ride',
  `(?:wont|will not|never|dont think i will) (?:see|live to see) ${DAY}${END}`,
  `(?:go to sleep|fall asleep|lie down|sleep) ${any(2)}and (?:not|never) ${any(2)}(?:get up|wake|open)`,
  `(?:stopped|stop|no longer|not|never) (?:being |be )?(?:afraid|scared|frightened) of (?:dying|death)`,
  `no version of (?:this|it|my life) where i (?:make it|survive|live|am alive)`,
  `(?:wish|wished|want|hope) (?:that )?(?:someone|somebody|anyone|i could|they|it) ${any(2)}(?:switch|turn|shut) (?:me|myself) off`,
  `(?:find|finds|found|have|get) something that (?:takes|kills|ends) me`,
  `(?:wouldnt|would not|wont) fight it if`,
  // Absence as a relief.
  `relief (?:it would be )?(?:to|if i could) (?:not|no longer) be (?:anything|here|anyone|around|me)`,
  `(?:quiet|silent|dark|peaceful|over) forever${END}`,
  `being gone (?:sounds|would|feels|seems)`,
  `(?:simpler|easier|better|lighter|calmer) ${any(4)}(?:i am|im|once i am|when i am) out of (?:it|the way|their lives|the picture)`,
  `(?:get|gets|got) over me (?:quicker|quickly|faster|fast|soon|in no time|sooner)`,
  `if i (?:just )?(?:vanished|disappeared|dropped off|fell off) ${any(6)}(?:tonight|tomorrow|only|nobody|no one|sad|notice|notices|earth|care)`,
  `what (?:is|s) the use of me`,
  `(?:carry|deal with|put up with|look after) me (?:any longer|any more|anymore)`,
  `(?:nothing|not much|so little) of me left`,
  `wont be a (?:problem|burden|bother|worry) ${any(3)}(?:after|soon|any|much|from)`,
  `life insurance ${any(8)}worth (?:something|more)`,
  `(?:gone|dead|died) and (?:i )?(?:feel|felt|am) (?:jealous|envious)`,
  `(?:mother|father|mum|mom|dad|wife|husband|partner) who (?:isnt|is not|wasnt) me`,
  `would (?:anybody|anyone|somebody|someone) ${any(1)}come looking`,
  // A farewell, and things put in order.
  `giving my things (?:to|away)`,
  `(?:wont|will not|never) hear from me (?:again|anymore|any more)`,
  `(?:look after|take care of|be good to) my ${WHO} (?:if|when) i (?:cant|am not|dont|am gone|no longer)`,
  `(?:when|once) i am (?:not here|no longer here|not around) (?:anymore|any more)`,
  `(?:wont|never) come back from my (?:lunch )?(?:walk|break|drive|run)`,
  `no more tomorrows`,
  `wont need (?:this|my) body`,
  // A place or a way that keeps coming back.
  `(?:think|thinking|thought) about the (?:river|bridge|tracks|roof|rope|pills|sea|water) (?:a lot|all the time|every|again|constantly)`,
  `(?:bridge|platform|roof|tracks|balcony|river) ${any(8)}(?:thought|thinking|think|look|looks|looking) ${any(3)}(?:how (?:simple|easy|quick|fast)|like an answer|like the answer)`,
  `(?:an |the )?(?:easy|only|quick) way out and i (?:keep )?think`,
  // Held by one thread.
  `(?:only|just) (?:still )?(?:here|alive|around) because (?:of|i)`,
  `(?:dont|do not|no longer) want to be (?:rescued|saved|found)`,
  `(?:cant|dont|do not) (?:picture|see|imagine) myself (?:at [a-z0-9]+|in any of|being|next)`,
  `everything in me says stop`,
]
