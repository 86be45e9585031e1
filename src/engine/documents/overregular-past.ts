/** "I cutted and teached" → "I cut and taught", as learners of English form them. */
export function withIrregularPast(text: string): string {
  return text.replaceAll(OVERREGULAR, whole => {
    const past = PAST.get(whole.toLowerCase()) ?? whole
    return /^\p{Lu}/u.test(whole) ? `${past.charAt(0).toUpperCase()}${past.slice(1)}` : past
  })
}

/** "Costed a project" and "leaded windows" are words of their own. */
const PAST: ReadonlyMap<string, string> = new Map(
  'teached taught;cutted cut;buyed bought;catched caught;bringed brought;builded built;writed wrote;drived drove;selled sold;keeped kept;maked made;runned ran;growed grew;sended sent;payed paid;feeled felt;thinked thought;hitted hit;setted set;goed went;comed came;taked took;gived gave;getted got;speaked spoke;holded held;finded found;meeted met;losed lost;choosed chose;standed stood;winned won;breaked broke;leaved left;digged dug;feeded fed;swimmed swam;beginned began;understanded understood;telled told;drawed drew;knowed knew;throwed threw;flied flew;rided rode;shutted shut;sayed said;doed did;hurted hurt;bended bent'
    .split(';')
    .map((pair): [string, string] => {
      const [learned = '', past = ''] = pair.split(' ')
      return [learned, past]
    }),
)
const OVERREGULAR = new RegExp(`(?<![\\p{L}-])(?:${[...PAST.keys()].join('|')})(?![\\p{L}-])`, 'giu')
