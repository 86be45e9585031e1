import { gap } from './phrase-parts.ts'

const PERSON =
  '(?:he|she|they|friend|friends|brother|sister|mother|mum|mom|father|dad|son|daughter|wife|husband|partner|boyfriend|girlfriend|colleague|coworker|co worker|boss|manager|roommate|flatmate|cousin|neighbor|neighbour|student|pupil|patient|kid|child|someone|somebody)'

/** Somebody else in danger, somebody who harms, or the wish to harm somebody. */
export const OTHERS: readonly string[] = [
  `${PERSON} (?:(?:is|was|has been|keeps|says|said|told me|who|that|he|she|they|really) )*(?:wants|want|wanted|tried|going|threatened|attempted|trying) (?:to )?(?:kill (?:himself|herself|themselves|themself)|die|end (?:his|her|their) life|suicide)`,
  '(?:kill|killing|killed|hang|hanging|hurt|hurting|harm|harming|cut|cutting|shoot|shooting|strangle|strangling|drown|drowning|poison|poisoning|gas|gassing|burning|unalive) (?:himself|herself|themselves|themself)',
  `${PERSON} (?:says|said) (?:that )?(?:he|she|they) (?:wants|want) to die`,
  'better off without (?:him|her|them)',
  '(?:goodbye|farewell) (?:message|text)',
  `${PERSON} (?:hits|hit|beats|beat|choked|chokes|kicked|kicks|punched|punches|slapped|slaps|strangled|raped|abuses|abused) me(?! (?:up|to|with|at|for|in|as))`,
  '(?:is|was|been|keeps) (?:physically |sexually )?(?:abusing|beating|hitting|hurting|raping|assaulting) me',
  'threatened to (?:kill|hurt|shoot|stab) (?:me|us)',
  '(?:boss|manager|colleague|coworker|he|she|supervisor) (?:touched|groped|grabbed) me',
  '(?:i was|got|been) (?:raped|sexually assaulted|molested|groped)',
  '(?:i was|got|been) (?:assaulted|attacked|beaten)(?! by (?:emails?|the|questions))',
  '(?:afraid|scared|frightened|terrified) of my (?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|ex)',
  'not safe (?:at home|here|with (?:him|her)|in my)',
  '(?:want|going|could|might|thoughts) (?:to |of )?(?:kill|killing|hurt|hurting|shoot|stab|stabbing|murder) (?:my |him|her|them|someone|somebody|people|everyone)(?:[a-z]+)?(?! (?:haha|lol|alarm))',
  '(?:stalking|stalks|following) me',
  `${PERSON} (?:has )?(?:overdosed|hanged himself|hanged herself|slit (?:his|her) wrists)`,
  '(?:scared|afraid|terrified|frightened) (?:of (?:him|her)|to go home|to be home|for my life)',
  `(?:uncle|stepfather|stepdad|father|dad|brother|cousin|teacher|priest|coach|${PERSON.slice(3)} touched me`,
  '(?:locks|locked) me (?:in|up)(?! the)',
  '(?:pushed|pushes|threw|throws|dragged|drags|shoved) me (?:down|against|to the|into|across|by)',
  `${PERSON} (?:threatens|threatened|threatening) (?:me|us|to (?:kill|hurt|beat))`,
  'forced (?:himself|herself|themselves) on me',
  `(?:scared|afraid|terrified|frightened) ${gap(4)}(?:will|would|is going to|might) kill me`,
  '(?:stabbing|shooting|killing|hurting|strangling|attacking) (?:my (?:boss|manager|supervisor|colleague|coworker|husband|wife|neighbor|neighbour|team)|him|her|them|people|everyone|somebody|someone)',
  '(?:cutting|cuts|cut|burning) (?:his|her|their) (?:arms?|wrists?|legs?|thighs?)',
  `${PERSON} (?:says|said|told me|texted|wrote) ${gap(2)}(?:he|she|they) (?:cant go on|cant do this|has pills|wants out|wants to end)`,
  `${PERSON} (?:posted|says|said|told me|texted|wrote|mentioned) ${gap(4)}(?:suicide|end everything|end it)`,
  `(?:he|she) (?:said|says|swore|told me) ${gap(5)}(?:he|she) (?:will|would|is going to) kill me`,
  `(?:scared|afraid|terrified|frightened) of what (?:my )?[a-z]+ (?:might|may|could|will) do to (?:himself|herself|themselves)`,
  `(?:asks|asking|asked|begs|begging) me (?:[a-z]+ ){0,3}to help (?:him|her|them) (?:die|end it|finish (?:himself|herself|it))`,
  `(?:he|she|they) (?:will|would|is going to) be dead by`,
  `by the time (?:[a-z]+ ){1,6}(?:he|she|they|hed|shed|theyd) (?:would |will )?be dead`,
  `(?:take|taking|end|ending) (?:his|her|their) (?:own )?(?:life|lives)`,
  `${PERSON} (?:[a-z]+ ){0,3}(?:drank|took|swallowed|taken) (?:something|poison|pills|tablets) to die`,
  `${PERSON} (?:texted|wrote|sent|said) goodbye and (?:does not|doesnt|wont|didnt) (?:pick up|answer|reply|respond)`,
]
