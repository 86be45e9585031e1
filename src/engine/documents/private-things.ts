import { anyOf, raw } from '#engine/text/any-of.ts'

/** Whether a sentence tells of its writer's health, family, belief or birth, which no letter should. */
export function isPrivate(text: string): boolean {
  return OWN_LIFE.test(text) || (OWN_HEALTH.test(text) && !OF_OTHERS.test(text)) || LABELLED.test(text)
}

/** A point without the names of other people: "the principal, Fr. Jo Lal," → "the principal"; null where the name is what it tells of. */
export function withoutNames(point: string, writer: string): string | null {
  const told = point
    .replace(UNDER_NAME, '')
    .replaceAll(POST_THEN_NAME, '$1')
    .replaceAll(POST_AND_NAME, '$1')
    .replaceAll(WITH_NAME, '')
    .replaceAll(KIN_THEN_NAME, '$1')
    .replaceAll(/\s+(?=[,;.)]|$)/gu, '')
  const others = (told.match(TITLED_NAME) ?? []).filter(
    name => !writer.toLowerCase().includes(name.replace(/^\S+ /u, '').toLowerCase()),
  )
  return others.length > 0 || REFEREE.test(told) || KIN_BY_NAME.test(told) ? null : told
}

const GIVEN = raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
const TITLES =
  'Sgt|Maj|Capt|Lt|Col|Cpl|Governor|Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Fr|Sr|Sra|Rev|Herr|Frau|Mme|Monsieur|Cllr'
const TITLE = raw`(?:${TITLES}|Professor|Father|Sister|Brother|Sir|Lady|Madame|Chef)\.?`
const NAME = `(?:${TITLE} )?${GIVEN}(?: (?:van |de |von |Mac|Mc)?${GIVEN}){1,2}`
const POSTS = [
  'principal|headmaster|headmistress|head|professor|teacher|mentor|instructor|trainer',
  'director|manager|managing director|supervisor|boss|owner|employer|founder|chair|chief',
  'chef|head chef|matron|foreman|captain|team leader|dispatcher|editor',
  'physiotherapist|doctor|colleague|friend',
].join('|')
const NAMED = `(?:${TITLE} )?${GIVEN}(?: ${GIVEN}){0,2}`
/** "the principal, Fr. Jobin Areekkal," and "her supervisor (Glenda Roussin)" */
const POST_THEN_NAME = new RegExp(
  raw`\b((?:${POSTS}|${POSTS.replaceAll('|', 's|')}s))(?:, ${NAMED}(?=[,;.)]|$),?| \(${NAMED}\))`,
  'gu',
)
const UNDER_NAME = new RegExp(raw`^Under (?:(?:${POSTS}) )?${NAME},? (?=\p{Ll})`, 'u')
/** "of supervisor John Pickles" */
const POST_AND_NAME = new RegExp(raw`(?<=(?:^|\s))((?:${POSTS})) ${NAME}(?!\p{L})`, 'gu')
/** "together with Prof. Anna Kessler"; a firm has a word of its trade, so of bare names only those behind "together with" go. */
const WITH_NAME = new RegExp(
  anyOf([
    raw`,? (?:(?:together|jointly|along) with|alongside|with the help of) ${NAME}(?:(?= (?:in|on|at|for|by|from|since|each|every)\b)|(?=[,;.)]|$)),?`,
    raw`,? with ${TITLE} ${GIVEN}(?: ${GIVEN})?(?=[,;.)]|$),?`,
    raw`,? with ${GIVEN} ${GIVEN}(?= (?:each|every) \p{Lu}|$)`,
  ]),
  'gu',
)
const TITLED_NAME = new RegExp(raw`(?<![\p{L}.])(?:${TITLES})\.? ${GIVEN}`, 'gu')
const REFEREE = /^\W{0,8}(?:references?|referees?|contact|supervisor|manager|line manager)\s?[:–-] /iu

const KIN = anyOf([
  'mother|father|mum|mom|dad|parents|son|daughter|brother|sister|(?:brother|sister|mother|father)-in-law',
  'husband|wife|uncle|aunt|auntie|cousin|nephew|niece|grandmother|grandfather|grandma|grandpa',
])
/** "learned it off my daughter Kaylee" → "my daughter" */
const KIN_THEN_NAME = new RegExp(raw`\b([Mm]y ${KIN}),? (?:(?:Mama|Papa) )?${GIVEN}`, 'gu')
/** "sold by cousin Wladimir" */
const KIN_BY_NAME = new RegExp(
  raw`\b(?:[Uu]ncle|[Aa]unt|[Aa]untie|[Cc]ousin|[Mm]ama|[Pp]apa) \p{Lu}\p{Ll}`,
  'u',
)

const START = raw`^\W{0,8}`
const STATUS = anyOf([
  'married|divorced|widow(?:ed|er)?|separated|engaged|pregnant',
  'a? ?single(?: (?:mother|father|mum|mom|dad|parent))?',
  'a smoker|(?:non-?)?smoker',
  'anglican|catholic|muslim|christian|jewish|hindu|sikh|buddhist|protestant|orthodox',
  raw`(?:\d\d|\p{L}+-\p{L}+) years old`,
])
const RELATIVE = anyOf([
  'children|child|kids|son|daughter|sons|daughters|baby',
  'mother|father|parents?|husband|wife|family|grandmother|grandfather|relative',
])
const OWN_LIFE = new RegExp(
  anyOf([
    raw`${START}(?:i am |i['’]m |i was |currently |status: )?${STATUS}(?=[,;.]|$| (?:with|and|to|since|in|for|from|of)\b)`,
    raw`\bmy (?:marriage|divorce|wedding|ex-?(?:wife|husband)|husband|wife|partner|pregnancy)\b`,
    raw`\b(?:mother|father|parent|carer) of (?:one|two|three|four|five|six|\d)\b`,
    raw`${START}(?:i was )?(?:on )?(?:maternity|paternity|parental) leave\b`,
    raw`\b(?:raising|looking after|caring for|at home with|bringing up|nursing) (?:my|our|his|her|an? (?:sick|ill|elderly)) (?:own )?(?:\p{L}+ ){0,2}${RELATIVE}\b`,
    raw`\bmy (?:own )?${RELATIVE} (?:\p{Lu}\p{Ll}+ )?(?:is|was|are|became|got|fell) (?:very |seriously |now )?(?:ill|sick|dying|disabled|in hospital)\b`,
    raw`\bmove(?:d|s)? in with\b`,
    raw`${START}(?:i was )?born (?:in |on )?(?:\p{Lu}|\d)`,
    raw`${START}(?:twins|children|(?:two|three|four) (?:sons|daughters|kids|boys|girls)|raised (?:one|two|three|four|five|six|my)) (?:were |was )?(?:brought up|raised|born)\b`,
    raw`\bmy (?:own )?${RELATIVE} (?:was|were|is|are) (?:nursed|cared for|looked after|brought up)\b`,
    raw`\bfor family reasons\b`,
    raw`${START}(?:my )?(?:divorce|separation|miscarriage|pregnancy) (?:in|and|so|from|since)\b`,
    raw`\bsick with \p{L}+|\bmy (?:migraines?|allerg(?:y|ies)|asthma|diabetes|epilepsy|depression|anxiety)\b`,
    raw`${START}(?:(?:i|he|she|we) )?(?:fled|escaped|was deported|sought asylum|applied for asylum|came (?:with|as) (?:an? )?(?:asylum|refugee))\b`,
    raw`\bbecause of (?:my|his|her) (?:family|children|kids|pregnancy)\b`,
  ]),
  'iu',
)
const ILLNESS = anyOf([
  'depression|anxiety|burnout|breakdown|addiction|adhd|autism|dyslexia',
  'cancer|epilepsy|diabetes|asthma|covid|stroke|heart attack|miscarriage',
  'hernia|slipped disc|operation|surgery|illness|injury',
])
const CAUSE = anyOf([
  'depression|burnout|breakdown|illness|sickness|ill health|health (?:reasons|problems|issues)',
  'back (?:pain|problems?|injury|operation|surgery|trouble)|bad back|bad knees?|knees?|shoulder',
  'hip|wrist|hernia|slipped disc|operation|miscarriage|drinking|alcohol',
])
const OWN_BODY = anyOf([
  'depression|anxiety|illness|disability|recovery|diagnosis|therapy|burnout|nerves|back|knees?',
])
const OWN_HEALTH = new RegExp(
  anyOf([
    raw`\b(?:i|he|she) (?:had|have|has|suffer(?:ed|s)?|got|was diagnosed|am recovering|was treated|am treated|live with) (?:from |with |for )?(?:an? |the |my |from )?(?:\p{L}+ )?${ILLNESS}\b`,
    raw`\b(?:because of|due to|owing to|(?:after|following|with)(?= (?:my|his|her|own|an? \p{L}+)\b)) (?:my |his |her |an? |own )?(?:\p{L}+ )?${CAUSE}(?=[,;.)]|$| (?:in|since|until|from|for) )`,
    raw`\bfor health reasons\b`,
    raw`\b(?:sober|clean) since\b`,
    raw`\bin (?:rehab|recovery|therapy)\b(?=[,;.)]|$| (?:in|since|for|from) )`,
    raw`${START}diagnosed with (?:ptsd|adhd|depression|autism|asd|dyslexia|\p{L}+)\b`,
    raw`${START}lost (?:an?|one|two|my|his|her) (?:fingers?|eye|legs?|arm|hand|toes?|hearing|sight)\b`,
    raw`${START}fled \b`,
    raw`${START}my own \p{L}+ (?:operation|surgery|injury|illness)\b`,
    raw`${START}(?:disabled|registered disabled|in remission|sick leave|ill for|in hospital)\b`,
    raw`\bmy (?:own )?${OWN_BODY}\b(?! (?:to|office|yard))`,
  ]),
  'iu',
)
/** "Nursed patients after a hip operation" */
const OF_OTHERS =
  /\b(?:patients?|clients?|residents?|pupils?|students?|children|customers|members|people|men|women|users?|service users|families)\b(?!.*\bmy\b)/iu
const LABELS = anyOf([
  'date of birth|born|age|sex|gender|height|weight|health|nationality|religion',
  "marital status|father['’]s name|mother['’]s name|family|children",
  'hobbies|interests|referees?|references?|salary|notice period',
])
const LABELLED = new RegExp(raw`${START}${LABELS}\s?[:–-]`, 'iu')
