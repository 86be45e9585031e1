import { anyOf, raw } from '#engine/text/any-of.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { baseOf, isParticiple } from './verb-forms.ts'
import { isPlural, withThe } from './with-the.ts'

/** "52 km of bank were surveyed and 1,900 plants mapped by GPS" → "I surveyed 52 km of bank and mapped 1,900 plants by GPS". */
export function inActiveVoice(text: string, isCurrent: boolean): string {
  return text
    .split(/(?<=;) /u)
    .map(clause => activeClause(withOwnRelative(clause), isCurrent))
    .join(' ')
}

/** "Grants won by a colleague" is somebody else's deed; what somebody set up or wrote in their own job is theirs. */
export function activeDeed(what: string, participle: string, rest: string): string | null {
  if (!AUTHORED.has(participle) || HAS_OBJECT.test(rest) || OTHER_DOER.test(rest) || !THING.test(what))
    return null
  const second = / and (\p{Ll}{3,})(?=$|[,;])/u.exec(rest.startsWith(' and ') ? rest : '')?.[1] ?? ''
  const [particle = ''] = isDone(second) ? [` and ${pastOfParticiple(second)}`] : (PARTICLE.exec(rest) ?? [])
  const behind = isDone(second) ? rest.slice(` and ${second}`.length) : rest.slice(particle.length)
  return `I ${pastOfParticiple(participle)}${particle} ${thingOf(what)}${behind}`
}

function activeClause(clause: string, isCurrent: boolean): string {
  const found = PASSIVE.exec(clause)?.groups
  if (!found) return ownDoing(clause) ?? clause
  const { what = '', be = '', how = '', done = '', second = '', rest = '' } = found
  const isMine = BY_ME.test(rest)
  const told = rest.replace(BY_ME, '')
  if (!isMine && !DEEDS.has(done)) return clause
  const ownPart = isMine ? told.replace(AND_WAS, '') : told
  if (!isDone(done) || (second !== '' && !isDone(second)) || OTHER_DOER.test(ownPart) || !THING.test(what))
    return clause
  const verb = (participle: string) => finite(participle, be, isCurrent)
  const particle = second === '' ? (PARTICLE.exec(told)?.[0] ?? '') : ''
  const verbs = second === '' ? `${verb(done)}${particle}` : `${verb(done)} and ${verb(second)}`
  const behind = withSecondDeed(told.slice(particle.length), verb)
  const has = /^ha/u.test(be) ? 'have ' : ''
  return `I ${has}${how}${verbs} ${thingOf(what)}${behind.replace(/^ and (?=(?:is|are|was|were|has|have|had) )/u, ', which ')}`
}

/** "Steam box made by me from a stove" → "I made the steam box from a stove": no verb of being stands there. */
function ownDoing(clause: string): string | null {
  const found = DONE_BY_ME.exec(clause)?.groups
  const { what = '', done = '', rest = '' } = found ?? {}
  if (!found || !isDone(done) || !THING.test(what)) return null
  const isMany = what.includes(' and ') || isPlural(what)
  return `I ${pastOfParticiple(done)} ${thingOf(what)}${rest.replace(AND_DONE_TO, `, which ${isMany ? 'were' : 'was'} $1 `)}`
}

/** " and 1,900 plants mapped by GPS" → " and mapped 1,900 plants by GPS" */
function withSecondDeed(behind: string, verb: (participle: string) => string): string {
  const start = /^[^,;:]{0,60}? and (?=\S+ \S)/u.exec(behind)?.[0]
  if (start === undefined) return behind
  const words = behind
    .slice(start.length)
    .split(' ')
    .filter(word => !/^(?:was|were)$/u.test(word))
  const at = words
    .slice(0, MAX_THING_WORDS)
    .findIndex((word, place) => place > 0 && isDone(word.replace(/[,;]$/u, '')))
  const thing = words.slice(0, at).join(' ')
  const next = words[at + 1] ?? ''
  if (at < 1 || !THING.test(thing) || /[,;](?!\d)/u.test(thing) || !(next === '' || AFTER_DONE.test(next)))
    return behind
  const done = words[at] ?? ''
  const mark = /[,;]$/u.exec(done)?.[0] ?? ''
  return [
    `${start}${verb(done.replace(/[,;]$/u, ''))} ${thingOf(thing)}${mark}`,
    ...words.slice(at + 1),
  ].join(' ')
}

/** "after a routine was written by me" → "after I wrote a routine"; "which was introduced by me" → "which I introduced". */
function withOwnRelative(clause: string): string {
  return clause
    .replace(AFTER_DONE_BY_ME, (whole, link: string, what: string, done: string) =>
      isDone(done) ? `${link} I ${pastOfParticiple(done)} ${what}` : whole,
    )
    .replace(WHICH_BY_ME, (whole, link: string, done: string) =>
      isDone(done) ? `${link} I ${pastOfParticiple(done)}` : whole,
    )
}

function finite(participle: string, be: string, isCurrent: boolean): string {
  if (/^ha/u.test(be)) return participle
  const past = pastOfParticiple(participle)
  return isCurrent && /^(?:is|are)$/u.test(be) ? (baseOfPast(past) ?? past) : past
}

function baseOfPast(past: string): string | null {
  if (BASE_OF_PAST.has(past)) return BASE_OF_PAST.get(past) ?? null
  const stem = past.replace(/ed$/u, '')
  if (stem === past) return null
  const bases = [stem.replace(/i$/u, 'y'), `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')]
  return bases.find(base => baseOf(base) === base) ?? null
}

function isDone(word: string): boolean {
  return DEEDS.has(word) || isParticiple(word)
}

function thingOf(what: string): string {
  return lowercaseFirst(withThe(what))
}

export function pastOfParticiple(participle: string): string {
  return PAST_OF_PARTICIPLE.get(participle) ?? participle
}

const PAST_OF_PARTICIPLE = new Map(
  'flown flew;ridden rode;written wrote;rewritten rewrote;driven drove;drawn drew;redrawn redrew;taken took;given gave;grown grew;done did;chosen chose;overseen oversaw;undertaken undertook;run ran;begun began;sewn sewed;mown mowed;woven wove;thrown threw;shown showed;spoken spoke;overcome overcame;sung sang;beaten beat;broken broke'
    .split(';')
    .map((pair): [string, string] => {
      const [participle = '', past = ''] = pair.split(' ')
      return [participle, past]
    }),
)
const BASE_OF_PAST = new Map(
  'wrote write;drove drive;taught teach;built build;ran run;kept keep;oversaw oversee;made make;held hold;led lead;sold sell'
    .split(';')
    .map((pair): [string, string] => {
      const [past = '', base = ''] = pair.split(' ')
      return [past, base]
    }),
)
const DEEDS: ReadonlySet<string> = new Set(
  'handled recovered issued delivered completed prepared taught trained saved won raised built rebuilt served sold installed repaired fitted replaced processed inspected written rewritten planned organised organized reorganised reorganized managed driven tested treated answered assessed made painted assembled cooked baked supported supervised mentored coached reviewed audited photographed translated designed redesigned digitised digitized catalogued negotiated investigated interviewed analysed analyzed rewired edited filmed recorded surveyed mapped developed introduced created launched set removed reduced cut shortened halved doubled automated migrated moved carried drawn redrawn updated implemented established founded started begun collected counted tagged monitored documented drafted validated calibrated programmed optimised optimized improved restored renovated planted recruited hired evaluated researched presented produced published revised coordinated co-ordinated led run overseen undertaken arranged programmed converted modelled measured applied'.split(
    ' ',
  ),
)
/** Told without a verb of being, only these are surely the writer's own. */
const AUTHORED: ReadonlySet<string> = new Set(
  'led held run won written rewritten made built rebuilt designed redesigned created introduced developed founded planned organised organized reorganised reorganized drafted set drawn collected raised mapped surveyed trained taught supervised launched negotiated translated recruited mentored coached'.split(
    ' ',
  ),
)
/** In "Ana supervised four interns" the verb is no participle. */
const HAS_OBJECT =
  /^ (?:\d|the|an?|our|my|their|his|her|one|two|three|four|five|six|seven|eight|nine|ten|all|new)\b/u
/** A thing that can be done, and no clause of its own. */
const THING =
  /^(?!(?:it|this|that|these|those|they|we|he|she|there|which|who|what|all|both|none|some|most|many|nobody|everyone|i|you|my team|our team)\b)(?!.*\b(?:which|that|who|when|while|after|before|because|i|we|they|was|were|is|are|has|have)\b)\p{L}|^[\d$£€]/iu
const NO_DOER = anyOf([
  raw`(?:me|myself|half|about|over|almost|nearly|more|one|two|three|four|five)\b`,
  raw`(?:hand|phone|tram|bus|bike|car|post|email|e-mail|the end|the deadline)\b`,
  raw`a (?:third|quarter|fifth|half|tenth)\b|an? \p{L}+ of\b`,
  raw`\d|[$£€]|[\p{L}-]+ing\b|\p{Lu}{2,}`,
])
const OTHER_DOER = new RegExp(raw`\bby (?!${NO_DOER})`, 'u')
/** "… by me and was accepted by the assessors" */
const AND_WAS = /(?<=^[^,;]{0,40}) and (?:was|were|has been|have been) .*$/u
const BY_ME = / by (?:me|myself|the undersigned|the writer|the author)(?= |[,;.:]|$)/u
const DONE_BY_ME =
  /^(?<what>[^,;:.]{3,60}) (?<done>\p{Ll}{3,20}) by (?:me|myself|the undersigned)(?<rest>(?:[ ,;.:].*)?)$/u
/** "… and handed to the accountant" */
const AND_DONE_TO = /^ and (\p{Ll}+ed|sent|given|taken|sold|brought) (?=(?:to|over|into|out|on|in|by) )/u
const PARTICLE = /^ (?:up|out|over|off|down)(?= |$)/u
const PASSIVE = new RegExp(
  [
    raw`^(?<what>[\p{L}\d$£€](?:[^,;:()]|,(?=\d)){1,70}?(?: \([^)]{1,30}\))?) `,
    raw`(?<be>was|were|is|are|has been|have been) (?<how>(?:[\p{L}]+ly|also|then|now) )?`,
    raw`(?<done>[\p{Ll}-]{3,20})(?: and (?<second>[\p{Ll}-]{3,20})`,
    '(?= by| in| for| at| to| with| on| within| from| each| every| daily|$))?',
    '(?<rest>(?:[ ,;.:].*)?)$',
  ].join(''),
  'u',
)
const MAX_THING_WORDS = 6
const AFTER_DONE =
  /^(?:in|on|at|with|by|for|to|from|within|without|through|using|during|before|after|ahead|daily|weekly|every|each|per)$/u
const AFTER_DONE_BY_ME =
  /\b(after|when|once|because|since|as|before|until) ((?:an?|the|our|my|new|two|three|all) [^,;:]{1,60}?) (?:was|were|had been) (\p{Ll}{3,20}) by (?:me|myself|the undersigned)\b/u
const WHICH_BY_ME = /\b(which|that) (?:was|were|had been) (\p{Ll}{3,20}) by (?:me|myself|the undersigned)\b/u
