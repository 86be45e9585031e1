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
    .replaceAll(/\s+(?=[,;.)]|$)/gu, '')
  const others = (told.match(TITLED_NAME) ?? []).filter(
    name => !writer.toLowerCase().includes(name.replace(/^\S+ /u, '').toLowerCase()),
  )
  return others.length > 0 || REFEREE.test(told) ? null : told
}

const GIVEN = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?'
const TITLE =
  '(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Fr|Father|Sr|Sra|Sister|Brother|Rev|Sir|Lady|Herr|Frau|Mme|Madame|Monsieur|Chef|Cllr)\\.?'
const NAME = `(?:${TITLE} )?${GIVEN}(?: (?:van |de |von |Mac|Mc)?${GIVEN}){1,2}`
const POST =
  'principal|headmaster|headmistress|head|director|manager|managing director|supervisor|boss|owner|chef|head chef|matron|foreman|professor|teacher|mentor|colleague|captain|chief|chair|founder|editor|physiotherapist|doctor|team leader|instructor|employer|trainer|dispatcher|friend'
/** "the principal, Fr. Jobin Areekkal," and "her supervisor (Glenda Roussin)" */
const POST_THEN_NAME = new RegExp(
  `\\b((?:${POST}|${POST.replaceAll('|', 's|')}s))(?:, (?:${TITLE} )?${GIVEN}(?: ${GIVEN}){0,2}(?=[,;.)]|$),?| \\((?:${TITLE} )?${GIVEN}(?: ${GIVEN}){0,2}\\))`,
  'gu',
)
const UNDER_NAME = new RegExp(`^Under (?:(?:${POST}) )?${NAME},? (?=\\p{Ll})`, 'u')
/** "of supervisor John Pickles" */
const POST_AND_NAME = new RegExp(`(?<=(?:^|\\s))((?:${POST})) ${NAME}(?!\\p{L})`, 'gu')
/** "together with Prof. Anna Kessler"; a firm has a word of its trade, so of bare names only those behind "together with" go. */
const WITH_NAME = new RegExp(
  `,? (?:(?:together|jointly|along) with|alongside|with the help of) ${NAME}(?:(?= (?:in|on|at|for|by|from|since|each|every)\\b)|(?=[,;.)]|$)),?|,? with ${TITLE} ${GIVEN}(?: ${GIVEN})?(?=[,;.)]|$),?|,? with ${GIVEN} ${GIVEN}(?= (?:each|every) \\p{Lu}|$)`,
  'gu',
)
const TITLED_NAME = new RegExp(
  `(?<![\\p{L}.])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Fr|Sr|Sra|Rev|Herr|Frau|Mme|Monsieur|Cllr)\\.? ${GIVEN}`,
  'gu',
)
const REFEREE = /^\W{0,8}(?:references?|referees?|contact|supervisor|manager|line manager)\s?[:–-] /iu
const OWN_LIFE =
  /^\W{0,8}(?:i am |i['’]m |i was |currently |status: )?(?:married|divorced|widow(?:ed|er)?|separated|engaged|pregnant|a? ?single(?: (?:mother|father|mum|mom|dad|parent))?|a smoker|(?:non-?)?smoker|anglican|catholic|muslim|christian|jewish|hindu|sikh|buddhist|protestant|orthodox|(?:\d\d|\p{L}+-\p{L}+) years old)(?=[,;.]|$| (?:with|and|to|since|in|for|from|of)\b)|\bmy (?:marriage|divorce|wedding|ex-?(?:wife|husband)|husband|wife|partner|pregnancy)\b|\b(?:mother|father|parent|carer) of (?:one|two|three|four|five|six|\d)\b|^\W{0,8}(?:i was )?(?:on )?(?:maternity|paternity|parental) leave\b|\b(?:raising|looking after|caring for|at home with|bringing up|nursing) (?:my|our|his|her|an? (?:sick|ill|elderly)) (?:own )?(?:\p{L}+ ){0,2}(?:children|child|kids|son|daughter|sons|daughters|mother|father|parents?|husband|wife|family|grandmother|grandfather|baby|relative)\b|\bmove(?:d|s)? in with\b|\bfor family reasons\b|\bbecause of (?:my|his|her) (?:family|children|kids|pregnancy)\b/iu
const OWN_HEALTH =
  /\b(?:i|he|she) (?:had|have|has|suffer(?:ed|s)?|got|was diagnosed|am recovering|was treated|am treated|live with) (?:from |with |for )?(?:an? |the |my |from )?(?:\p{L}+ )?(?:depression|anxiety|burnout|cancer|epilepsy|diabetes|dyslexia|adhd|autism|asthma|hernia|slipped disc|stroke|heart attack|operation|surgery|breakdown|covid|illness|injury|miscarriage|addiction)\b|\b(?:because of|due to|owing to|(?:after|following|with)(?= (?:my|his|her|own|an? \p{L}+)\b)) (?:my |his |her |an? |own )?(?:\p{L}+ )?(?:depression|burnout|illness|sickness|back (?:pain|problems?|injury|operation|surgery|trouble)|bad back|bad knees?|knees?|shoulder|hip|wrist|hernia|slipped disc|operation|breakdown|health (?:reasons|problems|issues)|ill health|miscarriage|drinking|alcohol)(?=[,;.)]|$| (?:in|since|until|from|for) )|\bfor health reasons\b|\b(?:sober|clean) since\b|\bin (?:rehab|recovery|therapy)\b(?=[,;.)]|$| (?:in|since|for|from) )|^\W{0,8}(?:diagnosed with (?:ptsd|adhd|depression|autism|asd|dyslexia|\p{L}+)|lost (?:an?|one|two|my|his|her) (?:fingers?|eye|legs?|arm|hand|toes?|hearing|sight)|fled |my own \p{L}+ (?:operation|surgery|injury|illness)|disabled|registered disabled|in remission|sick leave|ill for|in hospital)\b|\bmy (?:own )?(?:depression|anxiety|illness|disability|recovery|diagnosis|therapy|back|knees?|burnout|nerves)\b(?! (?:to|office|yard))/iu
/** "Nursed patients after a hip operation" */
const OF_OTHERS =
  /\b(?:patients?|clients?|residents?|pupils?|students?|children|customers|members|people|men|women|users?|service users|families)\b(?!.*\bmy\b)/iu
const LABELLED =
  /^\W{0,8}(?:date of birth|born|marital status|nationality|religion|father['’]s name|mother['’]s name|height|weight|health|age|sex|gender|family|children|hobbies|interests|referees?|references?|salary|notice period)\s?[:–-]/iu
